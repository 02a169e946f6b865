// The server's addresses besides the socket.
import type {
  BenchRequest,
  BotInfo,
  Catalogue,
  CompanionChapter,
  Daily,
  Differences,
  Film,
  Fork,
  GameShape,
  Glance,
  Joined,
  ListedExercise,
  Lobby,
  MadeTable,
  MadeToken,
  NewTable,
  OwnGame,
  PosedExercise,
  Proof,
  Result,
  DraftInfo,
  SignedIn,
  Figure,
  Reason,
  TableFrame,
  TableInfo,
  ToldNote,
  NoticeSettings,
  Workbench,
} from "../protocol";
import type { ReviewState } from "../pages/review/shape";
import { newSeal } from "./entropy";
import { kept } from "./settings";

export type { Catalogue, Joined, Lobby, MadeTable, NewTable, Proof };

/** One stop of a replay: after so many entries. */
export interface Stop {
  at: number;
  seat: number;
  move: string;
  round: number;
  /** Of the round: in Colonia the day. */
  part: string;
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
/** By kind and id of a component: seats of a hundred that had it, wins with and without it in fair shares. */
export type Balance = Record<string, Record<string, [number, number, number]>>;

/** A worked example of a rule book, and the rules it belongs to. */
export interface ListedExample {
  name: string;
  rules: string[];
}
/** One of them after some answers. */
export interface Example {
  frame: TableFrame;
  seats: number;
  /** What the book says next: the number of a seat from 1 and its move, or "go"; empty at its end, or beside its way. */
  next: string;
  strayed: boolean;
  refused: { seat: number; move: string; reason: Reason }[];
}
/** A mean, and between which bounds the true one is to be expected. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}
/** What those won who had a thing, and those who had not; in fair shares. */
export interface Fared {
  key: string;
  seats: number;
  share: number;
  with_it: number;
  without: number;
  games: number;
  difference: Estimate;
}
export interface Statistics {
  game: string;
  games: number;
  seats: number;
  things: Record<string, Fared[]>;
  openings: { move: string; seats: number; wins: Estimate }[];
  /** Points of a seat by source: of those who won, and of the others. */
  sources: Record<string, [number, number]>;
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
/** A player's aid: rules by their ids, and components as `kind id`. */
export interface Aid {
  round: string[];
  costs: string[];
  end: string[];
  shown: string[];
}
export interface Hint {
  /** The best answers, the best first: in notation, with the chance to win and the margin they promise. */
  moves: Advised[];
  round: number;
}

export interface Advised {
  move: string;
  win: number;
  margin: number;
  /** What it pays and brings at once. */
  gains: Figure[];
  /** Which of the others would still be open after it. */
  still: string[];
}

/** What the server says when it does not do what it was asked. */
export class ApiError extends Error {
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
    throw new ApiError(answer.status, problem.error ?? "broken", problem.detail ?? "");
  }
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") && !kind.includes("jsonl") ? await answer.json() : await answer.text()) as T;
}

/** Which printing is meant, in an address. */
const of = (printing: string): string => (printing ? `?printing=${printing}` : "");

export const api = {
  catalogue: () => ask<Catalogue>("GET", "/games"),
  game: (game: string, printing = "") => ask<GameShape>("GET", `/games/${game}${of(printing)}`),
  texts: (game: string, language: string, printing = "") =>
    ask<Record<string, string>>("GET", `/games/${game}/texts/${language}${of(printing)}`),
  differences: (game: string, printing: string, language: string) =>
    ask<Differences>("GET", `/games/${game}/printings/${printing}/differences?language=${language}`),
  bench: (game: string, wish: BenchRequest, language: string) =>
    ask<Workbench>("POST", `/workshop/${game}/bench?language=${language}`, wish),
  sheet: (game: string, text: string, kind: string, language: string) =>
    ask<{ csv: string }>("POST", `/workshop/${game}/sheet?language=${language}`, { text, kind }),
  printings: () => ask<DraftInfo[]>("GET", "/printings"),
  printing: (id: string) => ask<{ text: string }>("GET", `/printings/${id}`),
  keepPrinting: (game: string, name: string, text: string) =>
    ask<DraftInfo>("POST", "/printings", { game, name, text }),
  savePrinting: (id: string, name: string, text: string, seen: number) =>
    ask<DraftInfo>("PUT", `/printings/${id}`, { name, text, seen }),
  dropPrinting: (id: string) => ask<void>("DELETE", `/printings/${id}`),
  rules: (game: string, language: string) => ask<string>("GET", `/games/${game}/rules/${language}`),
  aid: (game: string) => ask<Aid>("GET", `/games/${game}/aid`),
  lobby: () => ask<Lobby>("GET", "/tables"),
  make: async (wish: NewTable) => ask<MadeTable>("POST", "/tables", { ...wish, seal: await newSeal() }),
  info: (table: string, token?: string) => ask<TableInfo>("GET", `/tables/${table}`, undefined, token),
  frame: (table: string, token?: string) => ask<TableFrame>("GET", `/tables/${table}/frame`, undefined, token),
  companion: (table: string, token?: string) =>
    ask<CompanionChapter[]>("GET", `/tables/${table}/companion`, undefined, token),
  glance: (table: string, token?: string) => ask<Glance>("GET", `/tables/${table}/glance`, undefined, token),
  share: (table: string, shared: boolean, token: string) =>
    ask<TableInfo>("PUT", `/tables/${table}/shared`, { shared }, token),
  join: async (table: string, name: string, invitation: string | null, seat: number | null) =>
    ask<Joined>("POST", `/tables/${table}/seats`, { name, invitation, seat, seal: await newSeal() }),
  fill: (table: string, seat: number, bot: string, token: string) =>
    ask<TableInfo>("PUT", `/tables/${table}/fill`, { seat, bot }, token),
  concede: (table: string, token: string) => ask<TableInfo>("POST", `/tables/${table}/concede`, undefined, token),
  cancel: (table: string, token: string) => ask<TableInfo>("POST", `/tables/${table}/cancel`, undefined, token),
  replace: (table: string, seat: number, bot: string, token: string) =>
    ask<TableInfo>("POST", `/tables/${table}/replace`, { seat, bot }, token),
  leave: (table: string, token: string) => ask<TableInfo>("POST", `/tables/${table}/leave`, undefined, token),
  rematch: (table: string, token: string) =>
    ask<{ table: string }>("POST", `/tables/${table}/rematch`, undefined, token),
  fork: (table: string, wish: Fork, token?: string) => ask<MadeTable>("POST", `/tables/${table}/fork`, wish, token),
  verify: (table: string, token?: string) => ask<Proof>("GET", `/tables/${table}/verify`, undefined, token),
  record: (table: string, token?: string) => ask<string>("GET", `/tables/${table}/record`, undefined, token),
  /** A finished game in plain words: also one that can no longer be replayed. */
  text: (table: string, token?: string) => ask<string>("GET", `/tables/${table}/text`, undefined, token),
  course: (table: string, token?: string) => ask<Course>("GET", `/tables/${table}/course`, undefined, token),
  /** With a line: the position it would have led to, of a finished game. */
  position: (table: string, at: number, eyes: number, token?: string, line = "") =>
    ask<Position>(
      "GET",
      `/tables/${table}/positions/${at}?eyes=${eyes}${line && `&line=${encodeURIComponent(line)}`}`,
      undefined,
      token,
    ),
  beginReview: (table: string, depth: string, token?: string) =>
    ask<ReviewState>("POST", `/tables/${table}/review?depth=${depth}`, undefined, token),
  review: (table: string, depth: string, language: string, token?: string) =>
    ask<ReviewState>("GET", `/tables/${table}/review?depth=${depth}&lang=${language}`, undefined, token),
  reviewPage: (table: string, depth: string, language: string, token?: string) =>
    ask<string>("GET", `/tables/${table}/review/page?depth=${depth}&lang=${language}`, undefined, token),
  film: (table: string, since: number, token?: string) =>
    ask<Film>("GET", `/tables/${table}/film?since=${since}`, undefined, token),
  hint: (table: string, token: string) => ask<Hint>("GET", `/tables/${table}/hint`, undefined, token),
  makeAccount: (name: string, password: string) => ask<SignedIn>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => ask<SignedIn>("POST", "/sessions", { name, password }),
  signOut: () => ask<string>("DELETE", "/sessions"),
  changePassword: (old: string, fresh: string) => ask<string>("PUT", "/me/password", { old, new: fresh }),
  ownBots: () => ask<BotInfo[]>("GET", "/bots"),
  makeBot: (name: string) => ask<BotInfo>("POST", "/bots", { name }),
  makeBotToken: (bot: string, scopes: readonly string[]) =>
    ask<MadeToken>("POST", `/bots/${encodeURIComponent(bot)}/tokens`, { scopes }),
  revokeBotToken: (bot: string, token: string) =>
    ask<void>("DELETE", `/bots/${encodeURIComponent(bot)}/tokens/${token}`),
  mine: () => ask<TableInfo[]>("GET", "/tables/mine"),
  comeBack: (table: string, token?: string) => ask<Joined>("POST", `/tables/${table}/return`, undefined, token),
  wish: (table: string, wishes: NoticeSettings, token: string) =>
    ask<NoticeSettings>("PUT", `/tables/${table}/wishes`, wishes, token),
  lessons: () => ask<string[]>("GET", "/lessons"),
  lessonRules: (game: string) => ask<Record<string, number>>("GET", `/lessons/${game}/rules`),
  balance: (game: string) => ask<Balance>("GET", `/games/${game}/balance`),
  examples: (game: string) => ask<ListedExample[]>("GET", `/examples/${game}`),
  example: (game: string, name: string, said: readonly string[]) =>
    ask<Example>("GET", `/examples/${game}/${name}?${new URLSearchParams(said.map((word) => ["said", word]))}`),
  statistics: (game: string, players: number, who: string, level: string) =>
    ask<Statistics>("GET", `/statistics/${game}?${new URLSearchParams({ players: `${players}`, who, level })}`),
  ownStatistics: () => ask<OwnGame[]>("GET", "/statistics/mine"),
  exercises: () => ask<ListedExercise[]>("GET", "/exercises"),
  dailyExercise: () => ask<Daily>("GET", "/exercises/daily"),
  /** With an answer: what it was worth, and where it leads, or where the better one does. */
  exercise: (game: string, id: string, said?: string, better = false) =>
    ask<PosedExercise>(
      "GET",
      `/exercises/${game}/${id}${said === undefined ? "" : `?${new URLSearchParams({ said, better: String(better) })}`}`,
    ),
  lesson: (game: string, step: number) => ask<Lesson>("GET", `/lessons/${game}/${step}`),
};
