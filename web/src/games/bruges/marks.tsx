// The five colours, each with a mark of its own after the harm it threatens: waves, skull, swords, flame, moon.
import type { JSX } from "preact";

/** In a box of 20 by 20 around the origin; `cut` shows the ground through it. */
const MARKS: Record<string, { solid?: string; line?: string; cut?: string }> = {
  blue: {
    line: "M-9 -5 C-6 -9 -3 -9 0 -5 S6 -1 9 -5 M-9 1 C-6 -3 -3 -3 0 1 S6 5 9 1 M-9 7 C-6 3 -3 3 0 7 S6 11 9 7",
  },
  brown: {
    solid:
      "M0 -9 C-6 -9 -8.5 -5.5 -8.5 -1.5 C-8.5 1.5 -7 3 -5 4 V8 C-5 9 -4 9.5 -3 9.5 H3 C4 9.5 5 9 5 8 V4 C7 3 8.5 1.5 8.5 -1.5 C8.5 -5.5 6 -9 0 -9Z",
    cut: "M-6 -1.5 a2.4 2.6 0 1 0 4.8 0 a2.4 2.6 0 1 0 -4.8 0Z M1.2 -1.5 a2.4 2.6 0 1 0 4.8 0 a2.4 2.6 0 1 0 -4.8 0Z M-1.2 4.2 L0 2 L1.2 4.2Z",
  },
  yellow: {
    line: "M-8 -8 L6 6 M8 -8 L-6 6 M-8.5 3 L-3 8.5 M8.5 3 L3 8.5 M-6 6 L-9 9 M6 6 L9 9",
  },
  red: {
    solid:
      "M1 -10 C2 -5 8 -3.5 8 3 C8 7.5 4.5 10 0 10 C-4.5 10 -8 7.5 -8 3 C-8 0 -6.5 -1.5 -5.5 -4 C-4.5 -2.5 -3.6 -2 -2.6 -1.8 C-2.8 -5 -1.5 -8 1 -10Z",
    cut: "M0.5 0.5 C1.5 3 3.8 3.6 3.8 6 C3.8 8 2.2 9 0 9 C-2.2 9 -3.8 8 -3.8 6.2 C-3.8 4 -0.5 3.5 0.5 0.5Z",
  },
  purple: { solid: "M3.5 -9 A9.3 9.3 0 1 0 8.5 5.5 A7.6 7.6 0 0 1 3.5 -9Z" },
};

interface MarkProps {
  colour: string;
  x?: number;
  y?: number;
  size?: number;
}

/** The mark of a colour in the ink that stands out on it. */
export function Mark({ colour, x = 0, y = 0, size = 20 }: MarkProps): JSX.Element {
  const { solid, line, cut } = MARKS[colour] ?? {};
  return (
    <g class="b-mark" transform={`translate(${x} ${y}) scale(${size / 20})`}>
      {solid && <path class="b-mark-solid" d={solid} />}
      {line && <path class="b-mark-line" d={line} />}
      {cut && <path class="b-mark-cut" d={cut} />}
    </g>
  );
}

/** A worker with the mark of the colour on the chest, about 26 wide and 28 high around the origin. */
export function Worker({ colour }: { colour: string }): JSX.Element {
  return (
    <g class={`b-worker hue-${colour}`}>
      <path d="M0 -15 A5.5 5.5 0 0 1 4.6 -6.5 C8 -5.8 13 -3.5 13 -0.5 C13 2.5 10 2.5 9 2 L10 13 H-10 L-9 2 C-10 2.5 -13 2.5 -13 -0.5 C-13 -3.5 -8 -5.8 -4.6 -6.5 A5.5 5.5 0 0 1 0 -15Z" />
      <Mark colour={colour} y={4.5} size={11} />
    </g>
  );
}

/** A threat marker, about 26 across. */
export function Threat({ colour }: { colour: string }): JSX.Element {
  return (
    <g class={`b-threat hue-${colour}`}>
      <path d="M-5.4 -13 H5.4 L13 -5.4 V5.4 L5.4 13 H-5.4 L-13 5.4 V-5.4Z" />
      <Mark colour={colour} size={16} />
    </g>
  );
}

/** Where the pips lie, in thirds of a die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
]; // prettier-ignore

export function Die({ colour, face, size }: { colour: string; face: number; size: number }): JSX.Element {
  return (
    <g class={`b-die hue-${colour}`}>
      <rect class="b-die-side" x={-size / 2} y={-size / 2 + size * 0.08} width={size} height={size} rx={size * 0.2} />
      <rect x={-size / 2} y={-size / 2} width={size} height={size * 0.95} rx={size * 0.2} />
      <path
        class="b-die-light"
        d={`M${-size * 0.4} ${-size * 0.28} Q${-size * 0.4} ${-size * 0.42} ${-size * 0.26} ${-size * 0.42} H${size * 0.28}`}
      />
      {face ? (
        (PIPS[face] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x * size * 0.27} cy={y * size * 0.27} r={size * 0.095} />
        ))
      ) : (
        <g opacity="0.55">
          <Mark colour={colour} size={size * 0.55} />
        </g>
      )}
    </g>
  );
}

/** The back of a card: its colour and mark. */
export function Back({ colour, width, height }: { colour: string; width: number; height: number }): JSX.Element {
  const edge = width * 0.09;
  return (
    <g class={`b-back hue-${colour || "none"}`}>
      <rect width={width} height={height} rx={width * 0.12} />
      <rect
        class="b-back-line"
        x={edge}
        y={edge}
        width={width - 2 * edge}
        height={height - 2 * edge}
        rx={width * 0.07}
      />
      <Mark colour={colour} x={width / 2} y={height / 2} size={width * 0.5} />
    </g>
  );
}
