// Wednesday: the stalls of the market, and the bag.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import type { Desk } from "../../board/desk";
import type { DrawProps } from "../drawing";
import { Cost, Member, PAD, Part, STREET, Street } from "./pieces";
import { words } from "./printed";
import { Resource } from "./signs";
import { stallSpot, verbSpot } from "./spots";
import { total, type StallView, type View } from "./view";

export const WEDNESDAY = 288;
const ROW = 5;
const STALL = { width: 68, step: 73, height: 100, line: 106 } as const;
const REGULAR = 7; // the two after them belong to the foreign merchants

/** Things in rows of three on the counter of a stall. */
function onCounter(i: number): string {
  return `translate(${13 + (i % 3) * 21} ${34 + Math.floor(i / 3) * 23})`;
}

function Stall({ desk, stall, number }: { desk: Desk; stall: StallView; number: number }): JSX.Element {
  const voice = desk.voice.value;
  const kinds = words(voice, "resource");
  const offer = stall.resources.flatMap((n, i) => Array<string>(n).fill(kinds[i] ?? ""));
  const spoken = stall.resources.flatMap((n, i): [string, string][] =>
    n ? [[voice.name("resource", kinds[i] ?? ""), String(n)]] : [],
  );
  const who = desk.seats.value[stall.seat];
  const held = who ? `${who.name}: ${stall.members}` : spoken.map(([name, n]) => `${n} ${name}`).join(", ");
  const foreign = number > REGULAR;
  const label = `${voice.text("show.market")} ${number}: ${held || voice.text("show.empty")}`;
  return (
    <Place
      desk={desk}
      spot={stallSpot(number)}
      label={label}
      about={{ figures: spoken, rule: "COL-7.2" }}
      class="c-stall"
    >
      <rect
        class={`c-counter ${offer.length || who ? "" : "bare"}`}
        y="12"
        width={STALL.width}
        height={STALL.height - 12}
        rx="6"
      />
      <path class={`c-awning ${foreign ? "foreign" : ""}`} d={`M6 0H${STALL.width - 6}L${STALL.width} 18H0z`} />
      <path class="c-stripes" d="M19 0 16 18H28L29 0zM39 0 40 18H52L49 0z" />
      <text class="c-on-awning" x="9" y="14">
        {number}
      </text>
      {offer.length > 0 && (
        <g class="c-price">
          <rect x={STALL.width - 31} y="2" width="26" height="15" rx="4" />
          <Cost count={offer.length} x={STALL.width - 18} y={14} />
        </g>
      )}
      {offer.map((resource, i) => (
        <g key={i} transform={onCounter(i)}>
          <g data-piece={`stall-${number}-${i}-${resource}`} data-from="bag">
            <Resource word={resource} r={9.5} />
          </g>
        </g>
      ))}
      {Array.from({ length: stall.members }, (_, i) => (
        <g key={`m${i}`} transform={onCounter(i)}>
          <g data-piece={`stall-${number}-member-${i}`} data-from={`seat-${stall.seat}`}>
            <Member who={who} size={0.9} />
          </g>
        </g>
      ))}
      <rect class="c-glow" width={STALL.width} height={STALL.height} rx="7" />
    </Place>
  );
}

/** The bag of resources; a decree may let one draw from it. */
function Bag({ view, desk }: DrawProps<View>): JSX.Element {
  const label = desk.voice.value.fill("show.bag", { bag: view.bag });
  return (
    <Place desk={desk} spot={verbSpot("draw")} label={label} about={{ rule: "COL-4.2" }} class="c-bag">
      <path class="c-sack" d="M22 8H46L40 22Q62 40 60 72 58 92 34 92 10 92 8 72 6 40 28 22z" />
      <path class="c-cord" d="M25 22H43" />
      <g data-anchor="bag" transform="translate(34 60)" />
      <text class="c-bag-count" x="34" y="68" text-anchor="middle">
        {view.bag}
      </text>
      <rect class="c-glow" width={STALL.width} height={STALL.height} rx="7" />
    </Place>
  );
}

export function Wednesday({ view, desk }: DrawProps<View>): JSX.Element {
  const corner = (i: number): string =>
    `translate(${PAD + (i % ROW) * STALL.step} ${38 + Math.floor(i / ROW) * STALL.line})`;
  const left = total(view.stalls.map((stall) => total(stall.resources)));
  return (
    <Part
      view={view}
      desk={desk}
      day="wednesday"
      height={WEDNESDAY}
      title={`${desk.voice.value.text("show.market")}${left ? ` · ${left}` : ""}`}
    >
      {view.stalls.map((stall, i) => (
        <g key={i} transform={corner(i)}>
          <Stall desk={desk} stall={stall} number={i + 1} />
        </g>
      ))}
      <g transform={corner(view.stalls.length)}>
        <Bag view={view} desk={desk} />
      </g>
      <Street view={view} desk={desk} day="wednesday" y={WEDNESDAY - STREET} />
    </Part>
  );
}
