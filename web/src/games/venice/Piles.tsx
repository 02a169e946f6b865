// The five piles of tiles and the pillars that are left.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { Size } from "../../board/room";
import { still } from "../../board/still";
import { noted } from "../../board/tips";
import { Pillar } from "./glyphs";
import type { Layout } from "./layout";
import { about } from "./printed";
import { pileSpot } from "./spots";
import { PricedTile } from "./Tile";
import type { PileView, View } from "./view";

/** How far each tile below shows, and how many do at most. */
const STEP = 3;
const MOST = 4;
/** How wide a price is drawn, for each unit of its text. */
const PRICE = 76 / 18;

interface PileProps {
  pile: PileView;
  desk: Desk;
  size: Size;
  text: number;
}

const Pile = still(function Pile({ pile, desk, size, text }: PileProps): JSX.Element {
  const voice = desk.voice.value;
  const edges = Math.min(MOST, Math.max(0, pile.height - 1));
  const name = voice.name("shape", pile.shape);
  const top = pile.top ? voice.name("tile", pile.top) : voice.text("show.empty");
  const note = pile.top ? about(voice, "tile", pile.top) : { rule: "VEN-4.6" };
  const face = { width: size.width - 18, height: size.height - 18 };
  const price = Math.min(Math.max(21, text), (face.width - 8) / PRICE);
  return (
    <>
      <g aria-hidden="true">
        <g data-anchor={`pile-${pile.shape}`}>
          {Array.from({ length: edges }, (_, i) => (
            <rect class="v-plate" key={i} x={3 + (edges - i) * STEP} y={2 + (edges - i) * STEP} {...face} rx="9" />
          ))}
          <rect class={pile.top ? "v-plate v-top" : "v-plate v-bare"} x="3" y="2" {...face} rx="9" />
        </g>
        {pile.top ? (
          <g data-piece={`pile-${pile.shape}-${pile.height}`} transform="translate(9 7)">
            <PricedTile
              game={voice.game}
              tile={pile.top}
              box={{ width: face.width - 12, height: face.height - price * 1.3 - 10 }}
              text={price}
            />
          </g>
        ) : (
          <text class="v-text v-faint" x={size.width / 2 - 6} y={size.height / 2} font-size={text} text-anchor="middle">
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
        <rect class="v-target" x="3" y="2" {...face} rx="9" />
      </Place>
      <g class="v-badge" aria-hidden="true" transform={`translate(${size.width - 22} 15)`}>
        <circle class="v-count" r={text * 0.78} />
        <text class="v-text v-count-text" y={text * 0.34} font-size={text} text-anchor="middle">
          {pile.height}
        </text>
      </g>
    </>
  );
});

export function Piles({ view, desk, lies }: { view: View; desk: Desk; lies: Layout }): JSX.Element {
  const left = desk.voice.value.fill("show.supply", { supply: view.supply });
  const { width, height } = lies.pile;
  return (
    <>
      {view.piles.map((pile, i) => (
        <g key={pile.shape} transform={lies.pileAt(i)}>
          <Pile pile={pile} desk={desk} size={lies.pile} text={lies.small} />
        </g>
      ))}
      <g
        transform={lies.pileAt(view.piles.length)}
        data-anchor="supply"
        data-area="pillars"
        role="img"
        aria-label={left}
        {...noted(() => ({ title: left, rule: "VEN-11.1" }))}
      >
        <rect class="v-plate v-raft" x="3" y="2" width={width - 18} height={height - 18} rx="9" />
        {[-30, 0, 30].map((x) => (
          <g key={x} transform={`translate(${(width - 12) / 2 + x} ${height * 0.26})`}>
            <Pillar r={14} />
          </g>
        ))}
        <text class="v-text v-figure" x={(width - 12) / 2} y={height * 0.72} font-size="44" text-anchor="middle">
          {view.supply}
        </text>
      </g>
    </>
  );
}
