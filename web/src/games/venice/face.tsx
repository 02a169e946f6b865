// Action cards and city tiles off the table.
import type { JSX } from "preact";
import type { FaceProps } from "../faces";
import { CARD, CardFace } from "./RoleCard";
import { PricedTile } from "./Tile";

export function face({ voice, card }: FaceProps): JSX.Element | null {
  if (card.kind === "card")
    return (
      <svg class="venice face-card" viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
        <CardFace voice={voice} id={card.id} />
      </svg>
    );
  if (card.kind === "tile")
    return (
      <svg class="venice face-tile" viewBox="0 0 130 138" aria-hidden="true">
        <PricedTile game={voice.game} tile={card.id} box={{ width: 130, height: 104 }} text={20} />
      </svg>
    );
  return null;
}
