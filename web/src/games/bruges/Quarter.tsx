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
const HOUSES = WATER + CANAL.height + 10;

const inside = (width: number): number => width - 2 * EDGE;
const perRow = (width: number): number => Math.floor(inside(width) / HOUSE.width);

/** How many houses are drawn: the viewer has room for one more. */
const drawn = (area: SeatView, mine: boolean): number => area.houses.length + (mine ? 1 : 0);

export function quarterHeight(area: SeatView, mine: boolean, width: number): number {
  return HOUSES + Math.max(1, Math.ceil(drawn(area, mine) / perRow(width))) * HOUSE.height + 6;
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
  const row = perRow(width);
  const at = (i: number): string => `translate(${(i % row) * HOUSE.width} ${Math.floor(i / row) * HOUSE.height})`;
  const parts = { desk, view, seat, area, width: inside(width) };
  return (
    <g class={`b-quarter seat-${who?.colour ?? "black"} ${mine ? "b-mine" : ""}`} role="group" aria-label={who?.name}>
      <rect class="b-ground" x="1" y="1" width={width - 2} height={height - 2} rx="12" />
      <rect class="b-street" x="3" y={WATER - 6} width={width - 6} height={CANAL.height + 12} />
      <g transform={`translate(${EDGE} 8)`}>
        <Nameplate {...parts} />
      </g>
      <g transform={`translate(${EDGE} ${STOCK})`}>
        <Stock {...parts} />
      </g>
      <g transform={`translate(${EDGE} ${WATER})`}>
        <Canal desk={desk} seat={seat} area={area} width={inside(width)} />
      </g>
      <g transform={`translate(${EDGE} ${HOUSES})`}>
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
