// The viewer's own place: the goods, and all houses with their names where there is room for them.
import type { JSX } from "preact";
import { fitted, Room, type Size } from "../../board/room";
import type { SeatProps } from "../drawing";
import { Goods, GOODS } from "./Goods";
import { House, HOUSE } from "./House";
import type { View } from "./view";

const HOMES = HOUSE.height + 8;
const APART = HOUSE.width + 3;
const LEAST = 0.7;
const SCALES = [1.2, 1.1, 1, 0.9, 0.8, LEAST];

const rowsOf = (count: number, width: number, scale: number): number =>
  Math.ceil(count / Math.max(1, Math.floor(width / (APART * scale))));

/** All houses with their names, in rows: where there is room below the goods, as on a phone. */
function Homes({ view, desk, seat, width, height }: SeatProps<View> & Size): JSX.Element {
  const houses = view.seats[seat]?.houses ?? [];
  const scale = SCALES.find((size) => rowsOf(houses.length, width, size) * HOMES * size <= height) ?? LEAST;
  const row = Math.max(Math.floor(width / (APART * scale)), Math.ceil(houses.length / (height / (HOMES * scale))));
  const step = Math.min(APART * scale, (width - HOUSE.width * scale) / Math.max(1, row - 1));
  return (
    <>
      {houses.map((house, i) => (
        <g key={i} transform={`translate(${(i % row) * step} ${Math.floor(i / row) * HOMES * scale}) scale(${scale})`}>
          <House desk={desk} house={house} seat={seat} index={i} copy />
        </g>
      ))}
    </>
  );
}

/** The viewer's goods in their box. */
export function Mine({ view, desk, seat }: SeatProps<View>): JSX.Element {
  return (
    <Room class="bruges b-mine-room">
      {(size) => {
        const { width, height } = fitted(size, [GOODS]);
        const goods = height > GOODS.height + HOMES ? GOODS.height : height;
        const shared = { view, desk, seat, width };
        return (
          <svg class="bruges-board" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={desk.names[seat] ?? ""}>
            <Goods {...shared} height={goods} />
            {goods < height && (
              <g transform={`translate(0 ${goods + 10})`}>
                <Homes {...shared} height={height - goods - 10} />
              </g>
            )}
          </svg>
        );
      }}
    </Room>
  );
}
