// The score: two quays along the lagoon, up the left one and down the right one, or above it and back below it; as long
// as the printing says.
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

/** Where the two quays begin, and how long they are. */
function quays({ flat, left, top, lagoon }: Layout): { at: readonly [Stop, Stop]; long: number } {
  const far = flat ? top + lagoon.height + QUAY - WIDE : left + lagoon.width + QUAY - WIDE;
  return flat
    ? {
        at: [
          { x: 0, y: 0 },
          { x: 0, y: far },
        ],
        long: left + lagoon.width,
      }
    : {
        at: [
          { x: 0, y: 0 },
          { x: far, y: 0 },
        ],
        long: top + lagoon.height,
      };
}

/** Where a number of points stands: along the first quay, then back along the second. */
function stopAt(lies: Layout, points: number, last: number): Stop {
  const half = Math.ceil((last + 1) / 2);
  const { at, long } = quays(lies);
  const first = points < half;
  const way = first ? points / Math.max(1, half - 1) : (points - half) / Math.max(1, last - half);
  const { x, y } = at[first ? 0 : 1];
  const along = END + (long - 2 * END) * (first === lies.flat ? way : 1 - way);
  return lies.flat ? { x: x + along, y: y + WIDE / 2 } : { x: x + WIDE / 2, y: y + along };
}

const Stones = still(function Stones({ lies, last }: { lies: Layout; last: number }): JSX.Element {
  const stops = Array.from({ length: last + 1 }, (_, points) => ({ points, ...stopAt(lies, points, last) }));
  const { at, long } = quays(lies);
  const box = lies.flat ? { width: long, height: WIDE } : { width: WIDE, height: long };
  const mark = (x: number, y: number, size: number): string =>
    lies.flat ? `M${x} ${y - size / 2}v${size}` : `M${x - size / 2} ${y}h${size}`;
  return (
    <>
      {at.map(({ x, y }, i) => (
        <g key={i}>
          <rect class="v-quay-side" x={x} y={y + 4} {...box} rx="9" />
          <rect class="v-quay" x={x} y={y} {...box} rx="9" />
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
          <path class={points % 5 ? "v-stop" : "v-stop v-five"} key={points} d={mark(x, y, points % 5 ? 12 : 24)} />
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
        const by = apart(here.indexOf(seat), here.length);
        const [x, y] = lies.flat ? [stop.x, stop.y + by] : [stop.x + by, stop.y];
        return (
          <g key={seat} data-piece={`score-${seat}`} transform={`translate(${x} ${y})`}>
            <Token seat={desk.seats.value[seat]} r={here.length > 1 ? 11 : 14} />
          </g>
        );
      })}
    </g>
  );
}
