// Where the spaces of the grid lie on the drawing: upright as printed, or a quarter turn in a narrow box.
import type { Cell } from "./shapes";
import type { View } from "./view";

export const CELL = 60;

const COLUMNS = "abcdefghijklmnopq";

let drawn: Lagoon[] = [];

/** The lagoon of this grid: the same one as long as neither the grid nor its side has changed. */
export function lagoonOf(grid: readonly string[], turned: boolean): Lagoon {
  let found = drawn.find((lagoon) => lagoon.grid === grid && lagoon.turned === turned);
  if (!found) drawn = [...drawn.slice(-3), (found = new Lagoon(grid, turned))];
  return found;
}

export class Lagoon {
  readonly rows: number;
  readonly columns: number;

  constructor(
    readonly grid: readonly string[],
    readonly turned: boolean,
  ) {
    this.rows = grid.length;
    this.columns = grid[0]?.length ?? 0;
  }

  /** Cells across and down as drawn. */
  get across(): number {
    return this.turned ? this.rows : this.columns;
  }

  get down(): number {
    return this.turned ? this.columns : this.rows;
  }

  get width(): number {
    return this.across * CELL;
  }

  get height(): number {
    return this.down * CELL;
  }

  /** Where a column and a row of the printed grid lie as drawn. */
  place(column: number, row: number): Cell {
    return this.turned ? { x: this.rows - 1 - row, y: column } : { x: column, y: row };
  }

  /** Where a space lies, counted in cells. */
  cell(space: string): Cell {
    return this.place(COLUMNS.indexOf(space[0] ?? ""), Number(space.slice(1)) - 1);
  }

  /** The space at a place of the drawing, or none outside the grid. */
  at({ x, y }: Cell): string {
    const [column, row] = this.turned ? [y, this.rows - 1 - x] : [x, y];
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows
      ? `${COLUMNS[column] ?? ""}${row + 1}`
      : "";
  }

  canal(space: string): boolean {
    return this.grid[Number(space.slice(1)) - 1]?.[COLUMNS.indexOf(space[0] ?? "")] === "~";
  }

  /** Cells seen from a space of the printed grid, as they lie on the drawing. */
  beside<T extends Cell>(space: string, cells: readonly T[]): T[] {
    const column = COLUMNS.indexOf(space[0] ?? "");
    const row = Number(space.slice(1)) - 1;
    return cells.map((cell) => ({ ...cell, ...this.place(column + cell.x, row + cell.y) }));
  }

  spaces(): { space: string; canal: boolean }[] {
    return this.grid.flatMap((signs, row) =>
      [...signs].map((sign, column) => ({ space: `${COLUMNS[column] ?? ""}${row + 1}`, canal: sign === "~" })),
    );
  }

  /** Letters and numbers along the upper and the left edge, with their place in cells. */
  marks(): { text: string; column: number; row: number }[] {
    const row = this.turned ? this.rows : -1;
    return [
      ...[...COLUMNS.slice(0, this.columns)].map((text, column) => ({ text, column, row })),
      ...this.grid.map((_, i) => ({ text: String(i + 1), column: -1, row: i })),
    ];
  }

  /** The canal's spaces from one end to the other, as drawn. */
  private stream(): string[] {
    const left = new Set(this.spaces().flatMap(({ space, canal }) => (canal ? [space] : [])));
    const beside = (space: string): string[] =>
      [-1, 1].flatMap((by) => {
        const column = COLUMNS.indexOf(space[0] ?? "");
        const row = Number(space.slice(1));
        return [`${COLUMNS[column + by] ?? "-"}${row}`, `${COLUMNS[column] ?? "-"}${row + by}`];
      });
    const way: string[] = [];
    let next = [...left].find((space) => beside(space).filter((other) => left.has(other)).length < 2);
    while (next) {
      way.push(next);
      left.delete(next);
      next = beside(next).find((space) => left.has(space));
    }
    return way;
  }

  /** VEN-8.5  The gondola is scenery: it glides to and fro on the canal, round by round, where no bridge spans it. */
  mooring(view: View): Cell | null {
    const spanned = new Set(view.laid.flatMap((laid) => laid.cells.map((cell) => cell.space)));
    const free = this.stream().filter((space) => !spanned.has(space));
    const step = (Math.floor(free.length / 2) + 2 * view.round) % Math.max(1, 2 * free.length);
    const at = free[step < free.length ? step : 2 * free.length - 1 - step];
    return at ? this.cell(at) : null;
  }
}
