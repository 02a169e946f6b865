// What the open question itself speaks of.
import type { Desk } from "../../board/desk";
import type { Said } from "../../core/voice";

const LAYING: ReadonlySet<string> = new Set(["tile", "site", "turn"]);

/** Whether an answer lays a tile. */
export const lays = (said: Said): boolean => LAYING.has(said.verb);

/** A word of the question, such as the tile to be turned. */
export function askedAbout(desk: Desk, name: string): string {
  const figure = desk.ask.value?.figures.find(([label]) => label === name);
  return figure ? (desk.voice.value.game.slots[name]?.[figure[1]] ?? "") : "";
}
