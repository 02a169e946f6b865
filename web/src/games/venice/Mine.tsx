// What lies before the viewer: the card of this round, and the tiles of the reserve, from which one builds.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { t } from "../../core/texts";
import { Icon } from "../../pages/Icon";
import type { SeatProps } from "../drawing";
import { askedAbout } from "./asked";
import { turnTile } from "./holding";
import { Held } from "./Held";
import { Played } from "./Played";
import { printedTile } from "./printed";
import { tileSpot } from "./spots";
import { PricedTile } from "./Tile";
import type { View } from "./view";

const BOX = { width: 92, height: 74 };
const PRICE = 30;

/** The same tiles numbered, so that each keeps its own picture. */
export function numbered(tiles: readonly string[]): { tile: string; key: string }[] {
  return tiles.map((tile, i) => ({
    tile,
    key: `${tile}-${tiles.slice(0, i).filter((other) => other === tile).length}`,
  }));
}

/** The tile that is picked, or that the question is about. */
function meantBy(desk: Desk): string {
  const picked = desk.picked.value.find((spot) => spot.group === "tile");
  return picked ? picked.id.slice(picked.id.indexOf("=") + 1) : askedAbout(desk, "tile");
}

/** The tiles of the reserve, from which one builds. */
export function Reserve({ view, seat, desk }: SeatProps<View>): JSX.Element {
  const tiles = view.seats[seat]?.tiles ?? [];
  const voice = desk.voice.value;
  const meant = meantBy(desk);
  return (
    <div
      class="v-reserve"
      data-area="reserve"
      role="group"
      aria-label={voice.text("show.reserve")}
      style={{ "--tiles": Math.max(2, tiles.length) }}
    >
      {numbered(tiles).map(({ tile, key }) => (
        <Held
          key={key}
          desk={desk}
          spot={tileSpot(tile)}
          kind="tile"
          id={tile}
          width={BOX.width}
          height={BOX.height + PRICE}
          size="v-held-tile"
          mark={tile === meant ? "v-in-use" : ""}
          piece={`reserve-${seat}-${key}`}
          from={`pile-${printedTile(voice.game, tile).shape}`}
        >
          <PricedTile game={voice.game} tile={tile} box={BOX} text={21} />
        </Held>
      ))}
      {!tiles.length && <p class="v-none">{voice.text("show.empty")}</p>}
    </div>
  );
}

export function Mine(props: SeatProps<View>): JSX.Element {
  const { desk } = props;
  const game = desk.voice.value.game;
  const meant = meantBy(desk);
  return (
    <div class="venice-mine">
      <Played {...props} />
      <Reserve {...props} />
      {meant && (
        <button
          type="button"
          class="v-turn"
          data-turn
          aria-label={t("venice.turn")}
          onClick={() => turnTile(desk, printedTile(game, meant))}
        >
          <Icon name="turn" /> <kbd>R</kbd>
        </button>
      )}
    </div>
  );
}
