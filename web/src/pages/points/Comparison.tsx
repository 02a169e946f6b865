// Everybody's points over time in one picture: a line each, told apart by colour, dashes and sign; a click goes there.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import type { Stop } from "../../core/api";
import { t } from "../../core/texts";
import { Axes, Now, Scale } from "./Axes";

const FRAME = { width: 320, height: 170, left: 26, right: 44, top: 10, bottom: 20, finale: 0 };
/** Between two signs at the right end, so that both can be read. */
const APART = 13;
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4", "1 2"];

interface ComparisonProps {
  stops: readonly Stop[];
  here: number;
  desk: Desk;
  onPick: (to: number) => void;
}

export function Comparison({ stops, here, desk, onPick }: ComparisonProps): JSX.Element {
  const scores = stops.flatMap((stop) => stop.scores);
  const scale = new Scale(FRAME, stops, scores);
  const now = stops[here]?.scores ?? [];
  const last = stops.at(-1)?.scores ?? [];
  const line = (seat: number): string =>
    stops.map((stop, i) => `${scale.x(i).toFixed(1)} ${scale.y(stop.scores[seat] ?? 0).toFixed(1)}`).join("L");
  const says = desk.seats.value.map((seat, i) => `${seat.name} ${last[i] ?? 0}`).join(", ");
  return (
    <figure class="chart comparison">
      <figcaption>{t("chart.title")}</figcaption>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={t("chart.of", { says })}
        onClick={(event) => onPick(scale.stopAt(event))}
      >
        <Axes scale={scale} />
        {desk.seats.value.map((seat, s) => (
          <g key={s} class={`seat-${seat.colour}`}>
            <path class="course" d={`M${line(s)}`} stroke-dasharray={DASHES[s]} />
            <circle class="at" cx={scale.x(here)} cy={scale.y(now[s] ?? 0)} r="3.5" />
          </g>
        ))}
        {spread(last.map((points) => scale.y(points))).map((top, s) => (
          <text key={s} class={`end-sign seat-${desk.seats.value[s]?.colour}`} x={scale.end + 5} y={top + 4}>
            {desk.seats.value[s]?.sign} {last[s]}
          </text>
        ))}
        <Now scale={scale} here={here} />
      </svg>
    </figure>
  );
}

/** The same heights, moved apart where two would lie over each other. */
function spread(heights: number[]): number[] {
  const out = [...heights];
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  order.forEach((seat, n) => {
    const above = order[n - 1];
    if (above !== undefined) out[seat] = Math.max(out[seat] ?? 0, (out[above] ?? 0) + APART);
  });
  const over = Math.max(0, (out[order.at(-1) ?? 0] ?? 0) - (FRAME.height - FRAME.bottom));
  return out.map((top) => top - over);
}
