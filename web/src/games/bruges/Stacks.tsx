// The two draw stacks with the back on top, the reserve, the discards, and the statues that are left.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import type { Voice } from "../../core/voice";
import type { DrawProps } from "../drawing";
import { Glyph, Statue, Words } from "./glyphs";
import { Back } from "./marks";
import { printed } from "./printed";
import { lookedAt, stackSpot } from "./spots";
import type { View } from "./view";

const CARD = { width: 74, height: 104 };
const SMALL = { width: 42, height: 56 };
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

export function Stacks({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  return (
    <g data-anchor="stacks">
      {view.stacks.map((stack, i) => (
        <g key={i} transform={`translate(${6 + i * 92} 8)`}>
          <Place
            desk={desk}
            spot={stackSpot(i)}
            label={`${voice.fill("move.draw", { stack: i + 1 })}: ${stack.top ? voice.name("colour", stack.top) : "–"}, ${stack.cards}`}
            about={{ rule: "BRU-2.3" }}
            class="b-stack"
          >
            {stack.cards > 0 ? (
              <>
                <Layers cards={stack.cards} {...CARD} />
                <Back colour={stack.top} {...CARD} />
              </>
            ) : (
              <rect class="b-slot" {...CARD} rx="9" />
            )}
            <rect class="b-halo" x="-4" y="-4" width={CARD.width + 8} height={CARD.height + 8} rx="12" />
          </Place>
          <Words x={CARD.width / 2} y={139} size={17} most={80} class="b-strong" text={String(stack.cards)} />
        </g>
      ))}
      <g transform="translate(198 8)">
        <Reserve view={view} desk={desk} />
      </g>
      <g transform="translate(262 8)">
        <Discards view={view} desk={desk} />
      </g>
      <g transform="translate(203 128)" data-anchor="statues">
        <Place
          desk={desk}
          spot={lookedAt("statues")}
          label={`${voice.text("show.statues")}: ${view.statues.join(", ") || "–"}`}
          about={{ rule: "BRU-4.9" }}
          class="b-statues"
        >
          {view.statues.map((value, i) => (
            <g key={value} transform={`translate(${8 + i * 17.5} 2) scale(${i ? 0.78 : 1})`} opacity={i ? 0.75 : 1}>
              <g data-piece={`statue ${value}`}>
                <Statue value={value} />
              </g>
            </g>
          ))}
        </Place>
      </g>
    </g>
  );
}

/** The name of a pile without its number. */
const bare = (voice: Voice, key: string): string => voice.fill(key, { cards: "" }).replace(/[\s:]+$/, "");

function Count({ label, cards }: { label: string; cards: number }): JSX.Element {
  return (
    <>
      <Words x={SMALL.width / 2 + 2} y={79} size={11.5} most={60} text={label} />
      <Words x={SMALL.width / 2 + 2} y={95} size={14} most={40} class="b-strong" text={String(cards)} />
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
          <Glyph name="castle" x={SMALL.width / 2} y={SMALL.height / 2} size={22} />
        </>
      ) : (
        <rect class="b-slot" {...SMALL} rx="5" />
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
          <Glyph name="persons" x={SMALL.width / 2} y={SMALL.height / 2} size={22} />
        </>
      ) : (
        <rect class="b-slot" {...SMALL} rx="5" />
      )}
      <Count label={bare(voice, "show.discards")} cards={view.discards.length} />
    </Place>
  );
}
