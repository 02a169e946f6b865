// Pieces slide from where they were to where they are: the difference of two pictures, no rules.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { moving } from "../core/settings";

type Piece = SVGElement | HTMLElement;

/** Where something lies on its board: in the board's own units, whatever the page around it does. */
interface Lie {
  board: Element;
  x: number;
  y: number;
}

interface Slide {
  piece: Piece;
  x: number;
  y: number;
  fresh: boolean;
}

const SLIDE = 380;
const NEAR = 3;
/** More than these at once is a new picture, not a move. */
const MOST = 60;

/**
 * Animate every `[data-piece]` inside the element whenever it is drawn anew.
 * A piece that was there before slides from its old place; a new one comes from the element whose
 * `data-anchor` is named in its `data-from`, or fades in.
 */
export function useMotion(root: RefObject<HTMLElement | null>, picture: unknown): void {
  const before = useRef<Map<string, Lie> | null>(null);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node || !moving()) {
      before.current = null;
      return;
    }
    // A piece on its way has no place: every slide ends before anything is measured.
    for (const slide of running.current) slide.cancel();
    const old = before.current;
    const pieces = [...node.querySelectorAll<Piece>("[data-piece]")];
    const rulers = new Map<Element, Ruler>();
    const after = new Map<string, Lie>();
    for (const piece of pieces) after.set(nameOf(piece), ruled(piece, node, rulers).lie(piece));
    before.current = after;
    // All is read before anything is written: the page is laid out once.
    const slides = old && !document.hidden ? planned(node, pieces, old, after, rulers) : [];
    running.current = slides.length > MOST ? [] : slides.map(play);
  }, [picture]);
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
): Slide[] {
  const slides: Slide[] = [];
  for (const piece of pieces) {
    const known = old.get(nameOf(piece));
    const to = after.get(nameOf(piece));
    if (!to) continue;
    const from = known?.board.isConnected ? known : anchored(node, piece.dataset["from"], rulers);
    if (!from) {
      if (!known) slides.push({ piece, x: 0, y: 0, fresh: true });
      continue;
    }
    const start = rulerOf(from.board, rulers).onScreen(from);
    const end = rulerOf(to.board, rulers).onScreen(to);
    const x = start.x - end.x;
    const y = start.y - end.y;
    if (Math.abs(x) >= NEAR || Math.abs(y) >= NEAR) slides.push({ piece, ...inside(piece, x, y), fresh: !known });
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

  constructor(private readonly board: Element) {
    const box = board.getBoundingClientRect();
    this.left = box.left;
    this.top = box.top;
    this.scale = (board instanceof SVGGraphicsElement ? board.getScreenCTM()?.a : undefined) ?? 1;
  }

  lie(piece: Element): Lie {
    const box = piece.getBoundingClientRect();
    return {
      board: this.board,
      x: (box.left + box.width / 2 - this.left) / this.scale,
      y: (box.top + box.height / 2 - this.top) / this.scale,
    };
  }

  onScreen(lie: Lie): { x: number; y: number } {
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
function inside(piece: Piece, x: number, y: number): { x: number; y: number } {
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
