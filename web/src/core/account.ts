// Who is signed in on this device, and how that person wants to be told of tables over days. Nobody has to be.
import { api, ApiError, session } from "./api";
import { forget, keys, remember } from "./keys";
import { kept, language } from "./settings";
import type { TableInfo, NoticeSettings } from "../protocol";

/** By e-mail, and when not; the offset of this device's clock is added when it is sent. */
export interface Notices {
  on: boolean;
  email: string;
  quiet_from: number;
  quiet_to: number;
}

export const notices = kept<Notices>("notices", { on: false, email: "", quiet_from: 22, quiet_to: 8 });

/** Make an account, or sign in to one; the tables of this browser go with it. */
export async function enter(how: "make" | "sign-in", name: string, password: string): Promise<void> {
  session.value = await (how === "make" ? api.makeAccount(name, password) : api.signIn(name, password));
  await Promise.all(Object.keys(keys.value).map((table) => takeSeat(table)));
}

export async function leave(): Promise<void> {
  await api.signOut().catch(() => undefined);
  session.value = null;
}

/** Sit down again on the own seat of a table, whichever device it was taken on. */
export async function takeSeat(table: string): Promise<boolean> {
  const key = keys.value[table];
  try {
    const back = await api.comeBack(table, key?.token);
    const game = key?.game ?? (await api.info(table, back.token)).game;
    remember(table, { ...key, game, token: back.token, seat: back.seat });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forget(table);
    return false;
  }
}

/** The account's tables that go on. */
export async function myTables(): Promise<TableInfo[]> {
  const found = session.value ? await api.mine().catch(() => []) : [];
  return found.filter((table) => table.state === "open" || table.state === "playing");
}

/** Tell a table how its seat here wants to be told. */
export async function wishAt(table: string, on: boolean): Promise<void> {
  const key = keys.value[table];
  if (!key) return;
  const { email, quiet_from, quiet_to } = notices.value;
  const wishes: NoticeSettings = {
    on,
    email,
    quiet_from,
    quiet_to,
    utc_offset: -new Date().getTimezoneOffset(),
    language: language.value,
  };
  await api.wish(table, wishes, key.token);
}
