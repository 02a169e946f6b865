// A game against bots, chosen in place: how strong, how many, and off.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { chooseSeats, laying, levelChosen, levels, notLaid, playNow, quickLevel, quickSeats } from "../../core/quick";
import { t } from "../../core/texts";
import { aboutOf } from "../../games/names";
import { LevelOptions } from "../LevelOptions";

export function QuickGame({ game }: { game: string }): JSX.Element {
  const [fewest, most] = aboutOf(game)?.seats ?? [2, 2];
  useEffect(() => void (notLaid.value = ""), []);
  return (
    <div class="quick-game">
      <button
        type="button"
        class="primary"
        data-play={game}
        aria-disabled={laying.value !== ""}
        onClick={() => void playNow(game)}
      >
        {laying.value === game ? t("table.opening") : t("play-now")}
      </button>
      <select
        aria-label={t("quick.level")}
        data-quick-level
        value={levelChosen()}
        onChange={(event) => (quickLevel.value = event.currentTarget.value)}
      >
        <LevelOptions bots={levels()} />
      </select>
      <select
        aria-label={t("quick.seats")}
        data-quick-seats
        value={quickSeats(game)}
        onChange={(event) => chooseSeats(game, Number(event.currentTarget.value))}
      >
        {Array.from({ length: most - fewest + 1 }, (_, i) => (
          <option key={i} value={fewest + i}>
            {t("quick.players", { n: fewest + i })}
          </option>
        ))}
      </select>
      {notLaid.value === game && <p role="alert">{t("play-now.failed")}</p>}
    </div>
  );
}
