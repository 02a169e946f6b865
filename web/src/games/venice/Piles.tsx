// The five piles of tiles and the pillars that are left.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { Pillar } from "./glyphs";
import { about } from "./printed";
import { pileSpot } from "./spots";
import { PricedTile } from "./Tile";
import type { PileView, View } from "./view";

export const PILE = { width: 98, height: 99 };
const FACE = { width: PILE.width - 18, height: PILE.height - 13 };
const BOX = { width: 68, height: 54 };
/** How far each tile below shows, and how many do at most. */
const STEP = 3;
const MOST = 4;

function Pile({ pile, desk }: { pile: PileView; desk: Desk }): JSX.Element {
  const voice = desk.voice.value;
  const edges = Math.min(MOST, Math.max(0, pile.height - 1));
  const name = voice.name("shape", pile.shape);
  const top = pile.top ? voice.name("tile", pile.top) : voice.text("show.empty");
  const note = pile.top ? about(voice, "tile", pile.top) : { rule: "VEN-4.6" };
  return (
    <>
      <g aria-hidden="true">
        <g data-anchor={`pile-${pile.shape}`}>
          {Array.from({ length: edges }, (_, i) => (
            <rect class="v-plate" key={i} x={3 + (edges - i) * STEP} y={2 + (edges - i) * STEP} {...FACE} rx="9" />
          ))}
          <rect class={pile.top ? "v-plate" : "v-plate v-bare"} x="3" y="2" {...FACE} rx="9" />
        </g>
        {pile.top ? (
          <g data-piece={`pile-${pile.shape}-${pile.height}`} transform="translate(9 6)">
            <PricedTile game={voice.game} tile={pile.top} box={BOX} />
          </g>
        ) : (
          <text class="v-text v-faint" x={PILE.width / 2 - 6} y="50" font-size="17" text-anchor="middle">
            {voice.text("show.empty")}
          </text>
        )}
      </g>
      <Place
        desk={desk}
        spot={pileSpot(pile.shape)}
        label={`${name}: ${top} (${pile.height})`}
        about={
          pile.under.length ? { ...note, text: `↓ ${pile.under.map((id) => voice.name("tile", id)).join(", ")}` } : note
        }
        class="v-plate-spot"
      >
        <rect class="v-target" x="3" y="2" {...FACE} rx="9" />
      </Place>
      <g class="v-badge" aria-hidden="true" transform={`translate(${PILE.width - 22} 13)`}>
        <circle class="v-count" r="13" />
        <text class="v-text v-count-text" y="5.5" font-size="16" text-anchor="middle">
          {pile.height}
        </text>
      </g>
    </>
  );
}

interface PilesProps {
  view: View;
  desk: Desk;
  /** One below the other, or side by side. */
  column: boolean;
}

export function Piles({ view, desk, column }: PilesProps): JSX.Element {
  const left = desk.voice.value.fill("show.supply", { supply: view.supply });
  const place = (i: number): string => `translate(${column ? 0 : i * PILE.width} ${column ? i * PILE.height : 0})`;
  return (
    <>
      {view.piles.map((pile, i) => (
        <g key={pile.shape} transform={place(i)}>
          <Pile pile={pile} desk={desk} />
        </g>
      ))}
      <g
        transform={place(view.piles.length)}
        data-anchor="supply"
        data-area="pillars"
        role="img"
        aria-label={left}
        {...noted(() => ({ title: left, rule: "VEN-11.1" }))}
      >
        <rect class="v-plate" x="3" y="2" {...FACE} rx="9" />
        {[-22, 0, 22].map((x) => (
          <g key={x} transform={`translate(${3 + FACE.width / 2 + x} 22)`}>
            <Pillar r={11} />
          </g>
        ))}
        <text class="v-text v-figure" x={3 + FACE.width / 2} y="74" font-size="34" text-anchor="middle">
          {view.supply}
        </text>
      </g>
    </>
  );
}
