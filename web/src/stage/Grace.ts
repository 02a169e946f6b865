// The time in which a turn can be taken back: kept by the server after a move, by the page before a sealed answer.
import { signal } from "@preact/signals";
import { grace } from "../core/settings";
import type { Up } from "../protocol";

interface Running {
  /** When it is over, by this page's clock, and how long it is in all. */
  ends: number;
  length: number;
  held: boolean;
}

interface Parts {
  table: string;
  send: (frame: Up) => boolean;
}

export class Grace {
  readonly running = signal<Running | null>(null);
  private give: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: Parts) {}

  /** Whether an answer waits here that has not been sent. */
  get sealing(): boolean {
    return this.give !== null;
  }

  /** The server says how long bots wait. */
  show(left: number): void {
    if (this.sealing) return;
    if (left > 0) this.start(left);
    else this.stop();
  }

  /** Keep an answer back for the time of grace; false when there is none. */
  seal(give: () => void): boolean {
    if (!grace.value) return false;
    this.give = give;
    this.start(grace.value * 1000);
    return true;
  }

  /** Drop the answer that waits here; false when there is none. */
  unseal(): boolean {
    const was = this.sealing;
    this.give = null;
    if (was) this.stop();
    return was;
  }

  /** Pointing at the ring holds it. */
  hold(): void {
    const now = this.running.value;
    if (!now || now.held) return;
    clearTimeout(this.timer);
    this.running.value = { ...now, held: true };
    if (!this.sealing) this.parts.send({ t: "hold", table: this.parts.table });
  }

  /** Looking away lets it run again, from the start. */
  release(): void {
    if (this.running.value?.held) this.start(Math.max(1000, grace.value * 1000), true);
  }

  /** My turn stands. */
  pass(): void {
    const give = this.give;
    this.give = null;
    this.stop();
    if (give) give();
    else this.parts.send({ t: "pass", table: this.parts.table });
  }

  private start(time: number, again = false): void {
    clearTimeout(this.timer);
    this.running.value = { ends: Date.now() + time, length: time, held: false };
    this.timer = setTimeout(() => (again || this.sealing ? this.pass() : this.stop()), time);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.running.value = null;
  }
}
