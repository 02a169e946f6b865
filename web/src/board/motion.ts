// Pieces slide from where they were to where they are: the difference of two pictures, no rules.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { moving } from "../core/settings";

interface Spotted {
  left: number;
  top: number;
}

const SLIDE = 380;
const NEAR = 3;

/**
 * Animate every `[data-piece]` inside the element whenever it is drawn anew.
 * A piece that was there before slides from its old place; a new one comes from the element whose
 * `data-anchor` is named in its `data-from`, or fades in.
 */
export function useMotion(root: RefObject<HTMLElement | null>, picture: unknown): void {
  const before = useRef<Map<string, Spotted> | null>(null);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const origin = node.getBoundingClientRect();
    const spotted = (piece: Element): Spotted => {
      const box = piece.getBoundingClientRect();
      return { left: box.left + box.width / 2 - origin.left, top: box.top + box.height / 2 - origin.top };
    };
    const after = new Map<string, Spotted>();
    const pieces = [...node.querySelectorAll<SVGElement | HTMLElement>("[data-piece]")];
    for (const piece of pieces) after.set(piece.dataset["piece"] ?? "", spotted(piece));
    const old = before.current;
    before.current = after;
    if (!old || !moving()) return;
    for (const piece of pieces) {
      const id = piece.dataset["piece"] ?? "";
      const now = after.get(id);
      const anchor = piece.dataset["from"];
      const start = old.get(id) ?? (anchor ? anchored(node, anchor, spotted) : null);
      if (!now) continue;
      if (start) slide(piece, start, now, !old.has(id));
      else if (!old.has(id)) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLIDE });
    }
  }, [picture]);
}

function anchored(node: Element, name: string, spotted: (piece: Element) => Spotted): Spotted | null {
  const found = node.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
  return found ? spotted(found) : null;
}

function slide(piece: SVGElement | HTMLElement, from: Spotted, to: Spotted, fresh: boolean): void {
  const scale = screenScale(piece);
  const x = (from.left - to.left) / scale;
  const y = (from.top - to.top) / scale;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  piece.animate(
    [
      { translate: `${x}px ${y}px`, opacity: fresh ? 0.4 : 1 },
      { translate: "0px 0px", opacity: 1 },
    ],
    { duration: SLIDE, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
}

/** How many pixels of the screen one unit of the piece's own space takes. */
function screenScale(piece: SVGElement | HTMLElement): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = piece.ownerSVGElement?.getScreenCTM();
  return matrix ? matrix.a : 1;
}
