// Cards of Colonia off the table: what is printed, in the order it is read, and what it does.
import type { JSX } from "preact";
import { figuresOf } from "../../pages/Cards";
import type { FaceProps } from "../faces";

export function face({ voice, card }: FaceProps): JSX.Element | null {
  return (
    <span class={`colonia face-plate kind-${card.kind}`}>
      <b>{voice.name(card.kind, card.id)}</b>
      {figuresOf(card, voice).map(([label, value]) => (
        <span key={label} class="face-line">
          {label} <i>{value}</i>
        </span>
      ))}
      {card.text && <small>{voice.text(card.text)}</small>}
    </span>
  );
}
