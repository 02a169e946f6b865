// Friday: the harbour with its four berths.
import type { JSX } from "preact";
import { still } from "../../board/still";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { Size } from "../../board/room";
import { tip } from "../../board/tips";
import { Price } from "./gains";
import { type DayProps, Member, Noted, Words } from "./pieces";
import { about } from "./printed";
import { AnyGood, City, Coin, Good } from "./signs";
import { armsSpot, holdSpot } from "./spots";
import { BERTHS, type HoldView, type ShipView } from "./view";

const QUAY = 18;
const PROW = 26; // where the arms of the city are
const STERN = 10;

interface HoldProps extends Size {
  desk: Desk;
  ship: ShipView;
  hold: HoldView;
  berth: number;
  /** From 1; 0 for the arms of the ship. */
  number: number;
}

/** What the figure and its coin take, beside the goods. */
const PAID = 33;

function Hold({ desk, ship, hold, berth, number, width, height }: HoldProps): JSX.Element {
  const voice = desk.voice.value;
  const who = desk.seats.value[hold.seat];
  const goods = hold.goods.map((good) => voice.name("good", good)).join(" + ") || voice.text("show.any");
  const label = `${voice.name("ship", ship.id)}, ${number || "+"}: ${goods} → ${hold.revenue}${who ? `, ${who.name}` : ""}`;
  const flat = height < 36 && width > 56; // goods and money side by side
  const room = flat ? width - PAID : width - 2; // for the goods
  const step = Math.min(17, room / Math.max(1, hold.goods.length));
  const r = Math.min(8.5, step * 0.5, height * (flat ? 0.4 : 0.24));
  const spot = number ? holdSpot(berth, number) : armsSpot(berth);
  const low = height - 9;
  const middle = flat ? room / 2 + 1 : width / 2;
  const top = flat ? height / 2 : r + 3;
  const paid = flat ? { x: width - 18, y: height / 2 } : { x: width / 2, y: low };
  const tight = width < 46;
  return (
    <Place
      desk={desk}
      spot={spot}
      label={label}
      about={{ rule: number ? "COL-9.2" : "COL-13.14" }}
      class={`c-hold ${who ? "loaded" : ""}`}
    >
      <rect class="c-hatch" width={width} height={height} rx="3.5" />
      <g class="c-cargo">
        {hold.goods.map((good, i) => (
          <Good key={i} word={good} x={middle + (i - (hold.goods.length - 1) / 2) * step} y={top} r={r} />
        ))}
        {!hold.goods.length && <AnyGood x={middle} y={top} r={r} />}
      </g>
      <g transform={`translate(${who && !flat ? (tight ? width - 4 : width - 16) : paid.x} ${paid.y})`}>
        <text class="c-revenue" x="0" y="5" text-anchor="end">
          {hold.revenue}
        </text>
        {!(who && tight) && <Coin word={ship.city} x={8} y={0} r={6} />}
      </g>
      {who ? (
        <g transform={`translate(8.5 ${low - 2})`}>
          <g data-piece={`hold-${ship.id}-${number}`} data-from={`seat-${hold.seat}`}>
            <Member who={who} size={0.72} />
          </g>
        </g>
      ) : (
        <g class="c-ghost" transform={`translate(8.5 ${low - 2})`}>
          <Member who={desk.seats.value[desk.me.value]} size={0.72} />
        </g>
      )}
      <rect class="c-glow" width={width} height={height} rx="3.5" />
      <Price desk={desk} spot={spot} but={["holds", ...hold.goods]} x={width / 2} y={1} />
    </Place>
  );
}

interface ShipProps extends Size {
  desk: Desk;
  ship: ShipView;
  berth: number;
}

const Ship = still(function Ship({ desk, ship, berth, width, height }: ShipProps): JSX.Element {
  const voice = desk.voice.value;
  const name = voice.name("ship", ship.id);
  const note = { title: name, ...about(voice, "ship", ship.id), rule: "COL-10.3" };
  const most = 4 + (ship.arms ? 0.75 : 0);
  const step = (width - PROW - STERN) / most;
  const end = PROW + (ship.holds.length + (ship.arms ? 0.75 : 0)) * step + 2;
  const deck = height - 10;
  return (
    <g class={`c-ship c-${ship.city}`} data-piece={`ship-${ship.id}`} data-from="ship-pile">
      <path class="c-wake" d={`M4 ${height - 1}q8-4 16 0t16 0 16 0 16 0 16 0`} />
      <path
        class="c-hull"
        d={`M0 3H${end}Q${end + 8} 4 ${end + 9} 0 ${end + 8} ${deck} ${end - 8} ${height - 2}H14Q2 ${height - 4} 0 3z`}
        {...tip(() => note)}
      />
      <path class="c-planks" d={`M6 ${height - 7}H${end - 4}`} />
      <Noted label={`${name}${ship.leaves ? `, ${voice.text("show.leaves")}` : ""}`} about={note}>
        <rect class="c-clear" y="2" width={PROW} height={height - 4} />
        <City word={ship.city} x={13} y={height / 2 - 2} r={9} />
      </Noted>
      {ship.holds.map((hold, i) => (
        <g key={i} transform={`translate(${PROW + i * step} 5)`}>
          <Hold desk={desk} ship={ship} hold={hold} berth={berth} number={i + 1} width={step - 2} height={deck - 4} />
        </g>
      ))}
      {ship.arms && (
        <g transform={`translate(${PROW + ship.holds.length * step} 5)`}>
          <Hold
            desk={desk}
            ship={ship}
            hold={ship.arms}
            berth={berth}
            number={0}
            width={step * 0.75 - 2}
            height={deck - 4}
          />
        </g>
      )}
    </g>
  );
});

export function Friday({ view, desk, width, height, large }: DayProps): JSX.Element {
  const sailing = view.ships.filter((ship) => ship.leaves).length;
  const step = height / BERTHS.length;
  const cities = large && step > 84 ? 15 : 0;
  return (
    <>
      <rect class="c-water" width={width} height={height} />
      <path
        class="c-waves"
        d={Array.from(
          { length: 6 },
          (_, i) => `M${QUAY + 8 + (i % 2) * 30} ${20 + i * (height / 6)}q8-6 16 0t16 0`,
        ).join("")}
      />
      <g data-anchor="ship-pile" transform={`translate(${width - 20} -8)`} />
      <g data-anchor="sea" transform={`translate(${width + 40} ${height / 3})`} />
      <rect class="c-quay" width={QUAY} height={height} />
      {BERTHS.map((numeral, i) => {
        const ship = view.ships[i];
        return (
          <g key={numeral} transform={`translate(0 ${i * step})`}>
            <text class="c-numeral" x={QUAY / 2} y={step / 2 + 5} text-anchor="middle">
              {numeral}
            </text>
            {ship && (
              <g transform={`translate(${QUAY + 2} 2)`}>
                {cities > 0 && (
                  <Words
                    x={4}
                    y={12}
                    most={width - QUAY - 12}
                    size={13}
                    class="c-strong"
                    text={desk.voice.value.name("city", ship.city)}
                  />
                )}
                <g transform={`translate(0 ${cities})`}>
                  <Ship desk={desk} ship={ship} berth={i + 1} width={width - QUAY - 6} height={step - 6 - cities} />
                </g>
              </g>
            )}
          </g>
        );
      })}
      {sailing > 0 && (
        <g transform={`translate(0 ${sailing * step})`}>
          <rect class="c-stick" data-piece="harbour-stick" x="1" y="-3" width={width - 2} height="5" rx="2.5" />
        </g>
      )}
    </>
  );
}
