// Houses and squares seen from a tower: roofs in the evening sun, paved squares, streets from one to the other.
import type { JSX } from "preact";
import { CELL } from "./lagoon";
import type { Cell, TileCell } from "./shapes";

type House = readonly [x: number, y: number, width: number, depth: number];

/** How houses stand on a cell, seen from above; the street runs between them. */
const BLOCKS: readonly (readonly House[])[] = [
  [
    [5, 5, 21, 24],
    [34, 5, 21, 17],
    [5, 36, 21, 13],
    [34, 29, 21, 20],
  ],
  [
    [5, 5, 50, 17],
    [5, 30, 20, 19],
    [33, 30, 22, 19],
  ],
  [
    [5, 5, 19, 44],
    [32, 5, 23, 20],
    [32, 33, 23, 16],
  ],
  [
    [5, 5, 24, 18],
    [36, 5, 19, 28],
    [5, 31, 24, 18],
    [36, 41, 19, 9],
  ],
];

const WALL = 7;

/** A number that is always the same for one cell: its picture never changes. */
function chance(cell: Cell, salt: string): number {
  let hash = 7 + cell.x * 31 + cell.y * 17;
  for (const letter of salt) hash = (hash * 33 + letter.charCodeAt(0)) % 9973;
  return hash;
}

function Roof({ house: [x, y, wide, deep], tone }: { house: House; tone: number }): JSX.Element {
  const level = wide >= deep;
  const ridge = level ? y + deep / 2 : x + wide / 2;
  const shadow = level
    ? `M${x} ${ridge}H${x + wide}V${y + deep}H${x}Z`
    : `M${ridge} ${y}H${x + wide}V${y + deep}H${ridge}Z`;
  const windows = Array.from({ length: Math.max(1, Math.floor(wide / 8)) }, (_, i) => x + 3.5 + i * 7.4);
  return (
    <g class={`v-house tone-${tone % 3}`}>
      <rect class="v-cast" x={x + 3} y={y + 4} width={wide} height={deep + WALL} rx="1" />
      <rect class="v-wall" x={x} y={y + deep - 1} width={wide} height={WALL} />
      <path class="v-panes" d={windows.map((at) => `M${at} ${y + deep + 1.4}h2.600v3.200h-2.600z`).join("")} />
      <rect class="v-roof" x={x - 0.8} y={y - 0.8} width={wide + 1.6} height={deep + 0.8} rx="1" />
      <path class="v-roof-shade" d={shadow} />
      <path class="v-ridge" d={level ? `M${x} ${ridge}H${x + wide}` : `M${ridge} ${y}V${y + deep}`} />
    </g>
  );
}

/** A church among the houses, here and there. */
function Dome(): JSX.Element {
  return (
    <g class="v-house tone-1">
      <rect class="v-cast" x="11" y="12" width="42" height="42" rx="2" />
      <rect class="v-wall" x="8" y="40" width="42" height="12" />
      <path class="v-panes" d="M13 43h3v6h-3zM42 43h3v6h-3zM26 43a3 3 0 0 1 6 0v9h-6z" />
      <rect class="v-roof" x="7" y="8" width="44" height="33" rx="2" />
      <circle class="v-dome" cx="29" cy="25" r="13.500" />
      <path class="v-dome-light" d="M20 22a10 10 0 0 1 12 -7" />
      <circle class="v-cross" cx="29" cy="25" r="2.600" />
    </g>
  );
}

export function Building({ cell, salt }: { cell: Cell; salt: string }): JSX.Element {
  const number = chance(cell, salt);
  if (number % 7 === 3) return <Dome />;
  const houses = BLOCKS[number % BLOCKS.length] ?? [];
  return (
    <>
      {houses.map((house, i) => (
        <Roof key={i} house={house} tone={number + i * 2} />
      ))}
    </>
  );
}

