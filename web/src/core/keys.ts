// The seats this browser holds: the token of each table, kept here and shown to nobody.
import { kept } from "./settings";

export interface Key {
  token: string;
  seat: number;
  game: string;
  /** Opens any free seat; only the maker has it. */
  invitation?: string;
  host?: boolean;
  /** A game with advice beside it. */
  coached?: boolean;
  at: number;
}

const MOST = 60;

export const keys = kept<Record<string, Key>>("keys", {});

export function keyOf(table: string): Key | undefined {
  return keys.value[table];
}

export function remember(table: string, key: Omit<Key, "at">): void {
  const all = Object.entries({ ...keys.value, [table]: { ...key, at: Date.now() } });
  all.sort(([, a], [, b]) => b.at - a.at);
  keys.value = Object.fromEntries(all.slice(0, MOST));
}

export function forget(table: string): void {
  const { [table]: _, ...others } = keys.value;
  keys.value = others;
}
