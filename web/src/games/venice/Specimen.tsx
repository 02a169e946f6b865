// One component of Venice for the gallery: a tile with its price, or an action card.
import type { JSX } from "preact";
import type { SpecimenProps } from "../drawing";
import { CARD, CardFace } from "./RoleCard";
import { PricedTile } from "./Tile";

const TILE = { width: 150, height: 84 };

export function Specimen({ card, voice }: SpecimenProps): JSX.Element | null {
  if (card.kind === "tile") {
    return (
      <svg class="specimen game-venice" viewBox={`0 0 ${TILE.width} ${TILE.height + 30}`} aria-hidden="true">
        <PricedTile game={voice.game} tile={card.id} box={TILE} />
      </svg>
    );
  }
  return (
    <svg class="specimen tall game-venice" viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
      <CardFace voice={voice} id={card.id} />
    </svg>
  );
}
