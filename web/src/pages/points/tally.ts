// Where points come from: the notes that tell of points, gathered into a few kinds per game.
import type { TextKey } from "../../core/texts";
import type { Voice } from "../../core/voice";
import type { ToldNote, Views } from "../../protocol";

interface Kinds {
  /** What no note tells of: points at the start, and those that come and go without a word. */
  rest: TextKey;
  /** Every note with points, by its verb, and the kind it counts for; null where it repeats what others told. */
  told: Record<string, TextKey | null>;
}

/** Complete by a test: every note of a game that speaks of points is named here. */
const KINDS: Record<keyof Views, Kinds> = {
  bruges: {
    rest: "source.start",
    told: {
      statue: null,
      lost_points: null,
      gained_points: "source.effects",
      final_laurel: "source.effects",
      final_persons: "source.persons",
      final_houses: "source.houses",
      final_majorities: "source.majorities",
      final_canals: "source.canals",
      final_statues: "source.statues",
      final_reputation: "source.reputation",
    },
  },
  colonia: {
    rest: "source.relics",
    told: {
      relic_points: null,
      total: null,
      reliquary_points: "source.reliquaries",
      window_points: "source.windows",
    },
  },
  venice: {
    rest: "source.start",
    told: {
      arms: "source.arms",
      edges: "source.edges",
      token_paid: "source.tokens",
      gondola_paid: "source.gondola",
      role_paid: "source.roles",
    },
  },
  vienna: {
    rest: "source.start",
    told: { got_points: "source.sights", final_symbol: "source.influence", final_coins: "source.coins" },
  },
};

/** Points by kind and seat. */
export type Tally = ReadonlyMap<TextKey, readonly number[]>;

/** The kinds of a game, in the order in which they are stacked. */
export function kindsOf(game: string): TextKey[] {
  const found = (KINDS as Record<string, Kinds>)[game];
  if (!found) return ["source.start"];
  return [...new Set([found.rest, ...Object.values(found.told).filter((kind) => kind !== null)])];
}

/** What the notes up to some moment and the points at that moment say together. */
export function tally(game: string, notes: readonly ToldNote[], scores: readonly number[], voice: Voice): Tally {
  const told = (KINDS as Record<string, Kinds>)[game]?.told ?? {};
  const out = new Map(kindsOf(game).map((kind) => [kind, scores.map(() => 0)]));
  const [rest = "source.start"] = kindsOf(game);
  const left = [...scores];
  for (const note of notes) {
    const said = voice.parseNote(note.text);
    const kind = told[said.verb];
    const points = Number(said.blanks["points"] ?? 0);
    const row = kind ? out.get(kind) : undefined;
    if (!row || !points || note.seat < 0) continue;
    row[note.seat] = (row[note.seat] ?? 0) + points;
    left[note.seat] = (left[note.seat] ?? 0) - points;
  }
  out.set(rest, left);
  return out;
}
