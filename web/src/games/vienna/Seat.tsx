// A seat: counters, what lies before an opponent in small, one's own cards, and the sheet behind a name.
import type { JSX } from "preact";
import type { Spot } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { t } from "../../core/texts";
import type { SeatProps } from "../drawing";
import { Cards } from "./cards";
import { Die, InlineIcon } from "./icons";
import { SpecialSign } from "./specials";
import { SYMBOLS, type ViennaView } from "./view";

/** The counters of a seat: coins, symbols, special cards, dice. */
export function Counters({ view, seat, desk }: SeatProps<ViennaView>): JSX.Element | null {
  const own = view.seats[seat];
  const voice = desk.voice.value;
  if (!own) return null;
  const dice = own.dice.length + (own.white ? 1 : 0);
  const entries = [
    { icon: "coin" as const, label: voice.text("figure.coins"), count: own.coins, rule: "VIE-4.9" },
    ...SYMBOLS.map((icon, i) => ({
      icon,
      label: voice.name("symbol", icon),
      count: own.symbols[i] ?? 0,
      rule: "VIE-6.7",
    })),
    { icon: "card" as const, label: voice.text("kind.special"), count: own.specials.length, rule: "VIE-6.6" },
    { icon: "die" as const, label: t("vienna.dice"), count: dice, rule: "VIE-4.2" },
  ];
  return (
    <ul class="counters">
      {entries.map(({ icon, label, count, rule }) => (
        <li key={icon} {...noted(() => ({ title: `${label}: ${count}`, rule }))}>
          <InlineIcon name={icon} label={label} /> <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}

/** Dice in hand as they lie there. */
function SmallDice({ view, seat, desk }: SeatProps<ViennaView>): JSX.Element {
  const own = view.seats[seat];
  const dice = [...(own?.dice ?? []).map((face) => ({ face, white: false }))];
  if (own?.white) dice.push({ face: own.white, white: true });
  const colour = desk.seats.value[seat]?.colour ?? "";
  if (!dice.length) return <span class="small-dice" />;
  const title = `${t("vienna.dice")}: ${dice.map(({ face }) => face).join(", ")}`;
  return (
    <span
      class={`small-dice seat-${colour}`}
      role="img"
      aria-label={title}
      {...noted(() => ({ title, rule: "VIE-4.8" }))}
    >
      {dice.map(({ face, white }, i) => (
        <svg key={i} viewBox="-16 -16 32 32" aria-hidden="true">
          <Die face={face} size={29} white={white} />
        </svg>
      ))}
    </span>
  );
}

const ROBBED: ReadonlySet<string> = new Set(["rob", "rob_two"]);

/** The coins of a seat, whether they alone are taken or a coin of another one too. */
function purseSpot(seat: number): Spot {
  const word = String(seat + 1);
  return {
    id: `purse ${seat}`,
    group: `purse ${seat}`,
    fits: ({ verb, blanks }) => ROBBED.has(verb) && (blanks["seat"] === word || blanks["seat_too"] === word),
  };
}

/** At the Tiergarten coins are taken where they lie. */
function Purse({ view, seat, desk }: SeatProps<ViennaView>): JSX.Element | null {
  if (desk.ask.value?.kind !== "tiergarten") return null;
  const label = desk.voice.value.text("figure.coins");
  const coins = view.seats[seat]?.coins ?? 0;
  return (
    <Place
      desk={desk}
      spot={purseSpot(seat)}
      label={`${desk.names[seat]}, ${label}: ${coins}`}
      as="button"
      class="purse"
    >
      <InlineIcon name="coin" label={label} /> {coins}
    </Place>
  );
}

/** An opponent in small: dice, special cards, and where coins are taken the purse. */
export function Other(props: SeatProps<ViennaView>): JSX.Element {
  const { view, seat, desk } = props;
  const own = view.seats[seat];
  const voice = desk.voice.value;
  return (
    <div class="vienna vienna-other">
      <SmallDice {...props} />
      <Purse {...props} />
      <span class="small-specials">
        {own?.specials.map((id) => (
          <span
            key={id}
            data-piece={`special ${id}`}
            {...noted(() => ({ title: voice.name("special", id), text: voice.text(`special_text.${id}`) }))}
          >
            <SpecialSign
              id={id}
              label={voice.name("special", id)}
              used={id === "double_turn" && view.double_turn_used}
            />
          </span>
        ))}
      </span>
    </div>
  );
}

/** One's own cards. */
export function Mine(props: SeatProps<ViennaView>): JSX.Element {
  return (
    <div class="vienna vienna-mine">
      <Cards {...props} />
    </div>
  );
}

/** Everything of a seat, in its sheet. */
export function Area(props: SeatProps<ViennaView>): JSX.Element {
  return (
    <div class="vienna vienna-area">
      <SmallDice {...props} />
      <Cards {...props} />
    </div>
  );
}
