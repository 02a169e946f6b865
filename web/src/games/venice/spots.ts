// What can be pointed at, besides the plain blanks of a move.
import { spot, type Spot } from "../../board/desk";
import { lays } from "./asked";
import { covered } from "./placements";

const ON_SPACES: ReadonlySet<string> = new Set(["pillar", "token"]);

/** A space of the grid: a pillar or a token goes there, or a tile would cover it. Several of them say where a tile lies. */
export function spaceSpot(space: string): Spot {
  return {
    id: `space ${space}`,
    group: `space ${space}`,
    fits: (said) =>
      lays(said) ? covered(said).has(space) : ON_SPACES.has(said.verb) && said.blanks["space"] === space,
  };
}

/** A tile on the board, wherever on it one points. */
export const laidSpot = (space: string): Spot => spot({ space }, "remove");
export const seatSpot = (seat: number): Spot => spot({ seat: String(seat + 1) });
export const cardSpot = (card: string): Spot => spot({ card });
export const tileSpot = (tile: string): Spot => spot({ tile }, "tile");
export const pileSpot = (shape: string): Spot => spot({ shape }, "take");
