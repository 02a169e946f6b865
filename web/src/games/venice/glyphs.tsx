// Small signs used all over the table, each around 0, 0.
import type { JSX } from "preact";
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
  const letter = size * (name.includes("v-strong") ? 0.66 : 0.57);
  const close = text.length * letter > most ? { textLength: most, lengthAdjust: "spacingAndGlyphs" as const } : {};
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

/** A pillar from above. */
export function Pillar({ r = 13 }: { r?: number }): JSX.Element {
  return (
    <g class="v-pillar">
      <circle r={r} />
      <circle class="v-ring" r={r * 0.62} />
      <circle class="v-ring" r={r * 0.28} />
    </g>
  );
}

/** A seat's token with its sign. */
export function Token({ seat, r = 18 }: { seat: Seating | undefined; r?: number }): JSX.Element {
  return (
    <g class={`v-token seat-${seat?.colour ?? "black"}`}>
      <circle r={r} />
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
