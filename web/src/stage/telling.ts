// What happened, line by line: a long form with headings for the log, a short one for the line at the board's edge.
import { computed, type ReadonlySignal } from "@preact/signals";
import type { Desk } from "../board/desk";
import type { ToldNote } from "../protocol";
import { addressed } from "./address";
import type { Named } from "./marks";

export interface Line {
  at: number;
  /** Whom it concerns; below 0 the table, or several. */
  seat: number;
  /** 0 for a sentence, 1 for the heading of a round, 2 for that of a part of it. */
  level: number;
  text: string;
}

const LEVELS: Record<string, number> = { heading: 1, subheading: 2 };
const COMMA = ", ";

/** A note in words. */
interface Told {
  /** What it adds where several of its kind are told in one sentence; empty: it is told alone. */
  added: string;
  /** What rows of its kind have in common. */
  stem: string;
  level: number;
  text: string;
  /** The sentence with all that a row adds. */
  say(row: string): string;
}

/** What was told once to somebody at a desk is told again with every picture. */
const memories = new WeakMap<Desk, ReadonlySignal<Map<string, Told | null>>>();

function memory(desk: Desk): Map<string, Told | null> {
  let found = memories.get(desk);
  if (!found) {
    found = computed(() => {
      void [desk.voice.value, desk.seats.value, desk.me.value]; // with any of these every sentence is another
      return new Map<string, Told | null>();
    });
    memories.set(desk, found);
  }
  return found.value;
}

/** One note; null: it is passed over. */
function told(note: ToldNote, desk: Desk, short: boolean): Told | null {
  const voice = desk.voice.value;
  const said = voice.parseNote(note.text);
  const section = voice.section(said.verb);
  if (section === "silent" || (short && section === "aside")) return null;
  const name = note.seat >= 0 ? voice.player(note.seat, desk.names) : "";
  const mine = note.seat >= 0 && note.seat === desk.me.value;
  const sentence = voice.sentence(said.verb, short);
  const spoken = mine ? addressed(sentence, voice.language) : null;
  const say = (row?: string): string => voice.note(said, spoken?.who ?? name, desk.names, short, row, spoken?.sentence);
  const added = voice.added(said, name, desk.names);
  const whose = sentence.includes("{who}") ? note.seat : -1;
  const stem = added ? `${said.verb} ${whose} ${say("")}` : "";
  return { added, stem, level: short ? 0 : (LEVELS[section] ?? 0), text: say(added || undefined), say };
}

/** The lines of the log. Notes in a row are one line, rows that alternate two; the short form leaves asides out. */
export function lines(notes: readonly ToldNote[], desk: Desk, short = false): Line[] {
  const known = memory(desk);
  const out: Line[] = [];
  const rows = new Map<string, { line: Line; row: string[] }>();
  for (const note of notes) {
    const name = `${short} ${note.seat} ${note.text}`;
    let one = known.get(name);
    if (one === undefined) known.set(name, (one = told(note, desk, short)));
    if (!one) continue;
    if (!one.added) rows.clear();
    const open = rows.get(one.stem);
    if (open) {
      open.row.push(one.added);
      open.line.text = one.say(open.row.join(COMMA));
      if (open.line.seat !== note.seat) open.line.seat = -1;
      continue;
    }
    const line = { at: note.at, seat: note.seat, level: one.level, text: one.text };
    out.push(line);
    if (one.added) rows.set(one.stem, { line, row: [one.added] });
  }
  return out;
}

/** The short form in one breath. */
export function strip(notes: readonly ToldNote[], desk: Desk): string {
  return lines(notes, desk, true)
    .map((line) => line.text)
    .join(" · ");
}

/** What a place has brought somebody, by the blanks of notes. */
const BROUGHT = ["points", "coins"];

/** The spaces that notes name, with what was got there. */
export function namedIn(notes: readonly ToldNote[], desk: Desk): Named[] {
  const voice = desk.voice.value;
  return notes.flatMap((note) => {
    const { verb, blanks } = voice.parseNote(note.text);
    const { space } = blanks;
    if (!space) return [];
    const brought = verb.startsWith("got") ? BROUGHT.find((what) => Number(blanks[what]) > 0) : undefined;
    const gain = brought ? `+${voice.fill(`belongings.${brought}`, { count: Number(blanks[brought]) })}` : "";
    return [{ anchor: `space-${space}`, gain }];
  });
}
