// What can be pointed at, besides the plain blanks of a move.
import { spot, type Desk, type Spot } from "../../board/desk";

const ON_SPACES: ReadonlySet<string> = new Set(["pillar", "token", "site"]);

/** A space of the grid: a pillar, a token or a tile goes there. */
export function spaceSpot(space: string): Spot {
  return {
    id: `space ${space}`,
    group: "space",
    fits: (said) => ON_SPACES.has(said.verb) && said.blanks["space"] === space,
  };
}

/** A tile on the board, wherever on it one points. */
export const laidSpot = (space: string): Spot => spot({ space }, "remove");
export const seatSpot = (seat: number): Spot => spot({ seat: String(seat + 1) });
export const cardSpot = (card: string): Spot => spot({ card });
export const tileSpot = (tile: string): Spot => spot({ tile }, "tile");
export const pileSpot = (shape: string): Spot => spot({ shape }, "take");
export const turnSpot = (turn: string): Spot => spot({ turn }, "turn");

/** A word the question itself speaks of, such as the tile to be turned. */
export function askedAbout(desk: Desk, name: string): string {
  const figure = desk.ask.value?.figures.find(([label]) => label === name);
  return figure ? (desk.voice.value.game.slots[name]?.[figure[1]] ?? "") : "";
}
