// The whole middle of the table: lagoon and track, below them piles, pillars and the cards of the round.
import type { JSX } from "preact";
import type { DrawProps } from "../drawing";
import { Moored, Spaces, Tiles } from "./City";
import { FRAME, Lagoon, upright } from "./lagoon";
import { PILE, Piles } from "./Piles";
import { Stand, STAND } from "./Stands";
import { Track } from "./Track";
import { Turning } from "./Turning";
import type { View } from "./view";
import { Water } from "./Water";

const GAP = 12;
const WIDEST_STAND = 140;

/** Where the stands go and how large they are: beside the piles, or below them in rows. */
function stands(
  lagoon: Lagoon,
  count: number,
): { left: number; top: number; row: number; width: number; scale: number } {
  if (!lagoon.turned) {
    const left = 6 * PILE.width + GAP;
    return { left, top: 0, row: count, width: Math.min(WIDEST_STAND, (lagoon.width - left) / count), scale: 1 };
  }
  const row = count > 4 ? 3 : Math.min(count, 4);
  const scale = row > 3 ? 1.2 : 1.45;
  const width = Math.min(WIDEST_STAND, lagoon.width / row / scale);
  return { left: 0, top: PILE.height + GAP, row, width, scale };
}

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  const lagoon = new Lagoon(view.grid, upright.value);
  const count = view.seats.length;
  const { left, top, row, width, scale } = stands(lagoon, count);
  const rows = Math.ceil(count / row);
  const strip = lagoon.turned ? top + rows * STAND.height * scale : PILE.height;
  const parts = { lagoon, view, desk };
  return (
    <svg
      class="venice-board"
      viewBox={`0 0 ${lagoon.width} ${lagoon.height + GAP + strip}`}
      role="group"
      aria-label={desk.voice.value.text("title")}
    >
      <Track {...parts} />
      <Water lagoon={lagoon} />
      <g transform={`translate(${FRAME} ${FRAME})`}>
        <Spaces {...parts} />
        <Tiles {...parts} />
        <Moored {...parts} />
      </g>
      <g transform={`translate(0 ${lagoon.height + GAP})`}>
        <Piles view={view} desk={desk} />
        {view.seats.map((_, seat) => (
          <g
            key={seat}
            transform={`translate(${left + (seat % row) * width * scale} ${top + Math.floor(seat / row) * STAND.height * scale}) scale(${scale})`}
          >
            <Stand view={view} desk={desk} seat={seat} width={width} />
          </g>
        ))}
      </g>
      <Turning lagoon={lagoon} desk={desk} />
    </svg>
  );
}
