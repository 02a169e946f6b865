// A game in one line: players, length, weight.
import type { JSX } from "preact";
import { t } from "../../core/texts";
import { aboutOf } from "../../games/names";

const HEAVIEST = 5;

export function Facts({ game }: { game: string }): JSX.Element | null {
  const about = aboutOf(game);
  if (!about) return null;
  const [from, to] = about.seats;
  return (
    <ul class="facts">
      <li>{from === to ? t("quick.players", { n: from }) : t("facts.players", { from, to })}</li>
      {about.minutes > 0 && <li>{t("facts.minutes", { n: about.minutes })}</li>}
      {about.weight > 0 && (
        <li title={t("facts.weight", { n: about.weight })}>
          <span class="visually-hidden">{t("facts.weight", { n: about.weight })}</span>
          <span aria-hidden="true">
            {t("facts.weight-word")}{" "}
            <span class="weight">
              {Array.from({ length: HEAVIEST }, (_, i) => (
                <i key={i} class={i < about.weight ? "full" : ""} />
              ))}
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
