// Pieces slide from where they were to where they are: the difference of two pictures, no rules.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { moving } from "../core/settings";

type Piece = SVGElement | HTMLElement;

/** Where something lies on its board: in the board's own units, whatever the page around it does. */
interface Lie {
  board: Element;
  /** How the board is laid out: in another window it is another drawing, in which nothing has moved. */
  frame: string;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

/** A piece that has moved, or is new: how far it has come, in its own units and on the screen, and both ends there. */
interface Slide extends Point {
  piece: Piece;
  fresh: boolean;
  way: Point;
  from: Point | null;
  to: DOMRect;
}

/** A slide under way: whose, where to, and how far it was away at the start, on the screen. */
interface Flight {
  animation: Animation;
  piece: Piece;
  to: Lie;
  way: Point;
}

export interface Moved {
  from: Point | null;
  to: DOMRect;
}

export const SLIDE = 380;
const NEAR = 3;
/** More than these at once is a new picture, not a move. */
const MOST = 60;

/**
 * Animate every `[data-piece]` inside the element whenever it is drawn anew.
 * A piece that was there before slides from its old place; a new one comes from the element whose
 * `data-anchor` is named in its `data-from`, or fades in. A slide under way runs to its end, unless its
 * piece has to go elsewhere: then it goes there from where it is seen. `told` hears what has moved.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  picture: unknown,
  told: (moved: readonly Moved[]) => void = () => undefined,
): void {
  const before = useRef<Map<string, Lie> | null>(null);
  const running = useRef(new Map<string, Flight>());
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const aloft = adrift(running.current);
    const old = before.current;
    const pieces = [...node.querySelectorAll<Piece>("[data-piece]")];
    const rulers = new Map<Element, Ruler>();
    const after = new Map<string, Lie>();
    for (const piece of pieces) after.set(nameOf(piece), ruled(piece, node, rulers).lie(piece, drift(piece, aloft)));
    before.current = after;
    // All is read before anything is written: the page is laid out once.
    const seen = turned(running.current, aloft, after, rulers);
    const ready = pieces.filter((piece) => seen.has(nameOf(piece)) || !running.current.has(nameOf(piece)));
    const slides = old && !document.hidden ? planned(node, ready, old, after, rulers, seen, aloft) : [];
    for (const name of seen.keys()) stop(running.current, name);
    if (slides.length > MOST) return;
    told(slides);
    if (!moving()) return;
    for (const slide of slides) {
      const name = nameOf(slide.piece);
      const to = after.get(name);
      if (to) running.current.set(name, { animation: play(slide), piece: slide.piece, to, way: slide.way });
    }
  }, [picture]);
}

/** How far pieces on their way are still from where they go: what has arrived is forgotten. */
function adrift(running: Map<string, Flight>): Map<Element, Point> {
  const aloft = new Map<Element, Point>();
  for (const [name, { animation, piece, way }] of running) {
    if (animation.playState !== "running" || !piece.isConnected) {
      running.delete(name);
      continue;
    }
    const left = 1 - (animation.effect?.getComputedTiming().progress ?? 1);
    aloft.set(piece, { x: way.x * left, y: way.y * left });
  }
  return aloft;
}

/** How far something is seen from where it lies: by its own flight, and by that of what it lies on. */
function drift(piece: Element, aloft: ReadonlyMap<Element, Point>): Point {
  const whole = { x: 0, y: 0 };
  if (!aloft.size) return whole;
  for (let part: Element | null = piece; part; part = part.parentElement?.closest("[data-piece]") ?? null) {
    const own = aloft.get(part);
    whole.x += own?.x ?? 0;
    whole.y += own?.y ?? 0;
  }
  return whole;
}

/** The box of a piece where it lies, whatever its flight. */
function atRest(piece: Element, aloft: ReadonlyMap<Element, Point>): DOMRect {
  const [box, away] = [piece.getBoundingClientRect(), drift(piece, aloft)];
  return new DOMRect(box.x - away.x, box.y - away.y, box.width, box.height);
}

/** Those fly on that still go where they went; the others are to be stopped: where they are seen. */
function turned(
  running: ReadonlyMap<string, Flight>,
  aloft: ReadonlyMap<Element, Point>,
  after: ReadonlyMap<string, Lie>,
  rulers: Map<Element, Ruler>,
): Map<string, Point> {
  const seen = new Map<string, Point>();
  for (const [name, { piece, to }] of running) {
    const now = after.get(name) ?? to;
    if (now.board === to.board && near(now, to, rulerOf(to.board, rulers))) continue;
    const [lies, away] = [rulerOf(now.board, rulers).onScreen(now), drift(piece, aloft)];
    seen.set(name, { x: lies.x + away.x, y: lies.y + away.y });
  }
  return seen;
}

function stop(running: Map<string, Flight>, name: string): void {
  running.get(name)?.animation.cancel();
  running.delete(name);
}

function near(one: Lie, other: Lie, ruler: Ruler): boolean {
  const [a, b] = [ruler.onScreen(one), ruler.onScreen(other)];
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;
}

function middle(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nameOf(piece: Piece): string {
  return piece.dataset["piece"] ?? "";
}

function planned(
  node: HTMLElement,
  pieces: readonly Piece[],
  old: ReadonlyMap<string, Lie>,
  after: ReadonlyMap<string, Lie>,
  rulers: Map<Element, Ruler>,
  seen: ReadonlyMap<string, Point>,
  aloft: ReadonlyMap<Element, Point>,
): Slide[] {
  const slides: Slide[] = [];
  for (const piece of pieces) {
    const known = old.get(nameOf(piece));
    const lie = after.get(nameOf(piece));
    if (!lie || (known?.board === lie.board && known.frame !== lie.frame)) continue;
    const from = known?.board.isConnected ? known : anchored(node, piece.dataset["from"], rulers);
    const start = seen.get(nameOf(piece)) ?? (from && rulerOf(from.board, rulers).onScreen(from));
    if (!start) {
      const way = { x: 0, y: 0 };
      if (!known) slides.push({ piece, ...way, way, fresh: true, from: null, to: atRest(piece, aloft) });
      continue;
    }
    const end = rulerOf(lie.board, rulers).onScreen(lie);
    const x = start.x - end.x;
    const y = start.y - end.y;
    if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) continue;
    const to = atRest(piece, aloft);
    slides.push({ piece, ...inside(piece, x, y), way: { x, y }, fresh: !known, from: start, to });
  }
  // What lies on another piece goes with it.
  const sliding = new Set<Element>(slides.map(({ piece }) => piece));
  return slides.filter(({ piece }) => {
    const below = piece.parentElement?.closest("[data-piece]");
    return !below || !sliding.has(below);
  });
}

/** A board's place and scale on the screen, read once a picture. */
class Ruler {
  private readonly left: number;
  private readonly top: number;
  private readonly scale: number;
  private readonly frame: string;

