// One's own games over time: accuracy, luck, and where the points come from.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../core/api";
import { voiceOf } from "../../core/library";
import { t } from "../../core/texts";
import { titleOf } from "../../games/names";
import type { OwnGame } from "../../protocol";
import { moment } from "../home/Standing";
import { sourceName } from ".";
import { figure } from "./Range";

/** What stands where a game was never reviewed. */
const NOT_REVIEWED = -1000;
const FAVOURITES = 3;

export function OwnStatistics(): JSX.Element {
  const own = useSignal<readonly OwnGame[] | null>(null);
  useEffect(
    () =>
      void api.ownStatistics().then(
        (found) => (own.value = found),
        () => (own.value = []),
      ),
    [],
  );
  const games = [...new Set((own.value ?? []).map((one) => one.game))];
  return (
    <section class="own-statistics" aria-labelledby="own-statistics">
      <h2 id="own-statistics">{t("statistics.own")}</h2>
      {own.value === null && <p>{t("loading")}</p>}
      {own.value?.length === 0 && <p class="quiet">{t("statistics.none-own")}</p>}
      {games.map((game) => (
        <Favourites key={game} game={game} own={(own.value ?? []).filter((one) => one.game === game)} />
      ))}
      {own.value && own.value.length > 0 && <Course own={own.value} />}
    </section>
  );
}

/** How often a game was won, and the sources that brought most points. */
function Favourites({ game, own }: { game: string; own: readonly OwnGame[] }): JSX.Element {
  const voice = voiceOf(game).value;
  const sums = new Map<string, number>();
  for (const one of own) {
    for (const [key, points] of Object.entries(one.sources)) sums.set(key, (sums.get(key) ?? 0) + points);
  }
  const best = [...sums].sort((a, b) => b[1] - a[1]).slice(0, FAVOURITES);
  const won = own.reduce((sum, one) => sum + one.won, 0);
  return (
    <p>
      <b>{titleOf(game)}</b>: {t("statistics.won", { n: own.length, won: figure(won, won % 1 ? 1 : 0) })}{" "}
      {voice &&
        best.length > 0 &&
        t("statistics.favourites", {
          list: best.map(([key, points]) => `${sourceName(voice, key)} (${figure(points / own.length, 1)})`).join(", "),
        })}
    </p>
  );
}

function Course({ own }: { own: readonly OwnGame[] }): JSX.Element {
  return (
    <table class="verdicts fared">
      <caption>{t("statistics.course")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("statistics.points")}</th>
          <th scope="col">{t("statistics.accuracy")}</th>
          <th scope="col">{t("statistics.luck")}</th>
        </tr>
      </thead>
      <tbody>
        {own.map((one) => (
          <tr key={one.table}>
            <th scope="row">
              <a href={`/replay/${one.table}${one.accuracy > NOT_REVIEWED ? "?review=normal" : ""}`}>
                {titleOf(one.game)}, {moment(one.changed)}
              </a>
            </th>
            <td>{one.score}</td>
            <td>{one.accuracy > NOT_REVIEWED ? `${figure(one.accuracy, 0)} %` : "–"}</td>
            <td>{one.luck > NOT_REVIEWED ? `${one.luck > 0 ? "+" : ""}${figure(100 * one.luck, 0)} %` : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
