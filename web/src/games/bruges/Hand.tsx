// The viewer's hand: each card in its colour, with price, points, group, when it acts and what it does.
import type { JSX } from "preact";
import { still } from "../../board/still";
import type { Desk, Spot } from "../../board/desk";
import { Place } from "../../board/Place";
import { Tag, useGains, useOnly } from "../../board/Tag";
import { noted } from "../../board/tips";
import type { DrawProps } from "../drawing";
import { signOf } from "./gains";
import { Back } from "./marks";
import { PersonSheet } from "./PersonSheet";
import { about, effect, printed } from "./printed";
import { dieSpot, personSpot, pickedPerson, takenSpot } from "./spots";
import type { View } from "./view";

/** What a card is good for without a place on the town's ground: "Take 3 guilders". */
function Use({ desk, spot, thing }: { desk: Desk; spot: Spot; thing: (key: string) => boolean }): JSX.Element | null {
  const voice = desk.voice.value;
  const answer = useOnly(desk, spot);
  const gains = useGains(desk, answer)?.filter(([key, count]) => thing(key) && count > 0);
  if (!answer) return null;
  const things = (gains ?? []).map(([key, count]) => voice.fill(`belongings.${key}`, { count })).join(" + ");
  const label = things ? voice.fill("show.take", { things }) : answer.sentence;
  return (
    <Place desk={desk} spot={spot} as="button" label={label} class="b-use">
      {gains?.map(([key]) => (
        <svg key={key} viewBox="-9 -9 18 18" aria-hidden="true">
          {signOf(key)}
        </svg>
      ))}
      <b class="b-use-words">{label}</b>
    </Place>
  );
}

/** What the card costs and brings where picking it decides everything. */
function CardPrice({ desk, spot }: { desk: Desk; spot: Spot }): JSX.Element {
  return (
    <svg class="b-card-tag" viewBox="-60 -13 120 26" aria-hidden="true">
      <Tag desk={desk} spot={spot} x={0} y={0} sign={signOf} but={["cards", "houses", "persons"]} most={118} />
    </svg>
  );
}

const Card = still(function Card({ desk, id }: { desk: Desk; id: string }): JSX.Element | null {
  const voice = desk.voice.value;
  const person = printed(voice.game, id);
  if (!person) return null;
  const name = voice.name("person", id);
  const group = voice.name("group", person.group);
  const does = effect(voice, id);
  const picked = pickedPerson(desk) === id;
  return (
    <div class={`b-slot hue-${person.colour} ${picked ? "b-up" : ""}`}>
      <Place
        desk={desk}
        spot={personSpot(id)}
        label={`${voice.name("colour", person.colour)}: ${name} ${person.price} ${person.points} ${group} ${does}`}
        about={{ title: name, ...about(voice, id) }}
        as="button"
        class={`b-card hue-${person.colour}`}
      >
        <PersonSheet
          voice={voice}
          id={id}
          person={person}
          marks={{ "data-piece": `person ${id}`, "data-from": "stacks" }}
        />
        <CardPrice desk={desk} spot={personSpot(id)} />
      </Place>
      {picked && (
        <div class="b-uses">
          <Use desk={desk} spot={takenSpot(voice.game, person.colour)} thing={(key) => key.endsWith("_workers")} />
          <Use desk={desk} spot={dieSpot(voice.game, person.colour)} thing={(key) => key === "guilders"} />
        </div>
      )}
    </div>
  );
});

export function Hand({ view, desk }: DrawProps<View>): JSX.Element | null {
  const area = view.seats[desk.me.value];
  if (!area) return null;
  const voice = desk.voice.value;
  return (
    <div class="bruges bruges-hand" role="group" aria-label={voice.text("show.hand")} data-anchor="hand" tabIndex={0}>
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
