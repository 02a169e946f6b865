// The board in a window of its own: two fingers draw it nearer, one moves it about; keys do the same.
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const LEAST = 1;
const MOST = 4;
const STEP = 1.25;

const zoom = signal(1);

/** Draw the board nearer or push it away; 0 puts it back. */
export function zoomBy(way: 1 | 0 | -1): void {
  zoom.value = way ? within(zoom.value * STEP ** way) : 1;
}

function within(wanted: number): number {
  return Math.min(MOST, Math.max(LEAST, wanted));
}

interface Pinch {
  apart: number;
  zoom: number;
}

function apart([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

export function Zoom({ scrolls, children }: { scrolls: boolean; children: ComponentChildren }): JSX.Element {
  const pane = useRef<HTMLDivElement>(null);
  const pinch = useRef<Pinch | null>(null);
  /** The point between the fingers, which stays where it is. */
  const middle = useRef<{ x: number; y: number } | null>(null);
  const drawn = useRef(zoom.value);
  useEffect(() => {
    const node = pane.current;
    if (!node) return;
    const start = (event: TouchEvent): void => {
      pinch.current = event.touches.length === 2 ? { apart: apart(event.touches), zoom: zoom.value } : null;
    };
    const move = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!pinch.current || !one || !other) return;
      event.preventDefault();
      middle.current = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      zoom.value = within((pinch.current.zoom * apart(event.touches)) / Math.max(1, pinch.current.apart));
    };
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchmove", move, { passive: false });
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchmove", move);
    };
  }, []);
  useLayoutEffect(() => {
    const node = pane.current;
    if (!node) return;
    const box = node.getBoundingClientRect();
    const nearer = zoom.value / drawn.current;
    drawn.current = zoom.value;
    node.style.setProperty("--zoom", String(zoom.value));
    if (nearer === 1) return;
    const at = middle.current ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    node.scrollLeft += (node.scrollLeft + at.x - box.left) * (nearer - 1);
    node.scrollTop += (node.scrollTop + at.y - box.top) * (nearer - 1);
    middle.current = null;
  }, [zoom.value]);
  return (
    <div
      ref={pane}
      tabIndex={scrolls || zoom.value > 1 ? 0 : undefined}
      class={`pane ${zoom.value > 1 ? "near" : ""} ${scrolls ? "scrolls" : ""}`}
      data-zoom={zoom.value}
    >
      <div class="pane-inside">{children}</div>
    </div>
  );
}
