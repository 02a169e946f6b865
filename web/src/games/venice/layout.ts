// How lagoon, quays and piles share the box they are given: beside each other, below, or the lagoon on its short side.
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
  pile: Size;
  /** Where each pile lies; the pillars' supply is the last. */
  pileAt(i: number): string;
}

interface Way extends Size {
  turned: boolean;
  columns: number;
  pile: Size;
  below: boolean;
}

const ACROSS = 1020;
const DOWN = 480;
const PILES = 6;

function way(turned: boolean, columns: number, pile: Size, below: boolean): Way {
  const rows = PILES / columns;
  const wide = 2 * QUAY + MARKS + (turned ? DOWN : ACROSS);
  const high = MARKS + (turned ? ACROSS : DOWN) + EDGE;
  return {
    turned,
    columns,
    pile,
    below,
    width: below ? wide : wide + GAP + columns * pile.width,
    height: below ? high + GAP + rows * pile.height : high,
  };
}

const WAYS: readonly Way[] = [
  way(false, 2, { width: 146, height: 168 }, false),
  way(false, 6, { width: 193, height: 132 }, true),
  way(true, 1, { width: 128, height: 174 }, false),
  way(true, 3, { width: 200, height: 140 }, true),
];

const LEAST_TEXT = 12;

/** Beside the lagoon the piles take what is left of the width, so that their figures can be read. */
const WIDEST = 120;

export function layout(grid: readonly string[], size: Size): Layout {
  const { way: best, scale } = fitted(size, WAYS);
  const lagoon = lagoonOf(grid, best.turned);
  const rows = PILES / best.columns;
  const spare = best.below ? 0 : Math.min(WIDEST, (size.width / scale - best.width) / best.columns);
  const pile = { width: best.pile.width + spare, height: best.pile.height };
  const width = best.width + spare * best.columns;
  const from = best.below
    ? { x: (width - best.columns * pile.width) / 2, y: best.height - rows * pile.height }
    : { x: width - best.columns * pile.width, y: (best.height - rows * pile.height) / 2 };
  return {
    lagoon,
    width,
    height: best.height,
    scale,
    left: QUAY + MARKS,
    top: MARKS,
    small: Math.max(15, LEAST_TEXT / scale),
    pile,
    pileAt: (i) =>
      `translate(${from.x + (i % best.columns) * pile.width} ${from.y + Math.floor(i / best.columns) * pile.height})`,
  };
}
