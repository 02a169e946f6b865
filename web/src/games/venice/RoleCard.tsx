// Action cards: a face with its role and figures, a smaller face for the table, and a back.
import type { JSX } from "preact";
import type { Voice } from "../../core/voice";
import { Change, Pillar, Squeezed, Stone } from "./glyphs";
import { type PrintedCard, printedCard, shortName } from "./printed";
import { Role } from "./roles";

export const CARD = { width: 100, height: 138 };
export const SMALL = { width: 78, height: 88 };
/** As many letters as fit into the band of a card. */
const LINE = 16;

/** The figures of a card in one line around 0, 0. */
function Figures({ card }: { card: PrintedCard }): JSX.Element | null {
  if (card.needs) {
    return (
      <>
        <Number x={-24} value={`${card.points}★`} />
        <path class="v-if" d="M-3 -7 L5 0 L-3 7Z" />
        <circle class="v-needs" cx="25" r="15" />
        <Role role={card.needs} x={25} y={0} size={21} />
      </>
    );
  }
  if (card.pillars) {
    return (
      <>
        <g transform="translate(-32 0)">
          <Pillar r={10} />
        </g>
        <Number x={-13} value={card.pillars} />
        <circle class="v-any-token" cx="12" r="9" />
        <Number x={31} value={card.tokens} />
      </>
    );
  }
  if (card.stones) {
    return (
      <>
        <g transform="translate(-13 0) scale(1.15)">
          <Stone />
        </g>
        <Number x={13} value={card.stones} />
      </>
    );
  }
  if (card.tokens) {
    return (
      <>
        <circle class="v-any-token" cx="-11" r="9" />
        <Number x={11} value={card.tokens} />
      </>
    );
  }
  return null;
}

function Number({ x, value }: { x: number; value: string }): JSX.Element {
  return (
    <text class="v-text v-figure" x={x} y="8.5" font-size="24" text-anchor="middle">
      {value}
    </text>
  );
}

/** A role's name; one too long for a line takes two. */
function Name({ lines, size }: { lines: readonly string[]; size: number }): JSX.Element {
  return (
    <>
      {lines.map((text, i) => (
        <Squeezed
          key={i}
          class="v-card-name v-strong"
          x={50}
          y={1 + (i + 0.88) * size + (lines.length > 1 ? 0 : 5.5)}
          size={size}
          most={92}
          text={text}
        />
      ))}
    </>
  );
}

function named(text: string): string[] {
  const gap = text.lastIndexOf(" ", LINE);
  return text.length <= LINE || gap < 0 ? [text] : [text.slice(0, gap), text.slice(gap + 1)];
}

const hasFigures = (card: PrintedCard): boolean => !!(card.needs || card.pillars || card.stones || card.tokens);

/** A card as it is held: 100 by 138. A text is drawn no smaller than said: a small card has a higher band. */
export function CardFace({ voice, id, least = 0 }: { voice: Voice; id: string; least?: number }): JSX.Element {
  const card = printedCard(voice.game, id);
  const figures = hasFigures(card);
  const lines = named(shortName(voice, id));
  const size = Math.max(least, lines.length > 1 ? 11 : 13.5);
  const band = Math.max(26, lines.length * size * 1.06 + 2);
  const down = (band - 26) * 0.6;
  return (
    <g class={`v-card role-${card.role}`}>
      <rect class="v-card-paper" x="1" y="1" width="98" height="136" rx="9" />
      <path class="v-card-band" d={`M1 ${band} V10 A9 9 0 0 1 10 1 H90 A9 9 0 0 1 99 10 V${band}Z`} />
      <Name lines={lines} size={size} />
      <circle class="v-card-disc" cx="50" cy={(figures ? 59 : 77) + down} r={(figures ? 27 : 34) - down / 2} />
      <Role role={card.role} x={50} y={(figures ? 59 : 77) + down} size={figures ? 36 : 46} />
      <g transform={`translate(50 ${104 + down / 2})`}>
        <Figures card={card} />
      </g>
      {card.symbol && (
        <g transform="translate(14 125) scale(.95)">
          <Change />
        </g>
      )}
      <text class="v-text v-faint" x="94" y="132" font-size={Math.max(15, least)} text-anchor="end">
        {card.players}+
      </text>
    </g>
  );
}

/** A card as it lies on the table: 78 by 88, without its name. */
export function SmallFace({ voice, id }: { voice: Voice; id: string }): JSX.Element {
  const card = printedCard(voice.game, id);
  const figures = hasFigures(card);
  return (
    <g class={`v-card role-${card.role}`}>
      <rect class="v-card-paper" x="1" y="1" width="76" height="86" rx="7" />
      <path class="v-card-band" d="M1 9 V8 A7 7 0 0 1 8 1 H70 A7 7 0 0 1 77 8 V9Z" />
      <circle class="v-card-disc" cx="39" cy={figures ? 34 : 47} r={figures ? 21 : 27} />
      <Role role={card.role} x={39} y={figures ? 34 : 47} size={figures ? 29 : 36} />
      <g transform="translate(39 71) scale(.84)">
        <Figures card={card} />
      </g>
      {card.symbol && (
        <g transform="translate(68 19) scale(.7)">
          <Change />
        </g>
      )}
    </g>
  );
}

/** The back of a card, as large as its place. */
export function CardBack({ width, height }: { width: number; height: number }): JSX.Element {
  const x = width / 2;
  const y = height / 2;
  return (
    <g class="v-back">
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="7" />
      <rect class="v-back-line" x="6" y="6" width={width - 12} height={height - 12} rx="4" />
      <path class="v-back-line" d={`M${x} ${y - 16} L${x + 12} ${y} L${x} ${y + 16} L${x - 12} ${y}Z`} />
      <circle class="v-back-line" cx={x} cy={y} r="4" />
    </g>
  );
}
