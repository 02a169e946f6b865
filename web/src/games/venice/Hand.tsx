// What the viewer holds: the hand of cards.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Room, type Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import { lays } from "./asked";
import { Held } from "./Held";
import { Reserve } from "./Mine";
import { CARD, CardFace } from "./RoleCard";
import { cardSpot } from "./spots";
import type { View } from "./view";

const READABLE = 12.1; // pixels
const GAP = 6; // between cards

/** A card to be chosen. */
function HandCard(props: { card: string; desk: Desk; mark: string; least: number }): JSX.Element {
  const { card, desk, mark, least } = props;
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
      <CardFace voice={desk.voice.value} id={card} least={least} />
    </Held>
  );
}

/** A text that can be read, in units of a card, where so many share the room. */
function readable({ width, height }: Size, cards: number): number {
  const wide = Math.min((height * CARD.width) / CARD.height, (width - GAP * cards) / cards);
  return (READABLE * CARD.width) / wide;
}

export function Hand(props: DrawProps<View>): JSX.Element {
  return <Room class="venice-hand-room">{(size) => <Cards {...props} size={size} />}</Room>;
}

function Cards({ view, desk, size }: DrawProps<View> & { size: Size }): JSX.Element | null {
  const own = view.seats[desk.me.value];
  if (!own) return null;
  const hand = own.known.filter((card) => card !== own.choice);
  const looked = desk.options.value
    .filter((answer) => answer.verb === "use")
    .map((answer) => answer.blanks["card"] ?? "")
    .filter((card) => !hand.includes(card));
  const shown = looked.length ? looked : hand;
  const least = readable(size, Math.max(4, shown.length));
  const building = desk.options.value.some(lays);
  return (
    <>
      {building && (
        <div class="v-dock">
          <Reserve view={view} desk={desk} seat={desk.me.value} />
        </div>
      )}
      <div
        class={`venice-hand ${building ? "v-aside" : ""} ${looked.length ? "v-looked" : ""}`}
        data-area="cards"
        role="group"
        aria-label={desk.voice.value.text("show.hand")}
        style={{ "--cards": Math.max(4, shown.length) }}
      >
        {shown.map((card) => (
          <HandCard key={card} card={card} desk={desk} mark={card === view.drawn ? "v-drawn" : ""} least={least} />
        ))}
      </div>
    </>
  );
}
