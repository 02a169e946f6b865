// Says what the engine means: moves, notes, questions and refusals in the reader's language.
import type { Figure, GameShape, Reason, Terms, VerbShape } from "../protocol";
import type { Language } from "./settings";
import { filled, spaced, type Formed } from "./texts";

/** A move or a note taken apart: its verb, and the word in each blank. */
export interface Said {
  notation: string;
  verb: string;
  blanks: Record<string, string>;
}

/** A sentence that begins by naming what it is done with. */
const PREFIX = /^\{(\w+)\}\s?: (.)/u;
/** In how names are put that have no form of their own: the name, plain or in another form. */
const NAME = /\{name(?:@(\w+))?\}/g;
/** The form every name has: with a capital, where a sentence begins. */
const CAP = "cap";
/** The word of a blank for nothing at all. */
const NONE = "none";
/** Where the sentence of a note stands. */
const SPOKEN = ["heading", "subheading", "note", "aside", "silent"];
/** Between the moves of a line: one decision in several moves. */
const JOIN = "; ";

/** Whether a line begins with this move, or is it. */
export function begins(line: string, move: string): boolean {
  return line === move || line.startsWith(move + JOIN);
}

export class Voice {
  private readonly moves: Map<string, VerbShape>;
  private readonly notes: Map<string, VerbShape>;

  constructor(
    readonly language: Language,
    readonly game: GameShape,
    readonly texts: Record<string, string>,
  ) {
    this.moves = new Map(game.moves.map((verb) => [verb.word, verb]));
    this.notes = new Map(game.notes.map((verb) => [verb.word, verb]));
  }

