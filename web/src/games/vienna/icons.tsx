// Small signs: what is gained, paid and compared. Each has a shape of its own, so that no colour is needed.
import type { JSX } from "preact";

export type IconName = "coin" | "star" | "citizen" | "cross" | "crown" | "person" | "card" | "die" | "guard" | "turn";

const PATHS: Record<Exclude<IconName, "coin" | "card" | "die">, string> = {
  star: "M0-9 2.6-3.2 9-2.6 4.2 1.7 5.6 8 0 4.7-5.6 8-4.2 1.7-9-2.6-2.6-3.2z",
  citizen: "M-4.6-9h9.2v2.2H6.4v2.6H-6.4v-2.6h1.8zM-3.6-3.4a3.6 3.6 0 0 0 7.2 0zM-6.6 9c0-6 2.6-8 6.6-8s6.6 2 6.6 8z",
  cross: "M-2.2-9h4.4v5h5v4.4h-5V9h-4.4V.4h-5V-4h5z",
  crown: "M-8.5 7.5h17v-2.4h-17zM-8.5 3.6l-.6-9.4 5 3.8L0-9l4.1 7 5-3.8-.6 9.4z",
  person: "M0-9a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM-7.4 9c0-6.4 3-8.6 7.4-8.6S7.4 2.600 7.400 9z",
  guard:
    "M-5-4h10l-1.600-3.400L0-10l-3.400 2.600zM-3.4-2.6a3.400 3.400 0 0 0 6.800 0zM-6 9c0-5.600 2-8 6-8s6 2.400 6 8z",
  turn: "M-7 1.500A7 7 0 1 0-3-6l-2-2.500L-6.500-1.500.500-2.500-1.500-4.200A4.600 4.600 0 1 1-4.600 1.500z",
};

/** A sign of about 18 units around the origin. */
export function Icon({
  name,
  x = 0,
  y = 0,
  size = 1,
}: {
  name: IconName;
  x?: number;
  y?: number;
  size?: number;
}): JSX.Element {
  const at = `translate(${x} ${y}) scale(${size})`;
  if (name === "coin") {
    return (
      <g class="icon coin" transform={at}>
        <circle r="8.5" />
        <circle r="6" class="rim" />
        <path d="M-1.800-3.500h2.600v7h-2.600z" class="stamp" />
      </g>
    );
  }
  if (name === "card") {
    return (
      <g class="icon card" transform={at}>
        <rect x="-6.500" y="-9" width="13" height="18" rx="2" />
        <path
          d="M0-5 1.500-1.500 5-1.200 2.400 1.200 3.200 4.800 0 2.900-3.200 4.800-2.400 1.200-5-1.200-1.500-1.500z"
          class="stamp"
        />
      </g>
    );
  }
  if (name === "die") {
    return (
      <g class="icon die-icon" transform={at}>
        <rect x="-8" y="-8" width="16" height="16" rx="3.500" />
        <circle r="1.800" class="stamp" />
      </g>
    );
  }
  return <path class={`icon ${name}`} transform={at} d={PATHS[name]} />;
}

/** A sign in running text. */
export function InlineIcon({ name, label }: { name: IconName; label?: string }): JSX.Element {
  return (
    <svg
      class="inline-icon"
      viewBox="-10 -10 20 20"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
    >
      <Icon name={name} />
    </svg>
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  /** 1 to 6; 0 shows a question mark, less than that nothing. */
  face: number;
  size?: number;
  white?: boolean;
  /** What is written on it instead of pips. */
  mark?: string;
}

/** A die of this size around the origin. */
export function Die({ face, size = 30, white = false, mark = face === 0 ? "?" : "" }: DieProps): JSX.Element {
  const step = size * 0.26;
  const half = size / 2;
  const square = { x: -half, y: -half, width: size, height: size, rx: size * 0.2 };
  return (
    <g class={white ? "die white" : "die"}>
      <rect class="die-cast" {...square} x={-half + size * 0.05} y={-half + size * 0.1} />
      <rect class="die-body" {...square} />
      <rect class="die-gloss" {...square} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * step} cy={y * step} r={size * 0.095} />
      ))}
      {mark && (
        <text y={size * 0.17} text-anchor="middle" font-size={size * (mark.length > 1 ? 0.48 : 0.5)}>
          {mark}
        </text>
      )}
    </g>
  );
}
