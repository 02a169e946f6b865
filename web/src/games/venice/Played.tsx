// The card a seat has laid before it this round: hidden, open, or none yet.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import type { TipContent } from "../../board/tips";
import { t } from "../../core/texts";
import type { SeatProps } from "../drawing";
import { StartCard } from "./glyphs";
import { about } from "./printed";
import { CardBack, SMALL, SmallFace } from "./RoleCard";
import { seatSpot } from "./spots";
import type { View } from "./view";

/** What a seat has laid before it: an open card, a hidden one, or none. */
export function laidCard({ view, desk, seat }: SeatProps<View>): [card: string, content: TipContent, state: string] {
  const voice = desk.voice.value;
  const own = view.seats[seat];
  const card = own?.played || own?.choice || "";
  if (card) return [card, about(voice, "card", card), voice.name("card", card)];
  return ["", {}, own?.chosen ? voice.text("show.chosen") : ""];
}

export function Played(props: SeatProps<View>): JSX.Element {
  const { view, desk, seat } = props;
  const [card, content, state] = laidCard(props);
  const own = view.seats[seat];
  const first = view.first === seat;
  const name = desk.names[seat] ?? "";
  return (
    <div class="v-played" data-area={`stands stand-${seat + 1}`} data-anchor={`stand-${seat}`}>
      <svg viewBox={`0 0 ${SMALL.width} ${SMALL.height}`} aria-hidden="true">
        {card ? (
          <g data-piece={`card-${card}`} key={card}>
            <g class={own?.played ? "v-turned-up" : "v-hidden-choice"} style={{ "--order": orderOf(view, seat) }}>
              <SmallFace voice={desk.voice.value} id={card} />
            </g>
          </g>
        ) : own?.chosen ? (
          <g data-piece={`choice-${seat}`} data-from={`seat-${seat}`}>
            <CardBack {...SMALL} />
          </g>
        ) : (
          <rect class="v-slot" x="3" y="3" width={SMALL.width - 6} height={SMALL.height - 6} rx="7" />
        )}
        {first && (
          <g transform={`translate(${SMALL.width - 13} 18) rotate(8) scale(.8)`}>
            <g data-piece="start-card">
              <StartCard />
            </g>
          </g>
        )}
      </svg>
      <Place
        desk={desk}
        spot={seatSpot(seat)}
        as="button"
        label={[name, state].filter(Boolean).join(": ")}
        about={first ? { ...content, foot: t("table.first"), rule: "VEN-3.2" } : { rule: "VEN-3.4", ...content }}
        class="v-held"
      />
    </div>
  );
}

/** How many act before this seat. */
function orderOf(view: View, seat: number): number {
  return (seat - Math.max(0, view.first) + view.seats.length) % view.seats.length;
}
