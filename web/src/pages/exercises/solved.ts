// What one person has solved, and which exercises they want to see: kept in this browser.
import { kept } from "../../core/settings";
import type { ListedExercise } from "../../protocol";

/** The levels of bots, the weakest first: an exercise is as hard as the weakest bot that solves it is strong. */
export const LEVELS = ["novice", "apprentice", "journeyman", "expert", "master"] as const;

/** By exercise: how its first answer was. */
export const solved = kept<Record<string, "right" | "wrong">>("exercises", {});

export const chosen = kept("exercises.chosen", { game: "", theme: "", level: "" });

export function addressOf({ game, id }: { game: string; id: string }): string {
  return `/exercises/${game}/${id}`;
}

/** The first of these that was not tried yet, but for one; any other where all were. */
export function next(among: readonly ListedExercise[], but: string): ListedExercise | undefined {
  const others = among.filter((one) => one.id !== but);
  return others.find((one) => !solved.value[one.id]) ?? others[0];
}
