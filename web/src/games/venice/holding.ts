// The tile in hand: where the pointer holds it, which way round, and where it would come to lie.
import { signal } from "@preact/signals";
import type { Answer, Desk } from "../../board/desk";
import { askedAbout } from "./asked";
import { CELL, type Lagoon } from "./lagoon";
import type { Layout } from "./layout";
import { alike, laidAt, middleOf, TURNS, type Placement } from "./placements";
import { printedTile, type PrintedTile } from "./printed";
import type { Cell, TileCell } from "./shapes";

/** Where the pointer is, in cells of the drawing; null while it is elsewhere. */
export const pointer = signal<Cell | null>(null);
/** Quarter turns wanted. */
export const wanted = signal(0);
/** Whether a finger holds the tile: then it has buttons of its own. */
export const byFinger = signal(matchMedia("(pointer: coarse)").matches);

/** How far a finger moves before it drags, and how far above it what it drags is seen, in pixels. */
export const TAP = 10;
export const LIFTED = 46;

const REACH = 1.25;
/** A place that needs another turn is taken only where none is as near. */
const TURNING = 0.7;

export interface Ghost {
  tile: string;
  cells: TileCell[];
  /** Where it may be dropped; null where it may not lie. */
  placement: Placement | null;
  /** The answer that laying it here would be, open or not. */
  answer: Answer;
}

/** The tile that is meant: the one picked, or the only one there is. */
export function tileInHand(desk: Desk, all: readonly Placement[]): string {
  const picked = desk.picked.value.find((spot) => spot.group === "tile");
  const open = picked ? all.filter(({ answer }) => picked.fits(answer)) : all;
  const tiles = new Set(open.map(({ tile }) => tile));
  return tiles.size === 1 ? ([...tiles][0] ?? "") : "";
}

/** Where in the lagoon something points, in cells. */
export function pointed(event: MouseEvent, { left, top, scale }: Layout, lift = 0): Cell {
  const box = (event.currentTarget as SVGGraphicsElement).ownerSVGElement?.getBoundingClientRect();
  return {
    x: ((event.clientX - (box?.left ?? 0)) / scale - left) / CELL,
    y: ((event.clientY - lift - (box?.top ?? 0)) / scale - top) / CELL,
  };
}

export const far = (a: Cell, b: Cell): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What is seen on the board now. */
export function ghostOf(desk: Desk, all: readonly Placement[], lagoon: Lagoon): Ghost | null {
  const proposed = all.find(({ answer }) => answer.notation === desk.proposed.value?.notation);
  if (proposed) return dropped(proposed);
  const tile = tileInHand(desk, all);
  if (!tile) return null;
  const open = all.filter((entry) => entry.tile === tile && desk.left.value.includes(entry.answer));
  const printed = printedTile(desk.voice.value.game, tile);
  const turn = alike(printed, wanted.value);
  const at = pointer.value;
  if (!at) {
    const resting = open.find((entry) => entry.turn === turn) ?? open[0];
    return resting &&
      (byFinger.value || askedAbout(desk, "space") || desk.picked.value.some((spot) => spot.group.startsWith("space")))
      ? dropped(resting)
      : null;
  }
  let best: Placement | null = null;
  let least = REACH;
  for (const entry of open) {
    const cost = far(entry.middle, at) + (entry.turn === turn ? 0 : TURNING);
    if (far(entry.middle, at) < REACH && cost < least + TURNING && (!best || cost < least))
      [best, least] = [entry, cost];
  }
  if (best) return dropped(best);
  const spaces = lagoon.spaces().map(({ space }) => ({ space, cells: laidAt(lagoon, printed, space, turn) }));
  const near = spaces.reduce((a, b) => (far(middleOf(b.cells), at) < far(middleOf(a.cells), at) ? b : a));
  return { tile, cells: near.cells, placement: null, answer: desk.answer(meaning(desk, tile, near.space, turn)) };
}

function dropped(placement: Placement): Ghost {
  return { tile: placement.tile, cells: placement.cells, placement, answer: placement.answer };
}

/** How laying a tile is said at the question that is open. */
function meaning(desk: Desk, tile: string, space: string, turn: number): string {
  const moves = [`tile ${tile}`, `site ${space}`, `turn ${turn}`];
  if (askedAbout(desk, "space")) return moves[2] ?? "";
  return moves.slice(askedAbout(desk, "tile") ? 1 : 0).join("; ");
}

/** Turn a tile on: to the next quarter in which it looks different, of those that are asked for. */
export function turnTile(desk: Desk, tile: PrintedTile, by: 1 | -1 = 1): void {
  const now = alike(tile, wanted.value);
  const next = [1, 2, 3].map((step) => alike(tile, (now + by * step + 4) % TURNS.length));
  const asked = desk.options.value.map(({ blanks }) => alike(tile, Number(blanks["turn"])));
  const open = askedAbout(desk, "space") ? next.filter((turn) => asked.includes(turn)) : next;
  wanted.value = open.find((turn) => turn !== now) ?? now;
}

/** The same for the tile in hand. */
export function turnOn(desk: Desk, all: readonly Placement[], by: 1 | -1 = 1): void {
  const tile = tileInHand(desk, all);
  if (tile) turnTile(desk, printedTile(desk.voice.value.game, tile), by);
}
