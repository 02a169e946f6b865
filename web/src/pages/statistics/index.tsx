// Statistics of the games finished here: what those won who had something, and those who had not.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, type Fared, type Statistics } from "../../core/api";
import { catalogue, shapeOf, voiceOf } from "../../core/library";
import { go } from "../../core/router";
import { ALL_LEVELS, levelName } from "../../core/seating";
import { t } from "../../core/texts";
import type { Voice } from "../../core/voice";
import { titleOf } from "../../games/names";
import { figure, Range } from "./Range";

export function StatisticsPage({ game }: { game: string }): JSX.Element {
  const games = catalogue().value?.games ?? [];
  const chosen = game || games[0] || "";
  return (
    <main class="page statistics">
      <h1>{t("statistics")}</h1>
      <p class="lead">{t("statistics.lead")}</p>
      <div class="filters">
        <label>
          {t("exercises.game")}{" "}
          <select name="game" value={chosen} onChange={(event) => go(`/statistics/${event.currentTarget.value}`)}>
            {games.map((name) => (
              <option key={name} value={name}>
                {titleOf(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {chosen && <OfGame key={chosen} game={chosen} />}
    </main>
  );
}

function OfGame({ game }: { game: string }): JSX.Element {
  const players = useSignal(0);
  const who = useSignal("");
  const found = useSignal<Statistics | null>(null);
  const failed = useSignal(false);
  const [fewest, most] = shapeOf(game).value?.seats ?? [2, 6];
  const voice = voiceOf(game).value;
  useEffect(() => {
    failed.value = false;
    const level = ALL_LEVELS.find((one) => one === who.value) ?? "";
    const side = level ? "bots" : who.value;
    api.statistics(game, players.value, side, level).then(
      (got) => (found.value = got),
      () => (failed.value = true),
    );
  }, [game, players.value, who.value]);
  return (
    <>
      <div class="filters" role="group" aria-label={t("statistics.filter")}>
        <label>
          {t("statistics.players")}{" "}
          <select
            name="players"
            value={players.value}
            onChange={(event) => (players.value = Number(event.currentTarget.value))}
          >
            <option value={0}>{t("statistics.any")}</option>
            {Array.from({ length: most - fewest + 1 }, (_, i) => (
              <option key={i} value={fewest + i}>
                {fewest + i}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("statistics.who")}{" "}
          <select name="who" value={who.value} onChange={(event) => (who.value = event.currentTarget.value)}>
            <option value="">{t("statistics.everybody")}</option>
            <option value="people">{t("statistics.people")}</option>
            <option value="bots">{t("statistics.bots")}</option>
            {ALL_LEVELS.map((level) => (
              <option key={level} value={level}>
                {levelName(level)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {failed.value && <p role="alert">{t("statistics.failed")}</p>}
      {(!found.value || !voice) && !failed.value && <p>{t("loading")}</p>}
      {found.value && voice && <Told found={found.value} voice={voice} />}
    </>
  );
}

function Told({ found, voice }: { found: Statistics; voice: Voice }): JSX.Element {
  const sources = Object.entries(found.sources).slice(0, 12);
  return (
    <>
      <p role="status" data-games={found.games}>
        {t("statistics.of", { n: found.games, seats: found.seats })}
      </p>
      {Object.keys(found.things).length === 0 && <p class="quiet">{t("statistics.few")}</p>}
      {Object.entries(found.things).map(([kind, things]) => (
        <Things
          key={kind}
          title={voice.has(`kind.${kind}`) ? voice.text(`kind.${kind}`) : kind}
          things={things}
          voice={voice}
        />
      ))}
      {found.openings.length > 0 && (
        <table class="verdicts fared">
          <caption>{t("statistics.openings")}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t("statistics.seats")}</th>
              <th scope="col">{t("statistics.wins")}</th>
            </tr>
          </thead>
          <tbody>
            {found.openings.map((one) => (
              <tr key={one.move}>
                <th scope="row">{voice.move(voice.parseMove(one.move), [])}</th>
                <td>{one.seats}</td>
                <td>
                  <Range estimate={one.wins} middle={1} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sources.length > 0 && (
        <table class="verdicts fared">
          <caption>{t("statistics.sources")}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t("statistics.winners")}</th>
              <th scope="col">{t("statistics.others")}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(([key, [won, lost]]) => (
              <tr key={key}>
                <th scope="row">{sourceName(voice, key)}</th>
                <td>{figure(won, 1)}</td>
                <td>{figure(lost, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** What a source of points is called. */
export function sourceName(voice: Voice, key: string): string {
  return voice.has(`source.${key}`) ? voice.text(`source.${key}`) : voice.text(key);
}

function Things({ title, things, voice }: { title: string; things: Fared[]; voice: Voice }): JSX.Element {
  return (
    <table class="verdicts fared" data-kind={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("statistics.had")}</th>
          <th scope="col">{t("statistics.with")}</th>
          <th scope="col">{t("statistics.without")}</th>
          <th scope="col">{t("statistics.difference")}</th>
        </tr>
      </thead>
      <tbody>
        {things.map((one) => (
          <tr key={one.key}>
            <th scope="row">{voice.text(one.key)}</th>
            <td>{figure(100 * one.share, 0)} %</td>
            <td>{figure(one.with_it, 2)}</td>
            <td>{figure(one.without, 2)}</td>
            <td>
              <Range estimate={one.difference} middle={0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
