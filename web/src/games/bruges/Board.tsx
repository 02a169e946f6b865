// The town: stairs, dice and stacks, and below them the viewer's own street. It fills the box it is given.
import type { JSX } from "preact";
import { fitted, Room, type Least, type Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import { Goods, GOODS } from "./Goods";
import { Market } from "./Market";
import { Quarter } from "./Other";
import { SmallStacks, Stacks, STACKS } from "./Stacks";
import { LOW_STREET, Street, STREET } from "./Street";
import { Track } from "./Track";
import type { View } from "./view";

const GAP = 8;

interface Way extends Least {
  draw(props: DrawProps<View> & Size): JSX.Element;
}

/** Everything above in one strip. */
const WIDE: Way = {
  width: 1020,
  height: 132 + GAP + STREET,
  draw: ({ view, desk, width, height }) => {
    const strip = Math.min(190, height - STREET - GAP);
    const scale = Math.min(1.1, strip / STACKS.height);
    const stacks = STACKS.width * scale;
    const market = 300 * scale;
    const track = width - market - stacks - 2 * GAP;
    return (
      <>
        <Track view={view} desk={desk} width={track} height={strip} />
        <At x={track + GAP}>
          <Market view={view} desk={desk} width={market} height={strip} />
        </At>
        <At x={width - stacks} scale={scale}>
          <Stacks view={view} desk={desk} height={strip / scale} />
        </At>
        <At y={strip + GAP}>
          <Ground view={view} desk={desk} width={width} height={height - strip - GAP} />
        </At>
      </>
    );
  },
};

/** The stairs below dice and stacks. */
const SQUARE: Way = {
  width: 640,
  height: 132 + 112 + 2 * GAP + STREET,
  draw: ({ view, desk, width, height }) => {
    const stairs = Math.min(180, height - STACKS.height - STREET - 2 * GAP);
    const market = width - STACKS.width - GAP;
    return (
      <>
        <Market view={view} desk={desk} width={market} height={STACKS.height} />
        <At x={market + GAP}>
          <Stacks view={view} desk={desk} />
        </At>
        <At y={STACKS.height + GAP}>
          <Track view={view} desk={desk} width={width} height={stairs} />
        </At>
        <At y={STACKS.height + stairs + 2 * GAP}>
          <Ground view={view} desk={desk} width={width} height={height - STACKS.height - stairs - 2 * GAP} />
        </At>
      </>
    );
  },
};

const PILES = 104;

/** For a phone: small stacks beside the dice, the viewer's goods above the street. */
function slim(stairs: number, street: number, withGoods: boolean): Way {
  const top = 114;
  const way: Way = {
    width: 350,
    height: top + stairs + street + 2 * GAP + (withGoods ? GOODS.slim + GAP : 0),
    draw: ({ view, desk, width, height }) => {
      const spare = Math.max(0, height - way.height);
      const high = top + Math.min(24, spare * 0.3);
      const steps = stairs + Math.min(50, spare * 0.5);
      const goods = withGoods && desk.me.value >= 0 ? GOODS.slim : 0;
      const ground = high + steps + 2 * GAP + (goods && goods + GAP);
      return (
        <>
          <Market view={view} desk={desk} width={width - PILES - 4} height={high} />
          <At x={width - PILES}>
            <SmallStacks view={view} desk={desk} width={PILES} height={high} />
          </At>
          <At y={high + GAP}>
            <Track view={view} desk={desk} width={width} height={steps} />
          </At>
          {goods > 0 && (
            <At y={high + steps + 2 * GAP}>
              <Goods view={view} desk={desk} seat={desk.me.value} width={width} height={goods} />
            </At>
          )}
          <At y={ground}>
            <Ground view={view} desk={desk} width={width} height={height - ground} />
          </At>
        </>
      );
    },
  };
  return way;
}

const SLIM = slim(94, LOW_STREET, true);
/** A phone on its side: the goods are at one's own place. */
const FLAT = slim(62, LOW_STREET, false);

function At({
  x = 0,
  y = 0,
  scale = 1,
  children,
}: {
  x?: number;
  y?: number;
  scale?: number;
  children: JSX.Element;
}): JSX.Element {
  return <g transform={`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`}>{children}</g>;
}

/** Narrower than this a street is a strip of small gables, on paper. */
const LEAST_STREET = 360;
const MARGIN = 6;

/** The viewer's street; for those who look on, the streets of all seats. */
function Ground({ view, desk, width, height }: DrawProps<View> & Size): JSX.Element {
  if (desk.me.value >= 0) return <Street view={view} desk={desk} seat={desk.me.value} width={width} height={height} />;
  const row = Math.ceil(view.seats.length / 2);
  const each = { width: (width - (row - 1) * GAP) / row, height: (height - GAP) / 2 };
  const streets = each.width >= LEAST_STREET && each.height >= LOW_STREET;
  const inside = { width: each.width - 2 * MARGIN, height: each.height - 2 * MARGIN };
  return (
    <>
      {view.seats.map((_, seat) => (
        <At key={seat} x={(seat % row) * (each.width + GAP)} y={Math.floor(seat / row) * (each.height + GAP)}>
          {streets ? (
            <Street view={view} desk={desk} seat={seat} {...each} />
          ) : (
            <>
              <rect class="b-plate" {...each} rx="8" />
              <At x={MARGIN} y={MARGIN}>
                <Quarter view={view} desk={desk} seat={seat} {...inside} />
              </At>
            </>
          )}
        </At>
      ))}
    </>
  );
}

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  return (
    <Room class="bruges b-board-room">
      {(size) => {
        const { way, width, height } = fitted(size, [WIDE, SQUARE, SLIM, FLAT]);
        return (
          <svg
            class="bruges-board"
            viewBox={`0 0 ${width} ${height}`}
            role="group"
            aria-label={desk.voice.value.text("title")}
          >
            <way.draw view={view} desk={desk} width={width} height={height} />
          </svg>
        );
      }}
    </Room>
  );
}
