// Small signs used all over the table, each around 0, 0.
import type { JSX } from "preact";
import type { Seating } from "../../board/desk";

/** Text that is drawn closer where it would be wider than its place. */
export function Squeezed(props: {
  x: number;
  y: number;
  size: number;
  most: number;
  class?: string;
  text: string;
}): JSX.Element {
  const wide = props.text.length * props.size * 0.56;
  const close = wide > props.most ? { textLength: props.most, lengthAdjust: "spacingAndGlyphs" as const } : {};
  return (
    <text
      class={`v-text ${props.class ?? ""}`}
      x={props.x}
      y={props.y}
      font-size={props.size}
      text-anchor="middle"
      {...close}
    >
      {props.text}
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

/** The gondola, with room for a token in the middle; it lies along the longer side. */
export function Gondola(): JSX.Element {
  return (
    <g class="v-gondola">
      <path d="M-30 -7 C-24 -2 -22 9 -12 11 H12 C22 9 24 0 29 -10 C26 0 20 3 12 4 H-12 C-20 3 -26 0 -30 -7Z" />
      <path class="v-gondola-line" d="M27 -9 L30 -14 M28.5 -6 H31 M27.5 -3 H30 M-16 -12 L18 14" />
    </g>
  );
}
