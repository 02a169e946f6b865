// The server's addresses besides the socket.
import type {
  Catalogue,
  GameShape,
  Joined,
  Lobby,
  MadeTable,
  NewTable,
  Proof,
  Result,
  SignedIn,
  TableFrame,
  TableInfo,
  ToldNote,
  Wishes,
} from "../protocol";
import { kept } from "./settings";

export type { Catalogue, Joined, Lobby, MadeTable, NewTable, Proof };

/** One stop of a replay: after so many entries. */
export interface Stop {
  at: number;
  seat: number;
  move: string;
  round: number;
  scores: number[];
}
export interface Course {
  info: TableInfo;
  you: number;
  stops: Stop[];
  notes: ToldNote[];
  result: Result | null;
}
/** What a viewer saw at one stop. */
export interface Position {
  at: number;
  view: unknown;
  asked: number[];
}
export interface Lesson {
  frame: TableFrame;
  seats: string[];
  say: Record<string, string>;
  /** Areas of the drawing to look at. */
  look: string[];
  /** The learner's move in notation; empty where there is only something to read. */
  expect: string;
  step: number;
  steps: number;
}
export interface Hint {
  /** The best answers, the best first: in notation, with the chance to win and the margin they promise. */
  moves: { move: string; win: number; margin: number }[];
}

/** What the server says when it does not do what it was asked. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: string,
  ) {
    super(`${status} ${key}`);
  }
}

/** Who is signed in on this device. */
export const session = kept<SignedIn | null>("session", null);

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  const account = session.value?.token;
  if (account) headers["authorization"] = `Bearer ${account}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["burghers-seat"] = token;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as { error?: string; detail?: string };
    if (account && problem.error === "not-signed-in") {
      // The session has run out: whoever was signed in goes on as a guest.
      if (session.value?.token === account) session.value = null;
      return ask(method, path, body, token);
    }
    throw new Declined(answer.status, problem.error ?? "broken", problem.detail ?? "");
  }
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") && !kind.includes("jsonl") ? await answer.json() : await answer.text()) as T;
}

export const api = {
  catalogue: () => ask<Catalogue>("GET", "/games"),
  game: (game: string) => ask<GameShape>("GET", `/games/${game}`),
  texts: (game: string, language: string) => ask<Record<string, string>>("GET", `/games/${game}/texts/${language}`),
  rules: (game: string, language: string) => ask<string>("GET", `/games/${game}/rules/${language}`),
  lobby: () => ask<Lobby>("GET", "/tables"),
  make: (wish: NewTable) => ask<MadeTable>("POST", "/tables", wish),
  info: (table: string, token?: string) => ask<TableInfo>("GET", `/tables/${table}`, undefined, token),
  frame: (table: string, token?: string) => ask<TableFrame>("GET", `/tables/${table}/frame`, undefined, token),
  join: (table: string, name: string, invitation: string | null, seat: number | null) =>
    ask<Joined>("POST", `/tables/${table}/seats`, { name, invitation, seat }),
  fill: (table: string, seat: number, bot: string, token: string) =>
    ask<TableInfo>("PUT", `/tables/${table}/fill`, { seat, bot }, token),
  leave: (table: string, token: string) => ask<TableInfo>("POST", `/tables/${table}/leave`, undefined, token),
  rematch: (table: string, token: string) =>
    ask<{ table: string }>("POST", `/tables/${table}/rematch`, undefined, token),
  fork: (table: string, wish: { seq: number; seat: number; name: string; bot: string }, token?: string) =>
    ask<MadeTable>("POST", `/tables/${table}/fork`, wish, token),
  verify: (table: string, token?: string) => ask<Proof>("GET", `/tables/${table}/verify`, undefined, token),
  record: (table: string, token?: string) => ask<string>("GET", `/tables/${table}/record`, undefined, token),
  course: (table: string, token?: string) => ask<Course>("GET", `/tables/${table}/course`, undefined, token),
  position: (table: string, at: number, eyes: number, token?: string) =>
    ask<Position>("GET", `/tables/${table}/positions/${at}?eyes=${eyes}`, undefined, token),
  hint: (table: string, token: string) => ask<Hint>("GET", `/tables/${table}/hint`, undefined, token),
  makeAccount: (name: string, password: string) => ask<SignedIn>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => ask<SignedIn>("POST", "/sessions", { name, password }),
  signOut: () => ask<string>("DELETE", "/sessions"),
  changePassword: (old: string, fresh: string) => ask<string>("PUT", "/me/password", { old, new: fresh }),
  mine: () => ask<TableInfo[]>("GET", "/tables/mine"),
  comeBack: (table: string, token?: string) => ask<Joined>("POST", `/tables/${table}/return`, undefined, token),
  wish: (table: string, wishes: Wishes, token: string) => ask<Wishes>("PUT", `/tables/${table}/wishes`, wishes, token),
  lessons: () => ask<string[]>("GET", "/lessons"),
  lesson: (game: string, step: number) => ask<Lesson>("GET", `/lessons/${game}/${step}`),
};
