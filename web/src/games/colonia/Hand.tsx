// What the viewer plays and keeps: family cards, the one that lies sealed, and relics.
import type { ComponentChildren, JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { t } from "../../core/texts";
import type { DrawProps } from "../drawing";
import { Chosen, FamilyCard } from "./Council";
import { Strip } from "./Mine";
import { about, cityOf, figure, words } from "./printed";
import { Coin, Inline } from "./signs";
import { coinsSpot, familySpot, intoSpot, openWords, relicSpot } from "./spots";
import { RELIC, RelicFace } from "./Sunday";
import type { SeatView, View } from "./view";

function Row(props: { label: string; area?: string; children: ComponentChildren }): JSX.Element {
  const { label, area, children } = props;
  return (
    <div class="c-row" data-area={area} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** The cards left, and the one of this week. */
function FamilyCards({ desk, own }: { desk: Desk; own: SeatView }): JSX.Element {
  const voice = desk.voice.value;
  const sealed = own.choice.startsWith("card ") ? Number(own.choice.slice(5)) : 0;
  const shown = [...new Set([...own.cards, ...(own.card ? [own.card] : [])])].sort((a, b) => a - b);
  return (
    <Row label={voice.text("show.cards")} area="family">
      {shown.map((card) => (
        <Place
          key={card}
          desk={desk}
          spot={familySpot(card)}
          as="button"
          label={voice.fill("move.card", { card })}
          about={{ rule: "COL-5.3" }}
          class={`c-play ${card === own.card ? "played" : ""} ${card === sealed ? "sealed" : ""}`}
        >
          <svg viewBox="-14 -19 28 38" aria-hidden="true">
            <FamilyCard value={card} down={card === own.card && own.face_down} />
          </svg>
          {card === own.card && <small>{voice.fill("show.votes", { votes: own.votes })}</small>}
          {card === sealed && <small>{voice.text("show.sealed")}</small>}
        </Place>
      ))}
    </Row>
  );
}

/** A vote that lies sealed: open to the one who cast it. */
function SealedVote({ desk, choice }: { desk: Desk; choice: string }): JSX.Element {
  const voice = desk.voice.value;
  const said = voice.move(voice.parseMove(choice), desk.names);
  return (
    <span
      class="c-play sealed c-sealed-vote"
      role="img"
      aria-label={`${voice.text("show.sealed")}: ${said}`}
      {...noted(() => ({ title: said, foot: voice.text("show.sealed"), rule: "COL-6.2" }))}
    >
      <svg viewBox="-14 -19 28 38" aria-hidden="true">
        <Chosen choice={choice} />
      </svg>
      <small>{voice.text("show.sealed")}</small>
    </span>
  );
}

/** Changing money: how many coins, and into which. */
function Change({ desk }: { desk: Desk }): JSX.Element | null {
  const voice = desk.voice.value;
  if (desk.ask.value?.kind !== "change") return null;
  return (
    <div class="c-change">
      <Row label={voice.text("figure.coins")}>
        {openWords(desk, "change", "coins").map((coins) => (
          <Place
            key={coins}
            desk={desk}
            spot={coinsSpot(coins)}
            as="button"
            label={`${voice.text("figure.coins")}: ${coins}`}
            about={{ rule: "COL-13.17" }}
            class="c-held"
          >
            <b>{coins}</b>
          </Place>
        ))}
      </Row>
      <span aria-hidden="true">→</span>
      <Row label={voice.text("question.change")}>
        {words(voice, "currency").map((currency) => (
          <Place
            key={currency}
            desk={desk}
            spot={intoSpot(currency)}
            as="button"
            label={`→ ${voice.name("currency", currency)}`}
            about={{ rule: "COL-13.17" }}
            class="c-held"
          >
            <Inline>
              <Coin word={cityOf(voice, currency)} />
            </Inline>
          </Place>
        ))}
      </Row>
    </div>
  );
}

/** A relic card behind the screen or in a reliquary. */
export function OwnRelic({ desk, relic }: { desk: Desk; relic: string }): JSX.Element {
  const voice = desk.voice.value;
  const points = figure(voice, "relic", relic, "points");
  return (
    <Place
      desk={desk}
      spot={relicSpot(relic)}
      as="button"
      label={voice.name("relic", relic)}
      about={about(voice, "relic", relic)}
      class="c-kept"
    >
      <svg viewBox={`-1 -1 ${RELIC.width + 2} ${RELIC.height + 2}`} data-piece={`relic-${relic}`} aria-hidden="true">
        <RelicFace
          id={relic}
          city={figure(voice, "relic", relic, "city")}
          price={figure(voice, "relic", relic, "price")}
          points={points === "0" ? "" : points}
        />
      </svg>
    </Place>
  );
}

export function Hand({ view, desk }: DrawProps<View>): JSX.Element | null {
  const own = view.seats[desk.me.value];
  const screen = own?.screen;
  if (!own || !screen) return null;
  const voice = desk.voice.value;
  return (
    <div class={`colonia c-hand seat-${desk.seats.value[desk.me.value]?.colour ?? ""}`}>
      <h3 class="visually-hidden">{t("table.hand")}</h3>
      <Strip desk={desk} screen={screen} />
      <Change desk={desk} />
      <div class="c-held-cards">
        {(own.cards.length > 0 || own.card > 0) && <FamilyCards desk={desk} own={own} />}
        {(own.choice === "yes" || own.choice === "no") && <SealedVote desk={desk} choice={own.choice} />}
        <Row label={voice.text("show.relics")} area="relics">
          {screen.relics.map((relic) => (
            <OwnRelic key={relic} desk={desk} relic={relic} />
          ))}
          {own.reliquaries.map((shrine) => (
            <span key={shrine.city} class="c-shrine">
              <OwnRelic desk={desk} relic={shrine.id} />
              {shrine.relic && <OwnRelic desk={desk} relic={shrine.relic} />}
            </span>
          ))}
        </Row>
      </div>
    </div>
  );
}
