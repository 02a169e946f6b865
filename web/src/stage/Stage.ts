// Between the socket and the drawing: scenes are shown one after the other, each for its time.
import { batch, computed, signal } from "@preact/signals";
import { speed } from "../core/settings";
import type { TableFrame, ToldNote } from "../protocol";
import { beats, type Beat } from "./scenes";

/** How long a plain action stays, by the speed one has set. */
export const PAUSE = { "at-once": 0, quick: 500, normal: 1000, step: Infinity } as const;
/** While something is shown, nobody is asked anything. */
const UNASKED = { ask: null, undo: false, may_ask: false, result: null, asked: [] };
/** More than these at once is not watched: the older ones are in the list. */
const MOST = 80;

interface Parts {
  game: () => string;
  verb: (note: ToldNote) => string;
  /** Lay this frame on the table. */
  lay: (frame: TableFrame) => void;
  /** What happened after this entry, where the frame itself does not show it. */
  film: (since: number) => Promise<Film | null>;
}

type Film = Pick<TableFrame, "scenes" | "notes">;

export class Stage {
  /** The beat that is on. */
  readonly now = signal<Beat | null>(null);
  /** How many wait behind it. */
  readonly waiting = signal(0);
  /** Whether something is shown that somebody has still to see: no question is open meanwhile. */
  readonly playing = signal(false);
  /** Whether the film of the past is shown, and not the present. */
  readonly again = signal(false);
  /** Whether the next beat waits for a sign. */
  readonly halted = computed(() => this.playing.value && speed.value === "step");
  /** The newest frame there is, shown or not. */
  readonly latest = signal<TableFrame | null>(null);
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching = false;
  /** Whether a picture was passed over with a beat that needs no pause: then it comes with the next that has one. */
  private unlaid = false;
  private arrived: TableFrame[] = [];

  constructor(private readonly parts: Parts) {
    document.addEventListener("visibilitychange", () => !document.hidden && this.playing.value && this.next());
  }

  /** A frame has come; `known` is the entry up to which everything has been seen on this table before. */
  take(frame: TableFrame, known: number | null): void {
    this.arrived.push(frame);
    if (!this.fetching) this.admit(known);
  }

  /** Let those in that have come; before one that does not show all that was missed, the film of it is fetched. */
  private admit(known: number | null): void {
    for (let frame = this.arrived.shift(); frame; frame = this.arrived.shift()) {
      const seen = this.latest.value?.seq ?? known;
      const gap = seen !== null && seen < frame.seq && frame.scenes_from > seen && speed.value !== "at-once";
      if (gap) {
        void this.fetch(frame, seen);
        return;
      }
      const shown = seen !== null && seen < frame.seq && frame.scenes_from <= seen;
      this.line(shown ? beats(this.parts.game(), frame, seen, this.parts.verb) : [], frame);
    }
    if (!this.playing.value) this.next();
  }

  private async fetch(frame: TableFrame, seen: number): Promise<void> {
    this.fetching = true;
    const film = await this.parts.film(seen).catch(() => null);
    this.fetching = false;
    batch(() => {
      this.line(film ? this.filmed(frame, film, seen) : [], frame);
      this.admit(seen);
    });
  }

  /** All beats between what was seen and a frame. */
  private filmed(frame: TableFrame, film: Film, seen: number): Beat[] {
    const whole = { ...frame, scenes: film.scenes, notes: film.notes };
    return beats(this.parts.game(), whole, seen, this.parts.verb).map((beat) => ({
      ...beat,
      frame: beat.frame === whole ? frame : { ...beat.frame, since: frame.since },
    }));
  }

  private line(found: readonly Beat[], frame: TableFrame): void {
    this.latest.value = frame;
    this.queue.push(...found.slice(-MOST));
    // The frame itself, question and all, is laid when everything before it has been seen.
    this.queue.push({ frame, seat: -1, what: "fate", told: [], weight: -1, fresh: true });
    this.waiting.value = this.queue.length;
  }

  /** Show once more what happened after an entry, then the present. */
  async replay(since: number): Promise<void> {
    const frame = this.latest.value;
    const film = frame && (await this.parts.film(since).catch(() => null));
    if (!frame || !film || this.latest.value !== frame) return;
    const found = beats(this.parts.game(), { ...frame, ...film }, since, this.parts.verb);
    this.again.value = true;
    this.line(
      found.map((beat) => ({ ...beat, frame: { ...beat.frame, ...UNASKED } })),
      frame,
    );
    if (!this.playing.value) this.next();
  }

  /** Whatever waits is shown at once. */
  hurry(): void {
    const frame = this.latest.value;
    if (!frame || !this.playing.value) return;
    clearTimeout(this.timer);
    const end = this.queue.findLast((beat) => beat.told.length > 0);
    this.queue = [];
    if (end) this.now.value = end;
    this.settle(frame);
  }

  /** A sign from whoever watches: one step where one goes step by step, else everything at once. */
  on(): void {
    if (this.halted.value) this.next();
    else this.hurry();
  }

  /** The next beat, now. */
  next(): void {
    clearTimeout(this.timer);
    const beat = this.queue.shift();
    this.waiting.value = this.queue.length;
    if (!beat) return;
    if (beat.weight < 0) {
      // Only the newest picture matters: one that is followed by others was shown by their first scene.
      if (this.queue.length) this.next();
      else this.settle(beat.frame);
      return;
    }
    const pause = beat.weight > 0 ? PAUSE[speed.value] * beat.weight : 0;
    this.playing.value = pause > 0;
    this.now.value = beat;
    this.unlaid ||= beat.fresh;
    if (this.unlaid && pause > 0) {
      this.unlaid = false;
      this.parts.lay({ ...beat.frame, ...UNASKED });
    }
    mark(beat);
    if (document.hidden && pause > 0) return; // goes on when somebody looks
    if (pause === 0) this.next();
    else if (pause < Infinity) this.timer = setTimeout(() => this.next(), pause);
  }

  /** Everything has been seen. */
  private settle(frame: TableFrame): void {
    this.unlaid = false;
    this.playing.value = false;
    this.again.value = false;
    this.waiting.value = 0;
    this.parts.lay(frame);
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }
}

/** What was on and when, for the browser's own tools and for tests. */
function mark(beat: Beat): void {
  performance.mark("scene", {
    detail: {
      at: beat.frame.seq,
      seat: beat.seat,
      what: beat.what,
      weight: beat.weight,
      notes: beat.told.map((n) => n.text),
    },
  });
}
