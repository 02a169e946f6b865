// What lies open to one viewer: the answers, which of them are still meant, and why others are not open.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { confirming } from "../core/settings";
import type { Said, Voice } from "../core/voice";
import type { Ask, Figure, Reason } from "../protocol";

/** Something on the table a person can point at. It stands for the answers that fit it. */
export interface Spot {
  id: string;
  /** Spots of one group exclude each other: a new die instead of the one picked before. */
  group: string;
  fits(said: Said): boolean;
}

/** An answer, open or barred, with its sentence. */
export interface Answer extends Said {
  sentence: string;
}

export interface BarredAnswer extends Answer {
  reason: Reason;
}

export type Light = "lit" | "picked" | "barred" | "still";

/** Who sits where, as drawings show it. */
export interface Seating {
  name: string;
  colour: string;
  sign: string;
}

/** A spot for every answer with these words in these blanks, whatever its verb unless one is named. */
export function spot(blanks: Record<string, string>, verb?: string, group?: string): Spot {
  const words = Object.entries(blanks);
  return {
    id: [verb ?? "", ...words.map(([slot, word]) => `${slot}=${word}`)].join(" "),
    group: group ?? (words.map(([slot]) => slot).join(" ") || "verb"),
    fits: (said) => (!verb || said.verb === verb) && words.every(([slot, word]) => said.blanks[slot] === word),
  };
}

/** What answers would bring: asked for one by one, known when the server has said so. */
export interface Scales {
  /** By notation, for the question that is open. */
  known: ReadonlySignal<ReadonlyMap<string, readonly Figure[]>>;
  weigh(answer: Answer): void;
}

export class Desk {
  readonly picked = signal<readonly Spot[]>([]);
  readonly why = signal<BarredAnswer | null>(null);
  readonly options: ReadonlySignal<readonly Answer[]>;
  readonly barred: ReadonlySignal<readonly BarredAnswer[]>;
  /** The answers that fit everything picked. */
  readonly left: ReadonlySignal<readonly Answer[]>;
  /** The one answer left, waiting for a yes. */
  readonly proposed = signal<Answer | null>(null);
  /** The answers a lesson or a hint recommends, in notation. */
  readonly advice = signal<readonly string[]>([]);

  constructor(
    readonly game: string,
    readonly voice: ReadonlySignal<Voice>,
    readonly seats: ReadonlySignal<readonly Seating[]>,
    readonly me: ReadonlySignal<number>,
    readonly ask: ReadonlySignal<Ask | null>,
    private readonly send: (answer: Answer) => void,
    readonly scales: Scales | null = null,
  ) {
    const names = computed(() => this.seats.value.map((seat) => seat.name));
    const answer = (notation: string): Answer => {
      const said = this.voice.value.parseMove(notation);
      const voice = this.voice.value;
      return {
        ...said,
        // Hundreds may be barred, few are ever read.
        get sentence() {
          return voice.move(said, names.value);
        },
      };
    };
    this.options = computed(() => (this.ask.value?.options ?? []).map(answer));
    this.barred = computed(() =>
      (this.ask.value?.barred ?? []).map((entry) => Object.assign(answer(entry.move), { reason: entry.reason })),
    );
    this.left = computed(() => this.options.value.filter((said) => this.picked.value.every((s) => s.fits(said))));
  }

  get names(): string[] {
    return this.seats.value.map((seat) => seat.name);
  }

  /** How a spot is to be drawn now. */
  light(wanted: Spot): Light {
    if (this.picked.value.some((s) => s.id === wanted.id)) return "picked";
    const others = this.picked.value.filter((s) => s.group !== wanted.group);
    const fits = (said: Said): boolean => wanted.fits(said) && others.every((s) => s.fits(said));
    if (this.options.value.some(fits)) return "lit";
    return this.reason(wanted) ? "barred" : "still";
  }

  /** Whether a spot is on the way to an answer that is recommended. */
  advises(wanted: Spot): boolean {
    const advice = this.advice.value;
    if (!advice.length || this.light(wanted) !== "lit") return false;
    const others = this.picked.value.filter((s) => s.group !== wanted.group);
    const fits = (said: Said): boolean => wanted.fits(said) && others.every((s) => s.fits(said));
    return this.options.value.some((said) => advice.includes(said.notation) && fits(said));
  }

  /** The one answer that pointing at a spot would choose, if it is one. */
  only(wanted: Spot): Answer | null {
    const others = this.picked.value.filter((s) => s.group !== wanted.group);
    const fitting = this.options.value.filter((said) => wanted.fits(said) && others.every((s) => s.fits(said)));
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }

  /** Why nothing open fits a spot, if a rule says so. */
  reason(wanted: Spot): BarredAnswer | null {
    const others = this.picked.value.filter((s) => s.group !== wanted.group);
    return this.barred.value.find((said) => wanted.fits(said) && others.every((s) => s.fits(said))) ?? null;
  }

  /** Point at a spot: pick it, drop it, or hear why it is not open. */
  point(wanted: Spot): void {
    const light = this.light(wanted);
    if (light === "picked") {
      this.picked.value = this.picked.value.filter((s) => s.id !== wanted.id);
      this.settle();
      return;
    }
    if (light === "barred" || light === "still") {
      this.why.value = this.reason(wanted);
      return;
    }
    this.picked.value = [...this.picked.value.filter((s) => s.group !== wanted.group), wanted];
    this.settle();
  }

  /** Choose one answer. */
  choose(answer: Answer): void {
    this.why.value = null;
    if (confirming.value) this.proposed.value = answer;
    else this.commit(answer);
  }

  /** Say yes to the proposed answer. */
  confirm(): void {
    const answer = this.proposed.value;
    if (answer) this.commit(answer);
  }

  /** Take back everything picked so far. */
  cancel(): void {
    this.picked.value = [];
    this.proposed.value = null;
    this.why.value = null;
  }

  explain(barred: BarredAnswer): void {
    this.why.value = barred;
  }

  private settle(): void {
    this.why.value = null;
    this.proposed.value = null;
    const [only, second] = this.left.value;
    if (only && !second && this.picked.value.length) this.choose(only);
  }

  private commit(answer: Answer): void {
    this.cancel();
    this.send(answer);
  }
}
