// What can be pointed at on the board of the week.
import { spot, type Desk, type Spot } from "../../board/desk";

export const stallSpot = (stall: number): Spot => spot({ stall: String(stall) }, "stall");
export const craftSpot = (craftsman: string): Spot => spot({ craftsman }, "order");
export const holdSpot = (berth: number, hold: number): Spot =>
  spot({ berth: String(berth), hold: String(hold) }, "load", "hold");
export const armsSpot = (berth: number): Spot => spot({ berth: String(berth) }, "load_arms", "hold");
export const goodSpot = (good: string): Spot => spot({ good });
export const relicSpot = (relic: string): Spot => spot({ relic });
export const familySpot = (card: number): Spot => spot({ card: String(card) }, "card");
export const homeSpot = (members: string): Spot => spot({ members }, "home");
export const coinsSpot = (coins: string): Spot => spot({ coins }, "change");
export const fromSpot = (currency: string): Spot => spot({ currency }, "change");
export const intoSpot = (currency: string): Spot => spot({ currency_too: currency }, "change");
export const verbSpot = (verb: string): Spot => spot({}, verb);

/** Something to be looked at only. */
export const looked = (id: string): Spot => ({ id, group: "looked at", fits: () => false });

/** A word the question itself speaks of, such as the decree to be voted on. */
export function askedAbout(desk: Desk, name: string): string {
  const figure = desk.ask.value?.figures.find(([label]) => label === name);
  return figure ? (desk.voice.value.game.slots[name]?.[figure[1]] ?? "") : "";
}

/** The words open answers have in one blank, each once. */
export function openWords(desk: Desk, verb: string, slot: string): string[] {
  const said = desk.options.value.filter((answer) => answer.verb === verb);
  return [...new Set(said.map((answer) => answer.blanks[slot] ?? ""))];
}
