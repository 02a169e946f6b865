// Has a review made and looks how far it is; one that was stopped goes on.
import { signal } from "@preact/signals";
import { api } from "../../core/api";
import { keyOf } from "../../core/keys";
import type { ReviewDepth } from "../../core/router";
import { language } from "../../core/settings";
import type { ReviewState } from "./shape";

const EVERY = 700;

export class Making {
  readonly state = signal<ReviewState | null>(null);
  readonly failed = signal(false);
  private next: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    readonly depth: ReviewDepth,
  ) {}

  /** Begin, or go on; the end of looking is returned. */
  open(): () => void {
    void this.begin();
    return () => {
      this.closed = true;
      clearTimeout(this.next);
    };
  }

  private async begin(): Promise<void> {
    try {
      await api.beginReview(this.id, this.depth, keyOf(this.id)?.token);
      await this.look();
    } catch {
      this.failed.value = true;
    }
  }

  private async look(): Promise<void> {
    if (this.closed) return;
    try {
      const found = await api.review(this.id, this.depth, language.value, keyOf(this.id)?.token);
      this.state.value = found;
      this.failed.value = !found.review && !found.working;
      if (found.working || this.failed.value) this.next = setTimeout(() => void this.look(), EVERY);
    } catch {
      this.failed.value = true;
    }
  }
}
