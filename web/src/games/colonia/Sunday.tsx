// Sunday: the relics on display, and the windows of the four cities.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { DrawProps } from "../drawing";
import { Member, Noted, PAD, Part, WIDTH } from "./pieces";
import { about, currencyOf, figure, words } from "./printed";
import { City, Coin, Relic } from "./signs";
import { relicSpot } from "./spots";
import type { RelicView, View } from "./view";

export const SUNDAY = 282;
export const RELIC = { width: 56, height: 86 } as const;
const STEP = { x: 60.5, y: 94 } as const;
const ROW = 6;
const PLACES = 12;
const EXTRA = 10; // the places after these are for two more cards
const WINDOWS = 230;

interface FaceProps {
  id: string;
  city: string;
  price: string;
  /** Empty for a reliquary. */
  points: string;
}

/** A relic card: its city, what it is, price and points. */
export function RelicFace({ id, city, price, points }: FaceProps): JSX.Element {
  return (
    <g class={`c-relic c-${city}`}>
      <rect class="c-card" width={RELIC.width} height={RELIC.height} rx="6" />
      <path class="c-band" d={`M0 6Q0 0 6 0H${RELIC.width - 6}Q${RELIC.width} 0 ${RELIC.width} 6V20H0z`} />
      <City word={city} x={13} y={12} r={8.5} />
      <text class="c-points" x={RELIC.width - 5} y="15.5" text-anchor="end">
        {points ? `${points}★` : "×2"}
      </text>
      <Relic id={id} x={RELIC.width / 2} y={43} r={14} />
      <text class="c-revenue" x="22" y="79.5" text-anchor="end">
        {price}
      </text>
      <Coin word={city} x={31} y={74} r={7.5} />
    </g>
  );
}

function Displayed({ desk, relic }: { desk: Desk; relic: RelicView }): JSX.Element {
  const voice = desk.voice.value;
  const who = desk.seats.value[relic.insurer];
  const money = voice.name("currency", currencyOf(voice, relic.city));
  const points = relic.reliquary ? "×2" : voice.fill("show.points", { points: relic.points });
  const label = `${voice.name("relic", relic.id)}: ${relic.price} ${money}, ${points}${who ? `, ${who.name}` : ""}`;
  return (
    <Place
      desk={desk}
      spot={relicSpot(relic.id)}
      label={label}
      about={about(voice, "relic", relic.id)}
      class="c-displayed"
    >
      <g data-piece={`relic-${relic.id}`} data-from="relic-pile">
        <RelicFace
          id={relic.id}
          city={relic.city}
          price={String(relic.price)}
          points={relic.reliquary ? "" : String(relic.points)}
        />
      </g>
      {who && (
        <g transform={`translate(${RELIC.width - 9} 70)`}>
          <g data-piece={`insured-${relic.id}`} data-from={`seat-${relic.insurer}`}>
            <Member who={who} />
          </g>
        </g>
      )}
      <rect class="c-glow" width={RELIC.width} height={RELIC.height} rx="6" />
    </Place>
  );
}

/** A stained-glass window, and who has it in the end. */
function Window({ view, desk, city, index }: DrawProps<View> & { city: string; index: number }): JSX.Element {
  const voice = desk.voice.value;
  const seat = view.windows[index] ?? -1;
  const who = desk.seats.value[seat];
  const label = `${voice.name("window", city)}${who ? `, ${who.name}` : ""}`;
  return (
    <Noted label={label} about={about(voice, "window", city)}>
      <path class="c-window" d="M0 40V16Q0 0 15 0T30 16V40z" />
      <path class="c-lead" d="M15 0V40M0 20H30M2 10 15 20 28 10M0 38 15 20 30 38" />
      <City word={city} x={15} y={20} r={8} />
      {who ? (
        <g transform="translate(44 20)">
          <Member who={who} size={1.1} />
        </g>
      ) : (
        <text class="c-points" x="35" y="26">
          {figure(voice, "window", city, "points")}★
        </text>
      )}
    </Noted>
  );
}

/** By city, then by price; those on extra places last. */
function laidOut(view: View, cities: readonly string[]): { relic: RelicView; place: number }[] {
  const sorted = (extra: boolean): RelicView[] =>
    view.relics
      .filter((relic) => relic.extra_place === extra)
      .sort((a, b) => cities.indexOf(a.city) - cities.indexOf(b.city) || a.price - b.price);
  return [
    ...sorted(false).map((relic, i) => ({ relic, place: i })),
    ...sorted(true).map((relic, i) => ({ relic, place: EXTRA + i })),
  ];
}

export function Sunday({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const cities = words(voice, "city");
  const corner = (place: number): string =>
    `translate(${PAD + (place % ROW) * STEP.x} ${36 + Math.floor(place / ROW) * STEP.y})`;
  const title = `${voice.text("show.relics")} · ${voice.fill("show.pile", { pile: view.relic_pile })}`;
  const gone = view.relic_discard.map((relic) => voice.name("relic", relic)).join(", ");
  return (
    <Part view={view} desk={desk} day="sunday" height={SUNDAY} title={title}>
      <g data-anchor="relic-pile" transform={`translate(${WIDTH - 30} 15)`} />
      {Array.from({ length: PLACES }, (_, place) => (
        <rect
          key={place}
          class={`c-empty ${place >= EXTRA ? "extra" : ""}`}
          transform={corner(place)}
          width={RELIC.width}
          height={RELIC.height}
          rx="6"
        />
      ))}
      {laidOut(view, cities).map(({ relic, place }) => (
        <g key={relic.id} transform={corner(place)}>
          <Displayed desk={desk} relic={relic} />
        </g>
      ))}
      {cities.map((city, i) => (
        <g key={city} transform={`translate(${14 + i * 72} ${WINDOWS})`}>
          <Window view={view} desk={desk} city={city} index={i} />
        </g>
      ))}
      <g transform={`translate(${WIDTH - 56} ${WINDOWS})`}>
        <Noted label={`${voice.text("show.relics")}: ${view.relic_discard.length}`} about={{ text: gone }}>
          <rect class="c-discard" width="30" height="40" rx="4" transform="rotate(-6 15 20)" />
          <rect class="c-discard" width="30" height="40" rx="4" />
          <text class="c-number" x="15" y="26" text-anchor="middle">
            {view.relic_discard.length}
          </text>
        </Noted>
      </g>
    </Part>
  );
}
