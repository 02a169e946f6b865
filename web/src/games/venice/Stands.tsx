// The cards of the round: one place for each seat, with the start player card before the first.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { TipContent } from "../../board/tips";
import { Squeezed, StartCard, Token } from "./glyphs";
import { about } from "./printed";
import { CardBack, SMALL, SmallFace } from "./RoleCard";
import { seatSpot } from "./spots";
import type { View } from "./view";

export const STAND = { width: 92, height: 138 };

interface StandProps {
  view: View;
  desk: Desk;
  seat: number;
  /** As wide as it may be. */
  width: number;
}

/** What a seat has laid before it: an open card, a hidden one, or none. */
function note(view: View, desk: Desk, seat: number): [card: string, content: TipContent, state: string] {
  const voice = desk.voice.value;
  const own = view.seats[seat];
  const card = own?.played || own?.choice || "";
  if (card) return [card, about(voice, "card", card), voice.name("card", card)];
  return ["", {}, own?.chosen ? voice.text("show.chosen") : ""];
}

export function Stand({ view, desk, seat, width }: StandProps): JSX.Element {
  const voice = desk.voice.value;
  const seating = desk.seats.value[seat];
  const own = view.seats[seat];
  const [card, content, state] = note(view, desk, seat);
  const left = (width - SMALL.width) / 2;
  return (
    <Place
      desk={desk}
      spot={seatSpot(seat)}
      label={[seating?.name ?? "", state].filter(Boolean).join(": ")}
      {...(card ? { about: content } : {})}
      class="v-plate-spot"
    >
      <rect class="v-target v-stand" x="2" y="2" width={width - 4} height={STAND.height - 4} rx="9" />
      <g transform="translate(15 14)">
        <Token seat={seating} r={10} />
      </g>
      <Squeezed x={(width + 20) / 2} y={19} size={15} most={width - 34} text={seating?.name ?? ""} />
      <g transform={`translate(${left} 27)`}>
        {card ? (
          <g data-piece={`card-${card}`} class={own?.played ? "" : "v-hidden-choice"}>
            <SmallFace voice={voice} id={card} />
          </g>
        ) : own?.chosen ? (
          <g data-piece={`choice-${seat}`} data-from={`seat-${seat}`}>
            <CardBack {...SMALL} />
          </g>
        ) : (
          <rect class="v-slot" x="3" y="3" width={SMALL.width - 6} height={SMALL.height - 6} rx="7" />
        )}
      </g>
      {view.first === seat && (
        <g transform={`translate(${left + 2} 98) rotate(-8)`}>
          <g data-piece="start-card">
            <StartCard />
          </g>
        </g>
      )}
      <Squeezed
        x={width / 2}
        y={STAND.height - 9}
        size={14}
        most={width - 10}
        class="v-faint"
        text={card ? voice.name("card", card) : state}
      />
    </Place>
  );
}
