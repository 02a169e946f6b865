// The middle of the table: the lagoon between its quays, and the piles.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Room, type Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import { Moored, Spaces, Tiles } from "./City";
import { Aimed, useAiming } from "./Aim";
import { GhostNote, GhostTile, useDrawnTurns, useHolding } from "./Ghost";
import { tileInHand } from "./holding";
import { layout } from "./layout";
import { Piles } from "./Piles";
import { placements } from "./placements";
import { Track } from "./Track";
import type { View } from "./view";
import { Marks, Water } from "./Water";

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  return <Room class="venice-room">{(size) => <Laid view={view} desk={desk} size={size} />}</Room>;
}

function Laid({ view, desk, size }: DrawProps<View> & { size: Size }): JSX.Element {
  const lies = useMemo(() => layout(view.grid, size), [view.grid, size]);
  const { lagoon } = lies;
  const all = useMemo(() => placements(desk, view, lagoon), [desk.options.value, view.bare, lagoon]);
  const holding = useHolding({ desk, lies, all });
  const aiming = useAiming(desk, lies);
  useDrawnTurns(desk, all);
  const building = tileInHand(desk, all) !== "";
  const parts = { lagoon, view, desk };
  return (
    <div
      class={`venice-inside ${building ? "building" : ""}`}
      style={{ width: `${lies.width * lies.scale}px`, height: `${lies.height * lies.scale}px` }}
    >
      <svg
        class="venice-board"
        viewBox={`0 0 ${lies.width} ${lies.height}`}
        role="group"
        aria-label={desk.voice.value.text("title")}
      >
        <Water lagoon={lagoon} lies={lies} />
        <Marks lagoon={lagoon} lies={lies} />
        <Track lies={lies} view={view} desk={desk} />
        <g
          class={`v-sea ${building ? "building" : all.length ? "choosing" : ""}`}
          transform={`translate(${lies.left} ${lies.top})`}
          data-area="lagoon"
          {...(all.length ? holding : aiming)}
        >
          <rect class="v-catch" width={lagoon.width} height={lagoon.height} />
          <Spaces {...parts} />
          <Tiles {...parts} />
          <Moored {...parts} />
          <Aimed view={view} desk={desk} lagoon={lagoon} />
          <GhostTile desk={desk} lies={lies} all={all} />
        </g>
        <g data-area="piles">
          <Piles view={view} desk={desk} lies={lies} />
        </g>
      </svg>
      <GhostNote desk={desk} lies={lies} all={all} />
    </div>
  );
}
