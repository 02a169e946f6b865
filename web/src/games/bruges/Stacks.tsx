// The two draw stacks with the back on top, the reserve, the discards, and the statues that are left.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import type { Size } from "../../board/room";
import type { Voice } from "../../core/voice";
import type { DrawProps } from "../drawing";
import { Glyph, Statue, Words } from "./glyphs";
import { Back } from "./marks";
import { printed } from "./printed";
import { lookedAt, stackSpot } from "./spots";
import type { View } from "./view";

/** As drawn at its own size; a lower place makes it smaller. */
export const STACKS = { width: 292, height: 132 };
const CARD = { width: 70, height: 96 };
const SMALL = { width: 38, height: 50 };
const LAYER = 12; // cards
const MOST_LAYERS = 7;

/** The edges of the cards below the top one. */
function Layers({ cards, width, height }: { cards: number; width: number; height: number }): JSX.Element {
  const layers = Math.min(MOST_LAYERS, Math.ceil(cards / LAYER));
  return (
    <>
      {Array.from({ length: layers }, (_, i) => (
        <rect
          key={i}
          class="b-layer"
          x={(layers - i) * 1.2}
          y={(layers - i) * 2}
          width={width}
          height={height}
          rx={width * 0.12}
        />
      ))}
    </>
  );
}

function Stack({ view, desk, index }: DrawProps<View> & { index: number }): JSX.Element | null {
  const voice = desk.voice.value;
  const stack = view.stacks[index];
  if (!stack) return null;
  return (
    <Place
      desk={desk}
      spot={stackSpot(index)}
      label={`${voice.fill("move.draw", { stack: index + 1 })}: ${stack.top ? voice.name("colour", stack.top) : "–"}, ${stack.cards}`}
      about={{ rule: "BRU-2.3" }}
      class="b-stack"
    >
      {stack.cards > 0 ? (
        <>
          <Layers cards={stack.cards} {...CARD} />
          <Back colour={stack.top} {...CARD} />
        </>
      ) : (
        <rect class="b-slot-line" {...CARD} rx="9" />
      )}
      <rect class="b-halo" x="-4" y="-4" width={CARD.width + 8} height={CARD.height + 8} rx="12" />
    </Place>
  );
}

export function Stacks({ view, desk, height = STACKS.height }: DrawProps<View> & { height?: number }): JSX.Element {
  const voice = desk.voice.value;
  return (
    <g data-anchor="stacks" data-area="stacks">
      <rect class="b-ground" x="0.5" y="0.5" width={STACKS.width - 1} height={height - 1} rx="8" />
      <g transform={`translate(0 ${(height - STACKS.height) / 2})`}>
        {view.stacks.map((stack, i) => (
          <g key={i} transform={`translate(${6 + i * 86} 6)`}>
            <Stack view={view} desk={desk} index={i} />
            <Words x={CARD.width / 2 + 4} y={124} size={15} most={80} class="b-strong" text={String(stack.cards)} />
          </g>
        ))}
        <g transform="translate(184 6)">
          <Reserve view={view} desk={desk} />
        </g>
        <g transform="translate(243 6)">
          <Discards view={view} desk={desk} />
        </g>
        <g transform="translate(184 112)" data-anchor="statues">
          <Place
            desk={desk}
            spot={lookedAt("statues")}
            label={`${voice.text("show.statues")}: ${view.statues.join(", ") || "–"}`}
            about={{ rule: "BRU-4.9" }}
            class="b-statues"
          >
            {view.statues.map((value, i) => (
              <g key={value} transform={`translate(${9 + i * 17} 2) scale(${i ? 0.78 : 0.95})`} opacity={i ? 0.75 : 1}>
                <g data-piece={`statue ${value}`}>
                  <Statue value={value} />
                </g>
              </g>
            ))}
          </Place>
        </g>
      </g>
    </g>
  );
}

