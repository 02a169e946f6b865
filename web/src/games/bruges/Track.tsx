// The stairs of reputation beside the belfry: every step with its value and who stands on it.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import type { DrawProps } from "../drawing";
import { Points, Token, Words } from "./glyphs";
import { climbSpot, lookedAt, staySpot } from "./spots";
import type { View } from "./view";

const RISE = 8;
const FOOT = 34; // of the lowest step
const BELFRY = 46;

/** Where a token stands on a step: alone in the middle, else two by two. */
function stand(place: number, all: number): string {
  const alone = place === all - 1 && place % 2 === 0;
  return `${alone ? 0 : place % 2 ? 9.5 : -9.5} ${place < 2 ? -10 : -28}`;
}

export function Track({ view, desk, width, height }: DrawProps<View> & { width: number; height: number }): JSX.Element {
  const voice = desk.voice.value;
  const each = (width - BELFRY - 8) / view.track.length;
  const mine = view.seats[desk.me.value]?.step ?? -2;
  const heading = [
    voice.fill("show.round", { round: view.round }),
    view.phase ? voice.text(`show.phase_${view.phase}`) : "",
  ];
  return (
    <g role="group" aria-label={voice.name("majority", "reputation")} data-area="track">
      <rect class="b-sky" width={width} height={height} rx="12" />
      <path
        class="b-skyline"
        d={`M4 ${height - 4} V70 h14 v-12 l8 -9 8 9 v12 h18 l7 -13 7 13 v10 h16 V62 h6 v-6 h6 v-6 h12 v6 h6 v6 h6 v20 h22 l10 -14 10 14 h30 v${height - 4 - 82} Z`}
      />
      <Words
        x={14}
        y={26}
        size={18}
        most={width - BELFRY - 110}
        anchor="start"
        class="b-strong"
        text={heading.filter(Boolean).join(" · ")}
      />
      {view.last > 0 && (
        <Words
          x={14}
          y={46}
          size={14}
          most={160}
          anchor="start"
          class="b-last"
          text={voice.fill("show.last", { round: view.last })}
        />
      )}
      <Belfry x={width - BELFRY} height={height} />
      {view.track.map((value, step) => {
        const top = height - FOOT - step * RISE;
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
              <rect class="b-halo" x="1" y="-42" width={each - 2} height={42 + FOOT - 4} rx="6" />
              <Points x={each / 2} y={16} value={value} />
            </Place>
            {here.map((seat, i) => (
              <g key={seat} transform={`translate(${each / 2} 0) translate(${stand(i, here.length)})`}>
                <g
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

function Belfry({ x, height }: { x: number; height: number }): JSX.Element {
  return (
    <g class="b-belfry" transform={`translate(${x} 0)`}>
      <path
        d={`M4 ${height - 2} V74 H8 V34 H12 V12 L16 7 L20 12 V8 L22 2 L24 8 V12 L28 7 L32 12 V34 H36 V74 H40 V${height - 2}Z`}
      />
      <path class="b-belfry-dark" d="M17 18 h4 v12 h-4Z M23 18 h4 v12 h-4Z M14 46 h5 v18 h-5Z M25 46 h5 v18 h-5Z" />
      <circle class="b-clock" cx="22" cy="86" r="7" />
      <path class="b-hands" d="M22 81 V86 L25.5 88" />
    </g>
  );
}
