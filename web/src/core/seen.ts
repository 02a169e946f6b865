// What this browser remembers of the tables it looked at last, and shows nobody but their servers.
import { kept } from "./settings";

const MOST = 60;

/** One value for each of the latest tables. */
class Remembered<T> {
  private readonly all;

  constructor(name: string) {
    this.all = kept<Record<string, T>>(name, {});
  }

  of(table: string): T | null {
    return this.all.peek()[table] ?? null;
  }

  note(table: string, value: T): void {
    if (this.of(table) === value) return;
    const { [table]: _, ...others } = this.all.peek();
    this.all.value = Object.fromEntries([...Object.entries(others), [table, value] as const].slice(-MOST));
  }
}

/** The entry up to which a table was watched here: coming back begins with what happened since. */
export const seen = new Remembered<number>("seen");

/** The receipt of the last frame: a server that was put back to before it is told so when one sits down again. */
export const receipts = new Remembered<string>("receipts");
