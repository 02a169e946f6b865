// How lagoon, quays and piles share the box they are given: beside each other, below, or the lagoon on its short side;
// in a narrow one the quays lie above and below it.
import { fitted, type Size } from "../../board/room";
import { lagoonOf, type Lagoon } from "./lagoon";

/** The quay with the score, along two sides of the lagoon. */
export const QUAY = 58;
/** The strip with letters or numbers. */
export const MARKS = 26;
const GAP = 10;
const EDGE = 8;

export interface Layout {
  lagoon: Lagoon;
  width: number;
  height: number;
  /** Screen pixels for one unit of the drawing. */
  scale: number;
  /** Where the lagoon begins. */
  left: number;
  top: number;
  /** How large a text must be drawn to be read. */
  small: number;
  /** Whether the quays lie above and below the lagoon, not beside it. */
  flat: boolean;
  pile: Size;
  /** Where each pile lies; the pillars' supply is the last. */
  pileAt(i: number): string;
}

interface Way extends Size {
  turned: boolean;
  columns: number;
  pile: Size;
  below: boolean;
  flat: boolean;
}

const ACROSS = 1020;
const DOWN = 480;
const PILES = 6;

function way(turned: boolean, columns: number, pile: Size, below: boolean, flat = false): Way {
  const rows = PILES / columns;
  const wide = MARKS + (turned ? DOWN : ACROSS) + (flat ? EDGE : 2 * QUAY);
  const high = MARKS + (turned ? ACROSS : DOWN) + EDGE + (flat ? 2 * QUAY - EDGE : 0);
  return {
    turned,
    columns,
    pile,
    below,
    flat,
    width: below ? wide : wide + GAP + columns * pile.width,
    height: below ? high + GAP + rows * pile.height : high,
  };
}

const WAYS: readonly Way[] = [
  way(false, 2, { width: 146, height: 168 }, false),
  way(false, 6, { width: 193, height: 132 }, true),
  way(true, 1, { width: 128, height: 174 }, false),
  way(true, 3, { width: 200, height: 140 }, true),
  way(false, 6, { width: 175, height: 132 }, true, true),
];

const LEAST_TEXT = 12;

/** The piles take what is left beside or below the lagoon, so that their figures can be read. */
const WIDEST = 120;
const HIGHEST = 70;

export function layout(grid: readonly string[], size: Size): Layout {
  const { way: best, scale } = fitted(size, WAYS);
  const lagoon = lagoonOf(grid, best.turned);
  const rows = PILES / best.columns;
  const spare = best.below ? 0 : Math.min(WIDEST, (size.width / scale - best.width) / best.columns);
  const rise = best.below ? Math.min(HIGHEST, (size.height / scale - best.height) / rows) : 0;
  const pile = { width: best.pile.width + spare, height: best.pile.height + rise };
  const width = best.width + spare * best.columns;
  const height = best.height + rise * rows;
  const from = best.below
    ? { x: (width - best.columns * pile.width) / 2, y: height - rows * pile.height }
    : { x: width - best.columns * pile.width, y: (height - rows * pile.height) / 2 };
  return {
    lagoon,
    width,
    height,
    scale,
    left: MARKS + (best.flat ? 0 : QUAY),
    top: MARKS + (best.flat ? QUAY : 0),
    flat: best.flat,
    small: Math.max(15, LEAST_TEXT / scale),
    pile,
    pileAt: (i) =>
      `translate(${from.x + (i % best.columns) * pile.width} ${from.y + Math.floor(i / best.columns) * pile.height})`,
  };
}
