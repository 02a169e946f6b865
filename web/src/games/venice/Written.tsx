// A sentence with the tiles it names as small pictures: their names are rows of signs that nobody should have to read.
import type { ComponentChildren, JSX } from "preact";

const NAMED = /([⌂◇‡][⌂◇‡/]*)/u;
const CELLS = { "⌂": Building, "◇": Square, "‡": Bridge };
const CELL = 12;

export function written(text: string): ComponentChildren {
  const parts = text.split(NAMED);
  return parts.length < 2 ? text : parts.map((part, i) => (i % 2 ? <TileSign key={i} signs={part} /> : part));
}

function TileSign({ signs }: { signs: string }): JSX.Element {
  const rows = signs.split("/").map((row) => [...row]);
  const wide = Math.max(...rows.map((row) => row.length)) * CELL;
  const high = rows.length * CELL;
  return (
    <span class="v-written">
      <span class="visually-hidden">{signs}</span>
      <svg viewBox={`0 0 ${wide} ${high}`} width={wide} height={high} aria-hidden="true">
        {rows.flatMap((row, y) =>
          row.map((sign, x) => {
            const Cell = CELLS[sign as keyof typeof CELLS];
            return (
              <g key={`${x} ${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
                <Cell />
              </g>
            );
          }),
        )}
      </svg>
    </span>
  );
}

function Building(): JSX.Element {
  return (
    <>
      <rect class="v-written-ground" width={CELL} height={CELL} />
      <path class="v-written-roof" d="M1 1h4v10h-4zM6 1h5v4h-5zM6 6h5v5h-5z" />
    </>
  );
}

function Square(): JSX.Element {
  return (
    <>
      <rect class="v-written-ground" width={CELL} height={CELL} />
      <path class="v-written-paving" d="M6 1.500 10.500 6 6 10.500 1.500 6z" />
    </>
  );
}

function Bridge(): JSX.Element {
  return (
    <>
      <rect class="v-written-water" width={CELL} height={CELL} />
      <path class="v-written-ground" d="M0 3q6-3 12 0v6q-6 3-12 0z" />
    </>
  );
}
