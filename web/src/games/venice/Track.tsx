// The score: two quays beside the lagoon, up the left one and down the right one, as long as the printing says.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { still } from "../../board/still";
import { noted } from "../../board/tips";
import { Token } from "./glyphs";
import { QUAY, type Layout } from "./layout";
import type { View } from "./view";

const WIDE = 44;
const END = 22;

interface Stop {
  x: number;
  y: number;
}

/** Where a number of points stands: up the left quay, then down the right one. */
function stopAt(lies: Layout, points: number, last: number): Stop {
  const half = Math.ceil((last + 1) / 2);
  const high = lies.top + lies.lagoon.height - 2 * END;
  const left = points < half;
  const way = left ? points / Math.max(1, half - 1) : (points - half) / Math.max(1, last - half);
  return {
    x: left ? WIDE / 2 : lies.left + lies.lagoon.width + QUAY - WIDE / 2,
    y: left ? END + high * (1 - way) : END + high * way,
  };
}

const Stones = still(function Stones({ lies, last }: { lies: Layout; last: number }): JSX.Element {
  const stops = Array.from({ length: last + 1 }, (_, points) => ({ points, ...stopAt(lies, points, last) }));
  const high = lies.top + lies.lagoon.height;
  return (
    <>
      {[0, lies.left + lies.lagoon.width + QUAY - WIDE].map((x) => (
        <g key={x}>
          <rect class="v-quay-side" x={x} y="4" width={WIDE} height={high} rx="9" />
          <rect class="v-quay" x={x} y="0" width={WIDE} height={high} rx="9" />
        </g>
      ))}
      {stops.map(({ points, x, y }) =>
        points % 10 === 0 ? (
          <text
            class="v-stop-ten"
            key={points}
            x={x}
            y={y + lies.small * 0.35}
            font-size={lies.small}
            text-anchor="middle"
          >
            {points}
          </text>
        ) : (
          <path
            class={points % 5 ? "v-stop" : "v-stop v-five"}
            key={points}
            d={`M${x - (points % 5 ? 6 : 12)} ${y}h${points % 5 ? 12 : 24}`}
          />
        ),
      )}
    </>
  );
});

/** Where the i-th of several markers on one space lies, seen from its middle. */
function apart(i: number, count: number): number {
  return count === 1 ? 0 : (i - (count - 1) / 2) * Math.min(17, 30 / (count - 1));
}

export function Track({ lies, view, desk }: { lies: Layout; view: View; desk: Desk }): JSX.Element {
  const last = view.last_space;
  const title = desk.voice.value.fill("show.track", { points: last });
  return (
    <g
      role="img"
      aria-label={title}
      class="v-track"
      {...noted(() => ({
        title,
        figures: view.seats.map((own, seat) => [desk.names[seat] ?? "", String(own.points)] as const),
        rule: "VEN-11.4",
      }))}
    >
      <Stones lies={lies} last={last} />
      {view.seats.map((own, seat) => {
        const here = view.seats.map((_, i) => i).filter((i) => view.seats[i]?.points === own.points);
        const stop = stopAt(lies, Math.min(own.points, last), last);
        const x = stop.x + apart(here.indexOf(seat), here.length);
        return (
          <g key={seat} data-piece={`score-${seat}`} transform={`translate(${x} ${stop.y})`}>
            <Token seat={desk.seats.value[seat]} r={here.length > 1 ? 11 : 14} />
          </g>
        );
      })}
    </g>
  );
}
