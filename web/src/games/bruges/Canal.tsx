// A gate and its two arms of five priced spaces in the colours.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { t } from "../../core/texts";
import { Coin, Statue, Token } from "./glyphs";
import { Mark } from "./marks";
import { armSpot, lookedAt } from "./spots";
import type { Arm, SeatView, SpaceView } from "./view";

export const CANAL = { height: 62 };
const GATE = 50;
const SPACE = 46; // high

interface SpaceProps {
  space: SpaceView;
  width: number;
  piece: string;
  from: string;
  /** The value of the statue on it. */
  statue: number | undefined;
}

function Space({ space, width, piece, from, statue }: SpaceProps): JSX.Element {
  return (
    <g class={`b-space hue-${space.colour}`}>
      <rect class="b-bed" x="1.5" width={width - 3} height={SPACE} rx="5" />
      {space.built ? (
        <g data-piece={piece} data-from={from}>
          <rect class="b-water" x="1.5" width={width - 3} height={SPACE} rx="5" />
          <path
            class="b-waves"
            transform={`translate(${width / 2} 0)`}
            d="M-11 12 q5.5 -6 11 0 t11 0 M-11 35 q5.5 -6 11 0 t11 0"
          />
          {!statue && (
            <path
              class="b-boat"
              transform={`translate(${width / 2} 23)`}
              d="M-11 -3 C-6 1 6 1 11 -3 C9 4 6 5 0 5 S-9 4 -11 -3Z"
            />
          )}
          <g class="b-tag" transform={`translate(${width - 9} ${statue ? 8 : SPACE - 8})`}>
            <circle r="7" />
            <Mark colour={space.colour} size={9} />
          </g>
        </g>
      ) : (
        <>
          <Mark colour={space.colour} x={width / 2} y={15} size={17} />
          <Coin x={width / 2} y={34.5} r={9.5} value={space.price} />{" "}
        </>
      )}
      {statue && (
        <g transform={`translate(${width / 2 - 4} 24)`}>
          <g data-piece={`statue ${statue}`} data-from="statues">
            <Statue value={statue} />
          </g>
        </g>
      )}
    </g>
  );
}

interface ArmProps {
  desk: Desk;
  seat: number;
  arm: Arm;
  spaces: SpaceView[];
  width: number;
  statue: number | undefined;
}

const built = (spaces: readonly SpaceView[]): number => spaces.filter((space) => space.built).length;

function ArmOfCanal({ desk, seat, arm, spaces, width, statue }: ArmProps): JSX.Element {
  const voice = desk.voice.value;
  const mine = seat === desk.me.value;
  const each = width / spaces.length;
  const next = spaces.find((space) => !space.built);
  const tiles = built(spaces);
  const end = Math.max(0, tiles - 1);
  const numbers = spaces.flatMap((space, i) => [space.built ? "" : space.price, i === end ? (statue ?? "") : ""]);
  const title = `${voice.text("show.canals")}, ${voice.name("arm", arm)}: ${tiles}/${spaces.length}`;
  const figures: [string, string][] = next
    ? [
        [voice.text("figure.colour"), voice.name("colour", next.colour)],
        [voice.text("figure.price"), String(next.price)],
      ]
    : [];
  return (
    <Place
      desk={desk}
      spot={mine ? armSpot(arm) : lookedAt(`arm ${seat} ${arm}`)}
      label={`${title}: ${numbers.join(" ")}`}
      about={{ title, figures, rule: "BRU-4.8" }}
      class="b-arm"
    >
      {spaces.map((space, i) => (
        <g
          key={i}
          class={space === next ? "b-next" : ""}
          transform={`translate(${arm === "left" ? width - (i + 1) * each : i * each} 0)`}
        >
          <Space
            space={space}
            width={each}
            piece={`tile ${seat} ${arm} ${i}`}
            from={`seat-${seat}`}
            statue={i === end ? statue : undefined}
          />{" "}
        </g>
      ))}
      <rect class="b-halo" x="-1" y="-3" width={width + 2} height={SPACE + 6} rx="8" />
    </Place>
  );
}

interface CanalProps {
  desk: Desk;
  seat: number;
  area: SeatView;
  width: number;
  /** Whether the banner of the first player flies here. */
  first: boolean;
}

/** The gate in the middle with the seat's sign; statues stand at the ends of the arms, the longer arm first. */
export function Canal({ desk, seat, area, width, first: begins }: CanalProps): JSX.Element {
  const long = (width - GATE) / 2;
  const who = desk.seats.value[seat];
  const [first, second] = area.statues;
  const leftFirst = built(area.left) >= built(area.right);
  const shared = { desk, seat, width: long };
  return (
    <g>
      <g transform="translate(0 12)">
        <ArmOfCanal {...shared} arm="left" spaces={area.left} statue={leftFirst ? first : second} />
        <g transform={`translate(${long + GATE} 0)`}>
          <ArmOfCanal {...shared} arm="right" spaces={area.right} statue={leftFirst ? second : first} />
        </g>
      </g>
      <g class={`b-gate seat-${who?.colour ?? "black"}`} transform={`translate(${long} 0)`}>
        <path class="b-gate-wall" d="M4 60 V2 H11 V7 H18 V16 H32 V7 H39 V2 H46 V60 H34 V46 A9 9 0 0 0 16 46 V60Z" />
        <path class="b-gate-roof" d="M2 5 L11 -7 L20 5Z M30 5 L39 -7 L48 5Z" />
        <g transform="translate(25 27)">
          <Token seat={who} r={7.5} />
        </g>
      </g>
      {begins && (
        <g transform={`translate(${long + 25} 4)`}>
          <g
            class="b-banner"
            data-piece="banner"
            role="img"
            aria-label={t("table.first")}
            {...noted(() => ({ title: t("table.first"), rule: "BRU-1.5" }))}
          >
            <path d="M-6 12 V-16" />
            <path class="b-cloth" d="M-6 -16 H14 L8 -9.5 L14 -3 H-6Z" />
            <text x="-0.5" y="-5.4" font-size="10">
              1
            </text>
          </g>
        </g>
      )}
    </g>
  );
}
