// The viewer's street: houses side by side on the quay, the canal with its gate before them.
import type { JSX } from "preact";
import type { DrawProps } from "../drawing";
import { Canal, CANAL } from "./Canal";
import { House, HOUSE, Plot } from "./House";
import type { View } from "./view";

export const STREET = HOUSE.height + CANAL.height + 18;
/** Where it is narrow the houses are small and show no name. */
const NARROW = 600;
const SMALL = 0.7;
export const LOW_STREET = HOUSE.low * SMALL + CANAL.height + 20;
const EDGE = 8;
const FAR = 318; // the town behind repeats itself
const NEAR = 260;

interface StreetProps extends DrawProps<View> {
  seat: number;
  width: number;
  height: number;
}

/** How large houses may be so that as many stand side by side: names are read where they have their full size. */
function fitting(count: number, width: number): number {
  const half = (width - Math.min(CANAL.gate, width * 0.11)) / 2;
  return Math.min(1, Math.max(SMALL, half / (Math.ceil(count / 2) * (HOUSE.width + 3))));
}

/** Where each house stands: left of the gate, then right of it; closer than they are wide where they are many. */
export function stands(count: number, width: number, scale: number): number[] {
  const half = (width - Math.min(CANAL.gate, width * 0.11)) / 2;
  const wide = HOUSE.width * scale;
  const apart = wide + 3 * scale;
  const room = 1 + Math.floor((half - wide) / apart);
  const left = Math.max(room, Math.ceil(count / 2));
  const step = left > room ? (half - wide) / Math.max(1, left - 1) : apart;
  return Array.from({ length: count }, (_, i) => (i < left ? i * step : width - half + (i - left) * step));
}

export function Street({ view, desk, seat, width, height }: StreetProps): JSX.Element | null {
  const area = view.seats[seat];
  if (!area) return null;
  const mine = seat === desk.me.value;
  const who = desk.seats.value[seat];
  const inside = width - 2 * EDGE;
  const places = area.houses.length + (mine && !view.over ? 1 : 0);
  const large = fitting(places, inside);
  const low = width < NARROW || height < STREET - 2 || large < 1;
  const scale = width < NARROW || height < STREET - 2 ? SMALL : large;
  const at = stands(places, inside, scale);
  const water = height - CANAL.height - EDGE;
  const high = (low ? HOUSE.low : HOUSE.height) * scale;
  return (
    <g class={`b-quarter seat-${who?.colour ?? "black"} ${mine ? "b-mine" : ""}`} role="group" aria-label={who?.name}>
      <rect class="b-sky" width={width} height={height} rx="8" />
      <svg width={width} height={water} aria-hidden="true">
        <path
          class="b-cloud"
          d={`M${width * 0.62} 30 q4 -12 16 -8 q8 -12 22 -4 q14 -2 14 12Z M${width * 0.84} 52 q4 -10 14 -7 q8 -10 20 -3 q12 -1 12 10Z`}
        />
        {Array.from({ length: Math.ceil(width / FAR) }, (_, i) => (
          <path key={i} class="b-skyline" transform={`translate(${i * FAR - 40} ${water - 96})`} d={ROOFS} />
        ))}
        {Array.from({ length: Math.ceil(width / NEAR) }, (_, i) => (
          <path key={i} class="b-hedge" transform={`translate(${i * NEAR} ${water - 40})`} d={TREES} />
        ))}
      </svg>
      <rect class="b-quay" y={water - 8} width={width} height="14" />
      <path class="b-quay-line" d={`M0 ${water - 1} H${width}`} />
      <rect class="b-basin" y={water} width={width} height={height - water} />
      <g transform={`translate(${EDGE} ${water - high + 2})`} data-area={mine ? "houses" : undefined}>
        {area.houses.map((house, i) => (
          <g key={i} transform={`translate(${at[i] ?? 0} 0) scale(${scale})`}>
            <House desk={desk} house={house} seat={seat} index={i} low={low} />
          </g>
        ))}
        {mine && !view.over && (
          <g transform={`translate(${at[area.houses.length] ?? 0} 0) scale(${scale})`}>
            <Plot desk={desk} low={low} />
          </g>
        )}
      </g>
      <g transform={`translate(${EDGE} ${water})`} data-area={mine ? "canal" : undefined}>
        <Canal desk={desk} seat={seat} area={area} width={inside} first={view.first === seat} />
      </g>
    </g>
  );
}

const ROOFS =
  "M0 90 V54 h20 v-10 l10 -12 10 12 v10 h22 l9 -16 9 16 h18 V38 h6 v-6 h6 v-6 h14 v6 h6 v6 h6 v20 h24 l12 -18 12 18 h16 V30 l10 -22 10 22 v28 h26 l10 -14 10 14 h24 v-8 h8 v-8 h16 v8 h8 v40Z";
const TREES =
  "M0 40 V30 q6 -12 16 -8 q10 -12 22 -2 q14 -6 18 6 q12 -4 18 4 V40Z M120 40 V32 q8 -14 18 -6 q8 -12 20 -4 q16 -6 20 8 V40Z M206 40 V26 l10 -26 10 26 V40Z M226 40 V20 l9 -20 9 20 V40Z";
