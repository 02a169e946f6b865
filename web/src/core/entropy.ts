// What this browser adds to fate: random bytes, sealed when one sits down and shown when all seats are taken, so that
// nobody has chosen what the dice will say. Where a browser cannot seal, nothing is added, and the server says so.
import type { SealsFrame } from "../protocol";
import { kept } from "./settings";

interface Own {
  entropy: string;
  at: number;
  /** The table it went into, and what the server had committed to by then. */
  table?: string;
  commitment?: string;
}

const MOST = 40;
const WORDS = new TextEncoder().encode("burghers entropy ");
const owns = kept<Record<string, Own>>("entropy", {}); // by seal

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fresh entropy, kept here; its seal, or nothing where this browser cannot make one. */
export async function newSeal(): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const message = new Uint8Array([...WORDS, ...bytes]);
  const seal = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message)));
  const all = Object.entries({ ...owns.value, [seal]: { entropy: hex(bytes), at: Date.now() } });
  all.sort(([, a], [, b]) => b.at - a.at);
  owns.value = Object.fromEntries(all.slice(0, MOST));
  return seal;
}

/** The entropy behind one's own seal, once all seals are on the table; null when this browser has not made it. */
export function behind(frame: SealsFrame, seat: number): string | null {
  const seal = frame.seals[seat] ?? "";
  const own = owns.value[seal];
  if (!own || (own.table && own.table !== frame.table)) return null;
  owns.value = { ...owns.value, [seal]: { ...own, table: frame.table, commitment: frame.commitment } };
  return own.entropy;
}

/** Whether the game is another than the one this browser has sealed: what it added is missing, or the secret changed. */
export function broken(table: string, commitment: string, added: readonly number[], seat: number): boolean {
  const own = Object.values(owns.value).find((one) => one.table === table);
  return own !== undefined && (own.commitment !== commitment || !added.includes(seat));
}
