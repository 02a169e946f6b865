// The stairs of reputation up to the belfry: every step with its value and who stands on it.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import type { DrawProps } from "../drawing";
import { Price } from "./gains";
import { Points, Token, Words } from "./glyphs";
import { climbSpot, lookedAt, staySpot } from "./spots";
import type { View } from "./view";

const FOOT = 26; // of the lowest step
const HEAD = 56; // above the highest
const BELFRY = 48;
const TALL = 136; // the belfry's own height

/** So high the name has room above those who stand on the steps. */
const NAMED = 84;

/** Where the price of a step stands: over two tokens, or over the second row of them. */
const ABOVE = -34;
const ABOVE_FOUR = -48;

/** Where a token stands on a step: alone in the middle, else two by two. */
function stand(place: number, all: number): string {
  const alone = place === all - 1 && place % 2 === 0;
  return `${alone ? 0 : place % 2 ? 9.5 : -9.5} ${place < 2 ? -10 : -28}`;
}

export function Track({ view, desk, width, height }: DrawProps<View> & { width: number; height: number }): JSX.Element {
  const voice = desk.voice.value;
  const each = (width - BELFRY - 8) / view.track.length;
  const rise = Math.max(1.5, Math.min(11, (height - FOOT - HEAD) / view.track.length));
  const tower = Math.min(1, height / TALL);
  const mine = view.seats[desk.me.value]?.step ?? -2;
  return (
    <g role="group" aria-label={voice.name("majority", "reputation")} data-area="track">
      <rect class="b-sky" width={width} height={height} rx="8" />
      <svg width={width} height={height} aria-hidden="true">
        <g transform={`translate(0 ${height - 152})`}>
          <path
            class="b-skyline"
            d="M8 148 V86 h14 v-12 l8 -9 8 9 v12 h18 l7 -13 7 13 v10 h16 V78 h6 v-6 h6 v-6 h12 v6 h6 v6 h6 v20 h22 l10 -14 10 14 h24 v-30 l9 -16 9 16 v30 h40 V148Z"
          />
        </g>
      </svg>
      {height >= NAMED && (
        <Words
          x={12}
          y={22}
          size={15}
          most={width - BELFRY - 20}
          anchor="start"
          class="b-title"
          text={voice.name("majority", "reputation")}
        />
      )}
      {view.last > 0 && height >= NAMED && (
        <Words
          x={12}
          y={41}
          size={13}
          most={180}
          anchor="start"
          class="b-last"
          text={voice.fill("show.last", { round: view.last })}
        />
      )}
      <g transform={`translate(${width - BELFRY} ${height - TALL * tower}) scale(1 ${tower})`}>
        <Belfry />
      </g>
      {view.track.map((value, step) => {
        const top = height - FOOT - step * rise;
        const here = view.seats.flatMap((area, seat) => (area.step === step ? [seat] : []));
        const spot = step === mine + 1 ? climbSpot : step === mine ? staySpot : lookedAt(`step ${step}`);
        return (
          <g key={step} transform={`translate(${6 + step * each} ${top})`}>
            <Place
              desk={desk}
              spot={spot}
              label={`${voice.name("majority", "reputation")} ${step}: ${voice.fill("things.points", { points: value })}`}
              about={{ text: here.map((seat) => desk.names[seat] ?? "").join(", "), rule: "BRU-3.5" }}
              class="b-step"
            >
              <path class="b-stair" d={`M0 0 H${each} V${height - top - 2} H0Z`} />
              <path class="b-tread" d={`M0 2 H${each}`} />
              <rect class="b-halo" x="1" y="-38" width={each - 2} height={38 + FOOT - 3} rx="6" />
              <Points x={each / 2} y={14} value={value} />
              {step === mine + 1 && (
                <>
                  <g class="b-ghost" transform={`translate(${each / 2} -10)`}>
                    <Token seat={desk.seats.value[desk.me.value]} r={8.5} />
                  </g>
                  <Price desk={desk} spot={spot} x={each / 2} y={here.length > 2 ? ABOVE_FOUR : ABOVE} />
                </>
              )}
            </Place>
            {here.map((seat, i) => (
              <g key={seat} transform={`translate(${each / 2} 0) translate(${stand(i, here.length)})`}>
                <g
                  class={seat === desk.me.value ? "b-me" : ""}
                  data-piece={`reputation ${seat}`}
                  role="img"
                  aria-label={desk.names[seat] ?? ""}
                  {...noted(() => ({ title: desk.names[seat] ?? "", rule: "BRU-6.1" }))}
                >
                  <Token seat={desk.seats.value[seat]} r={8.5} />
                </g>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Belfry(): JSX.Element {
  return (
    <g class="b-belfry">
      <path d="M4 134 V74 H8 V34 H12 V12 L16 7 L20 12 V8 L22 2 L24 8 V12 L28 7 L32 12 V34 H36 V74 H40 V134Z" />
      <path class="b-brickwork" d="M4 84 H40 M4 104 H40 M4 114 H40 M4 124 H40 M8 44 H36 M12 34 H32 M12 24 H32" />
      <path
        class="b-belfry-dark"
        d="M17 18 h4 v12 h-4Z M23 18 h4 v12 h-4Z M14 46 h5 v18 h-5Z M25 46 h5 v18 h-5Z M16 134 V118 a6 6 0 0 1 12 0 V134Z"
      />
      <circle class="b-clock" cx="22" cy="86" r="8" />
      <path class="b-hands" d="M22 80 V86 L26 88" />
    </g>
  );
}