  /** The text of a key; the key itself where a private printing has none. */
  text(key: string): string {
    const text = this.texts[key] ?? key;
    return this.language === "fr" ? spaced(text) : text;
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** What a word of some section is called, in a form of its own. Joined words are named one by one. */
  name(slot: string, word: string, form = ""): string {
    const dot = word.indexOf(".");
    const [section, bare] = dot < 0 ? [slot, word] : [word.slice(0, dot), word.slice(dot + 1)];
    return this.formed(section, bare, form);
  }

  /** A name in one of its forms: its own, or as the section says that names without one are put. */
  private formed(section: string, word: string, form: string): string {
    const own = form ? this.texts[`${section}_${form}.${word}`] : undefined;
    if (own !== undefined) return own;
    const pattern = this.texts[`${section}_${form}.otherwise`];
    if (pattern !== undefined) return pattern.replace(NAME, (_, of?: string) => this.formed(section, word, of ?? ""));
    const parts = word.split("+").map((part) => this.texts[`${section}.${part}`] ?? part);
    const name = this.texts[`${section}.${word}`] ?? parts.join(this.texts[`between.${section}`] ?? "+");
    return form === CAP ? name.slice(0, 1).toLocaleUpperCase(this.language) + name.slice(1) : name;
  }

  /** A text with its blanks filled; of the raw words it may take a form: with an article, in a case. */
  fill(key: string, blanks: Record<string, string | number>, raw: Record<string, string> = {}): string {
    return filled(this.text(key), blanks, this.language, this.inForms(raw));
  }

  private inForms(raw: Record<string, string>): Formed {
    return (blank, form) => (raw[blank] === undefined ? undefined : this.name(blank, raw[blank], form));
  }

  /** A move, or a line of moves: then with the blanks of all of them, those of one name joined. */
  parseMove(notation: string): Said {
    const [first, ...more] = notation.split(JOIN).map((move) => take(move, this.moves));
    if (!first || !more.length) return first ?? { notation, verb: "", blanks: {} };
    const blanks = { ...first.blanks };
    for (const said of more) {
      for (const [name, word] of Object.entries(said.blanks)) {
        blanks[name] = name in blanks ? `${blanks[name]}+${word}` : word;
      }
    }
    return { notation, verb: first.verb, blanks };
  }

  parseNote(notation: string): Said {
    return take(notation, this.notes);
  }

  move(said: Said, seats: string[]): string {
    return this.fill(this.key(said), this.words(said, seats), said.blanks);
  }

  /** A move with what it costs and brings. */
  answer(said: Said, terms: Terms, seats: string[]): string {
    const blanks = { ...this.words(said, seats), ...this.figures(terms.figures, seats) };
    if (said.notation.includes(JOIN)) return this.fill(this.key(said), blanks, said.blanks);
    if (!terms.key) return this.move(said, seats);
    const whole = this.fill(`answer.${terms.key}`, blanks, { ...said.blanks, ...this.raw(terms.figures) });
    return whole.charAt(0).toLocaleUpperCase(this.language) + whole.slice(1);
  }

  /** The same without naming first what is picked already. */
  shortly(said: Said, seats: string[], known: (slot: string) => boolean): string {
    const whole = this.text(this.key(said));
    const short = whole.replace(PREFIX, (prefix, slot: string, letter: string) =>
      known(slot) ? letter.toLocaleUpperCase(this.language) : prefix,
    );
    return filled(short, this.words(said, seats), this.language, this.inForms(said.blanks));
  }

  private key(said: Said): string {
    return `${said.notation.includes(JOIN) ? "line" : "move"}.${said.verb}`;
  }

  /** The words in the blanks of a move, or of all moves of a line. */
  private words(said: Said, seats: string[]): Record<string, string | number> {
    const whole: Record<string, string | number> = {};
    for (const move of said.notation.split(JOIN)) {
      for (const [name, word] of Object.entries(this.blanks(take(move, this.moves), this.moves, seats))) {
        whole[name] = name in whole ? `${whole[name]}+${word}` : word;
      }
    }
    return whole;
  }

  /** What happened; of several notes in a row with what all of them add. Its sentence may be put otherwise. */
  note(said: Said, who: string, seats: string[], short = false, row?: string, put?: string): string {
    const added = row ?? this.added(said, who, seats);
    return this.told(put ?? this.sentence(said.verb, short), said, { who, row: added }, seats);
  }

  /** What this note adds to those of its kind, where several are told in one sentence; else empty. */
  added(said: Said, who: string, seats: string[]): string {
    return this.has(`row.${said.verb}`) ? this.told(this.text(`row.${said.verb}`), said, { who }, seats) : "";
  }

  /** The section that has the sentence of a note. */
  section(verb: string, short = false): string {
    if (short && this.has(`short.${verb}`)) return "short";
    return SPOKEN.find((section) => this.has(`${section}.${verb}`)) ?? "note";
  }

  /** The sentence of a note, its blanks still open. */
  sentence(verb: string, short = false): string {
    return this.text(`${this.section(verb, short)}.${verb}`);
  }

  private told(sentence: string, said: Said, words: Record<string, string>, seats: string[]): string {
    const blanks = { ...this.blanks(said, this.notes, seats), ...words };
    return filled(sentence, blanks, this.language, this.inForms(said.blanks));
  }

  /** The blanks of a move, in the order of its notation. */
  slots(verb: string): string[] {
    return (this.moves.get(verb)?.slots ?? []).map((slot) => slot.name);
  }

  question(kind: string, figures: readonly Figure[], who: string, seats: string[]): string {
    return this.fill(`question.${kind}`, { ...this.figures(figures, seats), who }, this.raw(figures));
  }

  refusal(reason: Reason, seats: string[]): string {
    return this.fill(`refusal.${reason.key}`, this.figures(reason.figures, seats), this.raw(reason.figures));
  }

  player(seat: number, seats: string[]): string {
    return seats[seat] ?? this.fill("player", { number: seat + 1 });
  }

  private blanks(said: Said, verbs: Map<string, VerbShape>, seats: string[]): Record<string, string | number> {
    const out: Record<string, string | number> = {};
    for (const slot of verbs.get(said.verb)?.slots ?? []) {
      const word = said.blanks[slot.name] ?? "";
      if (slot.name.startsWith("seat")) out[slot.name] = this.player(Number(word) - slot.low, seats);
      else if (word !== NONE)
        out[slot.name] = slot.words ? this.name(slot.name, word) : this.numbered(slot.name, Number(word));
    }
    return out;
  }

  /** A number, unless it has a name: berth II. */
  private numbered(slot: string, value: number): string | number {
    return this.texts[`${slot}.${value}`] ?? value;
  }

  /** The words that figures stand for, before they are named. */
  private raw(figures: readonly Figure[]): Record<string, string> {
    return Object.fromEntries(figures.map(([name, value]) => [name, this.game.slots[name]?.[value] ?? String(value)]));
  }

  private figures(figures: readonly Figure[], seats: string[]): Record<string, string | number> {
    const out: Record<string, string | number> = {};
    for (const [name, value] of figures) {
      const words = this.game.slots[name];
      if (name.startsWith("seat")) out[name] = this.player(value, seats);
      else out[name] = words ? this.name(name, words[value] ?? String(value)) : this.numbered(name, value);
    }
    return out;
  }
}

function take(notation: string, verbs: Map<string, VerbShape>): Said {
  const [verb = "", ...words] = notation.split(" ");
  const blanks: Record<string, string> = {};
  verbs.get(verb)?.slots.forEach((slot, i) => (blanks[slot.name] = words[i] ?? ""));
  return { notation, verb, blanks };
}
