// What can be pointed at: a card of the hand, and where it goes.
import { spot, type Desk, type Spot } from "../../board/desk";
import type { Said } from "../../core/voice";
import type { GameShape } from "../../protocol";
import { printed } from "./printed";
import type { Arm } from "./view";

/** A card is picked, then what it is played for: those exclude each other. */
const PURPOSE = "purpose";
const GIVEN: ReadonlySet<string> = new Set(["pay", "sell_worker", "give", "swap"]);
const DUG: ReadonlySet<string> = new Set(["canal", "dig", "lose"]);
const INTO_HOUSES: ReadonlySet<string> = new Set(["recruit", "burn"]);

/** Whether a card of this colour is played with this verb. */
function played(game: GameShape, said: Said, verb: string, colour: string): boolean {
  return said.verb === verb && printed(game, said.blanks["person"] ?? "")?.colour === colour;
}

/** A person, in the hand or living in a house. */
export const personSpot = (person: string): Spot => spot({ person }, undefined, "person");
export const stackSpot = (stack: number): Spot => spot({ stack: String(stack + 1) });
export const seatSpot = (seat: number): Spot => spot({ seat: String(seat + 1) });
export const climbSpot: Spot = spot({}, "climb");
export const staySpot: Spot = spot({}, "stay");
/** The ground where the next house of the viewer would stand. */
export const plotSpot: Spot = spot({}, "house", PURPOSE);

/** A worker of the supply. */
export function takenSpot(game: GameShape, colour: string): Spot {
  return {
    id: `taken ${colour}`,
    group: PURPOSE,
    fits: (said) =>
      played(game, said, "workers", colour) ||
      (said.verb === "worker" && said.blanks["colour"] === colour) ||
      (said.verb === "swap" && said.blanks["into"] === colour),
  };
}

/** A worker of the viewer. */
export function givenSpot(colour: string): Spot {
  return {
    id: `given ${colour}`,
    group: "given",
    fits: (said) => GIVEN.has(said.verb) && said.blanks["colour"] === colour,
  };
}

export function dieSpot(game: GameShape, colour: string): Spot {
  return { id: `die ${colour}`, group: PURPOSE, fits: (said) => played(game, said, "guilders", colour) };
}

/** The viewer's threat markers of a colour: to be removed, or the next to strike. */
export function threatSpot(game: GameShape, colour: string): Spot {
  return {
    id: `threat ${colour}`,
    group: PURPOSE,
    fits: (said) =>
      played(game, said, "remove", colour) ||
      (said.verb === "threat" && said.blanks["colour"] === colour) ||
      said.blanks["disaster"] === colour,
  };
}

/** One of the viewer's two canal arms. */
export function armSpot(arm: Arm): Spot {
  return { id: `arm ${arm}`, group: PURPOSE, fits: (said) => DUG.has(said.verb) && said.blanks["arm"] === arm };
}

/** An empty house of the viewer. */
export function houseSpot(colour: string): Spot {
  return {
    id: `house ${colour}`,
    group: PURPOSE,
    fits: (said) => INTO_HOUSES.has(said.verb) && said.blanks["colour"] === colour,
  };
}

/** Something of somebody else, to be looked at only. */
export const lookedAt = (id: string): Spot => ({ id, group: "looked at", fits: () => false });

/** The person on the card that is picked, or empty. */
export function pickedPerson(desk: Desk): string {
  const said = desk.picked.value.find((picked) => picked.group === "person");
  return said ? said.id.slice(said.id.indexOf("=") + 1) : "";
}
