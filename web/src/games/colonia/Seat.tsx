// A seat's panel: members by place, cards and votes, reliquaries, and the screen where it may be seen.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { noted } from "../../board/tips";
import type { SeatProps } from "../drawing";
import { OwnRelic } from "./Hand";
import { Member } from "./pieces";
import { cityOf, words } from "./printed";
import { City, Coin, Good, Inline, Resource } from "./signs";
import { FamilyCard, Sealed } from "./Council";
import { placed, STREETS, total, type ScreenView, type View } from "./view";

const STALL = "M-9-9H9L12-1H-12zM-10 1H-8V10H-10zM8 1H10V10H8z";
const HOUSE = "M-10 10V-2L0-10 10-2V10zM-3 10V3H3V10z";
const HALL = "M-11 10V0H-4V-6L0-11 4-6V0H11V10z";
const HAMMER = "M-8-9H6V-3H1V10H-3V-3H-8z";
const SHIP = "M-11 2H11L7 10H-7zM-1-11V0H-10zM1-11 9 0H1z";
const SHRINE = "M-10 9V-1L0-9 10-1V9zM-1.5 6H1.5V2H4V-1H1.5V-4H-1.5V-1H-4V2H-1.5z";
const HAND = "M-5 10-7-1-4-2-3 1V-8H-.5V-1-10H2V-1L3-8H5.5L5 0 7-3 9-2 5 10z";

function Plain({ path }: { path: string }): JSX.Element {
  return <path class="c-plain" d={path} fill-rule="evenodd" />;
}

interface CounterProps {
  label: string;
  value: number | string;
  /** The rule that says what it is for. */
  rule: string;
  children: JSX.Element;
}

function Counter({ label, value, rule, children }: CounterProps): JSX.Element {
  return (
    <li {...noted(() => ({ title: `${label}: ${value}`, rule }))}>
      <Inline label={label}>{children}</Inline>
      <b>{value}</b>
    </li>
  );
}

const bare = (text: string): string => text.replace(/[\s\d:]+$/, "");

/** The viewer's own counters; those of the others are drawn with what lies before them. */
export function Counters(props: SeatProps<View>): JSX.Element | null {
  return props.seat === props.desk.me.value ? <Members {...props} /> : null;
}

function Members({ view, seat, desk }: SeatProps<View>): JSX.Element | null {
  const own = view.seats[seat];
  if (!own) return null;
  const voice = desk.voice.value;
  return (
    <ul class="counters c-counters">
      <Counter label={bare(voice.fill("show.reserve", { reserve: 0 }))} value={own.reserve} rule="COL-2.2">
        <Member who={desk.seats.value[seat]} />
      </Counter>
      <Counter label={voice.text("show.streets")} value={total(own.streets)} rule="COL-3.5">
        <Plain path={HOUSE} />
      </Counter>
      <Counter
        label={bare(voice.fill("show.votes", { votes: own.votes }).replace(/^\d+\s*/, ""))}
        value={own.card ? own.votes : "–"}
        rule="COL-5.3"
      >
        <Plain path={HAND} />
      </Counter>
      <Counter label={voice.text("show.cards")} value={own.cards.length} rule="COL-5.8">
        <g transform="scale(0.65)">
          <FamilyCard value={own.card} down />
        </g>
      </Counter>
      {own.sealed && (
        <li {...noted(() => ({ title: voice.text("show.face_down"), rule: "COL-5.1" }))}>
          <Inline>
            <Sealed />
          </Inline>
        </li>
      )}
      {own.passed && <li class="c-tag">{voice.text("show.passed")}</li>}
    </ul>
  );
}

