// Where a tile may be laid, as pictures: every open answer that lays one, with the cells it would cover.
// Which those are the engine says; here they are only found again on the grid.
import type { Answer, Desk } from "../../board/desk";
import type { Said } from "../../core/voice";
import { askedAbout, lays } from "./asked";
import type { Lagoon } from "./lagoon";
import { printedTile, type PrintedTile } from "./printed";
import { lying, settled, type Cell, type TileCell } from "./shapes";

import type { View } from "./view";

export const TURNS = [0, 1, 2, 3] as const;

export interface Placement {
  answer: Answer;
  tile: string;
  space: string;
  turn: number;
  cells: TileCell[];
  middle: Cell;
}

/** The spaces an answer covers, by its notation, as long as its question is open. */
let known = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

export function covered(said: Said): ReadonlySet<string> {
  return known.get(said.notation) ?? NONE;
}

export function middleOf(cells: readonly Cell[]): Cell {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { x: (Math.min(...xs) + Math.max(...xs) + 1) / 2, y: (Math.min(...ys) + Math.max(...ys) + 1) / 2 };
}

/** The cells of a tile laid by a space in this turn, as drawn. */
export function laidAt(lagoon: Lagoon, tile: PrintedTile, space: string, turn: number): TileCell[] {
  return lagoon.beside(space, lying(tile.shape, tile.cells, turn));
}

/** An answer without a turn leaves one way only: the one in which every cell finds its pillar. */
function onlyTurn(lagoon: Lagoon, tile: PrintedTile, space: string, bare: ReadonlySet<string>): number {
  const rests = (cell: TileCell): boolean => {
    const name = lagoon.at(cell);
    return cell.shows === "bridge" ? lagoon.canal(name) : bare.has(name);
  };
  return TURNS.find((turn) => laidAt(lagoon, tile, space, turn).every(rests)) ?? 0;
}

/** The first turn in which a tile looks as in this one. */
export function alike(tile: PrintedTile, turn: number): number {
  const look = (of: number): string =>
    settled(lying(tile.shape, tile.cells, of))
      .map(({ x, y, shows }) => `${x} ${y} ${shows}`)
      .sort()
      .join();
  return TURNS.find((other) => look(other) === look(turn)) ?? turn;
}

/** Every open answer that lays a tile. */
export function placements(desk: Desk, view: View, lagoon: Lagoon): Placement[] {
  const game = desk.voice.value.game;
  const bare = new Set(view.bare);
  const found = desk.options.value.filter(lays).flatMap((answer) => {
    const tile = answer.blanks["tile"] ?? askedAbout(desk, "tile");
    const space = answer.blanks["space"] ?? askedAbout(desk, "space");
    if (!tile || !space) return [];
    const printed = printedTile(game, tile);
    const said = answer.blanks["turn"];
    const turn = said === undefined ? onlyTurn(lagoon, printed, space, bare) : Number(said);
    const cells = laidAt(lagoon, printed, space, turn);
    return [{ answer, tile, space, turn: alike(printed, turn), cells, middle: middleOf(cells) }];
  });
  known = new Map(found.map(({ answer, cells }) => [answer.notation, new Set(cells.map((cell) => lagoon.at(cell)))]));
  return found;
}
