// Points by source over time: one picture per seat, sources on top of each other; a click goes to the moment.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Desk } from "../../board/desk";
import type { Stop } from "../../core/api";
import { t } from "../../core/texts";
import type { ToldNote } from "../../protocol";
import { Patterns } from "./patterns";
import { kindsOf, tally } from "./tally";

const WIDTH = 320;
const HEIGHT = 104;
const LEFT = 24;
const RIGHT = 30;
const TOP = 8;
const BOTTOM = 16;
/** How wide the final scoring is drawn: it is one stop only, and often the highest step. */
const FINALE = 36;
const NAME = "sources";
const FEWEST = 10;

interface ChartProps {
  stops: readonly Stop[];
  notes: readonly ToldNote[];
  here: number;
  desk: Desk;
  onPick: (to: number) => void;
}

/** For every stop, seat and kind how high the kind reaches above all below it. */
function heights(stops: readonly Stop[], notes: readonly ToldNote[], desk: Desk): number[][][] {
  const kinds = kindsOf(desk.game);
  return stops.map((stop) => {
    const told = notes.filter((note) => note.at <= stop.at);
    const rows = tally(desk.game, told, stop.scores, desk.voice.value);
    return stop.scores.map((_, seat) => {
      let sum = 0;
      return kinds.map((kind) => (sum += Math.max(0, rows.get(kind)?.[seat] ?? 0)));
    });
  });
}

/** The stops at which a round begins. */
function rounds(stops: readonly Stop[]): { i: number; round: number }[] {
  return stops
    .map((stop, i) => ({ i, round: stop.round }))
    .filter(({ i, round }) => round > 0 && round !== stops[i - 1]?.round);
}

export function Chart({ stops, notes, here, desk, onPick }: ChartProps): JSX.Element {
  const stacked = useMemo(() => heights(stops, notes, desk), [stops, notes, desk.voice.value]);
  const kinds = kindsOf(desk.game);
  const most = Math.max(FEWEST, ...stacked.flatMap((seats) => seats.map((column) => column.at(-1) ?? 0)));
  const along = WIDTH - LEFT - RIGHT - FINALE;
  const x = (i: number): number => LEFT + (i / Math.max(1, stops.length - 1)) * along;
  const y = (points: number): number => HEIGHT - BOTTOM - (points / most) * (HEIGHT - TOP - BOTTOM);
  const pick = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * WIDTH - LEFT) / along;
    onPick(Math.round(Math.min(1, share) * (stops.length - 1)));
  };
  const area = (seat: number, kind: number): string => {
    const edge = (upTo: number): string[] =>
      [...stacked, stacked.at(-1)].map((seats, i) => {
        const right = i < stops.length ? x(i) : WIDTH - RIGHT;
        return `${right.toFixed(1)} ${y(seats?.[seat]?.[upTo] ?? 0).toFixed(1)}`;
      });
    return `M${edge(kind).join("L")}L${edge(kind - 1)
      .toReversed()
      .join("L")}Z`;
  };
  const begun = rounds(stops);
  const each = Math.ceil(begun.length / 8);
  const last = stops.at(-1)?.scores ?? [];
  return (
    <figure class="chart">
      <figcaption>{t("chart.title")}</figcaption>
      {desk.seats.value.map((seat, s) => (
        <svg
          key={s}
          class={`seat-${seat.colour}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t("chart.seat", { who: seat.name, points: last[s] ?? 0 })}
          onClick={pick}
        >
          {s === 0 && <Patterns name={NAME} count={kinds.length} />}
          {[0, Math.round(most / 2), most].map((points) => (
            <g key={points}>
              <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
              <text class="axis" x={LEFT - 3} y={y(points) + 3} text-anchor="end">
                {points}
              </text>
            </g>
          ))}
          {kinds.map((kind, k) => (
            <path key={kind} class="layer" d={area(s, k)} fill={`url(#${NAME}-${k})`} />
          ))}
          {begun.map(({ i, round }, n) => (
            <g key={i}>
              <line class="round" x1={x(i)} x2={x(i)} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM + 4} />
              {n % each === 0 && (
                <text class="axis" x={x(i)} y={HEIGHT - 3} text-anchor="middle">
                  {round}
                </text>
              )}
            </g>
          ))}
          <text class="end-sign" x={WIDTH - RIGHT + 4} y={y(last[s] ?? 0) + 4}>
            {seat.sign} {last[s] ?? 0}
          </text>
          <line class="now" x1={x(here)} x2={x(here)} y1={TOP / 2} y2={HEIGHT - BOTTOM} />
        </svg>
      ))}
    </figure>
  );
}
