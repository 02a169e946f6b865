// The cards of the round: one place for each seat, with the start player card before the first.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { TipContent } from "../../board/tips";
import { t } from "../../core/texts";
import { Squeezed, StartCard, Token } from "./glyphs";
import { about } from "./printed";
import { CardBack, SMALL, SmallFace } from "./RoleCard";
import { seatSpot } from "./spots";
import { TileIn, upright } from "./Tile";
import type { View } from "./view";

export const STAND = { width: 206, height: 78 };
const TEXT = 74;
const MINI = { width: 24, height: 22 };

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
  const seating = desk.seats.value[seat];
  const [card, content, state] = note(view, desk, seat);
  const first = view.first === seat;
  const plate = { x: 2, y: 2, width: width - 4, height: STAND.height - 4, rx: 9 };
  return (
    <>
      <g aria-hidden="true">
        <rect class="v-stand" {...plate} />
        <g transform="translate(8 5) scale(.77)">
          <Laid view={view} desk={desk} seat={seat} card={card} />
        </g>
        <g transform={`translate(${TEXT + 10} 15)`}>
          <Token seat={seating} r={10} />
        </g>
        <Squeezed
          class="v-strong"
          anchor="start"
          x={TEXT + 25}
          y={21}
          size={16}
          most={width - TEXT - (first ? 62 : 33)}
          text={seating?.name ?? ""}
        />
        <Squeezed class="v-faint" anchor="start" x={TEXT} y={42} size={15} most={width - TEXT - 10} text={state} />
        <Reserve view={view} desk={desk} seat={seat} width={width - TEXT - 8} />
        {first && (
          <g transform={`translate(${width - 20} 20) rotate(8) scale(.85)`}>
            <g data-piece="start-card">
              <StartCard />
            </g>
          </g>
        )}
      </g>
      <Place
        desk={desk}
        spot={seatSpot(seat)}
        label={[seating?.name ?? "", state].filter(Boolean).join(": ")}
        about={first ? { ...content, foot: t("table.first"), rule: "VEN-3.2" } : { rule: "VEN-3.4", ...content }}
        class="v-plate-spot"
      >
        <rect class="v-target" {...plate} />
      </Place>
    </>
  );
}

function Laid({ view, desk, seat, card }: Omit<StandProps, "width"> & { card: string }): JSX.Element {
  const own = view.seats[seat];
  if (card) {
    return (
      <g data-piece={`card-${card}`} class={own?.played ? "" : "v-hidden-choice"}>
        <SmallFace voice={desk.voice.value} id={card} />
      </g>
    );
  }
  if (own?.chosen) {
    return (
      <g data-piece={`choice-${seat}`} data-from={`seat-${seat}`}>
        <CardBack {...SMALL} />
      </g>
    );
  }
  return <rect class="v-slot" x="3" y="3" width={SMALL.width - 6} height={SMALL.height - 6} rx="7" />;
}

/** Tokens and tiles in reserve, small; the panels show them larger. */
function Reserve({ view, desk, seat, width }: StandProps): JSX.Element {
  const own = view.seats[seat];
  const tiles = own?.tiles ?? [];
  const step = Math.min(MINI.width + 3, (width - 38) / Math.max(1, tiles.length));
  return (
    <g transform={`translate(${TEXT} 49)`}>
      <g transform="translate(9 11)">
        <Token seat={desk.seats.value[seat]} r={8} />
      </g>
      <text class="v-text v-strong" x="21" y="17" font-size="16">
        {own?.tokens}
      </text>
      {tiles.map((tile, i) => (
        <g key={i} transform={`translate(${38 + i * step} 0)`}>
          <TileIn cells={upright(desk.voice.value.game, tile)} box={MINI} />
        </g>
      ))}
    </g>
  );
}
