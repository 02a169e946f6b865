// Venice's moment: the cards of all are turned over one by one, in the order in which they act.
import type { JSX } from "preact";
import { Scene, Turned, Whose } from "../../stage/Tableau";
import type { MomentProps } from "../drawing";
import { CARD, CardBack, CardFace } from "./RoleCard";
import type { View } from "./view";

const BOX = `0 0 ${CARD.width} ${CARD.height}`;

export function Moment({ desk, told }: MomentProps<View>): JSX.Element | null {
  const cards = told.filter((note) => note.verb === "revealed");
  if (!cards.length) return null;
  return (
    <Scene kind="cards">
      {cards.map((note, i) => (
        <figure key={note.seat}>
          <Turned order={i} box={BOX} back={<CardBack {...CARD} />}>
            <CardFace voice={desk.voice.value} id={note.blanks["card"] ?? ""} />
          </Turned>
          <Whose desk={desk} seat={note.seat} />
        </figure>
      ))}
    </Scene>
  );
}
