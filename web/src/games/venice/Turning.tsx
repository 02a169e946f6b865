// Which way round a tile lies: small pictures to choose from, and the tile as it would lie.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { CELL, FRAME, type Lagoon } from "./lagoon";
import { printedTile } from "./printed";
import { lying, settled, type TileCell } from "./shapes";
import { askedAbout, turnSpot } from "./spots";
import { TileFace, TileIn } from "./Tile";

const BOX = 104;
const GAP = 8;

export function Turning({ lagoon, desk }: { lagoon: Lagoon; desk: Desk }): JSX.Element | null {
  const hovered = useSignal("");
  if (desk.ask.value?.kind !== "turn") return null;
  const tile = askedAbout(desk, "tile");
  const space = askedAbout(desk, "space");
  const turns = desk.options.value.map((answer) => answer.blanks["turn"] ?? "");
  if (!tile || !space || !turns.length) return null;
  const printed = printedTile(desk.voice.value.game, tile);
  const lies = (turn: string): TileCell[] => lagoon.beside(space, lying(printed.shape, printed.cells, Number(turn)));
  const picked = turns.find((turn) => desk.light(turnSpot(turn)) === "picked");
  const shown = turns.includes(hovered.value) ? hovered.value : (picked ?? turns[0] ?? "");
  const wide = turns.length * (BOX + GAP) + GAP;
  const high = BOX + 2 * GAP;
  const covered = turns.flatMap(lies);
  const middle = FRAME + (lagoon.cell(space).x + 0.5) * CELL;
  const below = FRAME + (Math.max(...covered.map((cell) => cell.y)) + 1) * CELL + GAP;
  const above = FRAME + Math.min(...covered.map((cell) => cell.y)) * CELL - GAP - high;
  const left = Math.min(Math.max(GAP, middle - wide / 2), lagoon.width - wide - GAP);
  const top = below + high < lagoon.height ? below : above;
  return (
    <>
      <g class="v-ghost" transform={`translate(${FRAME} ${FRAME})`}>
        <TileFace cells={lies(shown)} />
      </g>
      <g class="v-choices" transform={`translate(${left} ${top})`}>
        <rect width={wide} height={high} rx="14" />
        {turns.map((turn, i) => (
          <g
            key={turn}
            transform={`translate(${GAP + i * (BOX + GAP)} ${GAP})`}
            onPointerEnter={() => (hovered.value = turn)}
            onPointerLeave={() => (hovered.value = "")}
          >
            <Place
              desk={desk}
              spot={turnSpot(turn)}
              label={desk.voice.value.fill("move.turn", { turn })}
              class="v-plate-spot"
            >
              <rect class="v-target" width={BOX} height={BOX} rx="10" />
              <g transform="translate(8 8)">
                <TileIn cells={settled(lies(turn))} box={{ width: BOX - 16, height: BOX - 16 }} />
              </g>
            </Place>
          </g>
        ))}
      </g>
    </>
  );
}