/** A square: paving to the edge, and in its middle a well, a tree, a column or stalls. */
export function Square({ cell, salt }: { cell: Cell; salt: string }): JSX.Element {
  const number = chance(cell, salt);
  return (
    <>
      <rect class="v-paving" x="4" y="4" width="52" height="52" rx="5" />
      <path class="v-inlay" d="M30 7 L53 30 L30 53 L7 30Z M30 18 L42 30 L30 42 L18 30Z" />
      {number % 4 === 0 && (
        <g class="v-well">
          <circle class="v-cast" cx="32" cy="33" r="8" />
          <circle class="v-well-stone" cx="30" cy="30" r="8" />
          <circle class="v-well-water" cx="30" cy="30" r="4.400" />
        </g>
      )}
      {number % 4 === 1 && (
        <g>
          <circle class="v-cast" cx="33" cy="34" r="10" />
          <circle class="v-tree" cx="30" cy="30" r="10" />
          <circle class="v-tree-light" cx="27" cy="27" r="5" />
        </g>
      )}
      {number % 4 === 2 && (
        <g>
          <path class="v-cast" d="M30 34 l16 12 -4 3 -14 -9z" />
          <rect class="v-well-stone" x="24" y="30" width="12" height="10" rx="2" />
          <rect class="v-column" x="27.500" y="12" width="5" height="22" />
          <path class="v-lion" d="M24 12h12l-2 -6h-8z" />
        </g>
      )}
      {number % 4 === 3 && (
        <g>
          {[
            [16, 18],
            [34, 16],
            [17, 36],
            [35, 34],
          ].map(([x = 0, y = 0], i) => (
            <g key={i}>
              <rect class="v-cast" x={x + 2} y={y + 2} width="10" height="9" rx="1" />
              <path class={i % 2 ? "v-awning" : "v-awning-too"} d={`M${x} ${y}h10v9h-10z`} />
              <path class="v-stripe" d={`M${x + 3.3} ${y}v9M${x + 6.6} ${y}v9`} />
            </g>
          ))}
        </g>
      )}
    </>
  );
}

/** A bridge from bank to bank, lying or standing. */
export function Bridge({ standing }: { standing: boolean }): JSX.Element {
  return (
    <g transform={standing ? "rotate(90 30 30)" : undefined}>
      <path class="v-bridge-cast" d="M-6 20 C15 15 45 15 66 20 V54 C45 59 15 59 -6 54Z" />
      <path class="v-deck" d="M-6 14 C15 7 45 7 66 14 V46 C45 53 15 53 -6 46Z" />
      <path class="v-steps" d="M2 13 V47 M10 12 V48 M18 11 V49 M42 11 V49 M50 12 V48 M58 13 V47" />
      <path class="v-rail" d="M-6 15 C15 8 45 8 66 15 M-6 45 C15 52 45 52 66 45" />
    </g>
  );
}

interface Join {
  x: number;
  y: number;
  /** Whether the two cells lie side by side. */
  level: boolean;
  squares: boolean;
}

function joins(cells: readonly TileCell[]): Join[] {
  const found = new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  return cells.flatMap((cell) =>
    [true, false].flatMap((level) => {
      const other = found.get(`${cell.x + (level ? 1 : 0)},${cell.y + (level ? 0 : 1)}`);
      if (!other || cell.shows === "bridge" || other.shows === "bridge") return [];
      const squares = cell.shows === "square" && other.shows === "square";
      return [{ x: (cell.x + (level ? 1 : 0.5)) * CELL, y: (cell.y + (level ? 0.5 : 1)) * CELL, level, squares }];
    }),
  );
}

/** Streets and squares go on from cell to cell, whichever tile they lie on. */
export function Streets({ cells }: { cells: readonly TileCell[] }): JSX.Element {
  return (
    <g class="v-streets" aria-hidden="true">
      {joins(cells).map(({ x, y, level, squares }) => {
        const [along, across] = squares ? [16, 44] : [20, 9];
        const [width, height] = level ? [along, across] : [across, along];
        return (
          <rect
            key={`${x},${y}`}
            class={squares ? "v-paving" : "v-street"}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={squares ? 0 : 2}
          />
        );
      })}
    </g>
  );
}
