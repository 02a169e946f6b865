// City tiles: a piece of quay with houses, squares or a bridge upon it.
import type { JSX } from "preact";
import type { GameShape } from "../../protocol";
import { Bridge, Building, Square, Streets } from "./District";
import { Arms, Stone } from "./glyphs";
import { CELL } from "./lagoon";
import { printedTile } from "./printed";
import { around, extent, lying, settled, type TileCell } from "./shapes";

interface FaceProps {
  cells: readonly TileCell[];
  /** What tells this tile's houses from those of others. */
  salt: string;
  /** On the board the streets of all tiles are drawn together. */
  streets?: boolean;
}

/** A tile as it lies, its cells counted from the place where it is drawn. */
export function TileFace({ cells, salt, streets = true }: FaceProps): JSX.Element {
  const land = cells.filter((cell) => cell.shows !== "bridge");
  const shore = around(land, CELL, 1.5, 6);
  return (
    <g class="v-tile">
      <path class="v-under" d={shore} transform="translate(0 5)" />
      <path class="v-ground" d={shore} />
      {streets && <Streets cells={cells} />}
      {cells.map((cell, i) => (
        <g key={i} transform={`translate(${cell.x * CELL} ${cell.y * CELL})`}>
          {cell.shows === "building" && <Building cell={{ x: i, y: 0 }} salt={salt} />}
          {cell.shows === "square" && <Square cell={{ x: i, y: 0 }} salt={salt} />}
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
export function TileIn({ cells, box, salt }: { cells: readonly TileCell[]; box: Box; salt: string }): JSX.Element {
  const wide = extent(cells);
  const scale = Math.min(0.9, box.width / (CELL * wide.x), box.height / (CELL * wide.y + 5));
  const left = (box.width - wide.x * CELL * scale) / 2;
  const top = (box.height - wide.y * CELL * scale) / 2;
  const water = cells.find((cell) => cell.shows === "bridge");
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`}>
      {water && <rect class="v-canal" x={water.x * CELL} y={water.y * CELL} width={CELL} height={CELL} />}
      <TileFace cells={cells} salt={salt} />
    </g>
  );
}

/** A tile as it is printed. */
export function upright(game: GameShape, tile: string): TileCell[] {
  const printed = printedTile(game, tile);
  return settled(lying(printed.shape, printed.cells, 0));
}

/** What a tile costs and pays, around 0, 0. */
export function Price({ game, tile, size }: { game: GameShape; tile: string; size: number }): JSX.Element {
  const printed = printedTile(game, tile);
  const scale = size / 18;
  return (
    <g class="v-price" transform={`scale(${scale})`}>
      <g transform="translate(-29 0) scale(.85)">
        <Stone />
      </g>
      <text class="v-text v-strong" x="-12" y="6" font-size="18.500" text-anchor="middle">
        {printed.stones}
      </text>
      <g transform="translate(12 0) scale(.85)">
        <Arms />
      </g>
      <text class="v-text v-strong" x="28" y="6" font-size="18.500" text-anchor="middle">
        {printed.arms}
      </text>
    </g>
  );
}

/** A tile off the board: in a box, with its stones and arms below. */
export function PricedTile(props: { game: GameShape; tile: string; box: Box; text?: number }): JSX.Element {
  const { game, tile, box, text = 18 } = props;
  return (
    <>
      <TileIn cells={upright(game, tile)} box={box} salt={tile} />
      <g transform={`translate(${box.width / 2} ${box.height + text * 0.8})`}>
        <Price game={game} tile={tile} size={text} />
      </g>
    </>
  );
}
