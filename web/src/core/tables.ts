// One table as this page knows it: seats, the present frame, what happened, what was said.
import { batch, computed, signal } from "@preact/signals";
import { Desk, type Answer } from "../board/desk";
import type { ChatLine, Down, Figure, RefusedFrame, TableFrame, TableInfo, ToldNote } from "../protocol";
import { keyOf } from "./keys";
import { shapeOf, voiceOf } from "./library";
import { seatings } from "./seating";
import { sharing } from "./sharing";
import type { Voice } from "./voice";
import { wire } from "./wire";

const WATCHER = -3;

/** The invitation in this page's address: it lets one look before one sits down. */
export function invitation(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("invitation");
}

export class LiveTable {
  readonly info = signal<TableInfo | null>(null);
  readonly you = signal(WATCHER);
  readonly frame = signal<TableFrame | null>(null);
  /** When the frame arrived: clocks run from there. */
  readonly heard = signal(0);
  readonly log = signal<readonly ToldNote[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly refused = signal<RefusedFrame | null>(null);
  /** What answers to the open question would bring, as far as it was asked for. */
  readonly gains = signal<ReadonlyMap<string, readonly Figure[]>>(new Map());
  /** Sent, and not yet answered. */
  readonly waiting = signal(false);
  readonly seats = computed(() => {
    const info = this.info.value;
    return info ? seatings(info, shapeOf(info.game).value) : [];
  });

  private leave: (() => void) | null = null;
  private restarting = false;
  /** Whether a frame is on its way to the screen, and what came meanwhile. */
  private painting = false;
  private next: TableFrame | null = null;

  constructor(readonly id: string) {}

  open(): void {
    this.leave = wire.look(
      this.id,
      (frame) => this.hear(frame),
      () => ({ t: "sit", table: this.id, token: keyOf(this.id)?.token ?? invitation(), since: -1 }),
    );
  }

  close(): void {
    this.leave?.();
  }

  /** The desk of whoever looks at this table. While a language is fetched, the voice at hand goes on. */
  desk(game: string, atHand: Voice): Desk {
    const ask = computed(() => (this.waiting.value ? null : (this.frame.value?.ask ?? null)));
    const voice = computed(() => voiceOf(game).value ?? atHand);
    const scales = { known: this.gains, weigh: (answer: Answer) => this.weigh(answer) };
    return new Desk(game, voice, this.seats, this.you, ask, (answer) => this.answer(answer), scales);
  }

  answer(answer: Answer): void {
    const ask = this.frame.value?.ask;
    if (ask) this.waiting.value = wire.send({ t: "answer", table: this.id, q: ask.q, move: answer.notation });
  }

  private weigh(answer: Answer): void {
    const ask = this.frame.value?.ask;
    if (ask?.options.includes(answer.notation) && !this.gains.value.has(answer.notation)) {
      wire.send({ t: "weigh", table: this.id, q: ask.q, move: answer.notation });
    }
  }

  /** Take back the last move, or all moves up to where something was learnt. */
  undo(all = false): void {
    const frame = this.frame.value;
    if (!frame?.undo) return;
    this.restarting = all;
    wire.send({ t: "undo", table: this.id, q: frame.ask?.q ?? frame.seq });
  }

  say(text: string): void {
    wire.send({ t: "say", table: this.id, text });
  }

  /** Show the newest frame. What comes before it is painted waits, so that nobody paints what nobody can see. */
  private lay(): void {
    const frame = this.next;
    if (!frame) return;
    this.next = null;
    const old = this.frame.value;
    batch(() => {
      this.log.value = [...this.log.value.filter((note) => note.at <= frame.since), ...frame.notes];
      this.frame.value = { ...frame, view: sharing(old?.view, frame.view), ask: sharing(old?.ask, frame.ask) };
      if (old?.ask?.q !== frame.ask?.q) this.gains.value = new Map();
      this.heard.value = Date.now();
      this.waiting.value = false;
      this.refused.value = null;
    });
    if (this.restarting) this.undo(true);
    if (document.hidden) return;
    this.painting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.painting = false;
        this.lay();
      }),
    );
  }

  private hear(frame: Down): void {
    batch(() => {
      switch (frame.t) {
        case "seats":
          this.info.value = frame.info;
          this.you.value = frame.you;
          break;
        case "table":
          this.next = this.next ? joined(this.next, frame) : frame;
          if (!this.painting) this.lay();
          break;
        case "chat": {
          const known = new Set(this.chat.value.map((line) => line.n));
          this.chat.value = [...this.chat.value, ...frame.lines.filter((line) => !known.has(line.n))];
          break;
        }
        case "gains":
          if (frame.q === this.frame.value?.ask?.q) {
            this.gains.value = new Map(this.gains.value).set(frame.move, frame.gains);
          }
          break;
        case "refused":
          if (frame.why === "no-gains") break;
          this.refused.value = frame;
          this.waiting.value = false;
          this.restarting = false;
          if (frame.why === "stale") wire.send({ t: "again", table: this.id, since: this.frame.value?.seq ?? -1 });
          break;
        case "risen":
          break;
      }
    });
  }
}

/** Two frames as one: the later picture, with what both told. */
function joined(first: TableFrame, second: TableFrame): TableFrame {
  const notes = [...first.notes.filter((note) => note.at <= second.since), ...second.notes];
  return { ...second, notes, since: Math.min(first.since, second.since) };
}
