// Small signs used all over the table, each around 0, 0.
import type { JSX } from "preact";
import { widthOf } from "../../board/measure";
import type { Seating } from "../../board/desk";

interface SqueezedProps {
  x: number;
  y: number;
  size: number;
  /** As wide as it may be. */
  most: number;
  text: string;
  anchor?: "start" | "middle";
  class?: string;
}

/** Text that is drawn closer where it would be wider than its place. */
export function Squeezed({ x, y, size, most, text, anchor = "middle", class: name = "" }: SqueezedProps): JSX.Element {
  const wide = widthOf(text, size, name.includes("v-strong"));
  const close = wide > most ? { textLength: most, lengthAdjust: "spacingAndGlyphs" as const } : {};
  return (
    <text class={`v-text ${name}`} x={x} y={y} font-size={size} text-anchor={anchor} {...close}>
      {text}
    </text>
  );
}

/** A building stone: what tiles cost. */
export function Stone(): JSX.Element {
  return (
    <g class="v-stone">
      <path d="M-9 -4 L-4 -8 H9 V4 L4 8 H-9Z" />
      <path class="v-stone-edge" d="M-9 -4 H4 V8 M4 -4 L9 -8" />
    </g>
  );
}

/** A coat of arms: what tiles pay. */
export function Arms(): JSX.Element {
  return (
    <g class="v-arms">
      <path d="M-8 -9 H8 V0 C8 6 3 9 0 10 C-3 9 -8 6 -8 0Z" />
      <path class="v-arms-bar" d="M-7 -1 L4 -8 M-4 5 L7 -3" />
    </g>
  );
}

/** An edge at which like meets like. */
export function Edge(): JSX.Element {
  return (
    <g class="v-edge">
      <path d="M-10 -7 H-1.500 V7 H-10Z M1.500 -7 H10 V7 H1.500Z" />
      <path class="v-edge-line" d="M-5 0 H5" />
    </g>
  );
}

/** A pillar standing in the water, seen from above: wood, its shadow, and a ring of ripples. */
export function Pillar({ r = 13 }: { r?: number }): JSX.Element {
  return (
    <g class="v-pillar">
      <ellipse class="v-ripple-ring" cy={r * 0.25} rx={r * 1.5} ry={r * 1.3} />
      <ellipse class="v-pillar-cast" cx={r * 0.3} cy={r * 0.4} rx={r * 1.02} ry={r} />
      <circle r={r} />
      <circle class="v-ring" r={r * 0.64} />
      <circle class="v-ring" r={r * 0.3} />
      <path class="v-glint" d={`M${-r * 0.7} ${-r * 0.3} A${r * 0.78} ${r * 0.78} 0 0 1 ${r * 0.1} ${-r * 0.76}`} />
    </g>
  );
}

/** A seat's token with its sign. */
export function Token({ seat, r = 18 }: { seat: Seating | undefined; r?: number }): JSX.Element {
  return (
    <g class={`v-token seat-${seat?.colour ?? "black"}`}>
      <circle class="v-token-cast" cx={r * 0.08} cy={r * 0.16} r={r} />
      <circle r={r} />
      <circle class="v-token-rim" r={r * 0.82} />
      <text class="v-sign" y={r * 0.4} font-size={r * 1.15} text-anchor="middle">
        {seat?.sign}
      </text>
    </g>
  );
}

/** The sign on cards after which the start player card moves on. */
export function Change(): JSX.Element {
  return (
    <g class="v-change">
      <circle r="9" />
      <path d="M-4.5 1 A4.8 4.8 0 0 1 3.6 -3.2 M4.5 -1 A4.8 4.8 0 0 1 -3.6 3.2" />
      <path class="v-change-tip" d="M1.2 -5.4 L6 -4.4 L3 -0.8Z M-1.2 5.4 L-6 4.4 L-3 0.8Z" />
    </g>
  );
}

/** The start player card. */
export function StartCard(): JSX.Element {
  return (
    <g class="v-start">
      <rect x="-13" y="-17" width="26" height="34" rx="4" />
      <path d="M-7 4 V-5 L-3.5 -1 L0 -8 L3.5 -1 L7 -5 V4Z" />
      <path class="v-start-line" d="M-7 9 H7" />
    </g>
  );
}

/** The gondola, with room for a token in the middle. */
export function Gondola(): JSX.Element {
  return (
    <g class="v-gondola">
      <path class="v-oar" d="M-22 -19 L-8 19" />
      <path d="M-28 -9 C-26 0 -21 4 -14 4 H14 C21 3 26 -3 28 -16 C29 0 22 15 9 15 H-9 C-21 15 -28 6 -28 -9Z" />
      <path class="v-gondola-line" d="M28 -15 H23 M28.5 -11 H24 M28 -7 H24" />
    </g>
  );
}
