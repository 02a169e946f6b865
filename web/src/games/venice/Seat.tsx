// A seat's counters, and the sheet behind its name: its reserve, and what is known of its hand.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { noted } from "../../board/tips";
import type { Voice } from "../../core/voice";
import type { SeatProps } from "../drawing";
import { Token } from "./glyphs";
import { numbered } from "./Mine";
import { Held } from "./Held";
import { about, printedTile } from "./printed";
import { CardBack, SMALL, SmallFace } from "./RoleCard";
import { cardSpot } from "./spots";
import { PricedTile } from "./Tile";
import type { View } from "./view";

const BOX = { width: 76, height: 62 };

export function Counters({ view, seat, desk }: SeatProps<View>): JSX.Element | null {
  const own = view.seats[seat];
  if (!own) return null;
  const voice = desk.voice.value;
  const stones = own.tiles.reduce((sum, tile) => sum + Number(printedTile(voice.game, tile).stones), 0);
  const counted: [picture: JSX.Element, label: string, value: number, rule: string][] = [
    [<Token seat={desk.seats.value[seat]} r={10} />, voice.text("figure.tokens"), own.tokens, "VEN-5.7"],
    [
      <path class="v-tile-sign" d="M-9 -9 H0 V0 H9 V9 H-9Z" />,
      `${voice.text("show.reserve")} (${voice.text("figure.stones")}: ${stones})`,
      own.tiles.length,
      "VEN-6.1",
    ],
    [
      <rect class="v-back-sign" x="-7" y="-10" width="14" height="20" rx="3" />,
      voice.text("show.hand"),
      own.cards,
      "VEN-3.9",
    ],
  ];
  return (
    <ul class="counters v-counters">
      {counted.map(([picture, label, value, rule]) => (
        <li key={label} {...noted(() => ({ title: `${label}: ${value}`, rule }))}>
          <svg viewBox="-11 -11 22 22" class="v-counter" role="img" aria-label={label}>
            {picture}
          </svg>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

/** The cards that may be the unknown ones of a hand. */
export function maybe(view: View, voice: Voice, seat: number): string {
  return view.doubts
    .filter((doubt) => doubt.seats.includes(seat))
    .map((doubt) => voice.name("card", doubt.card))
    .join(", ");
}

function HandOfOther({ view, seat, desk }: { view: View; seat: number; desk: Desk }): JSX.Element {
  const voice = desk.voice.value;
  const own = view.seats[seat];
  const known = own?.known ?? [];
  const unknown = Math.max(0, (own?.cards ?? 0) - known.length);
  const box = `0 0 ${SMALL.width} ${SMALL.height}`;
  return (
    <div class="v-row v-small" role="group" aria-label={voice.text("show.hand")}>
      {known.map((card) => (
        <Held key={card} desk={desk} spot={cardSpot(card)} kind="card" id={card} {...SMALL} size="v-small-card">
          <SmallFace voice={voice} id={card} />
        </Held>
      ))}
      {unknown > 0 && (
        <div
          class="v-unknown"
          role="img"
          aria-label={voice.fill("show.unknown", { cards: unknown })}
          {...noted(() => ({ title: voice.fill("show.unknown", { cards: unknown }), text: maybe(view, voice, seat) }))}
        >
          {Array.from({ length: unknown }, (_, i) => (
            <svg viewBox={box} class="v-small-card" key={i} aria-hidden="true">
              <CardBack {...SMALL} />
            </svg>
          ))}
        </div>
      )}
    </div>
  );
}

/** What lies before another seat; the own things are in the hand. */
export function Area({ view, seat, desk }: SeatProps<View>): JSX.Element | null {
  const own = view.seats[seat];
  if (!own) return null;
  const voice = desk.voice.value;
  return (
    <div class="venice-area">
      <div class="v-row v-small" role="group" aria-label={voice.text("show.reserve")}>
        {numbered(own.tiles).map(({ tile, key }) => (
          <svg
            key={key}
            viewBox={`0 0 ${BOX.width} ${BOX.height + 26}`}
            class="v-small-tile"
            data-piece={`reserve-${seat}-${key}`}
            data-from={`pile-${printedTile(voice.game, tile).shape}`}
            role="img"
            aria-label={voice.name("tile", tile)}
            {...noted(() => ({ title: voice.name("tile", tile), ...about(voice, "tile", tile) }))}
          >
            <PricedTile game={voice.game} tile={tile} box={BOX} />
          </svg>
        ))}
      </div>
      <HandOfOther view={view} seat={seat} desk={desk} />
    </div>
  );
}
