// The lagoon with its canal, and the letters and numbers around it.
import type { JSX } from "preact";
import { still } from "../../board/still";
import { CELL, FRAME, type Lagoon } from "./lagoon";
import { around } from "./shapes";

/** How far the letters stand from the grid, in cells. */
const BESIDE = 0.17;

export const Water = still(function Water({ lagoon }: { lagoon: Lagoon }): JSX.Element {
  const spaces = lagoon.spaces();
  const canal = around(
    spaces.filter((entry) => entry.canal).map((entry) => lagoon.cell(entry.space)),
    CELL,
    0,
    10,
  );
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="v-waves" width="40" height="24" patternUnits="userSpaceOnUse">
          <path class="v-wave" d="M0 8 C5 3 10 3 15 8 M20 20 C25 15 30 15 35 20" />
        </pattern>
      </defs>
      <g transform={`translate(${FRAME} ${FRAME})`}>
        <rect class="v-lagoon" width={lagoon.across * CELL} height={lagoon.down * CELL} rx="6" />
        <path class="v-canal" d={canal} />
        <path class="v-waves" d={canal} />
        <path class="v-grid" d={lines(lagoon)} />
        <path class="v-bank" d={canal} />
      </g>
      {lagoon.marks().map(({ text, column, row }) => {
        const { x, y } = markAt(lagoon, column, row);
        return (
          <text class="v-text v-faint" key={`${column},${row}`} x={x} y={y + 5.5} font-size="16" text-anchor="middle">
            {text}
          </text>
        );
      })}
    </g>
  );
});

function lines(lagoon: Lagoon): string {
  const { across, down } = lagoon;
  const standing = Array.from({ length: across - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${down * CELL}`);
  const lying = Array.from({ length: down - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${across * CELL}`);
  return [...standing, ...lying].join("");
}

/** Just outside the grid. */
function markAt(lagoon: Lagoon, column: number, row: number): { x: number; y: number } {
  const cell = lagoon.place(column, row);
  const near = (value: number, most: number): number =>
    value < 0 ? -BESIDE : value >= most ? most + BESIDE : value + 0.5;
  return { x: FRAME + near(cell.x, lagoon.across) * CELL, y: FRAME + near(cell.y, lagoon.down) * CELL };
}
