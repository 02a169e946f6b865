// Friday and Saturday: the harbour with its four berths, and the ships that sail.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { tip } from "../../board/tips";
import type { DrawProps } from "../drawing";
import { HEAD, Member, Noted, PAD, Part, STREET, Street, WIDTH } from "./pieces";
import { about } from "./printed";
import { AnyGood, City, Coin, Good } from "./signs";
import { armsSpot, holdSpot } from "./spots";
import { BERTHS, type HoldView, type ShipView, type View } from "./view";

export const FRIDAY = 320;
export const SATURDAY = 34;
const BERTH = { step: 61, top: 36, height: 57 } as const;
const HOLD = { width: 56, step: 59, height: 42 } as const;
const HOLDS = 66; // where the holds of a ship begin

interface HoldProps {
  desk: Desk;
  ship: ShipView;
  hold: HoldView;
  berth: number;
  /** From 1; 0 for the arms of the ship. */
  number: number;
  width: number;
}

function Hold({ desk, ship, hold, berth, number, width }: HoldProps): JSX.Element {
  const voice = desk.voice.value;
  const who = desk.seats.value[hold.seat];
  const goods = hold.goods.map((good) => voice.name("good", good)).join(" + ") || voice.text("show.any");
  const label = `${voice.name("ship", ship.id)}, ${number || "+"}: ${goods} → ${hold.revenue}${who ? `, ${who.name}` : ""}`;
  const gap = Math.min(17.5, (width - 4) / Math.max(1, hold.goods.length));
  return (
    <Place
      desk={desk}
      spot={number ? holdSpot(berth, number) : armsSpot(berth)}
      label={label}
      about={{ rule: number ? "COL-9.2" : "COL-13.14" }}
      class={`c-hold ${who ? "loaded" : ""}`}
    >
      <rect class="c-hatch" width={width} height={HOLD.height} rx="5" />
      <g class="c-cargo">
        {hold.goods.map((good, i) => (
          <Good key={i} word={good} x={width / 2 + (i - (hold.goods.length - 1) / 2) * gap} y={12} r={8.3} />
        ))}
        {!hold.goods.length && <AnyGood x={width / 2} y={12} r={8.3} />}
      </g>
      <g transform={`translate(${who ? width / 2 + 6 : width / 2} 32)`}>
        <text class="c-revenue" x="-1" y="5.5" text-anchor="end">
          {hold.revenue}
        </text>
        <Coin word={ship.city} x={8} y={0} r={7} />
      </g>
      {who && (
        <g transform="translate(12 29)">
          <g data-piece={`hold-${ship.id}-${number}`} data-from={`seat-${hold.seat}`}>
            <Member who={who} size={0.95} />
          </g>
        </g>
      )}
      <rect class="c-glow" width={width} height={HOLD.height} rx="5" />
    </Place>
  );
}

function Ship({ desk, ship, berth }: { desk: Desk; ship: ShipView; berth: number }): JSX.Element {
  const voice = desk.voice.value;
  const name = voice.name("ship", ship.id);
  const end = HOLDS + ship.holds.length * HOLD.step + (ship.arms ? 42 : 4);
  return (
    <g class={`c-ship c-${ship.city}`} data-piece={`ship-${ship.id}`} data-from="ship-pile">
      <path
        class="c-hull"
        d={`M26 2H${end}Q${end + 14} 6 ${end + 18} 2 ${end + 14} 46 ${end - 10} 52H42Q28 50 26 2z`}
        {...tip(() => ({ title: name, ...about(voice, "ship", ship.id), rule: "COL-10.3" }))}
      />
      <Noted
        label={`${name}${ship.leaves ? `, ${voice.text("show.leaves")}` : ""}`}
        about={{ ...about(voice, "ship", ship.id), rule: "COL-10.3" }}
      >
        <rect class="c-clear" x="26" y="2" width="38" height="50" />
        <City word={ship.city} x={46} y={20} r={12} />
        <text class="c-plank" x="48" y="46" text-anchor="middle">
          {voice.name("city", ship.city).slice(0, 3)}
        </text>
      </Noted>
      {ship.holds.map((hold, i) => (
        <g key={i} transform={`translate(${HOLDS + i * HOLD.step} 6)`}>
          <Hold desk={desk} ship={ship} hold={hold} berth={berth} number={i + 1} width={HOLD.width} />
        </g>
      ))}
      {ship.arms && (
        <g transform={`translate(${HOLDS + ship.holds.length * HOLD.step} 6)`}>
          <Hold desk={desk} ship={ship} hold={ship.arms} berth={berth} number={0} width={38} />
        </g>
      )}
    </g>
  );
}

export function Friday({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const title = `${voice.text("show.harbour")} · ${voice.fill("show.pile", { pile: view.ship_pile })}`;
  const sailing = view.ships.filter((ship) => ship.leaves).length;
  const water = FRIDAY - HEAD - STREET;
  return (
    <Part view={view} desk={desk} day="friday" height={FRIDAY} title={title}>
      <rect class="c-water" x="1" y={HEAD} width={WIDTH - 2} height={water} />
      <path
        class="c-waves"
        d={Array.from(
          { length: 8 },
          (_, i) => `M${14 + (i % 2) * 20} ${HEAD + 20 + i * 30}q8-6 16 0t16 0m220 8q8-6 16 0t16 0`,
        ).join("")}
      />
      <g data-anchor="ship-pile" transform={`translate(${WIDTH - 30} 15)`} />
      {BERTHS.map((numeral, i) => {
        const ship = view.ships[i];
        return (
          <g key={numeral} transform={`translate(${PAD} ${BERTH.top + i * BERTH.step})`}>
            <rect class="c-quay" x="-7" y="0" width="30" height={BERTH.height - 2} rx="3" />
            <text class="c-numeral" x="8" y="33" text-anchor="middle">
              {numeral}
            </text>
            {ship && <Ship desk={desk} ship={ship} berth={i + 1} />}
          </g>
        );
      })}
      {sailing > 0 && (
        <g transform={`translate(0 ${BERTH.top + sailing * BERTH.step - 4.5})`}>
          <rect class="c-stick" data-piece="harbour-stick" x="3" y="-2.5" width={WIDTH - 6} height="5" rx="2.5" />
        </g>
      )}
      <Street view={view} desk={desk} day="friday" y={FRIDAY - STREET} />
    </Part>
  );
}

/** Saturday: which berths sail, and where to. */
export function Saturday({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const leaving = view.ships.map((ship, i) => ({ ship, berth: BERTHS[i] ?? "" })).filter(({ ship }) => ship.leaves);
  const sailed = view.sailed.map((ship) => voice.name("ship", ship)).join(", ");
  return (
    <Part view={view} desk={desk} day="saturday" height={SATURDAY} title="">
      <Noted
        label={`${voice.text("show.leaves")}: ${leaving.map(({ ship }) => voice.name("ship", ship.id)).join(", ")}`}
        about={{ text: sailed, rule: "COL-10.2" }}
      >
        <rect class="c-clear" x="130" width={WIDTH - 130} height={SATURDAY} />
        {leaving.map(({ ship, berth }, i) => (
          <g key={ship.id} transform={`translate(${158 + i * 60} ${HEAD / 2 + 1})`}>
            <text class="c-numeral" x="-4" y="5" text-anchor="end">
              {berth}
            </text>
            <path class="c-arrow" d="M0 0H9M5-4 10 0 5 4" />
            <City word={ship.city} x={22} y={0} r={9.5} />
          </g>
        ))}
      </Noted>
    </Part>
  );
}
