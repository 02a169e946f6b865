// The printing on the bench: what the server says of it, and changes one after the other. No rule is known here.
import { computed, signal } from "@preact/signals";
import { api, ApiError } from "../../core/api";
import { textsOf } from "../../core/library";
import { Saving, textOf } from "../../core/printings";
import { language } from "../../core/settings";
import { Voice } from "../../core/voice";
import { said } from "./said";
import type { BenchRequest, GameShape, PartShape, SheetIn, Workbench, WorkshopChange } from "../../protocol";

const MOST_UNDO = 50;

export type Saved = "saved" | "saving" | "unsaved" | "elsewhere";

export class Bench {
  readonly held = signal<Workbench | null>(null);
  readonly faults = signal<string[]>([]);
  readonly saved = signal<Saved>("saved");
  readonly waiting = signal(0);
  /** What came of a spreadsheet. */
  readonly taken = signal<readonly number[] | null>(null);
  /** The spreadsheet that was taken in last. */
  readonly sheetTaken = signal<SheetIn | null>(null);
  readonly before = signal<string[]>([]);
  private readonly saving: Saving;
  private last: Promise<void> = Promise.resolve();
  /** The game with this printing, as it could last be played. */
  private readonly shape = signal<GameShape | null>(null);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    this.saving = new Saving(id, game);
  }

  /** Somebody who says what the components do, with the figures of this printing. */
  readonly voice = computed(() => {
    const shape = this.shape.value;
    const words = textsOf(this.game, language.value).value;
    return shape && words ? new Voice(language.value, shape, { ...words, ...this.held.value?.texts }) : null;
  });

  open(): void {
    this.queue(async () => {
      await this.saving.begin();
      await this.look({ text: await textOf(this.id) }, false);
    });
  }

  /** Say it all again, in another language. */
  again(): void {
    const text = this.held.value?.text;
    if (text) this.queue(() => this.look({ text }, false));
  }

  change(...changes: WorkshopChange[]): Promise<void> {
    const brief = changes.every(({ do: what }) => what !== "add" && what !== "remove" && what !== "name");
    return this.queue(() => this.look({ text: this.text, changes, brief }, true));
  }

  /** A whole other text, from a file or from before. */
  replace(text: string): Promise<void> {
    return this.queue(() => this.look({ text }, true));
  }

  sheet(kind: string, csv: string, whole = false): Promise<void> {
    return this.queue(() => this.look({ text: this.text, sheet: { kind, csv, whole } }, true));
  }

  /** The spreadsheet taken in last is all there is of its kind. */
  takeOutOthers(): void {
    const sheet = this.sheetTaken.value;
    if (sheet) void this.sheet(sheet.kind, sheet.csv, true);
  }

  undo(): void {
    const text = this.before.value[this.before.value.length - 1];
    if (text === undefined) return;
    this.before.value = this.before.value.slice(0, -1);
    this.queue(async () => {
      await this.look({ text }, false);
      await this.save();
    });
  }

  /** When everything asked for so far has come. */
  settled(): Promise<void> {
    return this.last;
  }

  get text(): string {
    return this.held.value?.text ?? "";
  }

  /** Save once more, where it did not work. */
  retry(): void {
    this.queue(() => this.save());
  }

  private queue(work: () => Promise<void>): Promise<void> {
    this.waiting.value += 1;
    const done = this.last
      .then(work)
      .catch((error: unknown) => {
        this.faults.value = [said(error)];
      })
      .finally(() => (this.waiting.value -= 1));
    this.last = done;
    return done;
  }

  private async look(wish: BenchRequest, changes: boolean): Promise<void> {
    const found = await api.bench(this.game, wish, language.value);
    this.faults.value = found.faults;
    this.taken.value = wish.sheet && !found.faults.length ? found.taken : null;
    this.sheetTaken.value = this.taken.value && wish.sheet ? wish.sheet : null;
    const old = this.held.value;
    if (found.faults.length && old && changes) return;
    if (changes && old && old.text !== found.text)
      this.before.value = [...this.before.value.slice(1 - MOST_UNDO), old.text];
    this.held.value = wish.brief && old ? { ...found, parts: merged(old.parts, found.parts) } : found;
    if (found.game) this.shape.value = wish.brief ? withCards(this.shape.value, found.game) : found.game;
    if (changes && found.text !== old?.text) await this.save();
  }

  private async save(): Promise<void> {
    const { name, text } = this.held.value ?? { name: "", text: "" };
    if (!text) return;
    this.saved.value = "saving";
    try {
      await this.saving.save(name || this.game, text);
      this.saved.value = "saved";
    } catch (error) {
      this.saved.value = error instanceof ApiError && error.key === "changed-elsewhere" ? "elsewhere" : "unsaved";
    }
  }
}

const keyed = (part: PartShape): string => `${part.kind} ${part.id}`;

function merged(old: readonly PartShape[], fresh: readonly PartShape[]): PartShape[] {
  const found = new Map(fresh.map((part) => [keyed(part), part]));
  return old.map((part) => found.get(keyed(part)) ?? { ...part, figures: part.figures.map(healed) });
}

/** What was wrong before and is not told again, is right. */
const healed = (figure: PartShape["figures"][number]) => (figure.problem ? { ...figure, problem: "" } : figure);

function withCards(old: GameShape | null, fresh: GameShape): GameShape {
  if (!old) return fresh;
  const found = new Map(fresh.cards.map((card) => [`${card.kind} ${card.id}`, card]));
  return { ...fresh, cards: old.cards.map((card) => found.get(`${card.kind} ${card.id}`) ?? card) };
}
