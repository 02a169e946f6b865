// The whole town: stairs, dice, stacks above; below them a quarter for every seat, the viewer's own last.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
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
const WIDE = { track: 384, market: 280, stacks: 316 };
const SLIM = 384;

interface Box {
  seat: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The quarters in rows of so many, each row as high as its highest. */
function quarters(view: View, me: number, top: number, row: number, width: number): { boxes: Box[]; bottom: number } {
  const count = view.seats.length;
  const order = view.seats.map((_, i) => (Math.max(0, me) + i + (me < 0 ? 0 : 1)) % count);
  const boxes: Box[] = [];
  let y = top;
  for (let start = 0; start < count; start += row) {
    const line = order.slice(start, start + row);
    const heights = line.map((seat) => {
      const area = view.seats[seat];
      return area ? quarterHeight(area, seat === me, width) : 0;
    });
    const height = Math.max(...heights);
    line.forEach((seat, i) => boxes.push({ seat, x: i * (width + GAP), y, width, height }));
    y += height + GAP;
  }
  return { boxes, bottom: y - GAP };
}

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  const upright = slim.value;
  const width = upright ? SLIM : WIDE.track + WIDE.market + WIDE.stacks + 2 * GAP;
  const track = { width: upright ? SLIM : WIDE.track, height: STRIP };
  const market = upright ? { x: 0, y: STRIP + GAP } : { x: WIDE.track + GAP, y: 0 };
  const stacks = upright ? { x: 34, y: 2 * (STRIP + GAP) } : { x: market.x + WIDE.market + GAP, y: 0 };
  const top = (upright ? 3 * (STRIP + GAP) : STRIP + GAP) + 2;
  const { boxes, bottom } = quarters(view, desk.me.value, top, upright ? 1 : 2, upright ? SLIM : (width - GAP) / 2);
  return (
    <svg
      class="bruges bruges-board"
      viewBox={`0 0 ${width} ${bottom}`}
      role="group"
      aria-label={desk.voice.value.text("title")}
    >
      <Track view={view} desk={desk} {...track} />
      <g transform={`translate(${market.x} ${market.y})`}>
        <Market view={view} desk={desk} width={upright ? SLIM : WIDE.market} height={STRIP} />
      </g>
      <g transform={`translate(${stacks.x} ${stacks.y})`}>
        <Stacks view={view} desk={desk} />
      </g>
      {boxes.map(({ seat, x, y, ...size }) => (
        <g key={seat} transform={`translate(${x} ${y})`}>
          <Quarter desk={desk} view={view} seat={seat} {...size} />
        </g>
      ))}
    </svg>
  );
}
