// Signs of resources, goods and cities: each has a shape of its own, so that no colour is needed.
import type { JSX } from "preact";

interface SignProps {
  word: string;
  x?: number;
  y?: number;
  /** Half the width. */
  r?: number;
}

const RESOURCES: Record<string, string> = {
  leather: "M-6-7.5-3-5Q0-6.5 3-5L6-7.5 7.5-3 5 0 7.5 5 4 7.5Q0 4.5-4 7.5L-7.5 5-5 0-7.5-3z",
  iron: "M-8-5.5H7.5V-3Q3-2.5 3 1L5.5 4.5V7H-5.5V4.5L-3 1Q-3-1.5-8-2z",
  wood: "M-4 7.5a3.8 3.8 0 1 1 0-7.6 3.8 3.8 0 0 1 0 7.6zm0-2.5a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6zM4 7.5a3.8 3.8 0 1 1 0-7.6 3.8 3.8 0 0 1 0 7.6zm0-2.5a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6zM0-.6a3.8 3.8 0 1 1 0-7.6 3.8 3.8 0 0 1 0 7.6zm0-2.5a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z",
  linen: "M-7.5-7H4.5a3 3 0 0 1 0 6.5H-7.5zM-5.5 1H4.5V7.5L2.5 6 .5 7.5-1.5 6-3.5 7.5-5.5 6zM3-5V-2.5H5.5V-5z",
  fur: "M0-9 2-5.5 5-6.5V-3.5L8.5-1.5 5.5 1 6.5 5 3 4 1.2 9.5H-1.2L-3 4-6.5 5-5.5 1-8.5-1.5-5-3.5V-6.5L-2-5.5z",
};

const GOODS: Record<string, string> = {
  saddle: "M-8-4Q-6-7-4-3.5 0 .5 5-4.5L8-6 7.5-.5Q5 2.5 3 2.5L2 8H-2.5L-4 2Q-7.5 2-8-4z",
  wheel:
    "M0-8a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM-1-5.9V-1H-5.9A6 6 0 0 1-1-5.9zM1-5.9A6 6 0 0 1 5.9-1H1zM-5.9 1H-1V5.9A6 6 0 0 1-5.9 1zM1 1H5.9A6 6 0 0 1 1 5.9z",
  painting: "M-8-7H8V7H-8zM-6-5V5H6V-5zM-5 4-1.5-1 .5 1.5 2-.5 5 4zM3-4a1.6 1.6 0 1 1 0 3.2A1.6 1.6 0 0 1 3-4z",
  clothing: "M-3-7.5Q0-4.5 3-7.5L8.5-4 7-.5 5-1.5V8H-5V-1.5L-7-.5-8.5-4z",
  shoes: "M-5.5-7.5H.5V-.5Q6 0 7.5 3V5.5H-5.5zM-5.5 6.3H7.5V8H-5.5z",
};

const CITIES: Record<string, string> = {
  bergen: "M-8.5 0Q-3-6.5 3.5-.5L8-4.5V4.5L3.5.5Q-3 6.5-8.5 0zM-5-1.6a.9.9 0 1 0 .02 0z",
  bruges: "M-5 8V-2H-3.5V-6H-2L0-9 2-6H3.5V-2H5V8H1.5V4a1.5 1.5 0 0 0-3 0V8zM-1-4.5V-1.5H1V-4.5z",
  london: "M-8 6.5V-4.5L-4 0 0-7.5 4 0 8-4.5V6.5zM-6 3V4.5H6V3z",
  novgorod: "M-.7-9H.7V-7Q6-3.5 5.2.2 4.5 2 3.5 2V8H-3.5V2Q-4.5 2-5.2.2-6-3.5-.7-7zM-1 4.5V8H1V4.5z",
};

function Glyph({ path, word }: { path: string | undefined; word: string }): JSX.Element {
  if (path) return <path class="c-glyph" d={path} fill-rule="evenodd" />;
  return (
    <text class="c-glyph" y="5" text-anchor="middle" font-size="14">
      {word.slice(0, 1).toUpperCase()}
    </text>
  );
}

const at = (x: number, y: number, r: number): string => `translate(${x} ${y}) scale(${r / 10})`;

/** A resource: a square. */
export function Resource({ word, x = 0, y = 0, r = 10 }: SignProps): JSX.Element {
  return (
    <g class={`c-resource c-${word}`} transform={at(x, y, r)}>
      <rect x="-10" y="-10" width="20" height="20" rx="4" />
      <Glyph path={RESOURCES[word]} word={word} />
    </g>
  );
}

/** A good: round. */
export function Good({ word, x = 0, y = 0, r = 10 }: SignProps): JSX.Element {
  return (
    <g class={`c-good c-${word}`} transform={at(x, y, r)}>
      <circle r="10.5" />
      <g transform="scale(0.86)">
        <Glyph path={GOODS[word]} word={word} />
      </g>
    </g>
  );
}

