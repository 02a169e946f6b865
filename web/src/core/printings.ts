// Printings that somebody is writing: in this browser for guests, with the account for who is signed in.
import type { DraftInfo } from "../protocol";
import { api, ApiError, session } from "./api";
import { kept } from "./settings";

/** A printing in this browser. */
export interface Draft {
  game: string;
  name: string;
  text: string;
  changed: number;
}

/** A printing in this browser or with the account. */
export interface Held extends Omit<DraftInfo, "bytes"> {
  /** Kept by the server. */
  account: boolean;
}

export const drafts = kept<Record<string, Draft>>("printings", {});
const LOCAL = "here-";
/** As many as a browser has room for. */
export const MOST_DRAFTS = 12;

/** Every printing of one's own, the latest first. */
export async function held(): Promise<Held[]> {
  const mine = Object.entries(drafts.value).map(([id, draft]) => ({ id, account: false, ...draft }));
  const theirs = session.value ? (await api.printings()).map((found) => ({ ...found, account: true })) : [];
  return [...mine, ...theirs].sort((a, b) => b.changed - a.changed);
}

/** Keep one more; its id. */
export async function keep(game: string, name: string, text: string): Promise<string> {
  if (session.value) return (await api.keepPrinting(game, name, text)).id;
  if (Object.keys(drafts.value).length >= MOST_DRAFTS) throw new ApiError(429, "too-many-printings", "");
  const id = LOCAL + crypto.randomUUID().slice(0, 8);
  drafts.value = { ...drafts.value, [id]: { game, name, text, changed: Date.now() } };
  return id;
}

export async function textOf(id: string): Promise<string> {
  const draft = drafts.value[id];
  if (draft) return draft.text;
  if (id.startsWith(LOCAL)) throw new ApiError(404, "no-such-printing", "");
  return (await api.printing(id)).text;
}

export async function drop(id: string): Promise<void> {
  if (id in drafts.value) drafts.value = Object.fromEntries(Object.entries(drafts.value).filter(([key]) => key !== id));
  else await api.dropPrinting(id);
}

/** Saves one printing, one text after the other; says so when it was changed elsewhere. */
export class Saving {
  private seen = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    private readonly game: string,
  ) {}

  /** When the text that is at hand was saved. */
  async begin(): Promise<void> {
    if (this.id in drafts.value) return;
    this.seen = (await api.printings()).find((found) => found.id === this.id)?.changed ?? 0;
  }

  save(name: string, text: string): Promise<void> {
    const saving = this.last.catch(() => undefined).then(() => this.put(name, text));
    this.last = saving;
    return saving;
  }

  private async put(name: string, text: string): Promise<void> {
    if (this.id.startsWith(LOCAL)) {
      drafts.value = { ...drafts.value, [this.id]: { game: this.game, name, text, changed: Date.now() } };
      return;
    }
    this.seen = (await api.savePrinting(this.id, name, text, this.seen)).changed;
  }
}

/** A file for the person at the screen. */
export function download(name: string, text: string, kind: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The letters of a file, whichever of the usual ways it writes them. */
export async function lettersOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
