// Where the spaces of the grid lie on the drawing: upright as printed, or a quarter turn on a narrow screen.
import { signal } from "@preact/signals";
import type { Cell } from "./shapes";
import type { View } from "./view";

export const CELL = 60;
/** From the edge of the drawing to the grid: the track and the letters. */
export const FRAME = 53;

const COLUMNS = "abcdefghijklmnopq";

const narrow = matchMedia("(max-width: 720px)");
/** Whether the board stands on its short side. */
export const upright = signal(narrow.matches);
narrow.addEventListener("change", () => (upright.value = narrow.matches));

let drawn: Lagoon | null = null;

/** The lagoon of this grid: the same one as long as neither the grid nor its side has changed. */
export function lagoonOf(grid: readonly string[], turned: boolean): Lagoon {
  if (drawn?.grid !== grid || drawn.turned !== turned) drawn = new Lagoon(grid, turned);
  return drawn;
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
    return this.across * CELL + 2 * FRAME;
  }

  get height(): number {
    return this.down * CELL + 2 * FRAME;
  }

  /** Where a column and a row of the printed grid lie as drawn. */
  place(column: number, row: number): Cell {
    return this.turned ? { x: this.rows - 1 - row, y: column } : { x: column, y: row };
  }

  /** Where a space lies, counted in cells. */
  cell(space: string): Cell {
    return this.place(COLUMNS.indexOf(space[0] ?? ""), Number(space.slice(1)) - 1);
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

  /** Letters and numbers along the edges, with their place in cells. */
  marks(): { text: string; column: number; row: number }[] {
    return [
      ...[...COLUMNS.slice(0, this.columns)].flatMap((text, column) => [
        { text, column, row: -1 },
        { text, column, row: this.rows },
      ]),
      ...this.grid.flatMap((_, row) => [
        { text: String(row + 1), column: -1, row },
        { text: String(row + 1), column: this.columns, row },
      ]),
    ];
  }

  /** VEN-8.5  The gondola is scenery: a canal space near the middle without a bridge, or nothing if all are spanned. */
  mooring(view: View): Cell | null {
    const spanned = new Set(view.laid.flatMap((laid) => laid.cells.map((cell) => cell.space)));
    const middle = { x: (this.across - 1) / 2, y: (this.down - 1) / 2 };
    const far = (cell: Cell): number => Math.hypot(cell.x - middle.x, cell.y - middle.y);
    const free = this.spaces()
      .filter(({ space, canal }) => canal && !spanned.has(space))
      .map(({ space }) => this.cell(space));
    return free.sort((a, b) => far(a) - far(b))[0] ?? null;
  }
}
