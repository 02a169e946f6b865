// What a seat has before it, in two lines: name, money, markers, hand; workers and threats by colour.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { Coin, Glyph, Token, Words } from "./glyphs";
import { Back, Threat, Worker } from "./marks";
import { givenSpot, lookedAt, seatSpot, threatSpot } from "./spots";
import type { CardView, SeatView, View } from "./view";

interface GoodsProps {
  desk: Desk;
  view: View;
  seat: number;
  area: SeatView;
  width: number;
}

const MAJORITIES = ["reputation", "persons", "canals"];
const MAJORITY_RULES: Record<string, string> = { reputation: "BRU-6.1", persons: "BRU-6.2", canals: "BRU-6.3" };
const MARKER = 27;
const BACK = { width: 16, height: 23 };

/** The cards of a hand, seen from behind; a face everybody knows has its name in the note. */
function Backs({
  desk,
  hand,
  seat,
  width,
}: {
  desk: Desk;
  hand: CardView[];
  seat: number;
  width: number;
}): JSX.Element {
  const voice = desk.voice.value;
  const apart = Math.min(BACK.width + 2, hand.length > 1 ? (width - BACK.width) / (hand.length - 1) : 0);
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
        <g key={i} transform={`translate(${width - BACK.width - (hand.length - 1 - i) * apart} 0)`}>
          <g data-piece={`back ${seat} ${i}`} data-from="stacks">
            <Back colour={card.colour} {...BACK} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Majority({ desk, kind, turned }: { desk: Desk; kind: string; turned: boolean }): JSX.Element {
  const voice = desk.voice.value;
  const title = `${voice.text("show.phase_4")}: ${voice.name("majority", kind)} ${turned ? "✓" : "–"}`;
  return (
    <g
      class={`b-majority ${turned ? "b-gained" : ""}`}
      role="img"
      aria-label={title}
      {...noted(() => ({ title, rule: MAJORITY_RULES[kind] ?? "BRU-6.4" }))}
    >
      <circle r="11.5" />
      <Glyph name={kind} size={14} />
    </g>
  );
}

export function Nameplate({ desk, view, seat, area, width }: GoodsProps): JSX.Element {
  const voice = desk.voice.value;
  const who = desk.seats.value[seat];
  const guilders = voice.fill("things.guilders", { guilders: area.guilders });
  const hand = seat === desk.me.value ? 0 : Math.min(106, area.hand.length * (BACK.width + 2));
  const markers = width - hand - 10 - MAJORITIES.length * MARKER;
  const purse = markers - 60;
  return (
    <g>
      <Place
        desk={desk}
        spot={seatSpot(seat)}
        label={who?.name ?? ""}
        about={{
          text: voice.fill("show.purse", {
            points: area.points,
            guilders: area.guilders,
            step: area.step,
            value: view.track[area.step] ?? 0,
          }),
        }}
        class="b-name"
      >
        <rect class="b-halo" x="-4" y="-4" width={purse - 8} height="31" rx="8" />
        <g transform="translate(11 12)">
          <Token seat={who} r={11} />
        </g>
        <Words x={28} y={17} size={15} most={purse - 44} anchor="start" class="b-strong" text={who?.name ?? ""} />
      </Place>
      <g
        transform={`translate(${purse} 12)`}
        role="img"
        aria-label={guilders}
        {...noted(() => ({ title: guilders, rule: "BRU-4.6" }))}
      >
        <Coin x={11} r={10.5} />
        <Words x={26} y={6} size={17} most={30} anchor="start" class="b-strong" text={String(area.guilders)} />
      </g>
      <g data-area={seat === desk.me.value ? "majorities" : undefined}>
        {MAJORITIES.map((kind, i) => (
          <g key={kind} transform={`translate(${markers + 13 + i * MARKER} 12)`}>
            <Majority desk={desk} kind={kind} turned={area.majorities.includes(kind)} />
          </g>
        ))}
      </g>
      {hand > 0 && (
        <g transform={`translate(${width - hand} 0)`}>
          <Backs desk={desk} hand={area.hand} seat={seat} width={hand} />
        </g>
      )}
    </g>
  );
}

export function Stock({ desk, view, seat, area, width }: GoodsProps): JSX.Element {
  const voice = desk.voice.value;
  const mine = seat === desk.me.value;
  const each = (width - 14) / (2 * view.colours.length);
  return (
    <g>
      {view.colours.map((colour, i) => {
        const workers = area.workers[i] ?? 0;
        const threats = area.threats[i] ?? 0;
        const named = voice.name("colour", colour);
        return (
          <g key={colour}>
            <g transform={`translate(${i * each} 0)`}>
              <Place
                desk={desk}
                spot={mine ? givenSpot(colour) : lookedAt(`worker ${seat} ${colour}`)}
                label={`${voice.text("show.workers")}, ${named}: ${workers}`}
                about={{ rule: "BRU-4.10" }}
                class={workers ? "b-good" : "b-good b-none"}
              >
                <rect class="b-halo" x="1" y="-2" width={each - 2} height="40" rx="7" />
                <g transform={`translate(${each / 2 - 6} 19)`}>
                  <Worker colour={colour} />
                </g>
                <Words
                  x={each - 3}
                  y={34}
                  size={14}
                  most={18}
                  anchor="end"
                  class="b-strong b-outlined"
                  text={String(workers)}
                />
              </Place>
            </g>
            <g
              transform={`translate(${width - (view.colours.length - i) * each} 0)`}
              data-area={mine ? `threat-${colour}` : undefined}
            >
              <Place
                desk={desk}
                spot={mine ? threatSpot(voice.game, colour) : lookedAt(`threat ${seat} ${colour}`)}
                label={`${voice.text("show.threats")}, ${named}: ${threats}`}
                about={{ text: voice.name("disaster", colour), rule: "BRU-3.3" }}
                class={threats ? "b-good" : "b-good b-none"}
              >
                <rect class="b-halo" x="1" y="-2" width={each - 2} height="40" rx="7" />
                <g transform={`translate(${each / 2} 18)`}>
                  <Markers colour={colour} count={threats} seat={seat} />
                </g>
                {threats > 1 && (
                  <Words
                    x={each - 2}
                    y={34}
                    size={14}
                    most={18}
                    anchor="end"
                    class="b-strong b-outlined"
                    text={String(threats)}
                  />
                )}
              </Place>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Threat markers one upon the other; the place where the first would lie if there is none. */
function Markers({ colour, count, seat }: { colour: string; count: number; seat: number }): JSX.Element {
  if (!count) return <Threat colour={colour} />;
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${i * 3 - 2} ${2 - i * 3})`}>
          <g data-piece={`threat ${seat} ${colour} ${i}`} data-from={`threats-${colour}`}>
            <Threat colour={colour} />
          </g>
        </g>
      ))}
    </>
  );
}
