// The lagoon: shallow where pillars may stand, deep in the canal, light on its waves, and the letters around it.
import type { JSX } from "preact";
import { still } from "../../board/still";
import { CELL, type Lagoon } from "./lagoon";
import { MARKS, type Layout } from "./layout";
import { around, type Cell } from "./shapes";

const ROUND = 14;

interface WaterProps {
  lagoon: Lagoon;
  lies: Layout;
}

function canalOf(lagoon: Lagoon): Cell[] {
  return lagoon.spaces().flatMap((entry) => (entry.canal ? [lagoon.cell(entry.space)] : []));
}

export const Water = still(function Water({ lagoon, lies }: WaterProps): JSX.Element {
  const canal = around(canalOf(lagoon), CELL, 0, ROUND);
  const { width, height } = lagoon;
  return (
    <g aria-hidden="true" transform={`translate(${lies.left} ${lies.top})`}>
      <defs>
        <pattern id="v-waves" width="56" height="34" patternUnits="userSpaceOnUse">
          <path class="v-wave" d="M2 10 C8 5 14 5 20 10 M30 27 C36 22 42 22 48 27" />
        </pattern>
        <pattern id="v-ripples" width="88" height="62" patternUnits="userSpaceOnUse">
          <path class="v-ripple" d="M6 16 q7 -5 14 0 M50 44 q7 -5 14 0 M66 12 q4 -3 8 0" />
        </pattern>
        <radialGradient id="v-depth" cx="50%" cy="46%" r="72%">
          <stop offset="0" class="v-shallow" />
          <stop offset="1" class="v-deeper" />
        </radialGradient>
        <linearGradient id="v-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="v-shade-on" />
          <stop offset="0.16" class="v-shade-off" />
        </linearGradient>
      </defs>
      <rect class="v-rim" x="-5" y="-5" width={width + 10} height={height + 10} rx="14" />
      <rect class="v-lagoon" width={width} height={height} rx="10" />
      <rect class="v-ripples" width={width} height={height} rx="10" />
      <rect class="v-inner" width={width} height={height} rx="10" />
      <path class="v-shelf" d={canal} />
      <path class="v-canal" d={canal} />
      <path class="v-waves" d={canal} />
      <path class="v-grid" d={lines(lagoon)} />
      <path class="v-foam" d={canal} />
      <path class="v-tide" d={canal} />
    </g>
  );
});

/** Letters and numbers just outside the grid. */
export const Marks = still(function Marks({ lagoon, lies }: WaterProps): JSX.Element {
  return (
    <g aria-hidden="true" transform={`translate(${lies.left} ${lies.top})`}>
      {lagoon.marks().map(({ text, column, row }) => {
        const cell = lagoon.place(column, row);
        const x = cell.x < 0 ? -MARKS / 2 : (cell.x + 0.5) * CELL;
        const y = cell.y < 0 ? -MARKS / 2 : (cell.y + 0.5) * CELL;
        return (
          <text class="v-mark" key={text} x={x} y={y + lies.small * 0.34} font-size={lies.small} text-anchor="middle">
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
