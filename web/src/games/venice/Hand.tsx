// What the viewer holds: the hand of cards and the tiles of the own reserve.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import type { DrawProps } from "../drawing";
import { Held } from "./Held";
import { printedTile } from "./printed";
import { CARD, CardFace } from "./RoleCard";
import { askedAbout, cardSpot, tileSpot } from "./spots";
import { PricedTile } from "./Tile";
import type { View } from "./view";

const BOX = { width: 92, height: 78 };

/** A card to be chosen. */
function HandCard({ card, desk, mark = "" }: { card: string; desk: Desk; mark?: string }): JSX.Element {
  return (
    <Held
      desk={desk}
      spot={cardSpot(card)}
      kind="card"
      id={card}
      {...CARD}
      size="v-held-card"
      mark={mark}
      piece={`card-${card}`}
    >
      <CardFace voice={desk.voice.value} id={card} />
    </Held>
  );
}

/** The same tiles numbered, so that each keeps its own picture. */
export function numbered(tiles: readonly string[]): { tile: string; key: string }[] {
  return tiles.map((tile, i) => ({
    tile,
    key: `${tile}-${tiles.slice(0, i).filter((other) => other === tile).length}`,
  }));
}

export function Hand({ view, desk }: DrawProps<View>): JSX.Element | null {
  const own = view.seats[desk.me.value];
  if (!own) return null;
  const voice = desk.voice.value;
  const lying = askedAbout(desk, "tile");
  const hand = own.known.filter((card) => card !== own.choice);
  const looked = desk.options.value
    .filter((answer) => answer.verb === "use")
    .map((answer) => answer.blanks["card"] ?? "")
    .filter((card) => !hand.includes(card));
  return (
    <div class="venice-hand">
      {looked.length > 0 && (
        <div class="v-row v-looked">
          {looked.map((card) => (
            <HandCard key={card} card={card} desk={desk} />
          ))}
        </div>
      )}
      <div class="v-row" data-area="cards" role="group" aria-label={voice.text("show.hand")}>
        {hand.map((card) => (
          <HandCard key={card} card={card} desk={desk} mark={card === view.drawn ? "v-drawn" : ""} />
        ))}
      </div>
      <div class="v-row" data-area="reserve" role="group" aria-label={voice.text("show.reserve")}>
        {numbered(own.tiles).map(({ tile, key }) => (
          <Held
            key={key}
            desk={desk}
            spot={tileSpot(tile)}
            kind="tile"
            id={tile}
            width={BOX.width}
            height={BOX.height + 26}
            size="v-held-tile"
            mark={tile === lying ? "v-in-use" : ""}
            piece={`reserve-${desk.me.value}-${key}`}
            from={`pile-${printedTile(voice.game, tile).shape}`}
          >
            <PricedTile game={voice.game} tile={tile} box={BOX} />
          </Held>
        ))}
      </div>
    </div>
  );
}
