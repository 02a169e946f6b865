// My dice: pick any of them in any order, then a place, or what to pay a coin for. Before that, the start cards.
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { spot, type Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { tip } from "../../board/tips";
import { t } from "../../core/texts";
import type { DrawProps } from "../drawing";
import { CardFace } from "./cards";
import { beckons, diceSpot, handOf, leadsOn, pick, placesPicked, setsOf, type HandDie } from "./dice";
import { Die, InlineIcon } from "./icons";
import type { ViennaView } from "./view";

export function Hand({ view, desk }: DrawProps<ViennaView>): JSX.Element | null {
  const mine = view.seats[desk.me.value];
  const seat = desk.seats.value[desk.me.value];
  if (!mine || !seat) return null;
  if (desk.ask.value?.kind === "start-card") return <StartCards desk={desk} />;
  const dice = handOf(desk, view);
  return (
    <div class={`vienna dice-hand seat-${seat.colour}`}>
      <h3 class="visually-hidden">{t("table.hand")}</h3>
      {!mine.rolled && <span class="dim">{t("vienna.not-rolled")}</span>}
      <div class="dice-row">
        {dice.map((die, place) => (
          <HandDieButton key={place} die={die} place={place} dice={dice} desk={desk} />
        ))}
      </div>
      <Changes view={view} desk={desk} />
    </div>
  );
}

function StartCards({ desk }: { desk: Desk }): JSX.Element {
  const starts = desk.voice.value.game.cards.filter((card) => card.kind === "start_card");
  return (
    <div class="vienna start-cards" role="group" aria-label={desk.voice.value.text("kind.start_card")}>
      {starts.map((card) => (
        <CardFace key={card.id} desk={desk} kind="start_card" id={card.id} />
      ))}
    </div>
  );
}

interface DieProps {
  die: HandDie;
  place: number;
  dice: readonly HandDie[];
  desk: Desk;
}

function HandDieButton({ die, place, dice, desk }: DieProps): JSX.Element {
  const chosen = placesPicked(desk).includes(place);
  const open = leadsOn(desk, dice, [place]);
  const light = chosen ? "picked" : open ? "lit" : "still";
  const name = die.white ? `${t("vienna.white")} ${die.face}` : String(die.face);
  const advised = beckons(desk, dice, place);
  return (
    <button
      type="button"
      class={`spot die-spot ${light} ${advised ? "advised" : ""}`}
      data-die={die.word}
      aria-label={name}
      aria-pressed={chosen}
      aria-disabled={light === "still"}
      tabIndex={light === "still" ? -1 : 0}
      onClick={() => pick(desk, dice, place)}
      {...tip(() => ({
        title: name,
        ...(die.white ? { text: desk.voice.value.text("special_text.extra_die") } : { rule: "VIE-4.3" }),
      }))}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <Die face={die.face} size={44} white={die.white} />
      </svg>
    </button>
  );
}

const FACES = ["1", "2", "3", "4", "5", "6"];

/** What the picked dice can become: one pip more or less, rolled again, or any face at the Prater. */
function Changes({ view, desk }: DrawProps<ViennaView>): JSX.Element | null {
  const kind = desk.ask.value?.kind;
  const picked = placesPicked(desk).length;
  const price = (
    <small class="price">
      {view.change}
      <InlineIcon name="coin" />
    </small>
  );
  useDrawnDice(desk, view);
  if (kind === "turn-die") {
    return (
      <div class="changes">
        {FACES.map((face) => (
          <Change key={face} desk={desk} verb="turn" blanks={{ face }} label={face}>
            <svg viewBox="-16 -16 32 32">
              <Die face={Number(face)} size={28} />
            </svg>
          </Change>
        ))}
      </div>
    );
  }
  if (kind !== "place" && kind !== "reroll-more") return null;
  return (
    <div class={`changes ${picked ? "" : "waiting"}`}>
      <Change desk={desk} verb="down" label={t("vienna.down")}>
        <Pip way="down" /> {price}
      </Change>
      <Change desk={desk} verb="up" label={t("vienna.up")}>
        <Pip way="up" /> {price}
      </Change>
      <Change desk={desk} verb={kind === "place" ? "reroll" : "also"} label={t("vienna.reroll")}>
        <InlineIcon name="turn" /> <span class="wordy">{t("vienna.reroll")}</span> {price}
      </Change>
    </div>
  );
}

/** A die's pip, and which way it goes. */
function Pip({ way }: { way: "up" | "down" }): JSX.Element {
  return (
    <svg viewBox="-16 -16 32 32" class="pip">
      <rect x="-14" y="-14" width="28" height="28" rx="6" />
      <path d={way === "up" ? "M-7 4 L0 -6 L7 4Z" : "M-7 -4 L0 6 L7 -4Z"} />
    </svg>
  );
}

/** Dice stand for all answers about them: these need no buttons in the line of the question. */
function useDrawnDice(desk: Desk, view: ViennaView): void {
  const dice = handOf(desk, view);
  const words = dice.map((die) => die.word).join("+");
  useLayoutEffect(() => {
    const drawn = setsOf(dice).map((places) => desk.draw(diceSpot(dice, places)));
    return () => drawn.forEach((undo) => undo());
  }, [desk, words]);
}

interface ChangeProps {
  desk: Desk;
  verb: string;
  blanks?: Record<string, string>;
  label: string;
  children: ComponentChildren;
}

function Change({ desk, verb, blanks = {}, label, children }: ChangeProps): JSX.Element {
  return (
    <Place
      desk={desk}
      spot={spot(blanks, verb, "change")}
      as="button"
      label={label}
      about={{ rule: verb === "turn" ? "VIE-5.3" : "VIE-4.9" }}
      class="change"
    >
      {children}
    </Place>
  );
}
