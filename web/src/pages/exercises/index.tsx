// Exercises: the one of the day, and all others by game, theme and level.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../core/api";
import { textsOf } from "../../core/library";
import { go } from "../../core/router";
import { levelName } from "../../core/seating";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import { Cover } from "../../games/covers";
import { titleOf } from "../../games/names";
import type { Daily, ListedExercise } from "../../protocol";
import { Icon } from "../Icon";
import { addressOf, chosen, LEVELS, next, solved } from "./solved";

const PAGE = 48;

export function ExercisesPage(): JSX.Element {
  const all = useSignal<readonly ListedExercise[] | null>(null);
  const daily = useSignal<Daily | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    const fail = (): void => void (failed.value = true);
    api.exercises().then((found) => (all.value = found), fail);
    api.dailyExercise().then((found) => (daily.value = found), fail);
  }, []);
  const found = all.value;
  const wish = chosen.value;
  const shown = (found ?? []).filter(
    (one) =>
      (!wish.game || one.game === wish.game) &&
      (!wish.theme || one.theme === wish.theme) &&
      (!wish.level || one.level === wish.level),
  );
  const done = shown.filter((one) => solved.value[one.id]).length;
  const first = next(shown, "");
  return (
    <main class="page exercises">
      <h1>{t("exercises")}</h1>
      <p class="lead">{t("exercises.lead")}</p>
      {daily.value?.game && (
        <a class="daily" data-daily href={addressOf(daily.value)}>
          <Cover game={daily.value.game} />
          <span>
            <b>{t("exercises.daily")}</b>
            <span>
              {titleOf(daily.value.game)} · {dated(daily.value.date)}
            </span>
            {solved.value[daily.value.id] && <Solved id={daily.value.id} />}
          </span>
        </a>
      )}
      {found === null && (failed.value ? <p role="alert">{t("account.failed")}</p> : <p>{t("loading")}</p>)}
      {found && <Filters all={found} />}
      {found && (
        <p class="buttons">
          {first && (
            <button type="button" class="primary" data-next-exercise onClick={() => go(addressOf(first))}>
              {t("exercises.next")} <Icon name="on" />
            </button>
          )}
          <span class="quiet" role="status">
            {t("exercises.count", { n: shown.length, done })}
          </span>
        </p>
      )}
      <ul class="exercise-list">
        {shown.slice(0, PAGE).map((one) => (
          <Listed key={one.id} one={one} />
        ))}
      </ul>
    </main>
  );
}

/** A day as one reads it. */
function dated(day: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

function Listed({ one }: { one: ListedExercise }): JSX.Element {
  return (
    <li>
      <a href={addressOf(one)}>
        <Cover game={one.game} />
        <span>
          <b>{themeName(one.game, one.theme)}</b>
          <span>
            {titleOf(one.game)} · {t("quick.players", { n: one.seats })} · {levelName(one.level)}
          </span>
          {solved.value[one.id] && <Solved id={one.id} />}
        </span>
      </a>
    </li>
  );
}

function Solved({ id }: { id: string }): JSX.Element {
  const right = solved.value[id] === "right";
  return (
    <span class={`badge ${right ? "right" : "wrong"}`}>
      <Icon name={right ? "check" : "close"} /> {t(right ? "exercises.right" : "exercises.wrong")}
    </span>
  );
}

/** What a game calls a theme. */
function themeName(game: string, theme: string): string {
  return textsOf(game, language.value).value?.[`theme.${theme}`] ?? theme;
}

function Filters({ all }: { all: readonly ListedExercise[] }): JSX.Element {
  const wish = chosen.value;
  const games = [...new Set(all.map((one) => one.game))];
  const themes = wish.game ? [...new Set(all.filter((one) => one.game === wish.game).map((one) => one.theme))] : [];
  return (
    <div class="filters" role="group" aria-label={t("exercises.filter")}>
      <label>
        {t("exercises.game")}{" "}
        <select
          name="game"
          value={wish.game}
          onChange={(event) => (chosen.value = { ...wish, game: event.currentTarget.value, theme: "" })}
        >
          <option value="">{t("exercises.every-game")}</option>
          {games.map((game) => (
            <option key={game} value={game}>
              {titleOf(game)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("exercises.theme")}{" "}
        <select
          name="theme"
          value={wish.theme}
          disabled={!wish.game}
          onChange={(event) => (chosen.value = { ...wish, theme: event.currentTarget.value })}
        >
          <option value="">{t("exercises.every-theme")}</option>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {themeName(wish.game, theme)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("exercises.level")}{" "}
        <select
          name="level"
          value={wish.level}
          onChange={(event) => (chosen.value = { ...wish, level: event.currentTarget.value })}
        >
          <option value="">{t("exercises.every-level")}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
