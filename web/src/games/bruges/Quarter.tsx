// A seat's part of the town: what it has, its canal, its houses.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Canal, CANAL } from "./Canal";
import { Nameplate, Stock } from "./Goods";
import { House, HOUSE, Plot } from "./House";
import type { SeatView, View } from "./view";

const EDGE = 10;
const STOCK = 36; // where the workers stand
const WATER = 80; // where the canal lies
const QUAY = WATER + CANAL.height + 10; // where it ends
const BROAD = 800; // houses stand beside the canal from here on, else below it
const LARGEST = 1.4; // houses, where there is room

interface Plan {
  /** As wide as goods and canal are. */
  width: number;
  height: number;
  /** Where the first house stands, how large the houses are and how many stand in a row. */
  x: number;
  y: number;
  scale: number;
  row: number;
}

function plan(area: SeatView | undefined, mine: boolean, width: number): Plan {
  const inside = width - 2 * EDGE;
  const drawn = Math.max(1, (area?.houses.length ?? 0) + (mine ? 1 : 0));
  if (width < BROAD) {
    const row = Math.floor(inside / HOUSE.width);
    const height = QUAY + Math.ceil(drawn / row) * HOUSE.height + 6;
    return { width: inside, height, x: EDGE, y: QUAY, scale: 1, row };
  }
  const half = (inside - EDGE) / 2;
  const row = Math.floor(half / HOUSE.width);
  const scale = drawn > row ? 1 : Math.min(LARGEST, half / drawn / HOUSE.width);
  const rows = Math.ceil(drawn / row) * HOUSE.height * scale;
  const height = Math.max(QUAY + 4, rows + EDGE + 6);
  return { width: half, height, x: half + 2 * EDGE, y: height - rows - 6, scale, row };
}

export function quarterHeight(area: SeatView | undefined, mine: boolean, width: number): number {
  return plan(area, mine, width).height;
}

interface QuarterProps {
  desk: Desk;
  view: View;
  seat: number;
  width: number;
  height: number;
}

export function Quarter({ desk, view, seat, width, height }: QuarterProps): JSX.Element | null {
  const area = view.seats[seat];
  if (!area) return null;
  const mine = seat === desk.me.value;
  const who = desk.seats.value[seat];
  const { row, scale, x, y, width: half } = plan(area, mine, width);
  const at = (i: number): string => `translate(${(i % row) * HOUSE.width} ${Math.floor(i / row) * HOUSE.height})`;
  const parts = { desk, view, seat, area, width: half };
  const named = (area: string): { "data-area"?: string } => (mine ? { "data-area": area } : {});
  return (
    <g class={`b-quarter seat-${who?.colour ?? "black"} ${mine ? "b-mine" : ""}`} role="group" aria-label={who?.name}>
      <rect class="b-ground" x="1" y="1" width={width - 2} height={height - 2} rx="12" />
      <rect
        class="b-street"
        x="3"
        y={WATER - 6}
        width={half + 2 * EDGE - 6}
        height={CANAL.height + 10}
        {...named("canal")}
      />
      <g transform={`translate(${EDGE} 8)`}>
        <Nameplate {...parts} />
      </g>
      <g transform={`translate(${EDGE} ${STOCK})`}>
        <Stock {...parts} />
      </g>
      <g transform={`translate(${EDGE} ${WATER})`}>
        <Canal desk={desk} seat={seat} area={area} width={half} first={view.first === seat} />
      </g>
      <g transform={`translate(${x} ${y}) scale(${scale})`} {...named("houses")}>
        {area.houses.map((house, i) => (
          <g key={i} transform={at(i)}>
            <House desk={desk} house={house} seat={seat} index={i} />
          </g>
        ))}
        {mine && !view.over && (
          <g transform={at(area.houses.length)}>
            <Plot desk={desk} />
          </g>
        )}
      </g>
    </g>
  );
}
