// What lies open to one viewer: the answers, which of them are still meant, and why others are not open.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { confirming } from "../core/settings";
import { begins, type Said, type Voice } from "../core/voice";
import type { Ask, Figure, Reason, ToldNote } from "../protocol";

/** Something on the table a person can point at. It stands for the answers that fit it. */
export interface Spot {
  id: string;
  /** Spots of one group exclude each other: a new die instead of the one picked before. */
  group: string;
  fits(said: Said): boolean;
}

/** An answer, open or barred, with its sentence, in short and with what it costs and brings. */
export interface Answer extends Said {
  sentence: string;
  told: string;
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
  /** What would be told of them, for every seat they pay. */
  told: ReadonlySignal<ReadonlyMap<string, readonly ToldNote[]>>;
  /** Why those that were asked for and are not open are not. */
  barred: ReadonlySignal<ReadonlyMap<string, Reason>>;
  weigh(answer: Answer): void;
}

export class Desk {
  readonly picked = signal<readonly Spot[]>([]);
  readonly why = signal<BarredAnswer | null>(null);
  /** What was pointed at when `why` was said. */
  at: Element | null = null;
  /** Whole decisions: an answer may be a line of several moves. */
  readonly options: ReadonlySignal<readonly Answer[]>;
  /** Any answer in notation, with its sentence. */
  readonly answer: (notation: string) => Answer;
  readonly barred: ReadonlySignal<readonly BarredAnswer[]>;
  /** The answers that fit everything picked. */
  readonly left: ReadonlySignal<readonly Answer[]>;
  /** Those of them that nothing drawn on the table leads to: they need a button. */
  readonly unplaced: ReadonlySignal<readonly Answer[]>;
  /** The one answer left, waiting for a yes. */
  readonly proposed = signal<Answer | null>(null);
  /** The answers a lesson or a hint recommends, in notation. */
  readonly advice = signal<readonly string[]>([]);
  private readonly drawn = new Map<string, { spot: Spot; times: number }>();
  private readonly drawings = signal(0);
  private changing = false;

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
      const ask = this.ask.value;
      return {
        ...said,
        // Hundreds may be barred, few are ever read.
        get sentence() {
          return voice.move(said, names.value);
        },
        get told() {
          const terms = ask?.terms[ask.options.findIndex((move) => begins(notation, move))];
          return terms ? voice.answer(said, terms, names.value) : voice.move(said, names.value);
        },
      };
    };
    this.answer = answer;
    this.options = computed(() => {
      const ask = this.ask.value;
      return (ask?.lines?.length ? ask.lines : (ask?.options ?? [])).map(answer);
    });
    this.barred = computed(() =>
      (this.ask.value?.barred ?? []).map((entry) => Object.assign(answer(entry.move), { reason: entry.reason })),
    );
    this.left = computed(() => this.options.value.filter((said) => this.picked.value.every((s) => s.fits(said))));
    this.unplaced = computed(() => {
      this.drawings.value;
      return this.withoutPlace();
    });
  }

  /** A spot is drawn somewhere: what it leads to needs no button. Returns what takes it back. */
  draw(spot: Spot): () => void {
    const known = this.drawn.get(spot.id) ?? { spot, times: 0 };
    this.drawn.set(spot.id, { spot, times: known.times + 1 });
    this.redraw();
    return () => {
      const left = (this.drawn.get(spot.id)?.times ?? 1) - 1;
      if (left) this.drawn.set(spot.id, { spot, times: left });
      else this.drawn.delete(spot.id);
      this.redraw();
    };
  }

  /** However many spots come and go with one picture, the buttons are counted once. */
  private redraw(): void {
    if (this.changing) return;
    this.changing = true;
    queueMicrotask(() => {
      this.changing = false;
      this.drawings.value += 1;
    });
  }

  /** A spot leads to an answer when pointing at it leaves that answer and drops another. */
  private withoutPlace(): readonly Answer[] {
    const left = this.left.value;
    const taken = new Set(this.picked.value.map((s) => s.group));
    const led = new Set<Answer>();
    for (const { spot } of this.drawn.values()) {
      if (taken.has(spot.group)) continue;
      const fitting = left.filter((said) => spot.fits(said));
      if (fitting.length < left.length || left.length === 1) for (const said of fitting) led.add(said);
    }
    return left.filter((said) => !led.has(said));
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
    if (!this.advice.value.length) return false;
    const light = this.light(wanted);
    if (light === "picked") return this.strays(wanted);
    if (light !== "lit") return false;
    const others = this.picked.value.filter((s) => s.group !== wanted.group);
    const fits = (said: Said): boolean => wanted.fits(said) && others.every((s) => s.fits(said));
    return this.options.value.some((said) => this.meant(said) && fits(said));
  }

  /** Whether a picked spot leads past all that is recommended: it beckons too, to be put back. */
  private strays(wanted: Spot): boolean {
    const meant = this.options.value.filter((said) => this.meant(said));
    const picked = this.picked.value;
    if (!meant.length || meant.some((said) => picked.every((s) => s.fits(said)))) return false;
    const led = (s: Spot): boolean => meant.some((said) => s.fits(said));
    return !led(wanted) || picked.every(led);
  }

  /** Whether an answer is recommended, or begins with what is. */
  meant(said: Said): boolean {
    return this.advice.value.some((move) => begins(said.notation, move));
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
  point(wanted: Spot, at: Element | null = null): void {
    this.at = at;
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
