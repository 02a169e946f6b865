// The whole middle of the table: lagoon and track, below them piles, pillars and the cards of the round.
import type { JSX } from "preact";
import type { DrawProps } from "../drawing";
import { Moored, Spaces, Tiles } from "./City";
import { FRAME, lagoonOf, upright, type Lagoon } from "./lagoon";
import { PILE, Piles } from "./Piles";
import { Stand, STAND } from "./Stands";
import { Track } from "./Track";
import { Turning } from "./Turning";
import type { View } from "./view";
import { Water } from "./Water";

const GAP = 10;
const WIDEST_STAND = 300;

interface Layout {
  width: number;
  height: number;
  /** Where the piles begin. */
  piles: [x: number, y: number];
  /** Where each stand lies, how wide it is before it is scaled. */
  stand(seat: number): string;
  standWidth: number;
}

/** Piles beside the lagoon and stands below; on a narrow screen everything below. */
function layout(lagoon: Lagoon, count: number): Layout {
  const { turned } = lagoon;
  const width = turned ? lagoon.width : lagoon.width + GAP + PILE.width;
  const row = turned ? 2 : count;
  const scale = turned ? 1.4 : 1;
  const top = lagoon.height + GAP + (turned ? PILE.height + GAP : 0);
  const standWidth = Math.min(WIDEST_STAND, width / row / scale);
  const spare = turned ? 0 : (width - row * standWidth) / 2;
  return {
    width,
    height: top + Math.ceil(count / row) * STAND.height * scale,
    piles: turned ? [0, lagoon.height + GAP] : [lagoon.width + GAP, 0],
    standWidth,
    stand: (seat) => {
      const x = spare + (seat % row) * standWidth * scale;
      return `translate(${x} ${top + Math.floor(seat / row) * STAND.height * scale}) scale(${scale})`;
    },
  };
}

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  const lagoon = lagoonOf(view.grid, upright.value);
  const lies = layout(lagoon, view.seats.length);
  const parts = { lagoon, view, desk };
  return (
    <svg
      class="venice-board"
      viewBox={`0 0 ${lies.width} ${lies.height}`}
      role="group"
      aria-label={desk.voice.value.text("title")}
    >
      <Track {...parts} />
      <Water lagoon={lagoon} />
      <g transform={`translate(${FRAME} ${FRAME})`} data-area="lagoon">
        <Spaces {...parts} />
        <Tiles {...parts} />
        <Moored {...parts} />
      </g>
      <g transform={`translate(${lies.piles.join(" ")})`} data-area="piles">
        <Piles view={view} desk={desk} column={!lagoon.turned} />
      </g>
      {view.seats.map((_, seat) => (
        <g key={seat} transform={lies.stand(seat)} data-area={`stands stand-${seat + 1}`}>
          <Stand view={view} desk={desk} seat={seat} width={lies.standWidth} />
        </g>
      ))}
      <Turning {...parts} />
    </svg>
  );
}