/** The members of a seat by place, those places where any are. */
function Places({ view, seat, desk }: SeatProps<View>): JSX.Element | null {
  const own = view.seats[seat];
  if (!own) return null;
  const voice = desk.voice.value;
  const out = placed(view, seat);
  const places: [label: string, path: string, count: number, note: string][] = [
    [bare(voice.fill("show.town_hall", { members: 0 })), HALL, own.town_hall, ""],
    [voice.text("show.market"), STALL, out.stalls, ""],
    [voice.text("show.craftsmen"), HAMMER, out.orders, ""],
    [voice.text("show.harbour"), SHIP, out.ships, ""],
    [voice.text("show.relics"), SHRINE, out.relics, ""],
    ...STREETS.map((street, i): [string, string, number, string] => [
      `${voice.text("show.streets")}, ${voice.name("street", street)}`,
      HOUSE,
      own.streets[i] ?? 0,
      voice.name("street", street).slice(0, 2),
    ]),
  ];
  return (
    <ul class="counters c-counters c-places">
      {places
        .filter(([, , count]) => count > 0)
        .map(([label, path, count, note]) => (
          <li key={label} {...noted(() => ({ title: `${label}: ${count}`, rule: "COL-1.14" }))}>
            <Inline label={label}>
              <Plain path={path} />
            </Inline>
            {note && <small aria-hidden="true">{note}</small>}
            <b>{count}</b>
          </li>
        ))}
    </ul>
  );
}

const RULE_OF: Record<string, string> = { resource: "COL-1.12", good: "COL-9.2", currency: "COL-11.1" };

/** What is behind a screen, in one line. */
function Behind({ desk, screen }: { desk: Desk; screen: ScreenView }): JSX.Element {
  const voice = desk.voice.value;
  const counted: [section: string, word: string, count: number, sign: JSX.Element][] = [
    ...words(voice, "resource").map((word, i): [string, string, number, JSX.Element] => [
      "resource",
      word,
      screen.resources[i] ?? 0,
      <Resource word={word} />,
    ]),
    ...words(voice, "good").map((word, i): [string, string, number, JSX.Element] => [
      "good",
      word,
      screen.goods[i] ?? 0,
      <Good word={word} />,
    ]),
    ...words(voice, "currency").map((word, i): [string, string, number, JSX.Element] => [
      "currency",
      word,
      screen.money[i] ?? 0,
      <Coin word={cityOf(voice, word)} />,
    ]),
  ];
  return (
    <ul class="counters c-counters">
      {counted
        .filter(([, , count]) => count > 0)
        .map(([section, word, count, sign]) => (
          <Counter key={word} label={voice.name(section, word)} value={count} rule={RULE_OF[section] ?? ""}>
            {sign}
          </Counter>
        ))}
    </ul>
  );
}

export function Area({ view, seat, desk }: SeatProps<View>): JSX.Element | null {
  const own = view.seats[seat];
  if (!own) return null;
  const voice = desk.voice.value;
  const mine = seat === desk.me.value;
  const won = words(voice, "city").filter((_, i) => view.windows[i] === seat);
  return (
    <div class="colonia colonia-area">
      {!mine && <Members view={view} seat={seat} desk={desk} />}
      <Places view={view} seat={seat} desk={desk} />
      <div class="c-row" role="group" aria-label={voice.text("show.cards")}>
        {own.cards.map((card) => (
          <svg
            key={card}
            viewBox="-14 -19 28 38"
            class="c-tiny-card"
            role="img"
            aria-label={String(card)}
            {...noted(() => ({ title: voice.fill("move.card", { card }), rule: "COL-5.8" }))}
          >
            <FamilyCard value={card} />
          </svg>
        ))}
      </div>
      {!mine && own.reliquaries.length > 0 && (
        <div class="c-row">
          {own.reliquaries.map((shrine) => (
            <span key={shrine.city} class="c-shrine">
              <OwnRelic desk={desk} relic={shrine.id} />
              {shrine.relic && <OwnRelic desk={desk} relic={shrine.relic} />}
            </span>
          ))}
        </div>
      )}
      {won.length > 0 && (
        <ul class="counters c-counters" aria-label={voice.text("show.windows")}>
          {won.map((city) => (
            <Counter key={city} label={voice.name("window", city)} value="★" rule="COL-12.2">
              <City word={city} />
            </Counter>
          ))}
        </ul>
      )}
      {!mine && !own.screen && <p class="c-hidden">{voice.text("show.screen")}</p>}
      {!mine && own.screen && <Behind desk={desk} screen={own.screen} />}
      {!mine && own.screen && own.screen.relics.length > 0 && (
        <div class="c-row">
          {own.screen.relics.map((relic) => (
            <OwnRelic key={relic} desk={desk} relic={relic} />
          ))}
        </div>
      )}
    </div>
  );
}
