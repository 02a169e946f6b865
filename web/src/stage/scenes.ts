// A frame taken apart into what is shown one after the other: a picture, what is told with it, and how long it stays.
import type { Scene, TableFrame, ToldNote } from "../protocol";
import { HEAVY, joins, LIGHT, NOTHING, PLAIN, weigh } from "./weights";

/** One beat on the stage. */
export interface Beat {
  frame: TableFrame;
  /** Who did it; below 0: fate, or the table. */
  seat: number;
  what: Scene["what"];
  /** What is told in this beat. */
  told: readonly ToldNote[];
  /** Times the pause one has set. */
  weight: number;
  /** Whether this beat brings a new picture, and not only more words to the one that stands. */
  fresh: boolean;
}

/** What weighs something whatever is told with it: all cards turned over together, a move taken back. */
const WEIGHT: Record<string, number> = { reveal: HEAVY, sealed: LIGHT, undo: PLAIN };
/** The note of a die that has fallen. */
const ROLL = "rolled";
/** How many notes the line tells at once. */
const TOGETHER = 3;

interface Shot extends Omit<Scene, "told"> {
  told: ToldNote[];
}

/** The beats of a frame, for somebody who has seen everything up to `known`. The last one has the frame itself. */
export function beats(game: string, frame: TableFrame, known: number, verb: (note: ToldNote) => string): Beat[] {
  const shots = gathered(game, frame, known, verb);
  return shots.flatMap((shot, i) => {
    const last = i === shots.length - 1;
    const picture = last ? frame : between(frame, shot);
    const groups = grouped(game, shot.told, verb);
    return groups.map((told, n) => ({
      frame: picture,
      seat: shot.seat,
      what: shot.what,
      told,
      weight: weight(game, shot, told, frame.seat, verb),
      fresh: n === 0,
    }));
  });
}

/** What one does oneself needs no pause, nor what follows from it, unless it is a blow, a scoring or a reveal. */
function weight(
  game: string,
  shot: Shot,
  told: readonly ToldNote[],
  me: number,
  verb: (note: ToldNote) => string,
): number {
  const found = Math.max(WEIGHT[shot.what] ?? NOTHING, weigh(game, told.map(verb)));
  const others = told.some((note) => note.seat !== me && weigh(game, [verb(note)]) > NOTHING);
  const own = shot.seat === me ? !others : shot.seat < 0 && told.length > 0 && !others;
  return own && (found < HEAVY || shot.what === "sealed" || shot.what === "undo") ? NOTHING : found;
}

/** Scenes with their notes; those that only keep the books are told with their neighbour. */
function gathered(game: string, frame: TableFrame, known: number, verb: (note: ToldNote) => string): Shot[] {
  const shots: Shot[] = [];
  const notes = frame.notes.filter((note) => note.at > known);
  let from = 0;
  let waiting: ToldNote[] = [];
  for (const scene of frame.scenes) {
    if (scene.at <= known) continue;
    const upto = notes.filter((note) => note.at < scene.at).length + scene.told;
    const told = [...waiting, ...notes.slice(from, upto)];
    from = Math.max(from, upto);
    waiting = [];
    const plain = !(scene.what in WEIGHT);
    if (plain && (weigh(game, told.map(verb)) === NOTHING || rolls(game, told.at(-1), notes[upto], verb)))
      waiting = told;
    else shots.push({ ...scene, told });
  }
  const end = shots.at(-1);
  if (end) end.told.push(...waiting, ...notes.slice(from));
  return shots;
}

/** Whether dice are still falling: those of one roll are one beat. */
function rolls(
  game: string,
  last: ToldNote | undefined,
  next: ToldNote | undefined,
  verb: (note: ToldNote) => string,
): boolean {
  if (!last || !next || verb(last) !== ROLL || verb(next) !== ROLL) return false;
  return last.seat === next.seat || joins(game, ROLL, ROLL);
}

/** What is told together: a few notes of one seat; a heavy one has its beat to itself where there are several. */
function grouped(game: string, told: readonly ToldNote[], verb: (note: ToldNote) => string): ToldNote[][] {
  const groups: ToldNote[][] = [];
  for (const note of told) {
    const group = groups.at(-1);
    const light = weigh(game, [verb(note)]) === NOTHING;
    const same = group?.at(-1);
    const heavy = same && weigh(game, [verb(same)]) >= HEAVY && verb(same) !== verb(note);
    const first = group?.find((one) => weigh(game, [verb(one)]) > NOTHING) ?? group?.[0];
    const one = rolls(game, same, note, verb) || (first !== undefined && joins(game, verb(first), verb(note)));
    if (group && (light || one || (same?.seat === note.seat && !heavy && group.length < TOGETHER))) group.push(note);
    else groups.push([note]);
  }
  return groups.length ? groups : [[]];
}

/** A picture on the way to a frame: nothing can be asked there. */
function between(frame: TableFrame, shot: Shot): TableFrame {
  const notes = frame.notes.filter((note) => note.at <= shot.at);
  const view = shot.view ?? frame.view;
  return { ...frame, seq: shot.at, notes, view, scenes: [], ask: null, undo: false, result: null };
}
