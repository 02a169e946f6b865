// Points by source and seat as a table: the legend of the chart, and its words.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { t } from "../../core/texts";
import type { ToldNote } from "../../protocol";
import { Patterns, Swatch } from "./patterns";
import { sourcesOf, tally } from "./tally";

interface SourcesProps {
  notes: readonly ToldNote[];
  scores: readonly number[];
  desk: Desk;
}

const NAME = "legend";

export function Sources({ notes, scores, desk }: SourcesProps): JSX.Element {
  const kinds = sourcesOf(desk.voice.value);
  const rows = tally(notes, scores, desk.voice.value);
  return (
    <table class="sources">
      <caption>
        {t("end.sources")}
        <svg width="0" height="0" aria-hidden="true">
          <Patterns name={NAME} count={kinds.length} />
        </svg>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("end.source")}</th>
          {desk.seats.value.map((seat, i) => (
            <th key={i} scope="col" class={`seat-${seat.colour}`}>
              <span class="sign" aria-hidden="true">
                {seat.sign}
              </span>
              <span class="visually-hidden">{seat.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind, i) =>
          rows.get(kind)?.every((points) => !points) ? null : (
            <tr key={kind}>
              <th scope="row">
                <Swatch name={NAME} kind={i} /> {desk.voice.value.text(`source.${kind}`)}
              </th>
              {(rows.get(kind) ?? []).map((points, seat) => (
                <td key={seat}>{points || "–"}</td>
              ))}
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("table.points")}</th>
          {scores.map((points, seat) => (
            <td key={seat}>{points}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
