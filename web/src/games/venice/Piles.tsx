// The five piles of tiles and the pillars that are left.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { tip } from "../../board/tips";
import { Pillar } from "./glyphs";
import { about } from "./printed";
import { pileSpot } from "./spots";
import { TileInBox } from "./Tile";
import type { PileView, View } from "./view";

export const PILE = { width: 98, height: 138 };
const BOX = 74;
/** How far each tile below shows, and how many do at most. */
const STEP = 3;
const MOST = 4;

function Pile({ pile, desk }: { pile: PileView; desk: Desk }): JSX.Element {
  const voice = desk.voice.value;
  const edges = Math.min(MOST, Math.max(0, pile.height - 1));
  const name = voice.name("shape", pile.shape);
  const top = pile.top ? voice.name("tile", pile.top) : voice.text("show.empty");
  const note = pile.top ? about(voice, "tile", pile.top) : {};
  return (
    <Place
      desk={desk}
      spot={pileSpot(pile.shape)}
      label={`${name}: ${top} (${pile.height})`}
      about={
        pile.under.length ? { ...note, text: `↓ ${pile.under.map((id) => voice.name("tile", id)).join(", ")}` } : note
      }
      class="v-plate-spot"
    >
      <g data-anchor={`pile-${pile.shape}`}>
        {Array.from({ length: edges }, (_, i) => (
          <rect
            class="v-plate"
            key={i}
            x={3 + (edges - i) * STEP}
            y={2 + (edges - i) * STEP}
            width={PILE.width - 20}
            height={PILE.height - 22}
            rx="9"
          />
        ))}
        <rect
          class={pile.top ? "v-plate v-target" : "v-plate v-bare"}
          x="3"
          y="2"
          width={PILE.width - 20}
          height={PILE.height - 22}
          rx="9"
        />
      </g>
      {pile.top ? (
        <g data-piece={`pile-${pile.shape}-${pile.height}`} transform="translate(7 7)">
          <TileInBox game={voice.game} tile={pile.top} box={BOX - 4} />
        </g>
      ) : (
        <text class="v-text v-faint" x={PILE.width / 2 - 6} y="62" font-size="17" text-anchor="middle">
          {voice.text("show.empty")}
        </text>
      )}
      <g transform={`translate(${PILE.width - 22} 13)`}>
        <circle class="v-count" r="13" />
        <text class="v-text v-count-text" y="5.5" font-size="16" text-anchor="middle">
          {pile.height}
        </text>
      </g>
    </Place>
  );
}

export function Piles({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  const left = desk.voice.value.fill("show.supply", { supply: view.supply });
  return (
    <>
      {view.piles.map((pile, i) => (
        <g key={pile.shape} transform={`translate(${i * PILE.width} 0)`}>
          <Pile pile={pile} desk={desk} />
        </g>
      ))}
      <g
        class="v-supply"
        transform={`translate(${view.piles.length * PILE.width} 0)`}
        data-anchor="supply"
        role="img"
        aria-label={left}
        {...tip(() => ({ title: left }))}
      >
        <rect class="v-plate" x="3" y="2" width={PILE.width - 14} height={PILE.height - 22} rx="9" />
        {[-22, 0, 22].map((x) =>
          [0, 24].map((y) => (
            <g key={`${x} ${y}`} transform={`translate(${PILE.width / 2 - 4 + x} ${26 + y})`}>
              <Pillar r={10} />
            </g>
          )),
        )}
        <text class="v-text v-figure" x={PILE.width / 2 - 4} y="100" font-size="32" text-anchor="middle">
          {view.supply}
        </text>
      </g>
    </>
  );
}
