// What is printed on a person's card: price, points, when it acts, group and what it does.
import type { JSX } from "preact";
import type { Voice } from "../../core/voice";
import { Coin, Glyph, Points } from "./glyphs";
import { Mark } from "./marks";
import { Bust } from "./people";
import { effect, type Person } from "./printed";

/** When a person acts: the glyph, on the colour of the worker it needs. */
function Acts({ person, x, y, size = 15 }: { person: Person; x: number; y: number; size?: number }): JSX.Element {
  const half = size * 0.68;
  if (!person.worker) return <Glyph name={person.symbol} x={x} y={y} size={size} />;
  return (
    <g class={`b-needs hue-${person.worker}`} transform={`translate(${x} ${y})`}>
      <rect x={-half * 2} y={-half} width={half * 4} height={half * 2} rx={half * 0.5} />
      <Glyph name="worker" x={-half * 0.9} size={size * 0.95} />
      <Mark colour={person.worker} x={half * 0.95} size={size * 0.72} />
    </g>
  );
}

interface SheetProps {
  voice: Voice;
  id: string;
  person: Person;
  /** By which a card in flight is known. */
  marks?: Record<string, string>;
}

export function PersonSheet({ voice, id, person, marks = {} }: SheetProps): JSX.Element {
  return (
    <span class="b-card-sheet" {...marks}>
      <span class="b-card-head">
        <svg viewBox="-11 -11 22 22" aria-hidden="true">
          <Mark colour={person.colour} />
        </svg>
        <b>{voice.name("person", id)} </b>
      </span>
      <svg class="b-card-figures" viewBox="0 0 140 32" aria-hidden="true">
        <Coin x={15} y={16} r={12.5} value={person.price} /> <Points x={43} y={16} value={person.points} />{" "}
        <Acts person={person} x={79} y={16} size={16} />
        <Bust group={person.group} colour={person.colour} x={120} y={17} size={0.8} />
      </svg>
      <span class="b-card-group">
        <svg viewBox="-11 -11 22 22" aria-hidden="true">
          <Glyph name={person.group} />
        </svg>
        {voice.name("group", person.group)}{" "}
      </span>
      <span class="b-card-effect">{effect(voice, id)}</span>
    </span>
  );
}
