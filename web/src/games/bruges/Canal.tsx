// A gate and its two arms of five priced spaces in the colours; the water comes from the gate.
import type { JSX } from "preact";
import { still } from "../../board/still";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { t } from "../../core/texts";
import { Price } from "./gains";
import { Coin, Statue, Token } from "./glyphs";
import { Mark } from "./marks";
import { armSpot, lookedAt } from "./spots";
import type { Arm, SeatView, SpaceView } from "./view";

export const CANAL = { height: 50, gate: 58 };
const BED = 42; // high
const TIGHT = 46; // a space narrower than this shows its price below its mark

interface SpaceProps {
  space: SpaceView;
  width: number;
  piece: string;
  from: string;
  /** The value of the statue on it. */
  statue: number | undefined;
}

function Stone({ space, width }: { space: SpaceView; width: number }): JSX.Element {
  const tight = width < TIGHT;
  return (
    <>
      <rect class="b-bed" x="1.5" y="1.5" width={width - 3} height={BED - 3} rx="4" />
      <path class="b-bed-light" d={`M3 ${BED - 3} V3 H${width - 3}`} />
      <Mark
        colour={space.colour}
        x={tight ? width / 2 : width * 0.33}
        y={tight ? 12 : BED / 2}
        size={tight ? 14 : 18}
      />
      <Coin
        x={tight ? width / 2 : width * 0.68}
        y={tight ? 30 : BED / 2}
        r={tight ? 9 : 10.5}
        value={space.price}
      />{" "}
    </>
  );
}

function Space({ space, width, piece, from, statue }: SpaceProps): JSX.Element {
  return (
    <g class={`b-space hue-${space.colour}`}>
      {space.built ? (
        <g data-piece={piece} data-from={from}>
          <path
            class="b-waves"
            transform={`translate(${width / 2} ${BED / 2})`}
            d="M-14 -8 q5 -5 10 0 t10 0 M-4 9 q5 -5 10 0 t10 0"
          />
          <g class="b-tag" transform={`translate(${width - 11} ${BED - 11})`}>
            <circle r="8" />
            <Mark colour={space.colour} size={10} />
          </g>
        </g>
      ) : (
        <Stone space={space} width={width} />
      )}
      {statue && (
        <g transform={`translate(${width / 2 - 4} 18)`}>
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

export const built = (spaces: readonly SpaceView[]): number => spaces.filter((space) => space.built).length;

const ArmOfCanal = still(function ArmOfCanal({ desk, seat, arm, spaces, width, statue }: ArmProps): JSX.Element {
  const voice = desk.voice.value;
  const mine = seat === desk.me.value;
  const each = width / spaces.length;
  const next = spaces.find((space) => !space.built);
  const tiles = built(spaces);
  const end = Math.max(0, tiles - 1);
  const left = arm === "left";
  const at = (i: number): number => (left ? width - (i + 1) * each : i * each);
  const numbers = spaces.flatMap((space, i) => [space.built ? "" : space.price, i === end ? (statue ?? "") : ""]);
  const title = `${voice.text("show.canals")}, ${voice.name("arm", arm)}: ${tiles}/${spaces.length}`;
  const figures: [string, string][] = next
    ? [
        [voice.text("figure.colour"), voice.name("colour", next.colour)],
        [voice.text("figure.price"), String(next.price)],
      ]
    : [];
  const spot = mine ? armSpot(arm) : lookedAt(`arm ${seat} ${arm}`);
  return (
    <Place
      desk={desk}
      spot={spot}
      label={`${title}: ${numbers.join(" ")}`}
      about={{ title, figures, rule: "BRU-4.8" }}
      class="b-arm"
    >
      <rect class="b-trough" y="-1" width={width} height={BED + 2} rx="3" />
      <g transform={`translate(${left ? width : 0} 0) scale(${left ? -1 : 1} 1)`}>
        <rect class="b-water" width={width} height={BED} style={{ transform: `scaleX(${tiles / spaces.length})` }} />
        <path class="b-shore" d={`M0 2 H${tiles * each} M0 ${BED - 2} H${tiles * each}`} />
      </g>
      {spaces.map((space, i) => (
        <g key={i} class={i === tiles ? "b-next" : ""} transform={`translate(${at(i)} 0)`}>
          <Space
            space={space}
            width={each}
            piece={`tile ${seat} ${arm} ${i}`}
            from={`seat-${seat}`}
            statue={i === end ? statue : undefined}
          />{" "}
        </g>
      ))}
      {next && (
        <g transform={`translate(${at(tiles)} 0)`}>
          <rect class="b-ghost b-water" x="1.5" y="1.5" width={each - 3} height={BED - 3} rx="4" />
          <rect class="b-halo" x="0" y="0" width={each} height={BED} rx="6" />
          <Price desk={desk} spot={spot} x={each / 2} y={-10} />
        </g>
      )}
      {!next && <rect class="b-halo" width={width} height={BED} rx="6" />}
    </Place>
  );
});

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
  const gate = Math.min(CANAL.gate, width * 0.11);
  const long = (width - gate) / 2;
  const [first, second] = area.statues;
  const leftFirst = built(area.left) >= built(area.right);
  const shared = { desk, seat, width: long };
  return (
    <g>
      <g transform="translate(0 4)">
        <ArmOfCanal {...shared} arm="left" spaces={area.left} statue={leftFirst ? first : second} />
        <g transform={`translate(${long + gate} 0)`}>
          <ArmOfCanal {...shared} arm="right" spaces={area.right} statue={leftFirst ? second : first} />
        </g>
      </g>
      <g transform={`translate(${long} 0) scale(${gate / 58})`}>
        <Gate desk={desk} seat={seat} />
        {begins && <Banner />}
      </g>
    </g>
  );
}

/** The town gate of a seat, 58 wide; it stands on the canal and rises above it. */
function Gate({ desk, seat }: { desk: Desk; seat: number }): JSX.Element {
  const who = desk.seats.value[seat];
  return (
    <g class={`b-gate seat-${who?.colour ?? "black"}`}>
      <rect class="b-water" x="14" y="10" width="30" height="38" />
      <path class="b-gate-wall" d="M2 50 V-16 H18 V-6 H40 V-16 H56 V50 H43 V26 A14 14 0 0 0 15 26 V50Z" />
      <path
        class="b-brickwork"
        d="M2 -4 H18 M2 10 H16 M2 24 H14 M2 38 H14 M40 -4 H56 M42 10 H56 M44 24 H56 M44 38 H56 M10 -16 V-4 M6 -4 V10 M10 10 V24 M6 24 V38 M48 -16 V-4 M52 -4 V10 M48 10 V24 M52 24 V38"
      />
      <path class="b-gate-roof" d="M0 -16 L10 -34 L20 -16Z M38 -16 L48 -34 L58 -16Z" />
      <path class="b-portcullis" d="M19 14 V40 M25 11 V44 M33 11 V44 M39 14 V40 M16 20 H42 M15 30 H43" />
      <g transform="translate(29 2)">
        <Token seat={who} r={8} />
      </g>
    </g>
  );
}

function Banner(): JSX.Element {
  return (
    <g transform="translate(29 -8)">
      <g
        class="b-banner"
        data-piece="banner"
        role="img"
        aria-label={t("table.first")}
        {...noted(() => ({ title: t("table.first"), rule: "BRU-1.5" }))}
      >
        <path d="M-6 0 V-30" />
        <path class="b-cloth" d="M-6 -30 H16 L10 -23 L16 -16 H-6Z" />
        <path class="b-numeral" d="M-1.5 -25.5 L2 -27.5 V-18.5" />
      </g>
    </g>
  );
}