/** The same in a corner of a phone: two stacks, and the other piles as a line of figures. */
export function SmallStacks({ view, desk, width, height }: DrawProps<View> & Size): JSX.Element {
  const scale = Math.min((width - 14) / 2 / CARD.width, (height - 44) / CARD.height);
  const each = (width - 4) / 2;
  return (
    <g data-anchor="stacks" data-area="stacks">
      <rect class="b-ground" x="0.5" y="0.5" width={width - 1} height={height - 1} rx="8" />
      {view.stacks.map((_, i) => (
        <g key={i} transform={`translate(${2 + i * each + (each - CARD.width * scale) / 2} 6)`}>
          <g transform={`scale(${scale})`}>
            <Stack view={view} desk={desk} index={i} />
          </g>
          <Words
            x={(CARD.width * scale) / 2}
            y={CARD.height * scale + 18}
            size={14}
            most={each}
            class="b-strong"
            text={String(view.stacks[i]?.cards ?? 0)}
          />
        </g>
      ))}
      <g transform={`translate(0 ${height - 11})`}>
        <Others view={view} desk={desk} width={width} />
      </g>
    </g>
  );
}

function Others({ view, desk, width }: DrawProps<View> & { width: number }): JSX.Element {
  const voice = desk.voice.value;
  const told: [sign: string, label: string, value: number, rule: string][] = [
    ["castle", voice.fill("show.reserve", { cards: view.reserve }), view.reserve, "BRU-2.5"],
    ["persons", voice.fill("show.discards", { cards: view.discards.length }), view.discards.length, "BRU-4.5"],
    ["statue", `${voice.text("show.statues")}: ${view.statues.join(", ") || "–"}`, view.statues[0] ?? 0, "BRU-4.9"],
  ];
  const each = width / told.length;
  return (
    <g data-anchor="statues">
      {told.map(([sign, label, value, rule], i) => (
        <g key={sign} transform={`translate(${(i + 0.5) * each} 0)`}>
          <Place desk={desk} spot={lookedAt(sign)} label={label} about={{ rule }}>
            <Glyph name={sign} x={-9} y={0} size={12} />
            <Words x={0} y={4.5} size={14} most={each / 2} anchor="start" text={String(value)} />
          </Place>
        </g>
      ))}
    </g>
  );
}

/** The name of a pile without its number. */
const bare = (voice: Voice, key: string): string => voice.fill(key, { cards: "" }).replace(/[\s:]+$/, "");

function Count({ label, cards }: { label: string; cards: number }): JSX.Element {
  return (
    <>
      <Words x={SMALL.width / 2 + 2} y={70} size={12} most={58} text={label} />
      <Words x={SMALL.width / 2 + 2} y={84} size={13} most={40} class="b-strong" text={String(cards)} />
    </>
  );
}

function Reserve({ view, desk }: DrawProps<View>): JSX.Element {
  const label = desk.voice.value.fill("show.reserve", { cards: view.reserve });
  return (
    <Place desk={desk} spot={lookedAt("reserve")} label={label} about={{ rule: "BRU-2.5" }} class="b-pile">
      {view.reserve > 0 ? (
        <>
          <Layers cards={view.reserve} {...SMALL} />
          <rect class="b-plain-back" {...SMALL} rx="5" />
          <Glyph name="castle" x={SMALL.width / 2} y={SMALL.height / 2} size={20} />
        </>
      ) : (
        <rect class="b-slot-line" {...SMALL} rx="5" />
      )}
      <Count label={bare(desk.voice.value, "show.reserve")} cards={view.reserve} />
    </Place>
  );
}

function Discards({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const label = voice.fill("show.discards", { cards: view.discards.length });
  const of = (colour: string): string[] => view.discards.filter((id) => printed(voice.game, id)?.colour === colour);
  const figures = view.colours.map((colour) => [voice.name("colour", colour), String(of(colour).length)] as const);
  return (
    <Place desk={desk} spot={lookedAt("discards")} label={label} about={{ figures }} class="b-pile">
      {view.discards.length > 0 ? (
        <>
          <Layers cards={view.discards.length} {...SMALL} />
          <rect class="b-plain-face" {...SMALL} rx="5" />
          <Glyph name="persons" x={SMALL.width / 2} y={SMALL.height / 2} size={20} />
        </>
      ) : (
        <rect class="b-slot-line" {...SMALL} rx="5" />
      )}
      <Count label={bare(voice, "show.discards")} cards={view.discards.length} />
    </Place>
  );
}
