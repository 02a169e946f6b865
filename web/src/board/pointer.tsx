// Rings around what is spoken of: areas of the drawing, or the spots of a recommended answer.
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { moving } from "../core/settings";

interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 5;
const ABOVE = 12; // between the window's edge and what is brought into view

function found(root: HTMLElement, areas: readonly string[]): Element[] {
  return areas.flatMap((area) => [
    ...root.querySelectorAll(`[data-area~="${CSS.escape(area)}"], [data-anchor="${CSS.escape(area)}"]`),
  ]);
}

/** The part of the window that neither a sentence above nor one below covers. */
function open(root: HTMLElement): { top: number; bottom: number } {
  const status = root.querySelector(".status")?.getBoundingClientRect();
  if (!status) return { top: 0, bottom: innerHeight };
  const below = getComputedStyle(root.querySelector(".status") as Element).bottom === "0px";
  return below ? { top: 0, bottom: innerHeight - status.height } : { top: status.height, bottom: innerHeight };
}

/** Bring what is pointed at into the open part of the window: all of it if there is room, else what comes first. */
function show(root: HTMLElement, wanted: readonly (readonly Element[])[]): void {
  const room = open(root);
  const spans = wanted
    .filter((targets) => targets.length)
    .map((targets) => {
      const boxes = targets.map((target) => target.getBoundingClientRect());
      return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
    });
  const high = room.bottom - room.top;
  const span = spans.find(({ top, bottom }) => bottom - top <= high) ?? spans[0];
  if (!span || (span.top >= room.top && span.bottom <= room.bottom)) return;
  const spare = Math.max(ABOVE, (high - (span.bottom - span.top)) / 2);
  scrollBy({ top: span.top - room.top - spare, behavior: moving() ? "smooth" : "instant" });
}

/** Bring an answer into sight inside its list, without moving the page. */
function within(choice: Element): void {
  const list = choice.closest(".choices");
  if (!list) return;
  const box = choice.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollBy({ left: box.left - frame.left - ABOVE, top: box.top - frame.top - ABOVE, behavior: "instant" });
}

/** Where to look, drawn over the table; `picture` changes when the table is drawn anew. */
export function Pointer(props: {
  root: RefObject<HTMLElement | null>;
  areas: readonly string[];
  picture: unknown;
}): JSX.Element {
  const { root, areas, picture } = props;
  const [rings, setRings] = useState<Ring[]>([]);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const measure = (): void => {
      const origin = node.getBoundingClientRect();
      setRings(
        found(node, areas).map((target) => {
          const box = target.getBoundingClientRect();
          return {
            left: box.left - origin.left - MARGIN,
            top: box.top - origin.top - MARGIN,
            width: box.width + 2 * MARGIN,
            height: box.height + 2 * MARGIN,
          };
        }),
      );
    };
    const look = (): void => {
      measure();
      const advised = [...node.querySelectorAll(".middle .advised")];
      const areasFound = found(node, areas);
      const inHand = advised.filter((target) => target.closest(".hand"));
      for (const choice of node.querySelectorAll(".choice.advised")) within(choice);
      show(node, [[...areasFound, ...advised], inHand, advised.slice(0, 1), areasFound.slice(0, 1)]);
    };
    const soon = requestAnimationFrame(look); // when every spot is drawn with the new advice
    const watching = new ResizeObserver(measure);
    watching.observe(node);
    return () => {
      cancelAnimationFrame(soon);
      watching.disconnect();
    };
  }, [picture, areas.join(" ")]);
  return (
    <div class="pointer" aria-hidden="true">
      {rings.map((ring, i) => (
        <span
          key={i}
          style={{
            left: `${ring.left}px`,
            top: `${ring.top}px`,
            width: `${ring.width}px`,
            height: `${ring.height}px`,
          }}
        />
      ))}
    </div>
  );
}
