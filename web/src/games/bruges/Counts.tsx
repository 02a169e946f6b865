// The figures of an opponent: guilders, workers and threats by colour, the backs of the hand.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { noted } from "../../board/tips";
import { Coin, Words } from "./glyphs";
import { Back, Threat, Worker } from "./marks";
import type { CardView, SeatView, View } from "./view";

export interface CountsProps {
  desk: Desk;
  view: View;
  seat: number;
  area: SeatView;
}

export function Purse({ desk, area }: { desk: Desk; area: SeatView }): JSX.Element {
  const guilders = desk.voice.value.fill("things.guilders", { guilders: area.guilders });
  return (
    <g
      transform="translate(9 9)"
      role="img"
      aria-label={guilders}
      {...noted(() => ({ title: guilders, rule: "BRU-4.6" }))}
    >
      <Coin r={8} />
      <Words x={11} y={5} size={14} most={20} anchor="start" class="b-strong" text={String(area.guilders)} />
    </g>
  );
}

/** Workers with their number, and threats as they lie, colour by colour. */
export function Colours({ desk, view, seat, area, step }: CountsProps & { step: number }): JSX.Element {
  const voice = desk.voice.value;
  return (
    <>
      {view.colours.map((colour, i) => {
        const workers = area.workers[i] ?? 0;
        const threats = area.threats[i] ?? 0;
        const named = voice.name("colour", colour);
        const title = `${named}: ${voice.text("show.workers")} ${workers}, ${voice.text("show.threats")} ${threats}`;
        return (
          <g
            key={colour}
            transform={`translate(${i * step} 9)`}
            role="img"
            aria-label={title}
            {...noted(() => ({ title, rule: "BRU-3.3" }))}
          >
            <g class={workers ? "" : "b-none-sign"} transform="scale(0.58)">
              <Worker colour={colour} />
            </g>
            <Words x={8} y={5} size={13} most={14} anchor="start" class="b-strong" text={String(workers)} />
            {Array.from({ length: threats }, (_, k) => (
              <g key={k} transform={`translate(${22.5 + k * 5} ${-1 - k * 2}) scale(0.44)`}>
                <g data-piece={`threat ${seat} ${colour} ${k}`} data-from={`threats-${colour}`}>
                  <Threat colour={colour} />
                </g>
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** The cards of a hand, seen from behind; a face everybody knows has its name in the note. */
export function Backs({ desk, hand, seat }: { desk: Desk; hand: CardView[]; seat: number }): JSX.Element {
  const voice = desk.voice.value;
  const apart = Math.min(4.2, 17 / Math.max(1, hand.length - 1));
  const known = hand.filter((card) => card.person).map((card) => voice.name("person", card.person));
  const counted = [...new Set(hand.map((card) => card.colour))].map(
    (colour) => [voice.name("colour", colour), String(hand.filter((card) => card.colour === colour).length)] as const,
  );
  const title = `${voice.text("show.hand")}: ${hand.length}`;
  return (
    <g
      role="img"
      aria-label={title}
      {...noted(() => ({ title, figures: counted, foot: known.join(", "), rule: "BRU-2.4" }))}
    >
      {hand.map((card, i) => (
        <g key={i} transform={`translate(${i * apart} 0)`}>
          <g data-piece={`back ${seat} ${i}`} data-from="stacks">
            <Back colour={card.colour} width={13} height={18} />
          </g>
        </g>
      ))}
    </g>
  );
}
