// Where points come from: the notes that tell of points, gathered into the few sources a game names.
import type { Voice } from "../../core/voice";
import type { ToldNote } from "../../protocol";

/** Points by source and seat. */
export type Tally = ReadonlyMap<string, readonly number[]>;

/** The sources of a game, in the order in which they are stacked: first what no note tells of. */
export function sourcesOf({ game }: Voice): string[] {
  return [...new Set([game.rest, ...Object.values(game.sources).filter((source) => source !== null)])];
}

/** What the notes up to some moment and the points at that moment say together. */
export function tally(notes: readonly ToldNote[], scores: readonly number[], voice: Voice): Tally {
  const out = new Map(sourcesOf(voice).map((source) => [source, scores.map(() => 0)]));
  const left = [...scores];
  for (const note of notes) {
    const said = voice.parseNote(note.text);
    const source = voice.game.sources[said.verb];
    const points = Number(said.blanks["points"] ?? 0);
    const row = source ? out.get(source) : undefined;
    if (!row || !points || note.seat < 0) continue;
    row[note.seat] = (row[note.seat] ?? 0) + points;
    left[note.seat] = (left[note.seat] ?? 0) - points;
  }
  out.set(voice.game.rest, left);
  return out;
}
