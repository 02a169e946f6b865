// The table of Venice as the server sends it.
export type CellKind = "building" | "square" | "bridge";
export type Shape = "domino" | "line" | "corner" | "square" | "bridge";

export interface CellView {
  space: string;
  shows: CellKind;
}

export interface LaidView {
  tile: string;
  /** By which it was laid. */
  space: string;
  turn: number;
  cells: CellView[];
}

export interface TokenView {
  space: string;
  seat: number;
}

export interface PileView {
  shape: Shape;
  /** The open tile, or empty. */
  top: string;
  height: number;
  under: string[];
}

export interface SeatView {
  points: number;
  tokens: number;
  tiles: string[];
  cards: number;
  known: string[];
  chosen: boolean;
  /** The card lying face down, for its owner. */
  choice: string;
  /** The card lying face up, or empty. */
  played: string;
}

export interface DoubtView {
  card: string;
  seats: number[];
}

export interface View {
  seats: SeatView[];
  /** Rows of ~ for canal and . for lagoon. */
  grid: string[];
  pillars: string[];
  bare: string[];
  new: string[];
  tokens: TokenView[];
  laid: LaidView[];
  piles: PileView[];
  gondola: number;
  supply: number;
  round: number;
  first: number;
  last_space: number;
  doubts: DoubtView[];
  drawn: string;
  tokens_anywhere: boolean;
  spy_looks: boolean;
  over: boolean;
}
