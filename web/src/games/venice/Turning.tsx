// Which way round a tile lies: small pictures to choose from, and the tile as it would lie.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { CELL, FRAME, type Lagoon } from "./lagoon";
import { printedTile } from "./printed";
import { lying, settled, type Cell, type TileCell } from "./shapes";
import { askedAbout, turnSpot } from "./spots";
import { TileFace, TileIn } from "./Tile";
import type { View } from "./view";

const BOX = 104;
const GAP = 8;

interface Corner {
  left: number;
  top: number;
}

/** Where the pictures lie: below, above or beside the tile, wherever they hide the fewest tiles. */
function beside(lagoon: Lagoon, view: View, cells: readonly Cell[], { wide, high }: Size): Corner {
  const edge = (at: number): number => FRAME + at * CELL;
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const inside = (at: number, most: number): number => Math.min(Math.max(GAP, at), most - GAP);
  const left = inside(edge((Math.min(...xs) + Math.max(...xs) + 1) / 2) - wide / 2, lagoon.width - wide);
  const top = inside(edge((Math.min(...ys) + Math.max(...ys) + 1) / 2) - high / 2, lagoon.height - high);
  const corners: Corner[] = [
    { left, top: edge(Math.max(...ys) + 1) + GAP },
    { left, top: edge(Math.min(...ys)) - GAP - high },
    { left: edge(Math.max(...xs) + 1) + GAP, top },
    { left: edge(Math.min(...xs)) - GAP - wide, top },
  ];
  const built = view.laid.flatMap((laid) => laid.cells.map((cell) => lagoon.cell(cell.space)));
  const hidden = (at: Corner): number =>
    built.filter(
      ({ x, y }) =>
        edge(x + 1) > at.left && edge(x) < at.left + wide && edge(y + 1) > at.top && edge(y) < at.top + high,
    ).length;
  const fitting = corners.filter(
    (at) => at.left >= 0 && at.top >= 0 && at.left + wide <= lagoon.width && at.top + high <= lagoon.height,
  );
  return fitting.sort((a, b) => hidden(a) - hidden(b))[0] ?? { left, top };
}

interface Size {
  wide: number;
  high: number;
}

interface TurningProps {
  lagoon: Lagoon;
  view: View;
  desk: Desk;
}

export function Turning({ lagoon, view, desk }: TurningProps): JSX.Element | null {
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
  const { left, top } = beside(lagoon, view, turns.flatMap(lies), { wide, high });
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
