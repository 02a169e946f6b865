// A house with a stepped gable in its colour, and who lives in it.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { Glyph, Points, Words } from "./glyphs";
import { Mark, Worker } from "./marks";
import { about, printed } from "./printed";
import { houseSpot, lookedAt, personSpot, plotSpot } from "./spots";
import type { HouseView } from "./view";

export const HOUSE = { width: 68, height: 84 };

/** A gable of steps, 64 wide. */
const FRONT = "M2 82 V26 H9 V19 H16 V12 H23 V5 H45 V12 H52 V19 H59 V26 H66 V82Z";

/** A name on one line or two, broken near its middle. */
function lines(name: string): string[] {
  const gaps = [...name].flatMap((sign, i) => (sign === " " || sign === "-" ? [i] : []));
  const middle = name.length / 2;
  const [gap] = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (gap === undefined || name.length < 11) return [name];
  return [name.slice(0, name[gap] === "-" ? gap + 1 : gap), name.slice(gap + 1)];
}

function Resident({ desk, house }: { desk: Desk; house: HouseView }): JSX.Element | null {
  const voice = desk.voice.value;
  const person = printed(voice.game, house.resident);
  if (!person) return null;
  const name = lines(voice.name("person", house.resident));
  return (
    <g
      class={`b-resident ${house.turned ? "b-turned" : ""}`}
      {...(house.turned ? { transform: "rotate(-8 34 54)" } : {})}
      data-piece={`person ${house.resident}`}
    >
      <rect x="5" y="29" width="58" height="51" rx="5" />
      {name.map((line, i) => (
        <Words key={i} x={34} y={(name.length === 1 ? 45 : 39.5) + i * 10.5} size={10.5} most={54} text={`${line} `} />
      ))}
      {person.worker ? (
        <g transform="translate(15.5 66.5) scale(0.72)">
          <Worker colour={person.worker} />
        </g>
      ) : (
        <Glyph name={person.symbol} x={15} y={66} size={15} />
      )}
      <Glyph name={person.group} x={34} y={66} size={15} />
      <Points x={52.5} y={65} value={person.points} />
    </g>
  );
}

interface HouseProps {
  desk: Desk;
  house: HouseView;
  seat: number;
  index: number;
}

export function House({ desk, house, seat, index }: HouseProps): JSX.Element {
  const voice = desk.voice.value;
  const mine = seat === desk.me.value;
  const colour = voice.name("colour", house.colour);
  const name = house.resident && voice.name("person", house.resident);
  const points = printed(voice.game, house.resident)?.points ?? "";
  const under = house.card && voice.name("person", house.card);
  const note = name
    ? { title: name, ...about(voice, house.resident, house.turned) }
    : { foot: under, rule: "BRU-4.11" };
  return (
    <Place
      desk={desk}
      spot={
        house.resident
          ? personSpot(house.resident)
          : mine
            ? houseSpot(house.colour)
            : lookedAt(`house ${seat} ${index}`)
      }
      label={name ? `${name} ${points}, ${colour}` : `${colour}: ${voice.text("show.empty")}`}
      about={note}
      class={`b-house hue-${house.colour}`}
    >
      <g data-piece={`house ${seat} ${house.card || index}`} data-from={mine ? "hand" : `seat-${seat}`}>
        <path class="b-front" d={FRONT} />
        <Mark colour={house.colour} x={34} y={17} size={15} />
        {!house.resident && (
          <path
            class="b-windows"
            d="M12 34 h10 v14 h-10Z M46 34 h10 v14 h-10Z M12 56 h10 v14 h-10Z M46 56 h10 v14 h-10Z M28 82 V58 a6 6 0 0 1 12 0 V82Z M29 34 h10 v14 h-10Z"
          />
        )}
      </g>
      <Resident desk={desk} house={house} />
      <path class="b-halo" d={FRONT} />
    </Place>
  );
}

const PLOT = { rule: "BRU-4.10" };

/** Where the viewer's next house would stand. */
export function Plot({ desk }: { desk: Desk }): JSX.Element {
  return (
    <Place desk={desk} spot={plotSpot} label={desk.voice.value.text("event.build_house")} about={PLOT} class="b-plot">
      <path class="b-plot-front" d={FRONT} />
      <path class="b-plot-plus" d="M34 40 v24 M22 52 h24" />
      <path class="b-halo" d={FRONT} />
    </Place>
  );
}
