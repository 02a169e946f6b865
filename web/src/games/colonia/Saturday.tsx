// Saturday: which ships sail, where to, and whom they pay.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import type { Size } from "../../board/room";
import { type DayProps, Member, Noted, Words } from "./pieces";
import { City, Coin } from "./signs";
import { BERTHS, type HoldView, type ShipView } from "./view";

const SAIL = "M-10 4H10L6 11H-6zM-1-12V2H-10zM1-12 10 2H1z";
const PAYS = 92; // from this width on the payments are written out
const LOW = 58; // below this height there are no sails
const PAYMENT = { width: 30, height: 24 };

function loaded(ship: ShipView): HoldView[] {
  return [...ship.holds, ...(ship.arms ? [ship.arms] : [])].filter((hold) => hold.seat >= 0);
}

function Departure({ desk, ship, width, height }: Size & { desk: Desk; ship: ShipView }): JSX.Element {
  const wide = width >= PAYS;
  const low = height < LOW;
  const x = wide ? 18 : width / 2;
  const row = Math.max(1, Math.floor((width - 36) / PAYMENT.width));
  const paid = loaded(ship);
  const rows = Math.ceil(paid.length / row);
  return (
    <>
      {!low && <path class="c-sails" transform={`translate(${x} ${height / 2 - 9})`} d={SAIL} />}
      <City word={ship.city} x={x} y={height / 2 + (low ? 0 : 17)} r={9} />
      {wide &&
        paid.map((hold, i) => (
          <g
            key={i}
            transform={`translate(${46 + (i % row) * PAYMENT.width} ${height / 2 + (Math.floor(i / row) - (rows - 1) / 2) * PAYMENT.height})`}
          >
            <Member who={desk.seats.value[hold.seat]} size={0.75} />
            <Words x={8} y={5} most={16} size={14} class="c-strong" text={String(hold.revenue)} />
          </g>
        ))}
      {wide && paid.length > 0 && row > 3 && <Coin word={ship.city} x={width - 12} y={height / 2} r={8} />}
    </>
  );
}

export function Saturday({ view, desk, width, height }: DayProps): JSX.Element {
  const voice = desk.voice.value;
  const step = height / BERTHS.length;
  const sailed = view.sailed.map((ship) => voice.name("ship", ship)).join(", ");
  return (
    <>
      <rect class="c-water deep" width={width} height={height} />
      <path
        class="c-waves"
        d={Array.from({ length: 5 }, (_, i) => `M${4 + (i % 2) * 14} ${16 + i * (height / 5)}q6-5 12 0t12 0`).join("")}
      />
      {view.ships.map((ship, i) => (
        <g key={ship.id} transform={`translate(0 ${i * step})`}>
          <Noted
            label={`${BERTHS[i] ?? ""}: ${voice.name("ship", ship.id)}${ship.leaves ? `, ${voice.text("show.leaves")}` : ""}`}
            about={{
              figures: loaded(ship).map((hold) => [
                desk.names[hold.seat] ?? "",
                `${hold.revenue} ${voice.name("city", ship.city)}`,
              ]),
              text: sailed,
              rule: "COL-10.2",
            }}
          >
            <rect class="c-clear" width={width} height={step} />
            {ship.leaves && <Departure desk={desk} ship={ship} width={width} height={step} />}
          </Noted>
        </g>
      ))}
    </>
  );
}
