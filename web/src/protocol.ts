// The frames and shapes the server speaks of.
export type Figure = [name: string, value: number];
export interface SlotShape {
  name: string;
  words: boolean;
  low: number;
  high: number;
}
export interface VerbShape {
  word: string;
  slots: SlotShape[];
}
export interface OptionShape {
  key: string;
  choices: string[];
}
export interface CardShape {
  kind: string;
  id: string;
  figures: [string, string][];
  text: string;
  provenance: string;
}
export interface GameShape {
  name: string;
  rules: number;
  seats: [number, number];
  options: OptionShape[];
  colours: string[];
  printings: string[];
  printing: string;
  printing_hash: string;
  moves: VerbShape[];
  notes: VerbShape[];
  slots: Record<string, string[]>;
  cards: CardShape[];
  languages: string[];
}
export interface ToldNote {
  at: number;
  seat: number;
  text: string;
}
export interface Reason {
  rule: string;
  key: string;
  figures: Figure[];
}
export interface Barred {
  move: string;
  reason: Reason;
}
export interface Ask {
  q: number;
  kind: string;
  rule: string;
  figures: Figure[];
  options: string[];
  barred: Barred[];
}
export interface Clock {
  seat: number;
  left: number;
  runs: boolean;
}
export interface Result {
  scores: number[];
  winners: number[];
  secret: string;
}
export interface TableFrame {
  t: "table";
  table: string;
  seq: number;
  seat: number;
  since: number;
  notes: ToldNote[];
  view: unknown;
  ask: Ask | null;
  asked: number[];
  undo: boolean;
  clocks: Clock[];
  result: Result | null;
}
export interface SeatInfo {
  seat: number;
  name: string;
  bot: string;
  stand_in: string;
  taken: boolean;
  here: boolean;
}
export type Pace =
  | { kind: "none" }
  | { kind: "move"; seconds: number; at_zero: string }
  | { kind: "bank"; seconds: number; increment: number; at_zero: string }
  | { kind: "days"; days: number; at_zero: string };
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  state: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  printing: string;
  pace: Pace;
  public: boolean;
  spectators: boolean;
  stand_in: string;
  grace_seconds: number;
  chat: boolean;
  created: number;
  changed: number;
  seq: number;
  commitment: string;
  next: string | null;
  origin: string | null;
  origin_seq: number;
}
export interface SeatsFrame {
  t: "seats";
  info: TableInfo;
  you: number;
}
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  text: string;
}
export interface ChatFrame {
  t: "chat";
  table: string;
  lines: ChatLine[];
}
export interface RefusedFrame {
  t: "refused";
  table: string;
  why: string;
  reason: Reason | null;
  word: string;
  q: number | null;
}
export interface RiseFrame {
  t: "risen";
  table: string;
  why: string;
}
export type Down = TableFrame | SeatsFrame | ChatFrame | RefusedFrame | RiseFrame;
export type Up =
  | { t: "sit"; table: string; token: string | null; since: number | null }
  | { t: "rise"; table: string }
  | { t: "answer"; table: string; q: number; move: string }
  | { t: "undo"; table: string; q: number }
  | { t: "say"; table: string; text: string }
  | { t: "again"; table: string; since: number | null };
