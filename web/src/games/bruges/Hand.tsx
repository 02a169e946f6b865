// The viewer's hand: each card in its colour, with price, points, group, when it acts and what it does.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import type { DrawProps } from "../drawing";
import { Coin, Glyph, Points } from "./glyphs";
import { Back, Mark } from "./marks";
import { about, effect, printed, type Person } from "./printed";
import { personSpot } from "./spots";
import type { View } from "./view";

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

function Card({ desk, id }: { desk: Desk; id: string }): JSX.Element | null {
  const voice = desk.voice.value;
  const person = printed(voice.game, id);
  if (!person) return null;
  const name = voice.name("person", id);
  const group = voice.name("group", person.group);
  const does = effect(voice, id);
  return (
    <Place
      desk={desk}
      spot={personSpot(id)}
      label={`${voice.name("colour", person.colour)}: ${name} ${person.price} ${person.points} ${group} ${does}`}
      about={{ title: name, ...about(voice, id) }}
      as="button"
      class={`b-card hue-${person.colour}`}
    >
      <span class="b-card-sheet" data-piece={`person ${id}`} data-from="stacks">
        <span class="b-card-head">
          <svg viewBox="-11 -11 22 22" aria-hidden="true">
            <Mark colour={person.colour} />
          </svg>
          <b>{name} </b>
        </span>
        <svg class="b-card-figures" viewBox="0 0 140 28" aria-hidden="true">
          <Coin x={15} y={14} r={12} value={person.price} /> <Points x={44} y={14} value={person.points} />{" "}
          <Glyph name={person.group} x={76} y={14} size={18} />
          <Acts person={person} x={115} y={14} size={17} />
        </svg>
        <span class="b-card-group">{group} </span>
        <span class="b-card-effect">{does}</span>
      </span>
    </Place>
  );
}

export function Hand({ view, desk }: DrawProps<View>): JSX.Element | null {
  const area = view.seats[desk.me.value];
  if (!area) return null;
  const voice = desk.voice.value;
  return (
    <div class="bruges bruges-hand" role="group" aria-label={voice.text("show.hand")} data-anchor="hand">
      {area.hand.map((card, i) =>
        card.person ? (
          <Card key={card.person} desk={desk} id={card.person} />
        ) : (
          <svg
            key={`unseen ${i}`}
            class="b-unseen"
            viewBox="0 0 92 128"
            data-piece={`unseen ${i}`}
            data-from="stacks"
            role="img"
            aria-label={voice.name("colour", card.colour)}
            {...noted(() => ({ title: voice.name("colour", card.colour), rule: "BRU-2.3" }))}
          >
            <Back colour={card.colour} width={92} height={128} />
          </svg>
        ),
      )}
    </div>
  );
}
