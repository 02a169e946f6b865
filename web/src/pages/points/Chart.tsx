// Points by source over time: one picture per seat, sources on top of each other; a click goes to the moment.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Desk } from "../../board/desk";
import type { Stop } from "../../core/api";
import { t } from "../../core/texts";
import type { ToldNote } from "../../protocol";
import { Axes, Now, Scale } from "./Axes";
import { Patterns } from "./patterns";
import { sourcesOf, tally } from "./tally";

/** The final scoring is one stop only, and often the highest step: it is drawn wide. */
const FRAME = { width: 320, height: 104, left: 24, right: 30, top: 8, bottom: 16, finale: 36 };
const NAME = "sources";

interface ChartProps {
  stops: readonly Stop[];
  notes: readonly ToldNote[];
  here: number;
  desk: Desk;
  onPick: (to: number) => void;
}

/** For every stop, seat and kind how high the kind reaches above all below it. */
function heights(stops: readonly Stop[], notes: readonly ToldNote[], desk: Desk): number[][][] {
  const kinds = sourcesOf(desk.voice.value);
  return stops.map((stop) => {
    const told = notes.filter((note) => note.at <= stop.at);
    const rows = tally(told, stop.scores, desk.voice.value);
    return stop.scores.map((_, seat) => {
      let sum = 0;
      return kinds.map((kind) => (sum += Math.max(0, rows.get(kind)?.[seat] ?? 0)));
    });
  });
}

export function Chart({ stops, notes, here, desk, onPick }: ChartProps): JSX.Element {
  const stacked = useMemo(() => heights(stops, notes, desk), [stops, notes, desk.voice.value]);
  const kinds = sourcesOf(desk.voice.value);
  const scale = new Scale(
    FRAME,
    stops,
    stacked.flatMap((seats) => seats.map((column) => column.at(-1) ?? 0)),
  );
  const area = (seat: number, kind: number): string => {
    const edge = (upTo: number): string[] =>
      [...stacked, stacked.at(-1)].map((seats, i) => {
        const right = i < stops.length ? scale.x(i) : scale.end;
        return `${right.toFixed(1)} ${scale.y(seats?.[seat]?.[upTo] ?? 0).toFixed(1)}`;
      });
    return `M${edge(kind).join("L")}L${edge(kind - 1)
      .toReversed()
      .join("L")}Z`;
  };
  const last = stops.at(-1)?.scores ?? [];
  return (
    <figure class="chart">
      <figcaption class="visually-hidden">{t("chart.by-source")}</figcaption>
      {desk.seats.value.map((seat, s) => (
        <svg
          key={s}
          class={`seat-${seat.colour}`}
          viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
          role="img"
          aria-label={t("chart.of", { says: `${seat.name} ${last[s] ?? 0}` })}
          onClick={(event) => onPick(scale.stopAt(event))}
        >
          {s === 0 && <Patterns name={NAME} count={kinds.length} />}
          <Axes scale={scale} />
          {kinds.map((kind, k) => (
            <path key={kind} class="layer" d={area(s, k)} fill={`url(#${NAME}-${k})`} />
          ))}
          <text class="end-sign" x={scale.end + 4} y={scale.y(last[s] ?? 0) + 4}>
            {seat.sign} {last[s] ?? 0}
          </text>
          <Now scale={scale} here={here} />
        </svg>
      ))}
    </figure>
  );
}
