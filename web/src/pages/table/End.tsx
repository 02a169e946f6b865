// After the end: points by source, and where to go from here.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { api } from "../../core/api";
import { keyOf, remember } from "../../core/keys";
import { go } from "../../core/router";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import type { TableFrame } from "../../protocol";
import { Sources } from "../points/Sources";

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
      <Sources notes={table.log.value} scores={frame.result?.scores ?? []} desk={desk} />
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