/** Any one good. */
export function AnyGood({ x = 0, y = 0, r = 10 }: Omit<SignProps, "word">): JSX.Element {
  return (
    <g class="c-good c-any" transform={at(x, y, r)}>
      <circle r="10.5" />
      <text class="c-glyph" y="5.5" text-anchor="middle" font-size="16">
        ?
      </text>
    </g>
  );
}

/** The emblem of a city on its coat of arms. */
export function City({ word, x = 0, y = 0, r = 10 }: SignProps): JSX.Element {
  return (
    <g class={`c-city c-${word}`} transform={at(x, y, r)}>
      <path d="M-10.5-11H10.5V2Q10.5 9 0 12-10.5 9-10.5 2z" />
      <g transform="translate(0 -0.5) scale(0.86)">
        <Glyph path={CITIES[word]} word={word} />
      </g>
    </g>
  );
}

/** The money of a city: its emblem on a coin. */
export function Coin({ word, x = 0, y = 0, r = 10 }: SignProps): JSX.Element {
  return (
    <g class={`c-coin c-${word}`} transform={at(x, y, r)}>
      <circle r="11" />
      <circle class="c-rim" r="9" />
      <g transform="scale(0.74)">
        <Glyph path={CITIES[word]} word={word} />
      </g>
    </g>
  );
}

const RELICS: Record<string, string> = {
  nail: "M-5-11H5V-8H1.8L0 11-1.8-8H-5z",
  molar: "M-7-9Q0-6 7-9 11-3 6 2L5 10Q3 4 0 4-3 4-5 10L-6 2Q-11-3-7-9z",
  robe: "M-9-8 9-9.5 7 2 9.5 7 5 5 2.5 10-1 6-5 10-6.5 4-10.5 5zM-6-5.5V-4L5-5V-6.5z",
  splinter: "M-4 11-1.5-4 2-12 3-3 6-7 4 11zM.5-3-.5 8H.5L1.5-3z",
  finger: "M-7-9.5a3.2 3.2 0 0 1 5 1.5L3.5 3.5a3.2 3.2 0 1 1 0 6 3.2 3.2 0 0 1-5-1.5L-6-3.5a3.2 3.2 0 1 1-1-6z",
  feather: "M-8 11-5 5Q-9-5 8-11 10 4-3.5 6.5L-6.5 11.5zM-3.5 4 4-6-4.5 3z",
  thorn:
    "M0-7a7 7 0 1 1 0 14A7 7 0 0 1 0-7zm0 2.4a4.6 4.6 0 1 0 0 9.2A4.6 4.6 0 0 0 0-4.6zM-1-6.5 1.5-12 1.5-6.5zM6.5-1 12-1.5 6.5 1.5zM1 6.5-1.5 12-1.5 6.5zM-6.5 1-12 1.5-6.5-1.5zM4-6 9-9 6-4zM6 4 9 9 4 6zM-4 6-9 9-6 4zM-6-4-9-9-4-6z",
  veil: "M-9-5Q0-13 9-5L8 10Q5.5 5 3 10 0 5-3 10-5.5 5-8 10zM-4-3Q0-6 4-3 4 3 0 4-4 3-4-3z",
  hand: "M-5 11-6.5 1-9.5-4.5-7-6-4.5-2-5-9H-2.5L-1.8-3-1.2-11.5H1.2L1.5-3 3-10H5.3L4.8-1.5 7.5-6 9.5-5 5.5 11z",
  staff: "M-4 11.5V-4A6 6 0 1 1 8-4.5Q8-1 4.5-1L4.5-3.5Q5.5-4 5.5-5A3.5 3.5 0 1 0-1.5-4.5V11.5z",
  skull:
    "M-8-3a8 8 0 0 1 16 0Q8 2.5 5 4V9.5H2.5V6.5H1V9.5H-1V6.5H-2.5V9.5H-5V4Q-8 2.5-8-3zM-3.3-4a2.2 2.2 0 1 0 .02 0zM3.3-4a2.2 2.2 0 1 0 .02 0z",
  reliquary:
    "M-11 10V7H11V10zM-9.5 6V-2L-5-9H5L9.5-2V6zM-6 4H-2.5V1a1.75 1.75 0 0 0-3.5 0zM2.5 4H6V1a1.75 1.75 0 0 0-3.5 0zM-1 4.5H1V0H2.5V-2H1V-4H-1V-2H-2.5V0H-1z",
};

/** What a relic card shows, by the last word of its name. */
export function Relic({ id, x = 0, y = 0, r = 10 }: { id: string } & Omit<SignProps, "word">): JSX.Element {
  const kind = id.split("_").at(-1) ?? "";
  return (
    <g class="c-relic-sign" transform={at(x, y, r)}>
      <path d={RELICS[kind] ?? "M-2-10H2V-4H8V0H2V10H-2V0H-8V-4H-2z"} fill-rule="evenodd" />
    </g>
  );
}

/** A sign in running text. */
export function Inline({ label, children }: { label?: string; children: JSX.Element }): JSX.Element {
  return (
    <svg
      class="c-sign"
      viewBox="-13 -13 26 26"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {children}
    </svg>
  );
}
