// Wednesday: the stalls of the market, and the bag.
import type { JSX } from "preact";
import { still } from "../../board/still";
import { Place } from "../../board/Place";
import type { Desk } from "../../board/desk";
import type { Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import { Price } from "./gains";
import { Cost, type DayProps, Pile } from "./pieces";
import { words } from "./printed";
import { Resource } from "./signs";
import { stallSpot, verbSpot } from "./spots";
import type { StallView, View } from "./view";

const REGULAR = 7; // the two after them belong to the foreign merchants
const AWNING = 16;
const ACROSS = 3; // things side by side on a counter
const DEEP = 3;

interface StallProps extends Size {
  desk: Desk;
  stall: StallView;
  number: number;
}

const Stall = still(function Stall({ desk, stall, number, width, height }: StallProps): JSX.Element {
  const voice = desk.voice.value;
  const kinds = words(voice, "resource");
  const offer = stall.resources.flatMap((n, i) => Array<string>(n).fill(kinds[i] ?? ""));
  const spoken = stall.resources.flatMap((n, i): [string, string][] =>
    n ? [[voice.name("resource", kinds[i] ?? ""), String(n)]] : [],
  );
  const who = desk.seats.value[stall.seat];
  const held = who ? `${who.name}: ${stall.members}` : spoken.map(([name, n]) => `${n} ${name}`).join(", ");
  const label = `${voice.text("show.market")} ${number}: ${held || voice.text("show.empty")}`;
  const spot = stallSpot(number);
  const step = Math.min((width - 4) / ACROSS, (height - AWNING - 4) / DEEP, 38);
  const deep = Math.ceil(offer.length / ACROSS);
  const top = AWNING + Math.max(2, (height - AWNING - 16 - deep * step) / 2);
  const at = (i: number): string =>
    `translate(${width / 2 + ((i % ACROSS) - 1) * step} ${top + (Math.floor(i / ACROSS) + 0.5) * step})`;
  return (
    <Place desk={desk} spot={spot} label={label} about={{ figures: spoken, rule: "COL-7.2" }} class="c-stall">
      <rect class={`c-counter ${offer.length || who ? "" : "bare"}`} y="8" width={width} height={height - 8} rx="4" />
      <path
        class={`c-awning ${number > REGULAR ? "foreign" : ""}`}
        d={`M3 0H${width - 3}L${width} ${AWNING - 3}q${-width / 10} 5 ${-width / 5} 0t${-width / 5} 0${-width / 5} 0${-width / 5} 0${-width / 5} 0z`}
      />
      <text class="c-on-awning" x="5" y="11.5">
        {number}
      </text>
      {offer.length > 0 && (
        <g class="c-price">
          <Cost count={offer.length} x={width - 13} y={12} />
        </g>
      )}
      {offer.map((resource, i) => (
        <g key={i} transform={at(i)}>
          <g data-piece={`stall-${number}-${i}-${resource}`} data-from="bag">
            <Resource word={resource} r={step * 0.46} />
          </g>
        </g>
      ))}
      {who && (
        <g transform={`translate(${width / 2} ${(height + AWNING) / 2})`}>
          <Pile
            who={who}
            count={stall.members}
            piece={`stall-${number}-members`}
            from={`seat-${stall.seat}`}
            size={Math.min(1.5, width / 38)}
          />
        </g>
      )}
      <rect class="c-glow" width={width} height={height} rx="5" />
      <Price desk={desk} spot={spot} but={kinds} x={width / 2} y={height - 6} />
    </Place>
  );
});

/** The bag of resources; a decree may let one draw from it. */
function Bag({ view, desk, width, height }: DrawProps<View> & Size): JSX.Element {
  const label = desk.voice.value.fill("show.bag", { bag: view.bag });
  const scale = Math.min(width / 68, height / 100);
  return (
    <Place desk={desk} spot={verbSpot("draw")} label={label} about={{ rule: "COL-4.2" }} class="c-bag">
      <g transform={`translate(${(width - 68 * scale) / 2} ${(height - 100 * scale) / 2}) scale(${scale})`}>
        <path class="c-sack" d="M22 8H46L40 22Q62 40 60 72 58 92 34 92 10 92 8 72 6 40 28 22z" />
        <path class="c-cord" d="M25 22H43" />
        <g data-anchor="bag" transform="translate(34 60)" />
        <text class="c-bag-count" x="34" y="70" text-anchor="middle" font-size={Math.max(24, 13 / scale)}>
          {view.bag}
        </text>
      </g>
      <rect class="c-glow" width={width} height={height} rx="5" />
    </Place>
  );
}

export function Wednesday({ view, desk, width, height, large }: DayProps): JSX.Element {
  const things = view.stalls.length + 1;
  const row = large ? (width > height * 1.3 ? 5 : 4) : 3;
  const rows = Math.ceil(things / row);
  const cell = { width: (width - 2) / row, height: height / rows };
  const box = { width: cell.width - 4, height: cell.height - 4 };
  const corner = (i: number): string => `translate(${3 + (i % row) * cell.width} ${Math.floor(i / row) * cell.height})`;
  return (
    <>
      {view.stalls.map((stall, i) => (
        <g key={i} transform={corner(i)}>
          <Stall desk={desk} stall={stall} number={i + 1} {...box} />
        </g>
      ))}
      <g transform={corner(view.stalls.length)}>
        <Bag view={view} desk={desk} {...box} />
      </g>
    </>
  );
}
