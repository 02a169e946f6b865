// A person's card off the table.
import type { JSX } from "preact";
import type { FaceProps } from "../faces";
import { PersonSheet } from "./PersonSheet";
import { printed } from "./printed";

export function face({ voice, card }: FaceProps): JSX.Element | null {
  const person = card.kind === "person" ? printed(voice.game, card.id) : undefined;
  if (!person) return null;
  return (
    <span class="bruges face-card">
      <span class={`b-card hue-${person.colour}`}>
        <PersonSheet voice={voice} id={card.id} person={person} />
      </span>
    </span>
  );
}
