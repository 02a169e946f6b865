// A house with a stepped gable in its colour, and who looks out of its window. All houses have one size.
import type { JSX } from "preact";
import { still } from "../../board/still";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { Price } from "./gains";
import { Glyph, Points, Words } from "./glyphs";
import { Mark, Worker } from "./marks";
import { Bust } from "./people";
import { about, printed } from "./printed";
import { houseSpot, lookedAt, personSpot, pickedPerson, plotSpot } from "./spots";
import type { HouseView } from "./view";

export const HOUSE = { width: 76, height: 116, low: 72 };

/** A gable of steps, 72 wide. */
const gable = (foot: number): string =>
  `M2 ${foot} V34 H9 V26 H17 V18 H25 V10 H31 V4 H45 V10 H51 V18 H59 V26 H67 V34 H74 V${foot}Z`;
const FRONT = gable(114);
const LOW = gable(70);
const BRICKS =
  "M9 34 H67 M17 26 H59 M25 18 H51 M2 44 H12 M64 44 H74 M2 54 H12 M64 54 H74 M2 64 H12 M64 64 H74 M6 34 V44 M70 34 V44 M8 44 V54 M68 44 V54 M6 54 V64 M70 54 V64";
const WINDOW = "M15 67 V44 Q15 32 38 32 Q61 32 61 44 V67Z";

/** A name on one line or two, broken near its middle. */
function lines(name: string): string[] {
  const gaps = [...name].flatMap((sign, i) => (sign === " " || sign === "-" ? [i] : []));
  const middle = name.length / 2;
  const [gap] = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (gap === undefined || name.length < 11) return [name];
  return [name.slice(0, name[gap] === "-" ? gap + 1 : gap), name.slice(gap + 1)];
}

function Resident({ desk, house, low, copy }: Omit<Required<HouseProps>, "seat" | "index">): JSX.Element | null {
  const voice = desk.voice.value;
  const person = printed(voice.game, house.resident);
  if (!person) return null;
  return (
    <g
      class={`b-resident ${house.turned ? "b-turned" : ""}`}
      data-piece={copy ? undefined : `person ${house.resident}`}
    >
      <path class="b-lamp" d={WINDOW} />
      <Bust group={person.group} colour={person.colour} x={38} y={49} size={0.94} />
      {house.turned && <path class="b-shutters" d="M15 67 V44 Q15 36 26 33.5 V67Z M61 67 V44 Q61 36 50 33.5 V67Z" />}
      <path class="b-frame" d={WINDOW} />
      {!low && <Nameplate desk={desk} id={house.resident} />}
    </g>
  );
}

/** The name below the window, when the person acts, the group and the points. */
function Nameplate({ desk, id }: { desk: Desk; id: string }): JSX.Element | null {
  const voice = desk.voice.value;
  const person = printed(voice.game, id);
  if (!person) return null;
  const name = lines(voice.name("person", id));
  return (
    <g class="b-nameplate">
      <rect class="b-plate" x="4" y="68" width="68" height="45" rx="3" />
      {name.map((line, i) => (
        <Words key={i} x={38} y={(name.length === 1 ? 86 : 80) + i * 12} size={12} most={64} text={`${line} `} />
      ))}
      {person.worker ? (
        <g transform="translate(16 104) scale(0.56)">
          <Worker colour={person.worker} />
        </g>
      ) : (
        <Glyph name={person.symbol} x={16} y={104} size={13} />
      )}
      <Glyph name={person.group} x={38} y={104} size={13} />
      <g transform="translate(60 103.5) scale(0.85)">
        <Points value={person.points} />
      </g>
    </g>
  );
}

/** The person of the card that is picked, at the window before it is decided. */
function Ghost({ desk }: { desk: Desk }): JSX.Element | null {
  const person = printed(desk.voice.value.game, pickedPerson(desk));
  return person ? (
    <g class="b-ghost">
      <path class="b-lamp" d={WINDOW} />
      <Bust group={person.group} colour={person.colour} x={38} y={49} size={0.94} />
    </g>
  ) : null;
}

