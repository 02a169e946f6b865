// The dice in hand: which are picked, in whatever order, and the answers that are about exactly these.
import type { Desk, Spot } from "../../board/desk";
import type { Said } from "../../core/voice";
import type { ViennaView } from "./view";

export interface HandDie {
  word: string;
  face: number;
  white: boolean;
}

const GROUP = "dice";
const WHITE = "w";
const ON_DICE: ReadonlySet<string> = new Set(["up", "down", "reroll", "also", "turn"]);

/** The viewer's dice, the white one last. */
export function handOf(desk: Desk, view: ViennaView): HandDie[] {
  const mine = view.seats[desk.me.value];
  const dice = (mine?.dice ?? []).map((face) => ({ word: String(face), face, white: false }));
  return mine?.white ? [...dice, { word: WHITE, face: mine.white, white: true }] : dice;
}

/** The dice an answer speaks of, sorted; none if it speaks of none. */
function diceOf(said: Said): string {
  const words = said.verb === "place" ? said.blanks["dice"] : ON_DICE.has(said.verb) ? said.blanks["die"] : "";
  return (words ?? "").split("+").sort().join("+");
}

/** The answers about exactly these dice: placing them, changing them, rolling them again. */
export function diceSpot(dice: readonly HandDie[], places: readonly number[]): Spot {
  const wanted = places
    .map((place) => dice[place]?.word ?? "")
    .sort()
    .join("+");
  return { id: `dice ${places.join(" ")}`, group: GROUP, fits: (said) => diceOf(said) === wanted };
}

/** Their places in the hand, in the order in which they were picked. */
export function placesPicked(desk: Desk): number[] {
  const found = desk.picked.value.find((s) => s.group === GROUP);
  return found ? found.id.split(" ").slice(1).map(Number) : [];
}

export function pickedDice(desk: Desk, view: ViennaView): HandDie[] {
  const dice = handOf(desk, view);
  return placesPicked(desk).flatMap((place) => dice[place] ?? []);
}

/** Whether an answer is open to these dice, or to them and others. */
export function leadsOn(desk: Desk, dice: readonly HandDie[], places: readonly number[]): boolean {
  const others = desk.picked.value.filter((s) => s.group !== GROUP);
  const wanted = places.map((place) => dice[place]?.word ?? "");
  return desk.options.value.some((said) => {
    if (!others.every((s) => s.fits(said))) return false;
    const left = diceOf(said).split("+");
    return wanted.every((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** Every set of dice, by their places in the hand. */
export function setsOf(dice: readonly HandDie[]): number[][] {
  return Array.from({ length: 2 ** dice.length - 1 }, (_, set) =>
    dice.flatMap((_die, place) => (((set + 1) >> place) & 1 ? [place] : [])),
  );
}

/** Whether a die beckons: to be picked for what is recommended, or to be put back where it leads past all of it. */
export function beckons(desk: Desk, dice: readonly HandDie[], place: number): boolean {
  if (!desk.advice.value.length) return false;
  const others = desk.picked.value.filter((s) => s.group !== GROUP);
  const meant = desk.options.value.filter((said) => desk.meant(said) && others.every((s) => s.fits(said)));
  const sets = setsOf(dice).filter((places) => meant.some(diceSpot(dice, places).fits));
  const picked = placesPicked(desk);
  const ahead = sets.filter((places) => picked.every((other) => places.includes(other)));
  if (ahead.length) return !picked.includes(place) && ahead.some((places) => places.includes(place));
  const wanted = (other: number): boolean => sets.some((places) => places.includes(other));
  return sets.length > 0 && picked.includes(place) && (!wanted(place) || picked.every(wanted));
}

/**
 * Pick a die, or drop it. Dice are picked one after the other, in any order; what they do is said by a second point:
 * at a space, or at a change. Where they do not go with those picked before, they are picked alone.
 */
export function pick(desk: Desk, dice: readonly HandDie[], place: number): void {
  const before = placesPicked(desk);
  let next = before.includes(place) ? before.filter((other) => other !== place) : [...before, place];
  if (next.length && !leadsOn(desk, dice, next)) next = leadsOn(desk, dice, [place]) ? [place] : before;
  const others = desk.picked.value.filter((s) => s.group !== GROUP);
  desk.why.value = null;
  desk.proposed.value = null;
  desk.picked.value = next.length ? [...others, diceSpot(dice, next)] : others;
  const [only, second] = desk.left.value;
  if (others.length && next.length && only && !second) desk.choose(only);
}
