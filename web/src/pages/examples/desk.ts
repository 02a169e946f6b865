// The desk of whoever looks at a position of a lesson or an example: nobody else sits there.
import { computed, type ReadonlySignal } from "@preact/signals";
import { Desk, type Answer } from "../../board/desk";
import { shapeOf, voiceOf } from "../../core/library";
import { SIGNS } from "../../core/seating";
import { myName } from "../../core/settings";
import { t } from "../../core/texts";
import type { Ask } from "../../protocol";

interface Looked {
  game: string;
  /** Names of the seats; the first of a lesson is the learner's own, those of an example have none. */
  names: ReadonlySignal<readonly string[]>;
  me: ReadonlySignal<number>;
  ask: ReadonlySignal<Ask | null>;
  send: (answer: Answer) => void;
}

export function deskOf({ game, names, me, ask, send }: Looked): Desk {
  const first = voiceOf(game).value;
  if (!first) throw new Error("a voice was waited for");
  const voice = computed(() => voiceOf(game).value ?? first);
  const seats = computed(() =>
    names.value.map((name, i) => ({
      name,
      colour: shapeOf(game).value?.colours[i] ?? "black",
      sign: SIGNS[i] ?? "●",
    })),
  );
  return new Desk(game, voice, seats, me, ask, send);
}

/** The seats of a lesson: the learner first. */
export function learners(names: readonly string[]): string[] {
  return names.map((name, i) => (i ? name : myName.value || t("name.default")));
}

/** Seats that are nobody's. */
export function nobodies(game: string, count: number): string[] {
  const voice = voiceOf(game).value;
  return Array.from({ length: count }, (_, i) => voice?.player(i, []) ?? "");
}
