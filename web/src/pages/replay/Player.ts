// Walks through a game: at which stop one is, what was seen there, and by itself from one to the next.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { api, ApiError, type Position, type Stop } from "../../core/api";
import { keyOf } from "../../core/keys";
import { go } from "../../core/router";
import { kept } from "../../core/settings";
import { jumped, stopBefore, type Jump } from "./stops";

/** Milliseconds a stop stays while the game plays by itself. */
export const PACES = { "½×": 3200, "1×": 1600, "2×": 800, "4×": 400 } as const;
export type Pace = keyof typeof PACES;
export const pace = kept<Pace>("replay.pace", "1×", Object.keys(PACES) as Pace[]);

const KEPT = 60;

function whenOnline(work: () => void): () => void {
  addEventListener("online", work);
  return () => removeEventListener("online", work);
}

export class Player {
  readonly here = signal(0);
  readonly playing = signal(false);
  readonly seen = signal<Position | null>(null);
  /** Without a network: a position was wanted that nobody has kept. */
  readonly unseen = signal(false);
  readonly stop: ReadonlySignal<Stop | undefined>;
  private readonly known = new Map<string, Position>();
  private fetching = false;
  private ends: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly stops: readonly Stop[],
    readonly eyes: ReadonlySignal<number>,
    /** What else the address says. */
    readonly more: ReadonlySignal<string> = signal(""),
  ) {
    this.stop = computed(() => stops[this.here.value]);
  }

  /** Begin to follow; the end of it is returned. */
  open(): () => void {
    this.ends = [
      effect(() => void this.show(this.stop.value?.at ?? 0, this.eyes.value)),
      whenOnline(() => void this.show(this.stop.peek()?.at ?? 0, this.eyes.peek())),
      effect(() => {
        const ready = this.seen.value?.at === this.stop.value?.at;
        if (!this.playing.value || !ready) return;
        const on = setTimeout(() => this.playOn(), PACES[pace.value]);
        return () => clearTimeout(on);
      }),
    ];
    return () => this.ends.forEach((end) => end());
  }

  /** Go to a stop. The address follows; whoever presses a key for long loses no step, as this is where one is at once. */
  to(stop: number): void {
    const next = Math.min(Math.max(stop, 0), this.stops.length - 1);
    if (next === this.here.peek()) return;
    this.here.value = next;
    go(`/replay/${this.id}?at=${this.stops[next]?.at ?? 0}${this.more.peek()}`, "replace");
  }

  /** The address has changed: a link was followed. */
  follow(at: number | null): void {
    const wanted = stopBefore(this.stops, at);
    if (wanted !== this.here.peek()) this.here.value = wanted;
  }

  jump(what: Jump, way: 1 | -1): void {
    this.to(jumped(this.stops, this.here.peek(), what, way));
  }

  toggle(): void {
    const atEnd = this.here.peek() === this.stops.length - 1;
    this.playing.value = !this.playing.peek();
    if (this.playing.peek() && atEnd) this.to(0);
  }

  private playOn(): void {
    this.jump("step", 1);
    if (this.here.peek() === this.stops.length - 1) this.playing.value = false;
  }

  /** One position is fetched at a time: the newest that is wanted, and then the next one beforehand. */
  private async show(at: number, eyes: number): Promise<void> {
    const known = this.known.get(`${at} ${eyes}`);
    if (known) this.seen.value = known;
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let wanted = this.wanted(); wanted !== null; wanted = this.wanted()) {
        await this.fetch(wanted, this.eyes.peek());
      }
      this.unseen.value = false;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const here = `${this.stop.peek()?.at} ${this.eyes.peek()}`;
      this.unseen.value = !this.known.has(here); // the next one beforehand may be missing
    } finally {
      this.fetching = false;
    }
  }

  /** What is to be fetched next; null when everything that is needed is there. */
  private wanted(): number | null {
    const places = [this.here.peek(), this.here.peek() + 1];
    const missing = places
      .map((i) => this.stops[i]?.at)
      .find((at) => at !== undefined && !this.known.has(`${at} ${this.eyes.peek()}`));
    return missing ?? null;
  }

  private async fetch(at: number, eyes: number): Promise<void> {
    const found = await api.position(this.id, at, eyes, keyOf(this.id)?.token);
    this.known.set(`${at} ${eyes}`, found);
    const oldest = this.known.keys().next();
    if (this.known.size > KEPT && !oldest.done) this.known.delete(oldest.value);
    if (this.stop.peek()?.at === at && this.eyes.peek() === eyes) this.seen.value = found;
  }
}
