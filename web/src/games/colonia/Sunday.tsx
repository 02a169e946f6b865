// Sunday: the relics on display, and the windows of the cathedral.
import type { JSX } from "preact";
import { still } from "../../board/still";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import { Price } from "./gains";
import { type DayProps, Member, Noted } from "./pieces";
import { about, currencyOf, figure, words } from "./printed";
import { City, Coin, Relic } from "./signs";
import { relicSpot } from "./spots";
import type { RelicView, View } from "./view";

export const RELIC = { width: 46, height: 62 } as const;
const PLACES = 12;
const EXTRA = 10; // the places after these are for two more cards
const WINDOW = { width: 30, height: 40 };

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
      <rect class="c-card" width={RELIC.width} height={RELIC.height} rx="5" />
      <path class="c-band" d={`M0 5Q0 0 5 0H${RELIC.width - 5}Q${RELIC.width} 0 ${RELIC.width} 5V17H0z`} />
      <City word={city} x={10} y={10} r={7} />
      <text class="c-points" x={RELIC.width - 4} y="13" text-anchor="end">
        {points ? `${points}★` : "×2"}
      </text>
      <Relic id={id} x={RELIC.width / 2} y={31} r={10} />
      <text class="c-revenue" x="17" y="58" text-anchor="end">
        {price}
      </text>
      <Coin word={city} x={25} y={53} r={6.5} />
    </g>
  );
}

const Displayed = still(function Displayed({ desk, relic }: { desk: Desk; relic: RelicView }): JSX.Element {
  const voice = desk.voice.value;
  const who = desk.seats.value[relic.insurer];
  const currency = currencyOf(voice, relic.city);
  const points = relic.reliquary ? "×2" : voice.fill("show.points", { points: relic.points });
  const label = `${voice.name("relic", relic.id)}: ${relic.price} ${voice.name("currency", currency)}, ${points}${who ? `, ${who.name}` : ""}`;
  const spot = relicSpot(relic.id);
  return (
    <Place desk={desk} spot={spot} label={label} about={about(voice, "relic", relic.id)} class="c-displayed">
      <g data-piece={`relic-${relic.id}`} data-from="relic-pile">
        <RelicFace
          id={relic.id}
          city={relic.city}
          price={String(relic.price)}
          points={relic.reliquary ? "" : String(relic.points)}
        />
      </g>
      <g transform={`translate(${RELIC.width - 8} 50)`}>
        {who ? (
          <g data-piece={`insured-${relic.id}`} data-from={`seat-${relic.insurer}`}>
            <Member who={who} size={0.85} />
          </g>
        ) : (
          desk.ask.value?.kind === "insure" && (
            <g class="c-ghost">
              <Member who={desk.seats.value[desk.me.value]} size={0.85} />
            </g>
          )
        )}
      </g>
      <rect class="c-glow" width={RELIC.width} height={RELIC.height} rx="5" />
      <Price
        desk={desk}
        spot={spot}
        but={["relics", "reliquaries", "insured", "points", currency]}
        most={RELIC.width}
        x={RELIC.width / 2}
        y={RELIC.height - 2}
      />
    </Place>
  );
});

/** A stained-glass window: dark until somebody has it, then it shines. */
function Window({ view, desk, city, index }: DrawProps<View> & { city: string; index: number }): JSX.Element {
  const voice = desk.voice.value;
  const seat = view.windows[index] ?? -1;
  const who = desk.seats.value[seat];
  const label = `${voice.name("window", city)}${who ? `, ${who.name}` : ""}`;
  return (
    <Noted label={label} about={about(voice, "window", city)}>
      <g class={`c-glass c-${city} ${who ? "shines" : ""}`}>
        <path class="c-window" d="M0 40V16Q0 0 15-4 30 0 30 16V40z" />
        <path
          class="c-pane"
          d="M2 38V26H14V38zM16 26H28V38H16zM2 24V16Q3 10 8 5L14 11V24zM28 24V16Q27 10 22 5L16 11V24zM10 3 15-1 20 3 15 9z"
        />
        <City word={city} x={15} y={19} r={7.5} />
      </g>
      {who ? (
        <g transform="translate(15 30)">
          <Member who={who} size={0.75} />
        </g>
      ) : (
        <text class="c-points c-on-glass" x="15" y="37" text-anchor="middle">
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

function Cathedral({ width, height }: Size): JSX.Element {
  const tower = width * 0.2;
  const spire = (x: number): string => `M${x} ${height}V60L${x + tower / 2} 2 ${x + tower} 60V${height}z`;
  return (
    <path
      class="c-cathedral"
      d={`${spire(4)}${spire(width - tower - 4)}M${tower} ${height}V80L${width / 2} 40 ${width - tower} 80V${height}z`}
    />
  );
}

export function Sunday({ view, desk, width, height, large }: DayProps): JSX.Element {
  const cities = words(desk.voice.value, "city");
  const glass = large ? 50 : 40;
  const fits = (row: number): number =>
    Math.min(width / row / RELIC.width, (height - glass) / (PLACES / row) / RELIC.height);
  const row = [3, 4, 6].reduce((best, one) => (fits(one) > fits(best) ? one : best));
  const rows = PLACES / row;
  const step = { x: (width - 4) / row, y: (height - glass - 2) / rows };
  const scale = Math.min((step.x - 3) / RELIC.width, (step.y - 3) / RELIC.height);
  const left = (width - row * step.x) / 2 + (step.x - RELIC.width * scale) / 2;
  const corner = (place: number): string =>
    `translate(${left + (place % row) * step.x} ${Math.floor(place / row) * step.y}) scale(${scale})`;
  const pane = (glass - 5) / (WINDOW.height + 5);
  return (
    <>
      <Cathedral width={width} height={height} />
      <g data-anchor="relic-pile" transform={`translate(${width - 20} -8)`} />
      {Array.from({ length: PLACES }, (_, place) => (
        <rect
          key={place}
          class={`c-empty ${place >= EXTRA ? "extra" : ""}`}
          transform={corner(place)}
          width={RELIC.width}
          height={RELIC.height}
          rx="5"
        />
      ))}
      {laidOut(view, cities).map(({ relic, place }) => (
        <g key={relic.id} transform={corner(place)}>
          <Displayed desk={desk} relic={relic} />
        </g>
      ))}
      {cities.map((city, i) => (
        <g
          key={city}
          transform={`translate(${(width * (i + 0.5)) / cities.length - 15 * pane} ${height - glass + 7}) scale(${pane})`}
        >
          <Window view={view} desk={desk} city={city} index={i} />
        </g>
      ))}
    </>
  );
}
