// Says what the engine means: moves, notes, questions and refusals in the reader's language.
import type { Figure, GameShape, Reason, VerbShape } from "../protocol";
import type { Language } from "./settings";
import { filled } from "./texts";

/** A move or a note taken apart: its verb, and the word in each blank. */
export interface Said {
  notation: string;
  verb: string;
  blanks: Record<string, string>;
}

const ELLIPSIS = "…";

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
    return this.texts[key] ?? key;
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** What a word of some section is called. Joined words are named one by one. */
  name(section: string, word: string): string {
    const whole = this.texts[`${section}.${word}`];
    if (whole !== undefined) return whole;
    return word
      .split("+")
      .map((part) => this.texts[`${section}.${part}`] ?? part)
      .join("+");
  }

  fill(key: string, blanks: Record<string, string | number>): string {
    return filled(this.text(key), blanks, this.language);
  }

  parseMove(notation: string): Said {
    return take(notation, this.moves);
  }

  parseNote(notation: string): Said {
    return take(notation, this.notes);
  }

  move(said: Said, seats: string[], open: ReadonlySet<string> = new Set()): string {
    return this.fill(`move.${said.verb}`, this.blanks(said, this.moves, seats, open));
  }

  note(said: Said, who: string, seats: string[]): string {
    return this.fill(`note.${said.verb}`, { ...this.blanks(said, this.notes, seats), who });
  }

  /** The blanks of a move, in the order of its notation. */
  slots(verb: string): string[] {
    return (this.moves.get(verb)?.slots ?? []).map((slot) => slot.name);
  }

  question(kind: string, figures: readonly Figure[], who: string, seats: string[]): string {
    return this.fill(`question.${kind}`, { ...this.figures(figures, seats), who });
  }

  refusal(reason: Reason, seats: string[]): string {
    return this.fill(`refusal.${reason.key}`, this.figures(reason.figures, seats));
  }

  player(seat: number, seats: string[]): string {
    return seats[seat] ?? this.fill("player", { number: seat + 1 });
  }

  private blanks(
    said: Said,
    verbs: Map<string, VerbShape>,
    seats: string[],
    open: ReadonlySet<string> = new Set(),
  ): Record<string, string | number> {
    const out: Record<string, string | number> = {};
    for (const slot of verbs.get(said.verb)?.slots ?? []) {
      const word = said.blanks[slot.name] ?? "";
      if (open.has(slot.name)) out[slot.name] = ELLIPSIS;
      else if (slot.name.startsWith("seat")) out[slot.name] = this.player(Number(word) - slot.low, seats);
      else out[slot.name] = slot.words ? this.name(slot.name, word) : Number(word);
    }
    return out;
  }

  private figures(figures: readonly Figure[], seats: string[]): Record<string, string | number> {
    const out: Record<string, string | number> = {};
    for (const [name, value] of figures) {
      const words = this.game.slots[name];
      if (name.startsWith("seat")) out[name] = this.player(value, seats);
      else out[name] = words ? this.name(name, words[value] ?? String(value)) : value;
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
