// Beside the board: persons on display, special cards nobody holds, start cards to choose from, the Geheimbund.
import type { JSX } from "preact";
import { spot, type Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { figuresOf } from "../../pages/Cards";
import { t } from "../../core/texts";
import { InlineIcon } from "./icons";
import { cardOf, Space } from "./Space";
import { CELL, SYMBOLS, type ViennaView } from "./view";

/** The symbols and coins a card shows. */
export function Symbols({ desk, kind, id }: { desk: Desk; kind: string; id: string }): JSX.Element {
  const figures = Object.fromEntries(cardOf(desk, kind, id)?.figures ?? []);
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
export function aboutCard(
  desk: Desk,
  kind: string,
  id: string,
): { text?: string; figures: [string, string][]; foot: string } {
  const card = cardOf(desk, kind, id);
  const voice = desk.voice.value;
  if (!card) return { figures: [], foot: "" };
  return {
    ...(card.text ? { text: voice.text(card.text) } : {}),
    figures: figuresOf(card, voice),
    foot: voice.text(`provenance.${card.provenance}`),
  };
}

function CardFace({ desk, kind, id }: { desk: Desk; kind: string; id: string }): JSX.Element {
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

export function Salon({ view, desk }: { view: ViennaView; desk: Desk }): JSX.Element {
  const voice = desk.voice.value;
  const bund = view.road[0];
  const starting = desk.ask.value?.kind === "start-card";
  const starts = starting ? voice.game.cards.filter((card) => card.kind === "start_card") : [];
  return (
    <div class="vienna salon">
      {bund && (
        <div class="bund">
          <svg viewBox={`0 0 ${CELL.width} ${CELL.height - 38}`} class="bund-picture">
            <Space space={bund} index={0} x={0} y={0} desk={desk} last={false} />
          </svg>
          <p class="bund-dice">
            {view.seats.map((seat, i) =>
              seat.geheimbund ? (
                <span
                  key={i}
                  class={`seat-${desk.seats.value[i]?.colour ?? ""}`}
                  data-piece={`bund ${i} ${seat.geheimbund}`}
                  data-from={`seat-${i}`}
                  {...noted(() => ({ title: `${desk.names[i] ?? ""}: ${seat.geheimbund}`, rule: "VIE-5.4" }))}
                >
                  <span class="sign">{desk.seats.value[i]?.sign}</span> ×{seat.geheimbund}
                </span>
              ) : null,
            )}
          </p>
        </div>
      )}
      {starts.length > 0 && (
        <section aria-label={voice.text("kind.start_card")}>
          <h3>{voice.text("kind.start_card")}</h3>
          <div class="cards-row">
            {starts.map((card) => (
              <CardFace key={card.id} desk={desk} kind="start_card" id={card.id} />
            ))}
          </div>
        </section>
      )}
      <section aria-label={voice.text("show.display")}>
        <h3>
          {voice.text("show.display")} <small>{voice.fill("show.pile", { pile: view.pile })}</small>
        </h3>
        <div class="cards-row">
          {view.display.map((person) => (
            <CardFace key={person} desk={desk} kind="person" id={person} />
          ))}
          {!view.display.length && <span class="dim">–</span>}
        </div>
      </section>
      <section aria-label={voice.text("show.beside")}>
        <h3>
          {voice.text("show.beside")} <small>{voice.fill("show.bank", { bank: view.bank })}</small>
        </h3>
        <div class="cards-row">
          {view.beside_board.map((special) => (
            <CardFace key={special} desk={desk} kind="special" id={special} />
          ))}
          {!view.beside_board.length && <span class="dim">–</span>}
        </div>
      </section>
    </div>
  );
}

/** The counters of a seat: coins, symbols, special cards, dice. */
export function Counters({ view, seat, desk }: { view: ViennaView; seat: number; desk: Desk }): JSX.Element | null {
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
          <InlineIcon name={icon} label={label} /> {count}
        </li>
      ))}
    </ul>
  );
}

/** The cards and dice of a seat. */
export function Area({ view, seat, desk }: { view: ViennaView; seat: number; desk: Desk }): JSX.Element | null {
  const own = view.seats[seat];
  if (!own) return null;
  const cards: [string, string][] = [
    ...(own.start_card ? [["start_card", own.start_card] as [string, string]] : []),
    ...own.specials.map((id): [string, string] => ["special", id]),
    ...own.persons.map((id): [string, string] => ["person", id]),
  ];
  return (
    <div class="area">
      {(own.dice.length > 0 || own.white > 0) && (
        <p class="area-dice">
          {own.dice.map((face, i) => (
            <span key={i} class="tiny-die">
              {face}
            </span>
          ))}
          {own.white > 0 && <span class="tiny-die white">{own.white}</span>}
        </p>
      )}
      <ul class="chips">
        {cards.map(([kind, id], i) => (
          <li
            key={`${kind} ${id} ${i}`}
            class={`chip kind-${kind}`}
            {...noted(() => ({ title: desk.voice.value.name(kind, id), ...aboutCard(desk, kind, id) }))}
          >
            {desk.voice.value.name(kind, id)} <Symbols desk={desk} kind={kind} id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
