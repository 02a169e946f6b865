// The chances of all seats over the game, each with its band of doubt; marks on the lines; a click goes there.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { DASHES } from "../points/Comparison";
import { SIGNS, type Review } from "./shape";

const WIDTH = 320;
const HEIGHT = 170;
const LEFT = 34;
const RIGHT = 30;
const TOP = 10;
const BOTTOM = 14;

interface GraphProps {
  review: Review;
  /** The entry one is at. */
  at: number;
  desk: Desk;
  onPick: (at: number) => void;
}

export function Graph({ review, at, desk, onPick }: GraphProps): JSX.Element {
  const points = [...review.decisions, ...review.outcomes].sort((a, b) => a.at - b.at);
  const last = points.at(-1)?.at ?? 1;
  const along = WIDTH - LEFT - RIGHT;
  const x = (entry: number): number => LEFT + (entry / last) * along;
  const y = (chance: number): number => HEIGHT - BOTTOM - chance * (HEIGHT - TOP - BOTTOM);
  const spot = (entry: number, chance: number): string => `${x(entry).toFixed(1)} ${y(chance).toFixed(1)}`;
  const line = (seat: number): string => points.map((one) => spot(one.at, one.win[seat] ?? 0)).join("L");
  const band = (seat: number): string =>
    [
      ...points.map((one) => spot(one.at, one.band[seat]?.[1] ?? 0)),
      ...points.toReversed().map((one) => spot(one.at, one.band[seat]?.[0] ?? 0)),
    ].join("L");
  const pick = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * WIDTH - LEFT) / along;
    onPick(Math.round(Math.min(1, Math.max(0, share)) * last));
  };
  const now = points.findLast((one) => one.at < Math.max(at, 1)) ?? points[0];
  const says = desk.seats.value.map((seat, i) => `${seat.name} ${Math.round(100 * (now?.win[i] ?? 0))} %`).join(", ");
  return (
    <figure class="chart chances">
      <figcaption>{review.words["page.graph"]}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${review.words["page.graph"]}: ${says}`}
        onClick={pick}
      >
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(chance)} y2={y(chance)} />
            <text class="axis" x={LEFT - 4} y={y(chance) + 4} text-anchor="end">
              {100 * chance} %
            </text>
          </g>
        ))}
        {desk.seats.value.map((seat, s) => (
          <path key={s} class={`band seat-${seat.colour}`} d={`M${band(s)}Z`} />
        ))}
        {desk.seats.value.map((seat, s) => (
          <path key={s} class={`course seat-${seat.colour}`} d={`M${line(s)}`} stroke-dasharray={DASHES[s]} />
        ))}
        {review.decisions.map(
          (one) =>
            SIGNS[one.mark] && (
              <text key={one.at} class={`mark ${one.mark}`} x={x(one.at)} y={y(one.win[one.seat] ?? 0) + 4}>
                {SIGNS[one.mark]}
              </text>
            ),
        )}
        {desk.seats.value.map((seat, s) => (
          <text key={s} class={`end-sign seat-${seat.colour}`} x={WIDTH - RIGHT + 4} y={y(now?.win[s] ?? 0) + 4}>
            {seat.sign}
          </text>
        ))}
        <line class="now" x1={x(Math.min(at, last))} x2={x(Math.min(at, last))} y1={TOP / 2} y2={HEIGHT - BOTTOM} />
      </svg>
    </figure>
  );
}
