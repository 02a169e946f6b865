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
  leather: "M-6-7.500-3-5Q0-6.500 3-5L6-7.500 7.500-3 5 0 7.500 5 4 7.500Q0 4.500-4 7.500L-7.500 5-5 0-7.500-3z",
  iron: "M-8-5.500H7.500V-3Q3-2.500 3 1L5.500 4.500V7H-5.500V4.500L-3 1Q-3-1.500-8-2z",
  wood: "M-4 7.500a3.800 3.800 0 1 1 0-7.600 3.800 3.800 0 0 1 0 7.600zm0-2.500a1.300 1.300 0 1 0 0-2.600 1.300 1.300 0 0 0 0 2.600zM4 7.500a3.800 3.800 0 1 1 0-7.600 3.800 3.800 0 0 1 0 7.600zm0-2.500a1.300 1.300 0 1 0 0-2.600 1.300 1.300 0 0 0 0 2.600zM0-.600a3.800 3.800 0 1 1 0-7.600 3.800 3.800 0 0 1 0 7.600zm0-2.500a1.300 1.300 0 1 0 0-2.600 1.300 1.300 0 0 0 0 2.600z",
  linen: "M-7.500-7H4.500a3 3 0 0 1 0 6.500H-7.500zM-5.500 1H4.500V7.500L2.500 6 .500 7.500-1.500 6-3.500 7.500-5.500 6zM3-5V-2.500H5.500V-5z",
  fur: "M0-9 2-5.500 5-6.500V-3.500L8.500-1.500 5.500 1 6.500 5 3 4 1.200 9.500H-1.200L-3 4-6.500 5-5.500 1-8.500-1.500-5-3.500V-6.500L-2-5.500z",
};

const GOODS: Record<string, string> = {
  saddle: "M-8-4Q-6-7-4-3.500 0 .500 5-4.500L8-6 7.500-.500Q5 2.500 3 2.500L2 8H-2.500L-4 2Q-7.500 2-8-4z",
  wheel:
    "M0-8a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM-1-5.900V-1H-5.900A6 6 0 0 1-1-5.900zM1-5.900A6 6 0 0 1 5.900-1H1zM-5.900 1H-1V5.900A6 6 0 0 1-5.900 1zM1 1H5.900A6 6 0 0 1 1 5.900z",
  painting: "M-8-7H8V7H-8zM-6-5V5H6V-5zM-5 4-1.500-1 .500 1.500 2-.500 5 4zM3-4a1.600 1.600 0 1 1 0 3.200A1.600 1.600 0 0 1 3-4z",
  clothing: "M-3-7.500Q0-4.500 3-7.500L8.500-4 7-.500 5-1.500V8H-5V-1.500L-7-.500-8.500-4z",
  shoes: "M-5.500-7.500H.500V-.500Q6 0 7.500 3V5.500H-5.500zM-5.500 6.300H7.500V8H-5.500z",
};

const CITIES: Record<string, string> = {
  bergen: "M-8.500 0Q-3-6.500 3.500-.500L8-4.500V4.500L3.500.500Q-3 6.500-8.500 0zM-5-1.600a.9.9 0 1 0 .02 0z",
  bruges: "M-5 8V-2H-3.500V-6H-2L0-9 2-6H3.500V-2H5V8H1.500V4a1.500 1.500 0 0 0-3 0V8zM-1-4.500V-1.500H1V-4.500z",
  london: "M-8 6.500V-4.500L-4 0 0-7.500 4 0 8-4.500V6.500zM-6 3V4.500H6V3z",
  novgorod: "M-.700-9H.700V-7Q6-3.500 5.200.200 4.500 2 3.500 2V8H-3.500V2Q-4.500 2-5.200.200-6-3.500-.700-7zM-1 4.500V8H1V4.500z",
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
      <circle r="10.500" />
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
      <circle r="10.500" />
      <text class="c-glyph" y="5.500" text-anchor="middle" font-size="16">
        ?
      </text>
    </g>
  );
}

/** The emblem of a city on its coat of arms. */
export function City({ word, x = 0, y = 0, r = 10 }: SignProps): JSX.Element {
  return (
    <g class={`c-city c-${word}`} transform={at(x, y, r)}>
      <path d="M-10.500-11H10.500V2Q10.500 9 0 12-10.500 9-10.500 2z" />
      <g transform="translate(0 -0.500) scale(0.86)">
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
  nail: "M-5-11H5V-8H1.800L0 11-1.800-8H-5z",
  molar: "M-7-9Q0-6 7-9 11-3 6 2L5 10Q3 4 0 4-3 4-5 10L-6 2Q-11-3-7-9z",
  robe: "M-9-8 9-9.500 7 2 9.500 7 5 5 2.500 10-1 6-5 10-6.500 4-10.500 5zM-6-5.500V-4L5-5V-6.500z",
  splinter: "M-4 11-1.500-4 2-12 3-3 6-7 4 11zM.500-3-.500 8H.500L1.500-3z",
  finger:
    "M-7-9.500a3.200 3.200 0 0 1 5 1.500L3.500 3.500a3.200 3.200 0 1 1 0 6 3.200 3.200 0 0 1-5-1.500L-6-3.500a3.200 3.200 0 1 1-1-6z",
  feather: "M-8 11-5 5Q-9-5 8-11 10 4-3.500 6.500L-6.500 11.500zM-3.500 4 4-6-4.500 3z",
  thorn:
    "M0-7a7 7 0 1 1 0 14A7 7 0 0 1 0-7zm0 2.400a4.600 4.600 0 1 0 0 9.200A4.600 4.600 0 0 0 0-4.600zM-1-6.500 1.500-12 1.500-6.500zM6.500-1 12-1.500 6.500 1.500zM1 6.500-1.500 12-1.500 6.500zM-6.500 1-12 1.500-6.500-1.500zM4-6 9-9 6-4zM6 4 9 9 4 6zM-4 6-9 9-6 4zM-6-4-9-9-4-6z",
  veil: "M-9-5Q0-13 9-5L8 10Q5.500 5 3 10 0 5-3 10-5.500 5-8 10zM-4-3Q0-6 4-3 4 3 0 4-4 3-4-3z",
  hand: "M-5 11-6.500 1-9.500-4.500-7-6-4.500-2-5-9H-2.500L-1.800-3-1.200-11.500H1.200L1.500-3 3-10H5.300L4.800-1.500 7.500-6 9.500-5 5.500 11z",
  staff: "M-4 11.500V-4A6 6 0 1 1 8-4.500Q8-1 4.500-1L4.500-3.500Q5.500-4 5.500-5A3.500 3.500 0 1 0-1.500-4.500V11.500z",
  skull:
    "M-8-3a8 8 0 0 1 16 0Q8 2.500 5 4V9.500H2.500V6.500H1V9.500H-1V6.500H-2.500V9.500H-5V4Q-8 2.500-8-3zM-3.300-4a2.200 2.200 0 1 0 .02 0zM3.300-4a2.200 2.200 0 1 0 .02 0z",
  reliquary: "M-11 10V7H11V10zM-9.500 6V-2L-5-9H5L9.500-2V6zM-6 4H-2.500V1a1.750 1.750 0 0 0-3.500 0zM2.500 4H6V1a1.750 1.750 0 0 0-3.500 0zM-1 4.500H1V0H2.500V-2H1V-4H-1V-2H-2.500V0H-1z",
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
    <svg class="c-sign" viewBox="-13 -13 26 26" {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      {children}
    </svg>
  );
}
