// City tiles: palaces, paved squares and bridges.
import type { JSX } from "preact";
import type { GameShape } from "../../protocol";
import { Arms, Stone } from "./glyphs";
import { CELL } from "./lagoon";
import { printedTile } from "./printed";
import { around, extent, lying, settled, type TileCell } from "./shapes";

function Building(): JSX.Element {
  return (
    <>
      <path class="v-wall" d="M14 25 H46 V51 H14Z" />
      <path class="v-roof" d="M9 26 L30 10 L51 26Z" />
      <path
        class="v-opening"
        d="M18.5 39 V34 A3.5 3.5 0 0 1 25.5 34 V39Z M34.5 39 V34 A3.5 3.5 0 0 1 41.5 34 V39Z M26 51 V45 A4 4 0 0 1 34 45 V51Z"
      />
    </>
  );
}

function Square(): JSX.Element {
  return (
    <>
      <rect class="v-paving" x="5" y="5" width="50" height="50" rx="4" />
      <path class="v-inlay" d="M30 10 L50 30 L30 50 L10 30Z" />
      <path class="v-inlay-heart" d="M30 21 L39 30 L30 39 L21 30Z" />
    </>
  );
}

/** A bridge from bank to bank, lying or standing. */
function Bridge({ standing }: { standing: boolean }): JSX.Element {
  return (
    <g transform={standing ? "rotate(90 30 30)" : undefined}>
      <path class="v-deck" d="M-5 13 C15 7 45 7 65 13 V47 C45 53 15 53 -5 47Z" />
      <path class="v-steps" d="M6 13 V47 M17 11 V49 M43 11 V49 M54 13 V47" />
      <path class="v-rail" d="M-5 14 C15 8 45 8 65 14 M-5 46 C15 52 45 52 65 46" />
    </g>
  );
}

/** A tile as it lies, its cells counted from the place where it is drawn. */
export function TileFace({ cells }: { cells: readonly TileCell[] }): JSX.Element {
  const land = cells.filter((cell) => cell.shows !== "bridge");
  return (
    <g class="v-tile">
      <path class="v-ground" d={around(land, CELL, 2.5, 7)} />
      {cells.map((cell) => (
        <g key={`${cell.x},${cell.y}`} transform={`translate(${cell.x * CELL} ${cell.y * CELL})`}>
          {cell.shows === "building" && <Building />}
          {cell.shows === "square" && <Square />}
          {cell.shows === "bridge" && (
            <Bridge standing={!cells.some((other) => other.y === cell.y && other !== cell)} />
          )}
        </g>
      ))}
    </g>
  );
}

interface Box {
  width: number;
  height: number;
}

/** A tile in the middle of a box, as large as fits. */
export function TileIn({ cells, box }: { cells: readonly TileCell[]; box: Box }): JSX.Element {
  const wide = extent(cells);
  const scale = Math.min(0.66, box.width / (CELL * wide.x), box.height / (CELL * wide.y));
  const left = (box.width - wide.x * CELL * scale) / 2;
  const top = (box.height - wide.y * CELL * scale) / 2;
  const water = cells.find((cell) => cell.shows === "bridge");
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`}>
      {water && <rect class="v-canal" x={water.x * CELL} y={water.y * CELL} width={CELL} height={CELL} />}
      <TileFace cells={cells} />
    </g>
  );
}

/** A tile as it is printed. */
export function upright(game: GameShape, tile: string): TileCell[] {
  const printed = printedTile(game, tile);
  return settled(lying(printed.shape, printed.cells, 0));
}

/** A tile off the board: in a box, with its stones and arms below. */
export function PricedTile({ game, tile, box }: { game: GameShape; tile: string; box: Box }): JSX.Element {
  const printed = printedTile(game, tile);
  return (
    <>
      <TileIn cells={upright(game, tile)} box={box} />
      <g class="v-price" transform={`translate(${box.width / 2} ${box.height + 14})`}>
        <g transform="translate(-29 0) scale(.85)">
          <Stone />
        </g>
        <text class="v-text v-strong" x="-12" y="6" font-size="18" text-anchor="middle">
          {printed.stones}
        </text>
        <g transform="translate(12 0) scale(.85)">
          <Arms />
        </g>
        <text class="v-text v-strong" x="28" y="6" font-size="18" text-anchor="middle">
          {printed.arms}
        </text>
      </g>
    </>
  );
}
