// What lies before an opponent, in small: the card of this round, tokens and tiles in reserve, what is known of the hand.
import type { JSX } from "preact";
import { noted } from "../../board/tips";
import type { SeatProps } from "../drawing";
import { Token } from "./glyphs";
import { numbered } from "./Mine";
import { laidCard, Played } from "./Played";
import { about, printedTile, shortName } from "./printed";
import { maybe } from "./Seat";
import { TileIn, upright } from "./Tile";
import type { View } from "./view";

const MINI = { width: 34, height: 26 };

export function Other(props: SeatProps<View>): JSX.Element | null {
  const { view, seat, desk } = props;
  const own = view.seats[seat];
  if (!own) return null;
  const voice = desk.voice.value;
  const [card, , state] = laidCard(props);
  const role = card ? shortName(voice, card) : state;
  const unknown = Math.max(0, own.cards - own.known.length);
  const held = [...own.known.map((id) => voice.name("card", id)), voice.fill("show.unknown", { cards: unknown })];
  return (
    <div class="venice-other">
      <Played {...props} />
      <div class="v-lines">
        <p class="v-role-name">{role || " "}</p>
        <p class="v-goods">
          <span {...noted(() => ({ title: `${voice.text("figure.tokens")}: ${own.tokens}`, rule: "VEN-5.7" }))}>
            <svg viewBox="-11 -11 22 22" role="img" aria-label={voice.text("figure.tokens")}>
              <Token seat={desk.seats.value[seat]} r={10} />
            </svg>
            {own.tokens}
          </span>
          <span
            {...noted(() => ({
              title: `${voice.text("show.hand")}: ${own.cards}`,
              text: `${held.join(", ")}${unknown ? ` (${maybe(view, voice, seat)})` : ""}`,
              rule: "VEN-3.9",
            }))}
          >
            <svg viewBox="-11 -11 22 22" role="img" aria-label={voice.text("show.hand")}>
              <rect class="v-back-sign" x="-7" y="-10" width="14" height="20" rx="3" />
            </svg>
            {own.cards}
          </span>
          <span class="v-minis" role="group" aria-label={voice.text("show.reserve")}>
            {numbered(own.tiles).map(({ tile, key }) => (
              <svg
                key={key}
                viewBox={`0 0 ${MINI.width} ${MINI.height}`}
                data-piece={`reserve-${seat}-${key}`}
                data-from={`pile-${printedTile(voice.game, tile).shape}`}
                role="img"
                aria-label={voice.name("tile", tile)}
                {...noted(() => ({ title: voice.name("tile", tile), ...about(voice, "tile", tile) }))}
              >
                <TileIn cells={upright(voice.game, tile)} box={MINI} salt={tile} />
              </svg>
            ))}
          </span>
        </p>
      </div>
    </div>
  );
}
