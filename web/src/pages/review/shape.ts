// A review as the server tells it: figures, and what is to be said of them in the reader's language.
export interface Decision {
  /** Entries before it: the stop of a replay at which it was asked. */
  at: number;
  seat: number;
  move: string;
  best: string;
  /** The best answer, and what belongs to it. */
  line: string[];
  lost_win: number;
  mark: Mark;
  win: number[];
  /** By seat: between which bounds the chance is to be expected. */
  band: [number, number][];
  said: string;
}
export type Mark = "brilliant" | "good" | "inaccuracy" | "mistake" | "blunder" | "forced";
export interface Outcome {
  at: number;
  win: number[];
  band: [number, number][];
}
export interface Summary {
  seat: number;
  accuracy: number;
  lost_win: number;
  lost_points: number;
  marks: Record<string, number>;
  phases: { phase: string; win: number; points: number }[];
  well: string[];
}
export interface Review {
  decisions: Decision[];
  outcomes: Outcome[];
  /** What became of the chances, and why: a title and a figure for each seat. */
  fortune: string[][];
  summary: Summary[];
  key_moments: { at: number; said: string }[];
  how: string[];
  luck_how: string;
  /** Headings, columns and marks by their keys. */
  words: Record<string, string>;
}
export interface ReviewState {
  done: number;
  total: number;
  working: boolean;
  review: Review | null;
}

/** The signs of marks by the place, in a list of notes, of the first thing told of the decision. */
export function signsIn(notes: readonly { at: number }[], review: Review | null): Map<number, string> {
  const out = new Map<number, string>();
  for (const one of review?.decisions ?? []) {
    const place = SIGNS[one.mark] ? notes.findIndex((note) => note.at > one.at) : -1;
    if (place >= 0) out.set(place, SIGNS[one.mark]);
  }
  return out;
}

export const SIGNS: Record<Mark, string> = {
  brilliant: "!!",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  forced: "",
};
