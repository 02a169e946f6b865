// A small tag at a lit place: what pointing there costs and brings, in signs and figures.
import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Figure } from "../protocol";
import type { Answer, Desk, Spot } from "./desk";

const SOON = 60;
/** The server answers so many questions a second; what it left out is asked for again. */
const AGAIN = 900;
const MINUS = "−";

/** What an answer would bring, once it is known. */
export function useGains(desk: Desk, answer: Answer | null): readonly Figure[] | undefined {
  const known = useMemo(
    () => computed(() => (answer ? desk.scales?.known.value.get(answer.notation) : undefined)),
    [desk, answer?.notation],
  ).value;
  useEffect(() => {
    if (!answer || known || !desk.scales) return;
    const ask = (): void => desk.scales?.weigh(answer);
    const first = setTimeout(ask, SOON);
    const again = setInterval(ask, AGAIN);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [answer?.notation, known]);
  return known;
}

/** The one answer a lit spot stands for now. */
export function useOnly(desk: Desk, spot: Spot): Answer | null {
  return useMemo(() => computed(() => (desk.light(spot) === "lit" ? desk.only(spot) : null)), [desk, spot.id]).value;
}

/** How a game draws the sign of a thing that is counted, about 16 across around the origin; none: its word is written. */
export type SignOf = (key: string) => JSX.Element | null;

export interface TagProps {
  desk: Desk;
  spot: Spot;
  x: number;
  y: number;
  sign: SignOf;
  /** What need not be said here, because the place itself says it. */
  but?: readonly string[];
  /** As wide as it may become; it is drawn smaller beyond that. */
  most?: number;
}

const HIGH = 22;
const DIGIT = 8;
const LETTER = 7;
const SIGN = 19;
const GAP = 6;

interface Part {
  key: string;
  figure: string;
  sign: JSX.Element | null;
  word: string;
  x: number;
}

function laid(desk: Desk, gains: readonly Figure[], sign: SignOf): { parts: Part[]; width: number } {
  let x = GAP;
  const parts = gains.map(([key, count]) => {
    const figure = `${count > 0 ? "+" : MINUS}${Math.abs(count)}`;
    const drawn = sign(key);
    const word = drawn
      ? ""
      : desk.voice.value.fill(`belongings.${key}`, { count: Math.abs(count) }).replace(/^\S+ /, "");
    const part = { key, figure, sign: drawn, word, x };
    x += figure.length * DIGIT + (drawn ? SIGN : word.length * LETTER + 4) + GAP;
    return part;
  });
  return { parts, width: x };
}

export function Tag({ desk, spot, x, y, sign, but = [], most = Infinity }: TagProps): JSX.Element | null {
  const answer = useOnly(desk, spot);
  const gains = useGains(desk, answer)?.filter(([key]) => !but.includes(key));
  if (!gains?.length) return null;
  const { parts, width } = laid(desk, gains, sign);
  const scale = Math.min(1, most / width);
  return (
    <g class="tag" transform={`translate(${x} ${y}) scale(${scale}) translate(${-width / 2} ${-HIGH / 2})`}>
      <rect class="tag-ground" width={width} height={HIGH} rx={HIGH / 2} />
      {parts.map((part) => (
        <g key={part.key} transform={`translate(${part.x} ${HIGH / 2})`}>
          <text class="tag-figure" y="5">
            {part.figure}
            {part.word && ` ${part.word}`}
          </text>
          {part.sign && <g transform={`translate(${part.figure.length * DIGIT + SIGN / 2} 0)`}>{part.sign}</g>}
        </g>
      ))}
    </g>
  );
}
