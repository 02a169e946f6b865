// How a tile looks when it is turned, and the line around any set of cells.
import type { CellKind, Shape } from "./view";

export interface Cell {
  x: number;
  y: number;
}

export interface TileCell extends Cell {
  shows: CellKind;
}

/** The cells of each shape in printed order, seen from the one by which it is laid. */
const SHAPES: Record<Shape, readonly Cell[]> = {
  domino: [at(0, 0), at(1, 0)],
  line: [at(0, 0), at(1, 0), at(2, 0)],
  corner: [at(0, 0), at(1, 0), at(0, 1)],
  square: [at(0, 0), at(1, 0), at(0, 1), at(1, 1)],
  bridge: [at(-1, 0), at(0, 0), at(1, 0)],
};

/** Shapes that turn around the cell by which they are laid; the others are laid by their upper left cell. */
const AROUND_A_CELL: ReadonlySet<Shape> = new Set<Shape>(["corner", "bridge"]);

function at(x: number, y: number): Cell {
  return { x, y };
}

/** The cells moved so that the upper left one of their frame is 0, 0. */
export function settled<T extends Cell>(cells: readonly T[]): T[] {
  const left = Math.min(...cells.map((cell) => cell.x));
  const top = Math.min(...cells.map((cell) => cell.y));
  return cells.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top }));
}

/** A tile after so many quarter turns clockwise, seen from the space by which it is laid. */
export function lying(shape: Shape, shows: readonly CellKind[], turn: number): TileCell[] {
  const cells = SHAPES[shape].map((cell, i) => {
    let { x, y } = cell;
    for (let quarter = 0; quarter < turn; quarter++) [x, y] = [-y, x];
    return { x, y, shows: shows[i] ?? "building" };
  });
  return AROUND_A_CELL.has(shape) ? cells : settled(cells);
}

/** How many cells wide and high. */
export function extent(cells: readonly Cell[]): Cell {
  return { x: Math.max(...cells.map((cell) => cell.x)) + 1, y: Math.max(...cells.map((cell) => cell.y)) + 1 };
}

/** The corners around connected cells, clockwise, one list for each line. */
function corners(cells: readonly Cell[]): Cell[][] {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const edges = new Map<string, Cell[]>();
  const edge = (x: number, y: number, toX: number, toY: number): void => {
    edges.set(`${x},${y}`, [...(edges.get(`${x},${y}`) ?? []), at(toX, toY)]);
  };
  for (const { x, y } of cells) {
    if (!inside.has(`${x},${y - 1}`)) edge(x, y, x + 1, y);
    if (!inside.has(`${x + 1},${y}`)) edge(x + 1, y, x + 1, y + 1);
    if (!inside.has(`${x},${y + 1}`)) edge(x + 1, y + 1, x, y + 1);
    if (!inside.has(`${x - 1},${y}`)) edge(x, y + 1, x, y);
  }
  const loops: Cell[][] = [];
  for (const [start, ends] of edges) {
    while (ends.length) {
      const [x = 0, y = 0] = start.split(",").map(Number);
      const loop = [at(x, y)];
      let next = ends.shift();
      while (next && `${next.x},${next.y}` !== start) {
        loop.push(next);
        next = edges.get(`${next.x},${next.y}`)?.shift();
      }
      loops.push(loop.filter((point, i) => !straight(loop.at(i - 1), point, loop[(i + 1) % loop.length])));
    }
  }
  return loops;
}

function straight(a: Cell | undefined, b: Cell, c: Cell | undefined): boolean {
  return !!a && !!c && ((a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y));
}

/** A path around cells of this size, drawn in by `inset`, with round corners. */
export function around(cells: readonly Cell[], size: number, inset: number, radius: number): string {
  return corners(cells)
    .map((loop) => {
      const points = loop.map((point, i) =>
        drawnIn(loop.at(i - 1) ?? point, point, loop[(i + 1) % loop.length] ?? point),
      );
      return `${points.map((point, i) => bend(points.at(i - 1) ?? point, point, points[(i + 1) % points.length] ?? point, i)).join("")}Z`;
    })
    .join("");

  function drawnIn(before: Cell, point: Cell, after: Cell): Cell {
    const to = direction(before, point);
    const on = direction(point, after);
    return at(point.x * size - inset * (to.y + on.y), point.y * size + inset * (to.x + on.x));
  }

  function bend(before: Cell, point: Cell, after: Cell, i: number): string {
    const to = direction(before, point);
    const on = direction(point, after);
    const start = `${point.x - to.x * radius} ${point.y - to.y * radius}`;
    return `${i ? "L" : "M"}${start}Q${point.x} ${point.y} ${point.x + on.x * radius} ${point.y + on.y * radius}`;
  }
}

function direction(from: Cell, to: Cell): Cell {
  return at(Math.sign(to.x - from.x), Math.sign(to.y - from.y));
}
