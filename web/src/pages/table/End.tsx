// After the end: points by source, and where to go from here.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { api } from "../../core/api";
import { keyOf, remember } from "../../core/keys";
import { go } from "../../core/router";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import type { TableFrame, ToldNote } from "../../protocol";

/** Points by source and seat, told from the notes: whatever a note calls points counts for what else it names. */
export function sources(notes: readonly ToldNote[], desk: Desk): Map<string, number[]> {
  const voice = desk.voice.value;
  const out = new Map<string, number[]>();
  for (const note of notes) {
    const said = voice.parseNote(note.text);
    const points = Number(said.blanks["points"] ?? 0);
    if (!points || note.seat < 0) continue;
    const named = Object.entries(said.blanks).find(([slot]) => slot in voice.game.slots);
    const source = named
      ? voice.name(named[0], named[1])
      : voice.fill(`note.${said.verb}`, { who: "", points: "", coins: "" });
    const row = out.get(source) ?? desk.seats.value.map(() => 0);
    row[note.seat] = (row[note.seat] ?? 0) + points;
    out.set(source, row);
  }
  return new Map([...out].sort(([, a], [, b]) => sum(b) - sum(a)));
}

const sum = (row: number[]): number => row.reduce((a, b) => a + b, 0);

export function Sources({ notes, desk }: { notes: readonly ToldNote[]; desk: Desk }): JSX.Element {
  const rows = [...sources(notes, desk)];
  return (
    <table class="sources">
      <caption>{t("end.sources")}</caption>
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
        {rows.map(([source, row]) => (
          <tr key={source}>
            <th scope="row">{source}</th>
            {row.map((points, i) => (
              <td key={i}>{points || "–"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function End({ table, frame, desk }: { table: LiveTable; frame: TableFrame; desk: Desk }): JSX.Element {
  const key = keyOf(table.id);
  const rematch = async (): Promise<void> => {
    if (!key) return;
    const next = await api.rematch(table.id, key.token);
    remember(next.table, { token: key.token, seat: key.seat, game: desk.game });
    go(`/t/${next.table}`);
  };
  return (
    <section class="end" aria-label={t("end.title")}>
      <h2>{t("end.title")}</h2>
      <ol class="result">
        {frame.result?.scores
          .map((score, seat) => ({ score, seat }))
          .sort((a, b) => b.score - a.score)
          .map(({ score, seat }) => (
            <li key={seat}>
              {desk.seats.value[seat]?.sign} {desk.names[seat]} <b>{score}</b>{" "}
              {frame.result?.winners.includes(seat) && `♛ ${t("table.winner")}`}
            </li>
          ))}
      </ol>
      <Sources notes={table.log.value} desk={desk} />
      <p class="buttons">
        <a class="button" href={`/replay/${table.id}`}>
          {t("replay")}
        </a>
        {key && (
          <button type="button" data-rematch onClick={() => void rematch()}>
            {t("rematch")}
          </button>
        )}
        <a class="button" href="/">
          {t("back-home")}
        </a>
      </p>
    </section>
  );
}
