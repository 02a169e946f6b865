// The score track: a quay around the lagoon, as long as the printing says.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { noted } from "../../board/tips";
import { Token } from "./glyphs";
import type { Lagoon } from "./lagoon";
import type { View } from "./view";

const MIDDLE = 17;
const WIDE = 32;

interface Stop {
  x: number;
  y: number;
  /** Whether the quay runs from side to side here. */
  level: boolean;
}

/** Where a number of points stands: clockwise from the upper left corner. */
function stopAt(lagoon: Lagoon, points: number, last: number): Stop {
  const width = lagoon.width - 2 * MIDDLE;
  const height = lagoon.height - 2 * MIDDLE;
  let way = (points * 2 * (width + height)) / (last + 1);
  if (way < width) return { x: MIDDLE + way, y: MIDDLE, level: true };
  way -= width;
  if (way < height) return { x: MIDDLE + width, y: MIDDLE + way, level: false };
  way -= height;
  if (way < width) return { x: MIDDLE + width - way, y: MIDDLE + height, level: true };
  return { x: MIDDLE, y: MIDDLE + height - (way - width), level: false };
}

/** Where the i-th of several markers on one space lies, seen from its middle. */
function apart(i: number, count: number): [along: number, across: number] {
  if (count === 1) return [0, 0];
  const pairs = Math.ceil(count / 2);
  return [(Math.floor(i / 2) - (pairs - 1) / 2) * 19, i % 2 ? 8 : -8];
}

export function Track({ lagoon, view, desk }: { lagoon: Lagoon; view: View; desk: Desk }): JSX.Element {
  const last = view.last_space;
  const stops = Array.from({ length: last + 1 }, (_, points) => ({ points, ...stopAt(lagoon, points, last) }));
  const inner = MIDDLE + WIDE / 2;
  return (
    <g
      role="img"
      aria-label={desk.voice.value.fill("show.track", { points: last })}
      {...noted(() => ({
        title: desk.voice.value.fill("show.track", { points: last }),
        figures: view.seats.map((own, seat) => [desk.names[seat] ?? "", String(own.points)] as const),
        rule: "VEN-11.4",
      }))}
    >
      <path
        class="v-quay"
        fill-rule="evenodd"
        d={`${frame(lagoon, MIDDLE - WIDE / 2, 17)}${frame(lagoon, inner, 8)}`}
      />
      {stops.map(({ points, x, y }) =>
        points % 10 === 0 ? (
          <g key={points}>
            <circle class="v-stop-ten" cx={x} cy={y} r="14" />
            <text class="v-text v-strong" x={x} y={y + 5.5} font-size={points > 99 ? 14 : 16} text-anchor="middle">
              {points}
            </text>
          </g>
        ) : (
          <circle class="v-stop" key={points} cx={x} cy={y} r={points % 5 ? 3.5 : 6} />
        ),
      )}
      {view.seats.map((own, seat) => {
        const here = view.seats.map((_, i) => i).filter((i) => view.seats[i]?.points === own.points);
        const stop = stopAt(lagoon, Math.min(own.points, last), last);
        const [along, across] = apart(here.indexOf(seat), here.length);
        const x = stop.x + (stop.level ? along : across);
        const y = stop.y + (stop.level ? across : along);
        return (
          <g key={seat} data-piece={`score-${seat}`} transform={`translate(${x} ${y})`}>
            <Token seat={desk.seats.value[seat]} r={here.length > 1 ? 9 : 15} />
          </g>
        );
      })}
    </g>
  );
}

function frame(lagoon: Lagoon, from: number, radius: number): string {
  const [right, bottom] = [lagoon.width - from, lagoon.height - from];
  const arc = `A${radius} ${radius} 0 0 1`;
  return (
    `M${from + radius} ${from}H${right - radius}${arc} ${right} ${from + radius}V${bottom - radius}` +
    `${arc} ${right - radius} ${bottom}H${from + radius}${arc} ${from} ${bottom - radius}V${from + radius}` +
    `${arc} ${from + radius} ${from}Z`
  );
}
