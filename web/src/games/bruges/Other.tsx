// What lies before an opponent, in small: gate, canals and gables, workers, threats and the backs of the hand.
import type { JSX } from "preact";
import { still } from "../../board/still";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { fitted, Room, type Size } from "../../board/room";
import type { SeatProps } from "../drawing";
import { built } from "./Canal";
import { Backs, Colours, type CountsProps, Purse } from "./Counts";
import { Majorities } from "./Goods";
import { Glyph, Token } from "./glyphs";
import { Mark } from "./marks";
import { about, printed } from "./printed";
import { lookedAt, personSpot, seatSpot } from "./spots";
import type { Arm, HouseView, SeatView, SpaceView, View } from "./view";

const FLAT = { width: 336, height: 52, most: 2 };
const TALL = { width: 214, height: 76, most: 2 };
const GATE = 18;
const GABLE = { width: 22, height: 29 };
const FRONT = "M1 29 V12 H3.5 V9 H6 V6 H8.5 V3 H13.5 V6 H16 V9 H18.5 V12 H21 V29Z";

interface ArmProps {
  desk: Desk;
  seat: number;
  arm: Arm;
  spaces: SpaceView[];
  cell: number;
}

const SmallArm = still(function SmallArm({ desk, seat, arm, spaces, cell }: ArmProps): JSX.Element {
  const voice = desk.voice.value;
  const next = spaces.find((space) => !space.built);
  const title = `${voice.text("show.canals")}, ${voice.name("arm", arm)}: ${built(spaces)}/${spaces.length}`;
  const figures: [string, string][] = next
    ? [
        [voice.text("figure.colour"), voice.name("colour", next.colour)],
        [voice.text("figure.price"), String(next.price)],
      ]
    : [];
  return (
    <Place desk={desk} spot={lookedAt(`arm ${seat} ${arm}`)} label={title} about={{ figures, rule: "BRU-4.8" }}>
      {spaces.map((space, i) => (
        <g
          key={i}
          class={`hue-${space.colour}`}
          transform={`translate(${arm === "left" ? (spaces.length - 1 - i) * cell : i * cell} 0)`}
        >
          <rect class={space.built ? "b-water" : "b-bed"} x="0.5" width={cell - 1} height="16" rx="1.5" />
          {space.built ? (
            <path
              class="b-waves b-thin"
              d="M1.5 8 q1.6 -2.4 3.2 0 t3.2 0"
              data-piece={`tile ${seat} ${arm} ${i}`}
              data-from={`seat-${seat}`}
            />
          ) : (
            <Mark colour={space.colour} x={cell / 2} y={8} size={8.5} />
          )}
        </g>
      ))}
    </Place>
  );
});

interface GableProps {
  desk: Desk;
  seat: number;
  house: HouseView;
  index: number;
}

const Gable = still(function Gable({ desk, seat, house, index }: GableProps): JSX.Element {
  const voice = desk.voice.value;
  const colour = voice.name("colour", house.colour);
  const person = printed(voice.game, house.resident);
  const name = house.resident && voice.name("person", house.resident);
  return (
    <Place
      desk={desk}
      spot={house.resident ? personSpot(house.resident) : lookedAt(`house ${seat} ${index}`)}
      label={name ? `${name} ${person?.points ?? ""}, ${colour}` : `${colour}: ${voice.text("show.empty")}`}
      about={name ? { title: name, ...about(voice, house.resident, house.turned) } : { rule: "BRU-4.11" }}
      class={`b-small-house hue-${house.colour}`}
    >
      <g data-piece={`house ${seat} ${house.card || index}`} data-from={`seat-${seat}`}>
        <path class="b-front" d={FRONT} />
        {!person && <Mark colour={house.colour} x={11} y={18} size={12} />}
      </g>
      {person && (
        <g class={house.turned ? "b-turned" : ""} data-piece={`person ${house.resident}`} data-from={`seat-${seat}`}>
          <rect class="b-plate" x="3.5" y="13" width="15" height="14.5" rx="2" />
          <Glyph name={person.group} x={11} y={20.2} size={11} />
          <g class="b-tag" transform="translate(11 7.5)">
            <Mark colour={house.colour} size={7} />
          </g>
        </g>
      )}
      <path class="b-halo" d={FRONT} />
    </Place>
  );
});

