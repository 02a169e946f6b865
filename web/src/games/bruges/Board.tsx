// The town: stairs, dice and stacks above, below them the quarters of the seats, the viewer's own last.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../core/texts";
import type { DrawProps } from "../drawing";
import { Market } from "./Market";
import { Quarter, quarterHeight } from "./Quarter";
import { Stacks } from "./Stacks";
import { Track } from "./Track";
import type { View } from "./view";

const narrow = matchMedia("(max-width: 720px)");
const slim = signal(narrow.matches);
narrow.addEventListener("change", () => (slim.value = narrow.matches));

const STRIP = 162; // as high as everything above the quarters
const GAP = 10;
const WIDE = { track: 390, market: 280, stacks: 318, all: 390 + 280 + 318 + 2 * GAP };
const SLIM = 384;
const A_PAIR = 2;

interface Box {
  seat: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The quarters two by two, or one below the other where they would not fill the rows or the page is narrow. */
function quarters(view: View, me: number, seats: number[], top: number): { boxes: Box[]; bottom: number } {
  const row = slim.value || seats.length % A_PAIR ? 1 : A_PAIR;
  const whole = slim.value ? SLIM : WIDE.all;
  const width = (whole - (row - 1) * GAP) / row;
  const boxes: Box[] = [];
  let y = top;
  for (let start = 0; start < seats.length; start += row) {
    const line = seats.slice(start, start + row);
    const height = Math.max(...line.map((seat) => quarterHeight(view.seats[seat], seat === me, width)));
    line.forEach((seat, i) => boxes.push({ seat, x: i * (width + GAP), y, width, height }));
    y += height + GAP;
  }
  return { boxes, bottom: y - GAP };
}

/** The other seats in the order of their turns. */
function others(view: View, me: number): number[] {
  const count = view.seats.length;
  return me < 0 ? view.seats.map((_, seat) => seat) : view.seats.slice(1).map((_, i) => (me + 1 + i) % count);
}

/** Whether all quarters are shown together; with many, the viewer's hand lies nearer than those of the others. */
const together = (view: View, me: number): boolean => me < 0 || (!slim.value && view.seats.length === A_PAIR);

function Quarters({ view, desk, boxes }: DrawProps<View> & { boxes: Box[] }): JSX.Element {
  return (
    <>
      {boxes.map(({ seat, x, y, ...size }) => (
        <g key={seat} transform={`translate(${x} ${y})`}>
          <Quarter desk={desk} view={view} seat={seat} {...size} />
        </g>
      ))}
    </>
  );
}

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  const upright = slim.value;
  const me = desk.me.value;
  const market = upright ? { x: 0, y: STRIP + GAP } : { x: WIDE.track + GAP, y: 0 };
  const stacks = upright ? { x: 33, y: 2 * (STRIP + GAP) } : { x: market.x + WIDE.market + GAP, y: 0 };
  const top = (upright ? 3 * (STRIP + GAP) : STRIP + GAP) + 2;
  const all = together(view, me);
  const seats = [...(all ? others(view, me) : []), ...(me < 0 ? [] : [me])];
  const { boxes, bottom } = quarters(view, me, seats, top);
  return (
    <svg
      class="bruges bruges-board"
      viewBox={`0 0 ${upright ? SLIM : WIDE.all} ${bottom}`}
      role="group"
      aria-label={desk.voice.value.text("title")}
    >
      <Track view={view} desk={desk} width={upright ? SLIM : WIDE.track} height={STRIP} />
      <g transform={`translate(${market.x} ${market.y})`}>
        <Market view={view} desk={desk} width={upright ? SLIM : WIDE.market} height={STRIP} />
      </g>
      <g transform={`translate(${stacks.x} ${stacks.y})`}>
        <Stacks view={view} desk={desk} />
      </g>
      <Quarters view={view} desk={desk} boxes={boxes} />
    </svg>
  );
}

/** The quarters of the others, where they do not lie on the board. */
export function Beside({ view, desk }: DrawProps<View>): JSX.Element | null {
  const me = desk.me.value;
  if (together(view, me)) return null;
  const { boxes, bottom } = quarters(view, me, others(view, me), 0);
  return (
    <svg
      class="bruges bruges-board b-beside"
      viewBox={`0 0 ${slim.value ? SLIM : WIDE.all} ${bottom}`}
      role="group"
      aria-label={t("table.players")}
    >
      <Quarters view={view} desk={desk} boxes={boxes} />
    </svg>
  );
}
