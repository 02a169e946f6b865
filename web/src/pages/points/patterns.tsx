// Every kind of points has a colour and a pattern: no colour speaks alone.
import type { JSX } from "preact";

const SIZE = 8;
const LINES = [
  "",
  "M-2 2 l4 -4 M0 8 l8 -8 M6 10 l4 -4",
  "M2 2 h0.1 M6 6 h0.1",
  "M0 2 h8 M0 6 h8",
  "M2 0 v8 M6 0 v8",
  "M-2 6 l4 4 M0 0 l8 8 M6 -2 l4 4",
  "M0 4 h8 M4 0 v8",
  "M0 6 l4 -4 l4 4",
  "M0 0 l8 8 M0 8 l8 -8",
] as const;

/** The patterns themselves, once in a drawing; `name` keeps several drawings of a page apart. */
export function Patterns({ name, count }: { name: string; count: number }): JSX.Element {
  return (
    <defs>
      {Array.from({ length: count }, (_, i) => (
        <pattern key={i} id={`${name}-${i}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
          <rect class={`source-${i}`} width={SIZE} height={SIZE} />
          <path class="source-lines" d={LINES[i % LINES.length]} />
        </pattern>
      ))}
    </defs>
  );
}

/** One kind's pattern in a small box, for a legend. */
export function Swatch({ name, kind }: { name: string; kind: number }): JSX.Element {
  return (
    <svg class="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect x="0.5" y="0.5" width="15" height="15" fill={`url(#${name}-${kind})`} />
    </svg>
  );
}
