// A game against bots, chosen in place: how strong, how many, and off.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { chooseSeats, laying, levelChosen, levels, playNow, quickLevel, quickSeats } from "../../core/quick";
import { levelName } from "../../core/seating";
import { t } from "../../core/texts";
import { aboutOf } from "../../games/names";

export function QuickGame({ game }: { game: string }): JSX.Element {
  const failed = useSignal(false);
  const [fewest, most] = aboutOf(game)?.seats ?? [2, 2];
  const start = (): void => {
    failed.value = false;
    playNow(game).catch(() => (failed.value = true));
  };
  return (
    <div class="quick-game">
      <button type="button" class="primary" data-play={game} aria-disabled={laying.value !== ""} onClick={start}>
        {laying.value === game ? t("table.opening") : t("play-now")}
      </button>
      <select
        aria-label={t("quick.level")}
        data-quick-level
        value={levelChosen()}
        onChange={(event) => (quickLevel.value = event.currentTarget.value)}
      >
        {levels().map((level) => (
          <option key={level} value={level}>
            {levelName(level)}
          </option>
        ))}
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
      {failed.value && <p role="alert">{t("play-now.failed")}</p>}
    </div>
  );
}