  constructor(private readonly board: Element) {
    const box = board.getBoundingClientRect();
    this.left = box.left;
    this.top = box.top;
    this.frame = board.getAttribute("viewBox") ?? "";
    this.scale = (board instanceof SVGGraphicsElement ? board.getScreenCTM()?.a : undefined) ?? 1;
  }

  /** Where a piece lies that is seen so far from there. */
  lie(piece: Element, away: Point = { x: 0, y: 0 }): Lie {
    const at = middle(piece.getBoundingClientRect());
    const [x, y] = [at.x - away.x - this.left, at.y - away.y - this.top];
    return { board: this.board, frame: this.frame, x: x / this.scale, y: y / this.scale };
  }

  onScreen(lie: Lie): Point {
    return { x: this.left + lie.x * this.scale, y: this.top + lie.y * this.scale };
  }
}

function rulerOf(board: Element, rulers: Map<Element, Ruler>): Ruler {
  let found = rulers.get(board);
  if (!found) rulers.set(board, (found = new Ruler(board)));
  return found;
}

/** The ruler of the drawing a piece lies in; what lies in none is measured on the page. */
function ruled(piece: Element, node: Element, rulers: Map<Element, Ruler>): Ruler {
  return rulerOf(piece.closest("section svg") ?? node, rulers);
}

function anchored(node: Element, name: string | undefined, rulers: Map<Element, Ruler>): Lie | null {
  const found = name ? node.querySelector(`[data-anchor="${CSS.escape(name)}"]`) : null;
  return found && ruled(found, node, rulers).lie(found);
}

/** A way on the screen in the units of what the piece lies in, however that is turned and scaled. */
function inside(piece: Piece, x: number, y: number): Point {
  const around = piece.parentElement;
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  if (!matrix) return { x, y };
  const whole = matrix.a * matrix.d - matrix.b * matrix.c || 1;
  return { x: (matrix.d * x - matrix.c * y) / whole, y: (matrix.a * y - matrix.b * x) / whole };
}

function play({ piece, x, y, fresh }: Slide): Animation {
  const start =
    x || y ? { translate: `${x}px ${y}px`, opacity: fresh ? 0.4 : 1 } : { translate: "0px 0px", opacity: 0 };
  return piece.animate([start, { translate: "0px 0px", opacity: 1 }], {
    duration: SLIDE,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
}
