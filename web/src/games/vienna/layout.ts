// How the road winds through the box it is given, and where Geheimbund and the persons find room.
import { fitted, type Size } from "../../board/room";

export interface Box extends Size {
  x: number;
  y: number;
}

interface Way extends Size {
  columns: number;
  cell: Size;
  /** How high the strip of road below each space is; without one the carriages stand before the pictures. */
  road: number;
  bund: Box;
  persons: Box;
  /** How many persons lie side by side. */
  across: number;
}

export interface Layout {
  width: number;
  height: number;
  scale: number;
  cell: Size;
  road: number;
  /** How large a text must be drawn to be read. */
  text: number;
  bund: Box;
  persons: Box;
  across: number;
  /** The upper left corner of a space of the road, counted from 1. */
  corner(index: number): { x: number; y: number };
  /** Whether carriages go to the left there. */
  back(index: number): boolean;
  /** The road itself, as a path. */
  path: string;
}

const SPACES = 24;
const EDGE = 26;
const GAP = 8;
const LEAST_TEXT = 12.2;

/** Persons and Geheimbund beside the road. */
function beside(columns: number, cell: Size, road: number, panel: number): Way {
  const rows = SPACES / columns;
  const left = 2 * EDGE + columns * cell.width + GAP;
  const height = rows * cell.height + GAP;
  const top = cell.height - road + GAP;
  return {
    columns,
    cell,
    road,
    width: left + panel,
    height,
    bund: { x: left, y: 0, width: panel, height: top - GAP },
    persons: { x: left, y: top, width: panel, height: height - top },
    across: 2,
  };
}

/** Both below it. */
function below(columns: number, cell: Size, road: number, panel: number): Way {
  const rows = SPACES / columns;
  const width = 2 * EDGE + columns * cell.width;
  const top = rows * cell.height + GAP;
  return {
    columns,
    cell,
    road,
    width,
    height: top + panel,
    bund: { x: EDGE, y: top, width: 1.6 * cell.width, height: panel },
    persons: {
      x: EDGE + 1.6 * cell.width + GAP,
      y: top,
      width: width - 2 * EDGE - 1.6 * cell.width - GAP,
      height: panel,
    },
    across: 4,
  };
}

/** Geheimbund in the rest of the last row, persons below or in what is left of it. */
function close(columns: number, cell: Size, strip: number): Way {
  const rows = Math.ceil((SPACES + 1) / columns);
  const spare = rows * columns - SPACES - 1;
  const level = (rows - 1) % 2 === 0;
  const along = (SPACES % columns) + (level ? 0 : 1);
  const x = GAP + (level ? along : columns - along) * cell.width;
  const y = (rows - 1) * cell.height;
  const width = 2 * GAP + columns * cell.width;
  return {
    columns,
    cell,
    road: 0,
    width,
    height: rows * cell.height + strip,
    bund: { x, y, width: cell.width - 4, height: cell.height - 6 },
    persons: strip
      ? { x: GAP, y: rows * cell.height, width: width - 2 * GAP, height: strip }
      : { x: level ? x + cell.width : GAP, y, width: spare * cell.width - 6, height: cell.height - 6 },
    across: strip ? 4 : 3,
  };
}

/** All spaces close together, Geheimbund and the persons in a strip below them. */
function packed(columns: number, cell: Size, strip: number): Way {
  const width = 2 * GAP + columns * cell.width;
  const top = (SPACES / columns) * cell.height;
  const bund = 1.5 * cell.width;
  return {
    columns,
    cell,
    road: 0,
    width,
    height: top + strip,
    bund: { x: GAP, y: top, width: bund, height: strip },
    persons: { x: GAP + bund, y: top, width: width - 2 * GAP - bund, height: strip },
    across: 4,
  };
}

type Making = (stretch: Size) => Way;

const stretched = (cell: Size, by: Size): Size => ({ width: cell.width * by.width, height: cell.height * by.height });
const ROAD = 44;
const WIDE = { width: 150, height: 162 };
const NARROW = { width: 122, height: 160 };
const FLAT = { width: 122, height: 140 };
const SHORT = { width: 130, height: 140 };
const AS_IT_IS = { width: 1, height: 1 };
/** From here on a road with carriages on it can be read; below that the spaces move together. */
const READABLE = 0.6;
/** So much wider or higher than drawn a space may become to fill its box. */
const MOST = 1.35;

const WAYS: readonly Making[] = [
  (by) => beside(8, stretched(WIDE, by), ROAD, 268 * by.width),
  (by) => below(6, stretched(WIDE, by), ROAD, 150 * by.height),
  (by) => close(5, stretched(NARROW, by), 96 * by.height),
  (by) => packed(6, stretched(SHORT, by), 96 * by.height),
  (by) => close(7, stretched(FLAT, by), 0),
];

/** The way that can be drawn largest, its spaces made wider or higher until the box is full. */
function filled(size: Size): { way: Way; scale: number } {
  const made = WAYS.map((making) => ({ ...making(AS_IT_IS), making }));
  const best = fitted(
    size,
    made.filter((one) => one.road),
  );
  const { way, scale } = best.scale >= READABLE ? best : fitted(size, made);
  const spare = (room: number, used: number): number => Math.max(1, Math.min(MOST, room / scale / used));
  return { way: way.making({ width: spare(size.width, way.width), height: spare(size.height, way.height) }), scale };
}

export function layout(size: Size): Layout {
  const { way, scale: drawn } = filled(size);
  const scale = Math.min(drawn, size.width / way.width, size.height / way.height);
  const { columns, cell, road } = way;
  const edge = road ? EDGE : GAP;
  const back = (index: number): boolean => Math.floor((index - 1) / columns) % 2 === 1;
  const corner = (index: number): { x: number; y: number } => {
    const along = (index - 1) % columns;
    const column = back(index) ? columns - 1 - along : along;
    return { x: edge + column * cell.width, y: Math.floor((index - 1) / columns) * cell.height };
  };
  return {
    width: way.width,
    height: way.height,
    scale,
    cell,
    road,
    text: Math.max(16, LEAST_TEXT / scale),
    bund: way.bund,
    persons: way.persons,
    across: way.across,
    corner,
    back,
    path: winding(way, edge),
  };
}

function winding({ columns, cell, road }: Way, edge: number): string {
  const rows = Math.ceil(SPACES / columns);
  const left = edge + 20;
  const right = edge + columns * cell.width - 20;
  const far = edge + columns * cell.width + edge / 2;
  const level = (row: number): number => (row + 1) * cell.height - (road || cell.height) / 2;
  const parts = [`M${edge} ${level(0)}H${right}`];
  for (let row = 1; row < rows; row++) {
    const out = row % 2 ? far : edge / 2;
    parts.push(`C${out} ${level(row - 1)} ${out} ${level(row)} ${row % 2 ? right : left} ${level(row)}`);
    parts.push(`H${row % 2 ? left : right}`);
  }
  return parts.join("");
}
