// What the viewer keeps: family cards, and behind the screen resources, goods, money and relics.
import type { ComponentChildren, JSX } from "preact";
import type { Desk, Spot } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { t } from "../../core/texts";
import type { DrawProps } from "../drawing";
import { about, cityOf, figure, words } from "./printed";
import { Coin, Good, Inline, Resource } from "./signs";
import { coinsSpot, familySpot, fromSpot, goodSpot, intoSpot, openWords, relicSpot } from "./spots";
import { RELIC, RelicFace } from "./Sunday";
import { FamilyCard } from "./Tuesday";
import type { SeatView, View } from "./view";

interface HeldProps {
  desk: Desk;
  spot: Spot;
  label: string;
  count?: number;
  /** The rule that says what it is for. */
  rule: string;
  children: ComponentChildren;
}

/** One kind of thing and how many of it. */
function Held({ desk, spot, label, count, rule, children }: HeldProps): JSX.Element {
  return (
    <Place
      desk={desk}
      spot={spot}
      as="button"
      label={count === undefined ? label : `${label}: ${count}`}
      about={{ rule }}
      class={`c-held ${count === 0 ? "none" : ""}`}
    >
      {children}
      {count !== undefined && <b>{count}</b>}
    </Place>
  );
}

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
  const shown = [...new Set([...own.cards, ...(own.card ? [own.card] : [])])].sort((a, b) => a - b);
  return (
    <Row label={voice.text("show.cards")} area="family">
      {shown.map((card) => (
        <Held key={card} desk={desk} rule="COL-5.3" spot={familySpot(card)} label={voice.fill("move.card", { card })}>
          <svg viewBox="-14 -19 28 38" class={`c-hand-card ${card === own.card ? "played" : ""}`} aria-hidden="true">
            <FamilyCard value={card} down={card === own.card && own.face_down} />
          </svg>
        </Held>
      ))}
    </Row>
  );
}

/** Changing money: how many coins, and into which. */
function Change({ desk }: { desk: Desk }): JSX.Element | null {
  const voice = desk.voice.value;
  if (desk.ask.value?.kind !== "change") return null;
  return (
    <>
      <Row label={voice.text("figure.coins")}>
        {openWords(desk, "change", "coins").map((coins) => (
          <Held
            key={coins}
            desk={desk}
            rule="COL-13.17"
            spot={coinsSpot(coins)}
            label={`${voice.text("figure.coins")}: ${coins}`}
          >
            <b>{coins}</b>
          </Held>
        ))}
      </Row>
      <span aria-hidden="true">→</span>
      <Row label={voice.text("question.change")}>
        {words(voice, "currency").map((currency) => (
          <Held
            key={currency}
            desk={desk}
            rule="COL-13.17"
            spot={intoSpot(currency)}
            label={`→ ${voice.name("currency", currency)}`}
          >
            <Inline>
              <Coin word={cityOf(voice, currency)} />
            </Inline>
          </Held>
        ))}
      </Row>
    </>
  );
}

/** A relic card behind the screen or in a reliquary. */
export function OwnRelic({ desk, relic, mark = "" }: { desk: Desk; relic: string; mark?: string }): JSX.Element {
  const voice = desk.voice.value;
  const points = figure(voice, "relic", relic, "points");
  return (
    <Place
      desk={desk}
      spot={relicSpot(relic)}
      as="button"
      label={voice.name("relic", relic)}
      about={about(voice, "relic", relic)}
      class={`c-held ${mark}`}
    >
      <svg
        viewBox={`-1 -1 ${RELIC.width + 2} ${RELIC.height + 2}`}
        class="c-own-relic"
        data-piece={`relic-${relic}`}
        aria-hidden="true"
      >
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
    <div class={`colonia-hand seat-${desk.seats.value[desk.me.value]?.colour ?? ""}`}>
      <h3 class="visually-hidden">{t("table.hand")}</h3>
      <div class="c-screen">
        <Row label={voice.text("figure.resources")} area="resources">
          {words(voice, "resource").map((resource, i) => (
            <span
              key={resource}
              class={`c-held still ${screen.resources[i] ? "" : "none"}`}
              role="img"
              aria-label={`${voice.name("resource", resource)}: ${screen.resources[i] ?? 0}`}
              {...noted(() => ({
                title: `${voice.name("resource", resource)}: ${screen.resources[i] ?? 0}`,
                rule: "COL-1.12",
              }))}
            >
              <Inline>
                <Resource word={resource} />
              </Inline>
              <b>{screen.resources[i]}</b>
            </span>
          ))}
        </Row>
        <Row label={voice.text("figure.good")} area="goods">
          {words(voice, "good").map((good, i) => (
            <Held
              key={good}
              desk={desk}
              spot={goodSpot(good)}
              label={voice.name("good", good)}
              rule="COL-9.2"
              count={screen.goods[i] ?? 0}
            >
              <Inline>
                <Good word={good} />
              </Inline>
            </Held>
          ))}
        </Row>
        <Row label={voice.text("figure.coins")} area="money">
          {words(voice, "currency").map((currency, i) => (
            <Held
              key={currency}
              desk={desk}
              spot={fromSpot(currency)}
              label={voice.name("currency", currency)}
              rule="COL-11.1"
              count={screen.money[i] ?? 0}
            >
              <Inline>
                <Coin word={cityOf(voice, currency)} />
              </Inline>
            </Held>
          ))}
        </Row>
        <Change desk={desk} />
      </div>
      <div class="c-screen">
        {(own.cards.length > 0 || own.card > 0) && <FamilyCards desk={desk} own={own} />}
        {(screen.relics.length > 0 || own.reliquaries.length > 0) && (
          <Row label={voice.text("show.relics")}>
            {screen.relics.map((relic) => (
              <OwnRelic key={relic} desk={desk} relic={relic} />
            ))}
            {own.reliquaries.map((shrine) => (
              <span key={shrine.city} class="c-shrine">
                <OwnRelic desk={desk} relic={reliquaryOf(desk, shrine.city)} />
                {shrine.relic && <OwnRelic desk={desk} relic={shrine.relic} />}
              </span>
            ))}
          </Row>
        )}
      </div>
    </div>
  );
}

/** The reliquary card of a city. */
export function reliquaryOf(desk: Desk, city: string): string {
  const card = desk.voice.value.game.cards.find(
    (entry) =>
      entry.kind === "relic" &&
      entry.text !== "" &&
      entry.figures.some(([name, value]) => name === "city" && value === city),
  );
  return card?.id ?? "";
}