/** Dark panes and a door: nobody lives here yet. */
function Panes({ low }: { low: boolean }): JSX.Element {
  return (
    <>
      <path
        class="b-windows"
        d={low ? WINDOW : `${WINDOW} M11 76 h14 v16 h-14Z M51 76 h14 v16 h-14Z M30 114 V86 a8 8 0 0 1 16 0 V114Z`}
      />
      <path
        class="b-mullions"
        d={`M38 32 V67 M15 50 H61${low ? "" : " M18 76 V92 M11 84 H25 M58 76 V92 M51 84 H65"}`}
      />
    </>
  );
}

interface HouseProps {
  desk: Desk;
  house: HouseView;
  seat: number;
  index: number;
  /** Without the name. */
  low?: boolean;
  /** A second picture of it, which does not move. */
  copy?: boolean;
}

export const House = still(function House({
  desk,
  house,
  seat,
  index,
  low = false,
  copy = false,
}: HouseProps): JSX.Element {
  const voice = desk.voice.value;
  const mine = seat === desk.me.value;
  const colour = voice.name("colour", house.colour);
  const name = house.resident && voice.name("person", house.resident);
  const points = printed(voice.game, house.resident)?.points ?? "";
  const under = house.card && voice.name("person", house.card);
  const note = name
    ? { title: name, ...about(voice, house.resident, house.turned) }
    : { foot: under, rule: "BRU-4.11" };
  const front = low ? LOW : FRONT;
  const spot = house.resident
    ? personSpot(house.resident)
    : mine
      ? houseSpot(house.colour)
      : lookedAt(`house ${seat} ${index}`);
  return (
    <Place
      desk={desk}
      spot={spot}
      label={name ? `${name} ${points}, ${colour}` : `${colour}: ${voice.text("show.empty")}`}
      about={note}
      class={`b-house hue-${house.colour}`}
    >
      <ellipse class="b-cast" cx="40" cy={low ? 70 : 114} rx="39" ry="4" />
      <g
        data-piece={copy ? undefined : `house ${seat} ${house.card || index}`}
        data-from={mine ? "hand" : `seat-${seat}`}
      >
        <path class="b-front" d={front} />
        <path class="b-brickwork" d={BRICKS} />
        <path class="b-cornice" d="M0 34 H11 M65 34 H76 M28 4 H48" />
        <Mark colour={house.colour} x={38} y={19} size={14} />
        {!house.resident && <Panes low={low} />}
      </g>
      {house.resident ? <Resident desk={desk} house={house} low={low} copy={copy} /> : mine && <Ghost desk={desk} />}
      <path class="b-halo" d={front} />
      {mine && <Price desk={desk} spot={spot} x={38} y={house.resident || low ? 18 : 78} />}
    </Place>
  );
});

const PLOT = { rule: "BRU-4.10" };

/** Where the viewer's next house would stand, in the colour of the card that is picked. */
export function Plot({ desk, low }: { desk: Desk; low: boolean }): JSX.Element {
  const colour = printed(desk.voice.value.game, pickedPerson(desk))?.colour;
  return (
    <Place desk={desk} spot={plotSpot} label={desk.voice.value.text("event.build_house")} about={PLOT} class="b-plot">
      <path class="b-plot-front" d={low ? LOW : FRONT} />
      {colour ? (
        <g class={`b-ghost hue-${colour}`}>
          <path class="b-front" d={low ? LOW : FRONT} />
          <Mark colour={colour} x={38} y={19} size={14} />
          <Panes low={low} />
        </g>
      ) : (
        <path class="b-plot-plus" d={low ? "M38 40 v24 M26 52 h24" : "M38 52 v28 M24 66 h28"} />
      )}
      <path class="b-halo" d={low ? LOW : FRONT} />
      <Price desk={desk} spot={plotSpot} x={38} y={low ? 50 : 78} />
    </Place>
  );
}
