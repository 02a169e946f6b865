// Work that is wanted once before the next picture, however often it is asked for.

/** Done with the browser's next picture; at once where there is none to come, as on a page that nobody looks at. */
export class NextPicture {
  private asked = 0;

  constructor(private readonly work: () => void) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  private readonly hidden = (): void => {
    if (this.asked && document.hidden) this.now();
  };

  readonly ask = (): void => {
    if (document.hidden) this.work();
    else this.asked ||= requestAnimationFrame(() => this.now());
  };

  private now(): void {
    this.drop();
    this.work();
  }

  drop(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
  }

  /** Never again. */
  close(): void {
    this.drop();
    document.removeEventListener("visibilitychange", this.hidden);
  }
}
