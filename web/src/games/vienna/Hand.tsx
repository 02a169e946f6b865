// My dice: pick one or two, then a place.
import type { JSX } from "preact";
import type { Desk, Spot } from "../../board/desk";
import { tip } from "../../board/tips";
import { t } from "../../core/texts";
import type { DrawProps } from "../drawing";
import { Die } from "./icons";
import type { ViennaView } from "./view";

interface HandDie {
  word: string;
  face: number;
  white: boolean;
}

const GROUP = "dice";
const ONE_DIE = new Set(["up", "down", "reroll", "also", "turn"]);

/** The answers about exactly these dice: placing them, or changing the one. */
function diceSpot(dice: readonly HandDie[], places: readonly number[]): Spot {
  const words = places.map((place) => dice[place]?.word ?? "").sort();
  const joined = words.join("+");
  return {
    id: `dice ${places.join(" ")}`,
    group: GROUP,
    fits: (said) =>
      said.blanks["dice"] === joined ||
      (words.length === 1 && ONE_DIE.has(said.verb) && said.blanks["die"] === words[0]),
  };
}

function placesPicked(desk: Desk): number[] {
  const found = desk.picked.value.find((s) => s.group === GROUP);
  return found ? found.id.split(" ").slice(1).map(Number) : [];
}

function toggled(places: readonly number[], place: number): number[] {
  if (places.includes(place)) return places.filter((other) => other !== place);
  return [...places.slice(-1), place];
}

export function Hand({ view, desk }: DrawProps<ViennaView>): JSX.Element | null {
  const mine = view.seats[desk.me.value];
  const seat = desk.seats.value[desk.me.value];
  if (!mine || !seat) return null;
  const dice: HandDie[] = mine.dice.map((face) => ({ word: String(face), face, white: false }));
  if (mine.white) dice.push({ word: "w", face: mine.white, white: true });
  const picked = placesPicked(desk);
  const pick = (place: number): void => {
    const next = toggled(picked, place);
    if (!next.length) {
      desk.picked.value = desk.picked.value.filter((s) => s.group !== GROUP);
      desk.proposed.value = null;
      return;
    }
    const wanted = diceSpot(dice, next);
    desk.point(desk.light(wanted) === "lit" ? wanted : diceSpot(dice, [place]));
  };
  const advised = (place: number): boolean =>
    !picked.includes(place) &&
    [[place], ...dice.map((_, other) => (other === place ? [place] : [place, other]))].some(
      (places) => picked.every((other) => places.includes(other)) && desk.advises(diceSpot(dice, places)),
    );
  return (
    <div class={`dice-hand seat-${seat.colour}`}>
      <h3 class="visually-hidden">{t("table.hand")}</h3>
      {!mine.rolled && <span class="dim">{t("vienna.not-rolled")}</span>}
      {dice.map((die, place) => {
        const chosen = picked.includes(place);
        const light = chosen ? "picked" : desk.light(diceSpot(dice, [place]));
        const name = die.white ? `${t("vienna.white")} ${die.face}` : String(die.face);
        return (
          <button
            key={place}
            type="button"
            class={`spot die-spot ${light} ${advised(place) ? "advised" : ""}`}
            data-die={die.word}
            aria-label={name}
            aria-pressed={chosen}
            aria-disabled={light === "still" || light === "barred"}
            onClick={() => pick(place)}
            {...tip(() => ({
              title: name,
              ...(die.white ? { text: desk.voice.value.text("special_text.extra_die") } : { rule: "VIE-4.3" }),
            }))}
          >
            <svg viewBox="-24 -24 48 48" width="52" height="52" aria-hidden="true">
              <Die face={die.face} size={42} white={die.white} />
            </svg>
          </button>
        );
      })}
      <span class="purse">
        <b>{mine.coins}</b> {t("vienna.coins")}
      </span>
    </div>
  );
}
