// A light on what a lesson speaks of: areas of the drawing and the spots of the recommended answer; the rest is dimmed.
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether this is where to point, and not only where to look. */
  act: boolean;
}

const MARGIN = 5;
/** A target that shows less of itself than this is not in sight. */
const ENOUGH = 5;
/** So much of a target must be in sight for a finger to hit it. */
const FINGER = 36;

function areasIn(root: HTMLElement, areas: readonly string[]): Element[] {
  return areas.flatMap((area) => [
    ...root.querySelectorAll(`[data-area~="${CSS.escape(area)}"], [data-anchor="${CSS.escape(area)}"]`),
  ]);
}

/** Where to point, the nearest to the hand first. */
function advisedIn(root: HTMLElement): Element[] {
  const found = [...root.querySelectorAll(".advised")];
  const near = (target: Element): number => (target.closest(".status, .answer-sheet, .hand") ? 0 : 1);
  return found.sort((a, b) => near(a) - near(b));
}

/** What of a drawn spot is the thing itself: tags and ghosts around it are not. */
function bodyOf(target: Element): Element {
  return target instanceof SVGElement ? (target.querySelector(".plate, .c-glow, .b-halo, .v-halo") ?? target) : target;
}

/** The part of a target that can be seen: inside the window, and inside the pane or list that holds it. */
function inSight(target: Element): DOMRect | null {
  let { left, top, right, bottom } = target.getBoundingClientRect();
  if (target.closest(".pane-tabs, [hidden]")) return null;
  for (let around = target.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  right = Math.min(right, innerWidth);
  bottom = Math.min(bottom, innerHeight);
  const [width, height] = [right - Math.max(0, left), bottom - Math.max(0, top)];
  if (width < ENOUGH || height < ENOUGH) return null;
  return new DOMRect(Math.max(0, left), Math.max(0, top), width, height);
}

function ringsOf(root: HTMLElement, areas: readonly string[]): Ring[] {
  const origin = root.getBoundingClientRect();
  const ring = (target: Element, act: boolean): Ring[] => {
    const box = inSight(target);
    if (!box) return [];
    const left = Math.max(2, box.left - origin.left - MARGIN);
    const top = Math.max(2, box.top - origin.top - MARGIN);
    const right = Math.min(origin.width - 2, box.right - origin.left + MARGIN);
    const bottom = Math.min(origin.height - 2, box.bottom - origin.top + MARGIN);
    return [{ left, top, width: right - left, height: bottom - top, act }];
  };
  const acts = advisedIn(root).flatMap((target) => ring(bodyOf(target), true));
  return acts.length ? acts : areasIn(root, areas).flatMap((target) => ring(target, false));
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
    let touched = false; // whoever looks around by themselves is left alone
    const touch = (): void => {
      touched = true;
    };
    let last = "";
    let next = 0;
    const follow = (): void => {
      if (!touched) bring(node, areas);
      const found = ringsOf(node, areas);
      const said = JSON.stringify(found);
      if (said !== last) setRings(found); // pieces fly, windows are turned: the light goes with its thing
      last = said;
      next = requestAnimationFrame(follow);
    };
    next = requestAnimationFrame(follow); // when every spot is drawn with the new advice
    node.addEventListener("pointerdown", touch, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(next);
      node.removeEventListener("pointerdown", touch, { capture: true });
    };
  }, [picture, areas.join(" ")]);
  return (
    <svg class="spotlight" aria-hidden="true">
      {rings.length > 0 && (
        <>
          <mask id="spotlight">
            <rect class="around" width="100%" height="100%" />
            {rings.map((ring, i) => (
              <rect key={i} class="hole" x={ring.left} y={ring.top} width={ring.width} height={ring.height} rx={10} />
            ))}
          </mask>
          <rect class="dimmed" width="100%" height="100%" mask="url(#spotlight)" />
        </>
      )}
      {rings.map((ring, i) => (
        <rect
          key={i}
          class={ring.act ? "act" : "look"}
          x={ring.left}
          y={ring.top}
          width={ring.width}
          height={ring.height}
          rx={10}
        />
      ))}
    </svg>
  );
}

/** Turn a pane or scroll a list until the first thing to point at, or else to look at, can be seen. */
function bring(root: HTMLElement, areas: readonly string[]): void {
  const target = advisedIn(root)[0] ?? areasIn(root, areas)[0];
  if (!target) return;
  const box = target.getBoundingClientRect();
  const seen = inSight(target);
  const enough = target.closest(".hand") ? Infinity : FINGER; // a card is read before it is played
  const width = Math.min(box.width - 1, enough);
  const height = Math.min(box.height - 1, enough);
  const whole = seen && seen.width >= width && seen.height >= height;
  if (whole) return;
  const pane = target.closest<HTMLElement>("[data-pane]");
  const panes = pane?.closest<HTMLElement>(".panes");
  if (pane && panes && panes.scrollWidth > panes.clientWidth + 1) panes.scrollLeft = pane.offsetLeft - panes.offsetLeft;
  target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}
