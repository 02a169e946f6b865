// Small pictures without a colour of their own: groups of persons, when they act, money, points, statues, majorities.
import type { JSX } from "preact";
import type { Seating } from "../../board/desk";
import { widthOf } from "../../board/measure";

type Strokes = { solid?: string; line?: string };

/** In a box of 20 by 20 around the origin. */
const GLYPHS: Record<string, Strokes> = {
  artist: {
    solid:
      "M0 -8.5 C6 -8.5 9 -5 9 -1 C9 3 5 2 3.2 3.2 C1.5 4.4 3.6 8.5 -1 8.5 C-6 8.5 -9 4.5 -9 0 C-9 -5 -5 -8.5 0 -8.5Z M-5 -1.6 a1.7 1.7 0 1 0 .1 0Z M-1 -5.6 a1.7 1.7 0 1 0 .1 0Z M4.5 -4.4 a1.7 1.7 0 1 0 .1 0Z",
  },
  castle: { solid: "M-8 9 V-8 H-5 V-5 H-1.6 V-8 H1.6 V-5 H5 V-8 H8 V9 H2.6 V4 A2.6 2.6 0 0 0 -2.6 4 V9Z" },
  clergy: { solid: "M-1.8 -9 H1.8 V-5 H6 V-1.5 H1.8 V9 H-1.8 V-1.5 H-6 V-5 H-1.8Z" },
  merchant: {
    line: "M0 -8 V8 M-5 8.5 H5 M-7.5 -6 H7.5 M-7.5 -6 L-9.5 1 M-7.5 -6 L-4.5 1 M7.5 -6 L4.5 1 M7.5 -6 L9.5 1",
    solid: "M-10 1 H-4 C-4 4 -5.5 5 -7 5 S-10 4 -10 1Z M4 1 H10 C10 4 8.5 5 7 5 S4 4 4 1Z",
  },
  protector: { solid: "M-8 -8 C-4 -7 -2 -8 0 -9.5 C2 -8 4 -7 8 -8 V0 C8 5 4 8 0 10 C-4 8 -8 5 -8 0Z" },
  underworld: { solid: "M0 10 L-2.6 6 V-1 H-6 V-3.6 H-1.6 V-6 A2.2 2.2 0 1 1 1.6 -6 V-3.6 H6 V-1 H2.6 V6Z" },
  official: {
    line: "M-6 -8 H5 C7.5 -8 8.5 -6.5 8.5 -4.5 H4.5 V5 C4.5 7 3.5 8.5 1.5 8.5 H-7 C-5 8.5 -4.5 7 -4.5 5 V-5 M-1.5 -3.5 H1.5 M-1.5 0 H1.5",
  },
  craftsman: { solid: "M-8.5 -7 H3 C6 -7 8 -5 9 -2 L4.5 -3 V-1 H1.5 V9.5 H-2.5 V-1 H-8.5Z" },
  entertainer: {
    solid:
      "M0 10 C-6 10 -8 5 -8 1 C-8 -3 -9 -5 -9.5 -7 L-4 -4 L0 -9 L4 -4 L9.5 -7 C9 -5 8 -3 8 1 C8 5 6 10 0 10Z M-4 0 a1.6 1.6 0 1 0 .1 0Z M4 0 a1.6 1.6 0 1 0 .1 0Z M-4 5 C-2 7.6 2 7.6 4 5Z",
  },
  noble: { solid: "M-9 -5 L-4.5 -1 L0 -8 L4.5 -1 L9 -5 L7.5 4 H-7.5Z M-7.5 5.5 H7.5 V8.5 H-7.5Z" },
  scholar: {
    line: "M0 -5 C-3 -7.5 -6 -7.5 -9 -6.5 V6.5 C-6 5.5 -3 5.5 0 8 C3 5.5 6 5.5 9 6.5 V-6.5 C6 -7.5 3 -7.5 0 -5Z M0 -5 V8",
  },
  instant: { solid: "M2 -10 L-7 2 H-1 L-3 10 L7 -3 H1Z" },
  worker: {
    solid:
      "M0 -9.5 A4 4 0 0 1 3.4 -3.4 C6 -2.8 9 -1.4 9 .8 C9 2.6 7.4 2.8 6.4 2.4 L7 9.5 H-7 L-6.4 2.4 C-7.4 2.8 -9 2.6 -9 .8 C-9 -1.4 -6 -2.8 -3.4 -3.4 A4 4 0 0 1 0 -9.5Z",
  },
  round: { line: "M6.5 -4.5 A8 8 0 1 0 8 1", solid: "M9.5 -8.5 V-1.5 H2.5Z" },
  boost: {
    line: "M-1 2 C-4 -2 -9 -2 -9 2 S-4 6 -1 2 S6 -2 6 2 S2 6 -1 2 M6.5 -9 V-3 M3.5 -6 H9.5",
  },
  passive: { line: "M0 0 C-3 -5 -9 -5 -9 0 S-3 5 0 0 S9 -5 9 0 S3 5 0 0" },
  laurel: {
    line: "M-1.5 9 C-8 8 -9.5 -1 -5.5 -8 M1.5 9 C8 8 9.5 -1 5.5 -8 M-6 5.5 L-9.5 5.5 M-7.3 1 L-10 -1.5 M-6.8 -4 L-8.5 -7.5 M-6 5.5 L-3.6 2.8 M-7.2 0 L-4.2 -2.6 M6 5.5 L9.5 5.5 M7.3 1 L10 -1.5 M6.8 -4 L8.5 -7.5 M6 5.5 L3.6 2.8 M7.2 0 L4.2 -2.6",
  },
  reputation: { solid: "M-9 9 V5 H-4.5 V1 H0 V-3 H4.5 V-7 H9 V9Z" },
  persons: { solid: "M0 -9 a4.4 4.4 0 1 0 .1 0Z M-8.5 9 C-8.5 3 -5 1.2 0 1.2 S8.5 3 8.5 9Z" },
  canals: { solid: "M-10 8 V-1 C-5 -7.5 5 -7.5 10 -1 V8 H5.5 A5.5 5.5 0 0 0 -5.5 8Z" },
  house: { solid: "M-8 9 V-2 H-5 V-5 H-2.5 V-8 H2.5 V-5 H5 V-2 H8 V9Z" },
  statue: { solid: "M0 -10 a3 3 0 1 0 .1 0Z M-4 -3 H4 L2.8 4 H-2.8Z M-6 5 H6 V9.5 H-6Z" },
};