/** A seat's quarter in small, in so much room: figures in one row, or in two where it is narrow and high. */
export function Quarter({ view, desk, seat, width, height }: SeatProps<View> & Size): JSX.Element | null {
  const area = view.seats[seat];
  if (!area) return null;
  const { way, width: wide, height: high, scale } = fitted({ width, height }, [FLAT, TALL]);
  const who = desk.seats.value[seat];
  const counted = { desk, view, seat, area };
  return (
    <g
      class={`b-quarter seat-${who?.colour ?? "black"}`}
      transform={`scale(${scale})`}
      role="group"
      aria-label={who?.name}
    >
      <Purse desk={desk} area={area} />
      <g transform={way === TALL ? "translate(10 24)" : "translate(46 0)"}>
        <Colours {...counted} step={way === TALL ? (wide - 20) / 5 : 43} />
      </g>
      <g transform={`translate(${wide - 66} 9)`}>
        <Majorities desk={desk} area={area} step={13} />
      </g>
      <g transform={`translate(${wide - 30} 0)`}>
        <Backs desk={desk} hand={area.hand} seat={seat} />
      </g>
      <g transform={`translate(0 ${high - 30})`}>
        <Town {...counted} width={wide} />
      </g>
    </g>
  );
}

/** Canals, gate and gables. */
function Town({ desk, view, seat, area, width }: CountsProps & { width: number }): JSX.Element {
  const who = desk.seats.value[seat];
  const cell = width < FLAT.width * 0.9 ? 9 : 11;
  const arm = area.left.length * cell;
  const homes = 2 * arm + GATE + 6;
  const houses = area.houses.length;
  const step = houses > 1 ? Math.min(GABLE.width + 2, (width - homes - GABLE.width) / (houses - 1)) : 0;
  return (
    <g>
      <g transform="translate(0 12)">
        <SmallArm desk={desk} seat={seat} arm="left" spaces={area.left} cell={cell} />
        <g transform={`translate(${arm + GATE} 0)`}>
          <SmallArm desk={desk} seat={seat} arm="right" spaces={area.right} cell={cell} />
        </g>
        <g transform={`translate(${arm} 0)`}>
          <Place
            desk={desk}
            spot={seatSpot(seat)}
            label={who?.name ?? ""}
            about={{ text: purse(desk, view, area) }}
            class="b-small-gate"
          >
            <path class="b-gate-wall" d="M1 17 V-9 H6 V-5 H12 V-9 H17 V17 H13 V9 A4 4 0 0 0 5 9 V17Z" />
            <g transform="translate(9 1)">
              <Token seat={who} r={5.5} />
            </g>
            <rect class="b-halo" x="-2" y="-11" width="22" height="30" rx="4" />
          </Place>
        </g>
      </g>
      <g transform={`translate(${homes} 0)`}>
        {area.houses.map((house, i) => (
          <g key={i} transform={`translate(${i * step} 0)`}>
            <Gable desk={desk} seat={seat} house={house} index={i} />
          </g>
        ))}
      </g>
    </g>
  );
}

function purse(desk: Desk, view: View, area: SeatView): string {
  return desk.voice.value.fill("show.purse", {
    points: area.points,
    guilders: area.guilders,
    step: area.step,
    value: view.track[area.step] ?? 0,
  });
}

export function Other({ view, desk, seat }: SeatProps<View>): JSX.Element {
  return (
    <Room class="bruges b-other-room">
      {({ width, height }) => (
        <svg class="bruges-board" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={desk.names[seat] ?? ""}>
          <Quarter view={view} desk={desk} seat={seat} width={width} height={height} />
        </svg>
      )}
    </Room>
  );
}
