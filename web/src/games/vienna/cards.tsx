// Cards off the board: what lies before a seat, and start cards to choose from.
import type { JSX } from "preact";
import { spot, type Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted, type TipContent } from "../../board/tips";
import { signedFigures, sourcesOf } from "../../pages/Cards";
import { InlineIcon } from "./icons";
import { SpecialSign } from "./specials";
import { cardOf, figuresBy, SYMBOLS, type ViennaView } from "./view";

/** The symbols and coins a card shows. */
export function Symbols({ desk, kind, id }: { desk: Desk; kind: string; id: string }): JSX.Element {
  const figures = figuresBy(cardOf(desk, kind, id));
  const voice = desk.voice.value;
  return (
    <span class="card-symbols">
      {SYMBOLS.flatMap((symbol) =>
        Array.from({ length: Number(figures[symbol] ?? 0) }, (_, i) => (
          <InlineIcon key={`${symbol} ${i}`} name={symbol} label={voice.name("symbol", symbol)} />
        )),
      )}
      {figures["coins"] && (
        <span>
          {figures["coins"]}
          <InlineIcon name="coin" label={voice.text("figure.coins")} />
        </span>
      )}
    </span>
  );
}

/** A card's note. */
export function aboutCard(desk: Desk, kind: string, id: string): TipContent {
  const card = cardOf(desk, kind, id);
  const voice = desk.voice.value;
  if (!card) return {};
  return {
    ...(card.text ? { text: voice.text(card.text) } : {}),
    figures: signedFigures(card, voice),
    foot: sourcesOf(card, voice),
  };
}

/** A card that may be chosen. */
export function CardFace({ desk, kind, id }: { desk: Desk; kind: string; id: string }): JSX.Element {
  const name = desk.voice.value.name(kind, id);
  return (
    <Place
      desk={desk}
      spot={spot({ [kind]: id }, undefined, kind)}
      label={name}
      about={aboutCard(desk, kind, id)}
      as="button"
      class={`card-face kind-${kind}`}
    >
      <span class="card-name">{name}</span>
      <Symbols desk={desk} kind={kind} id={id} />
    </Place>
  );
}

/** More cards than these take three rows in a low window. */
const MANY = 8;

/** The cards of a seat: start card, special cards, persons. */
export function Cards({ view, seat, desk }: { view: ViennaView; seat: number; desk: Desk }): JSX.Element {
  const own = view.seats[seat];
  const voice = desk.voice.value;
  const cards: [string, string][] = [
    ...(own?.start_card ? [["start_card", own.start_card] as [string, string]] : []),
    ...(own?.specials ?? []).map((id): [string, string] => ["special", id]),
    ...(own?.persons ?? []).map((id): [string, string] => ["person", id]),
  ];
  return (
    <ul class={`own-cards ${cards.length > MANY ? "many" : ""}`}>
      {cards.map(([kind, id], i) => (
        <li
          key={`${kind} ${id} ${i}`}
          class={`own-card kind-${kind}`}
          {...(kind === "start_card" ? {} : { "data-piece": `${kind} ${id}` })}
          {...noted(() => ({ title: voice.name(kind, id), ...aboutCard(desk, kind, id) }))}
        >
          {kind === "special" && (
            <SpecialSign id={id} label={voice.name(kind, id)} used={id === "double_turn" && view.double_turn_used} />
          )}
          <span class="card-name">{voice.name(kind, id)}</span>
          {kind !== "special" && <Symbols desk={desk} kind={kind} id={id} />}
        </li>
      ))}
    </ul>
  );
}
