// One person of Bruges for the gallery: at the window, with price, points, and when it acts.
import type { JSX } from "preact";
import type { SpecimenProps } from "../drawing";
import { Coin, Glyph, Points } from "./glyphs";
import { Mark } from "./marks";
import { Bust } from "./people";
import { printed } from "./printed";

export function Specimen({ card, voice }: SpecimenProps): JSX.Element | null {
  const person = printed(voice.game, card.id);
  if (!person) return null;
  return (
    <svg class={`specimen bruges hue-${person.colour}`} viewBox="0 0 150 84" aria-hidden="true">
      <rect class="specimen-hue" width="150" height="84" rx="6" />
      <path class="specimen-paper" d="M40 84V30Q75 -4 110 30V84z" />
      <Bust group={person.group} colour={person.colour} x={75} y={46} size={1.7} />
      <Coin x={20} y={20} r={14} value={person.price} />
      <g transform="translate(130 20) scale(1.3)">
        <Points value={person.points} />
      </g>
      <rect class="specimen-paper" x="4" y="56" width="32" height="24" rx="5" />
      <Glyph name={person.symbol} x={20} y={68} size={19} />
      <rect class="specimen-paper" x="114" y="56" width="32" height="24" rx="5" />
      {person.worker ? (
        <g class={`hue-${person.worker}`}>
          <Mark colour={person.worker} x={130} y={68} size={18} />
        </g>
      ) : (
        <Glyph name={person.group} x={130} y={68} size={19} />
      )}
    </svg>
  );
}
