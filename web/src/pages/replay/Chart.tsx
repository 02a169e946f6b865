// Points over time, one line per seat; a click goes to the moment.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import type { Stop } from "../../core/api";
import { t } from "../../core/texts";

const WIDTH = 320;
const HEIGHT = 140;
const EDGE = 18;
const DASHES = ["", "6 3", "2 3", "8 3 2 3", "1 2", "10 4"];

interface ChartProps {
  stops: readonly Stop[];
  here: number;
  desk: Desk;
  onPick: (to: number) => void;
}

export function Chart({ stops, here, desk, onPick }: ChartProps): JSX.Element {
  const most = Math.max(10, ...stops.flatMap((stop) => stop.scores));
  const x = (i: number): number => EDGE + (i / Math.max(1, stops.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (points: number): number => HEIGHT - EDGE - (Math.max(0, points) / most) * (HEIGHT - 2 * EDGE);
  const pick = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
    onPick(Math.round(share * (stops.length - 1)));
  };
  const spoken = desk.seats.value.map((seat, i) => `${seat.name} ${stops.at(-1)?.scores[i] ?? 0}`).join(", ");
  return (
    <figure class="chart">
      <figcaption>{t("chart.title")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${t("chart.title")}: ${spoken}`} onClick={pick}>
        {[0, Math.round(most / 2), most].map((points) => (
          <g key={points}>
            <line class="grid" x1={EDGE} x2={WIDTH - EDGE} y1={y(points)} y2={y(points)} />
            <text class="axis" x={EDGE - 3} y={y(points) + 3} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {desk.seats.value.map((seat, s) => (
          <g key={s} class={`seat-${seat.colour}`}>
            <polyline
              class="line"
              stroke-dasharray={DASHES[s]}
              points={stops.map((stop, i) => `${x(i)},${y(stop.scores[s] ?? 0)}`).join(" ")}
            />
            <text class="end-sign" x={WIDTH - EDGE + 4} y={y(stops.at(-1)?.scores[s] ?? 0) + 3}>
              {seat.sign}
            </text>
          </g>
        ))}
        <line class="now" x1={x(here)} x2={x(here)} y1={EDGE / 2} y2={HEIGHT - EDGE / 2} />
      </svg>
    </figure>
  );
}