/** A glyph around x, y in the ink of its place. */
export function Glyph({
  name,
  x = 0,
  y = 0,
  size = 20,
}: {
  name: string;
  x?: number;
  y?: number;
  size?: number;
}): JSX.Element {
  const { solid, line } = GLYPHS[name] ?? {};
  return (
    <g class="b-glyph" transform={`translate(${x} ${y}) scale(${size / 20})`}>
      {solid && <path class="b-glyph-solid" fill-rule="evenodd" d={solid} />}
      {line && <path class="b-glyph-line" d={line} />}
    </g>
  );
}

/** Guilders: a coin around the origin with their number on it. */
export function Coin({
  x = 0,
  y = 0,
  r = 10,
  value = "",
}: {
  x?: number;
  y?: number;
  r?: number;
  value?: string | number;
}): JSX.Element {
  return (
    <g class="b-coin" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <circle class="b-coin-rim" r={r * 0.8} />
      {value !== "" && (
        <text y={r * 0.48} font-size={r * (String(value).length > 1 ? 1.28 : 1.5)} text-anchor="middle">
          {value}
        </text>
      )}
    </g>
  );
}

/** Points: a small shield with their number. */
export function Points({ x = 0, y = 0, value }: { x?: number; y?: number; value: string | number }): JSX.Element {
  return (
    <g class="b-points" transform={`translate(${x} ${y})`}>
      <path d="M-8.5 -9 H8.5 V1 C8.5 6 4 9 0 10.5 C-4 9 -8.5 6 -8.5 1Z" />
      <text y="4.8" font-size={String(value).length > 1 ? 13.5 : 15} text-anchor="middle">
        {value}
      </text>
    </g>
  );
}

/** A statue on its pedestal, with its value. */
export function Statue({ x = 0, y = 0, value }: { x?: number; y?: number; value: number }): JSX.Element {
  return (
    <g class="b-statue" transform={`translate(${x} ${y})`}>
      <path d="M0 -19 a4 4 0 1 1 -.1 0Z M-5 -9.5 H5 L3.5 1 H-3.5Z M-9 1 H9 V16 H-9Z" />
      <text y="14" font-size="15.5" text-anchor="middle">
        {value}
      </text>
    </g>
  );
}

/** A seat's token with its sign. */
export function Token({ seat, r }: { seat: Seating | undefined; r: number }): JSX.Element {
  return (
    <g class={`b-token seat-${seat?.colour ?? "black"}`}>
      <circle r={r} />
      <text y={r * 0.42} font-size={r * 1.2} text-anchor="middle">
        {seat?.sign}
      </text>
    </g>
  );
}

interface WordsProps {
  x: number;
  y: number;
  size: number;
  /** As wide as it may become. */
  most: number;
  text: string;
  class?: string;
  anchor?: "start" | "middle" | "end";
}

/** A line of text, drawn together where it would be too long. */
export function Words({ x, y, size, most, text, class: name = "", anchor = "middle" }: WordsProps): JSX.Element {
  const long = widthOf(text.trimEnd(), size, name.includes("b-strong")) > most;
  return (
    <text
      class={`b-words ${name}`}
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
