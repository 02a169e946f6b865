// Vienna's view as the server sends it, and where things lie in the picture.
import type { Vienna } from "../../protocol";

export type ViennaView = Vienna.ViennaView;
export type SpaceView = Vienna.SpaceView;

export const SYMBOLS = ["citizen", "cross", "crown"] as const;

export const CELL = { width: 150, height: 172 } as const;
const SPACES = 24;

export interface Layout {
  columns: number;
  width: number;
  height: number;
  /** The upper left corner of a space of the road, counted from 1. */
  corner(index: number): { x: number; y: number };
  /** The road itself, as a path. */
  road: string;
}

const MARGIN = 34;
const ROAD = 150; // how far below the top of a space the road runs

/** The road winds to and fro, so many spaces in a row. */
export function layout(columns: number): Layout {
  const rows = Math.ceil(SPACES / columns);
  const corner = (index: number): { x: number; y: number } => {
    const row = Math.floor((index - 1) / columns);
    const along = (index - 1) % columns;
    const column = row % 2 ? columns - 1 - along : along;
    return { x: MARGIN + 8 + column * CELL.width, y: 8 + row * CELL.height };
  };
  const width = 2 * MARGIN + 8 + columns * CELL.width;
  const left = MARGIN + 16;
  const right = width - MARGIN - 8;
  const parts = [`M -10 ${8 + ROAD} H ${right}`];
  for (let row = 1; row < rows; row++) {
    const from = 8 + ROAD + (row - 1) * CELL.height;
    const to = from + CELL.height;
    const edge = row % 2 ? width - 4 : 4;
    parts.push(`C ${edge} ${from} ${edge} ${to} ${row % 2 ? right : left} ${to}`, `H ${row % 2 ? left : right}`);
  }
  return { columns, width, height: 16 + rows * CELL.height + 10, corner, road: parts.join(" ") };
}
