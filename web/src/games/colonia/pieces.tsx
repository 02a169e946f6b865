// Members, shields, piles, and words that fit their place.
import type { ComponentChildren, JSX } from "preact";
import type { Seating } from "../../board/desk";
import { widthOf } from "../../board/measure";
import { noted, type TipContent } from "../../board/tips";
import type { Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import type { View } from "./view";

/** A day is drawn into a box of any size; `large` when it is the one that matters now. */
export interface DayProps extends DrawProps<View>, Size {
  large: boolean;
}

const FIGURE = "M0-12a4.6 4.6 0 0 1 3.2 7.9Q8.5-2 8.5 11H-8.5Q-8.5-2-3.2-4.1A4.6 4.6 0 0 1 0-12z";

/** One family member: a figure about 22 high around the origin. */
export function Member({ who, size = 1 }: { who: Seating | undefined; size?: number }): JSX.Element {
  return (
    <g class={`c-member seat-${who?.colour ?? "black"}`} transform={`scale(${size})`}>
      <path d={FIGURE} />
      <text y="8.5" text-anchor="middle" font-size="11">
        {who?.sign}
      </text>
    </g>
  );
}

interface PileProps {
  who: Seating | undefined;
  count: number;
  piece: string;
  from: string;
  size?: number;
}

/** So many members of one family in one place, about 26 wide around the origin. */
export function Pile({ who, count, piece, from, size = 1 }: PileProps): JSX.Element {
  const figure = Math.max(12.5, 15 * size);
  return (
    <g data-piece={piece} data-from={from}>
      <g transform={`translate(${-5 * size} 0)`}>
        <Member who={who} size={0.78 * size} />
      </g>
      <text
        class="c-count"
        x={2.5 * size}
        y={figure * 0.36}
        font-size={figure}
        {...(count > 9 && size < 1 ? { textLength: 11.5, lengthAdjust: "spacingAndGlyphs" } : {})}
      >
        {count}
      </text>
    </g>
  );
}

/** So many members, as a price: the number and a small figure. */
export function Cost({
  count,
  x,
  y,
  bare = false,
}: {
  count: number;
  x: number;
  y: number;
  bare?: boolean;
}): JSX.Element {
  const left = String(count).length * 7.5;
  return (
    <g class="c-cost" transform={`translate(${x - (left + (bare ? 0 : 9)) / 2} ${y})`}>
      <text>{count}</text>
      {!bare && <path transform={`translate(${left + 6} -4.5) scale(0.48)`} d={FIGURE} />}
    </g>
  );
}

/** A seat's coat of arms, about 26 wide. */
export function Shield({ who, size = 1 }: { who: Seating | undefined; size?: number }): JSX.Element {
  return (
    <g class={`c-member seat-${who?.colour ?? "black"}`} transform={`scale(${size})`}>
      <path d="M-13-15H13V1Q13 11 0 16-13 11-13 1z" />
      <text y="6" text-anchor="middle" font-size="17">
        {who?.sign}
      </text>
    </g>
  );
}

/** A note on something that is never an answer. */
export function Noted({
  label,
  about,
  children,
}: {
  label: string;
  about?: TipContent;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <g role="img" aria-label={label} {...noted(() => ({ title: label, ...about }))}>
      {children}
    </g>
  );
}

interface WordsProps {
  x: number;
  y: number;
  most: number;
  text: string;
  size?: number;
  class?: string;
  anchor?: "start" | "middle" | "end";
}

/** A line of text, drawn together where it would be too long. */
export function Words({ x, y, most, text, size = 13, class: name = "", anchor = "start" }: WordsProps): JSX.Element {
  const long = widthOf(text, size, /c-strong|c-day/.test(name)) > most;
  return (
    <text
      class={`c-words ${name}`}
      x={x}
      y={y}
      font-size={size}
      text-anchor={anchor}
      {...(long ? { textLength: most, lengthAdjust: "spacingAndGlyphs" } : {})}
    >
      {text}
    </text>
  );
}

/** Words broken into lines that fit so much room. */
export function lines(text: string, most: number, size = 13, bold = false): string[] {
  const out: string[] = [];
  for (const word of text.split(" ")) {
    const last = out.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, bold) <= most) out[out.length - 1] = longer;
    else out.push(word);
  }
  return out;
}
