// Where a note lies: beside what it speaks of, inside the window, and off everything that must stay in sight.

const GAP = 8;
const KEPT_FREE = ".status, .hand, .mine";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Lay a fixed box above, below, left or right of another: where it covers least of what must be seen. */
export function lay(node: HTMLElement, over: DOMRect): void {
  const { width, height } = node.getBoundingClientRect();
  const inside = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
  const across = inside(over.left + over.width / 2 - width / 2, width, innerWidth);
  const along = inside(over.top + over.height / 2 - height / 2, height, innerHeight);
  const kept = [...document.querySelectorAll(KEPT_FREE)].map((part) => part.getBoundingClientRect());
  const free = Math.min(innerHeight, ...kept.map((box) => box.top).filter((top) => top > innerHeight / 3));
  const places = [
    { left: across, top: over.top - height - GAP },
    { left: across, top: over.bottom + GAP },
    { left: over.right + GAP, top: along },
    { left: over.left - width - GAP, top: along },
    { left: across, top: free - height - GAP },
  ];
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    const out = left < 0 || top < 0 || box.right > innerWidth || box.bottom > innerHeight ? 1e9 : 0;
    return out + 10 * shared(box, over) + kept.reduce((sum, part) => sum + shared(box, part), 0);
  };
  const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
  node.style.left = `${inside(best.left, width, innerWidth)}px`;
  node.style.top = `${inside(best.top, height, innerHeight)}px`;
}
