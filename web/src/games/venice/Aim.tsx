// One space among many small ones: what would stand there is seen before it stands, and a finger slides until it is meant.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { Pillar, Token } from "./glyphs";
import { far, LIFTED, pointed, TAP } from "./holding";
import { CELL, type Lagoon } from "./lagoon";
import type { Layout } from "./layout";
import type { Cell } from "./shapes";
import { spaceSpot } from "./spots";
import type { View } from "./view";

/** So far from the finger, in cells, a space may lie that is meant. */
const REACH = 2.5;

const aimed = signal("");

interface Touch {
  x: number;
  y: number;
  moved: boolean;
  lit: { space: string; middle: Cell }[];
}

interface Handlers {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
}

/** How a space is meant: a mouse rests on it, a finger slides to it and lets go. */
export function useAiming(desk: Desk, lies: Layout): Handlers {
  const touch = useRef<Touch | null>(null);
  const drop = (): void => {
    touch.current = null;
    aimed.value = "";
  };
  useEffect(() => drop, [desk.ask.value?.kind]);
  const lit = (space: string): boolean => desk.light(spaceSpot(space)) === "lit";
  const spaces = (): Touch["lit"] =>
    lies.lagoon
      .spaces()
      .filter(({ space }) => lit(space))
      .map(({ space }) => ({ space, middle: middleOf(lies.lagoon.cell(space)) }));
  return {
    onPointerMove: (event) => {
      const start = touch.current;
      if (event.pointerType === "mouse") {
        const { x, y } = pointed(event, lies);
        const space = lies.lagoon.at({ x: Math.floor(x), y: Math.floor(y) });
        aimed.value = space && lit(space) ? space : "";
      } else if (start) {
        const away = Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP;
        if (away && !start.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
        start.moved ||= away;
        if (start.moved) aimed.value = nearest(start.lit, pointed(event, lies, LIFTED));
      }
    },
    onPointerLeave: () => {
      if (!touch.current) aimed.value = "";
    },
    onPointerDown: (event) => {
      const open = event.pointerType === "mouse" ? [] : spaces();
      if (!open.length) return;
      touch.current = { x: event.clientX, y: event.clientY, moved: false, lit: open };
    },
    onPointerUp: (event) => {
      const meant = aimed.value;
      const moved = touch.current?.moved;
      if (event.pointerType === "mouse" || !touch.current) return;
      drop();
      const place = (event.currentTarget as Element).querySelector(`[data-area="${meant}"]`);
      if (moved && meant && place) desk.point(spaceSpot(meant), place);
    },
    onPointerCancel: drop,
    onClickCapture: () => {
      aimed.value = "";
    },
  };
}

const middleOf = (cell: Cell): Cell => ({ x: cell.x + 0.5, y: cell.y + 0.5 });

function nearest(lit: Touch["lit"], at: Cell): string {
  const best = lit.reduce((a, b) => (far(b.middle, at) < far(a.middle, at) ? b : a));
  return far(best.middle, at) <= REACH ? best.space : "";
}

/** What would stand on the space that is meant: a pillar in the water, one's token on a pillar. */
export function Aimed({ view, desk, lagoon }: { view: View; desk: Desk; lagoon: Lagoon }): JSX.Element | null {
  const space = aimed.value;
  if (!space) return null;
  const { x, y } = middleOf(lagoon.cell(space));
  return (
    <g class="v-aimed" data-aimed={space} transform={`translate(${x * CELL} ${y * CELL})`} aria-hidden="true">
      <circle class="v-aim" r="34" />
      {view.bare.includes(space) ? <Token seat={desk.seats.value[desk.me.value]} r={18} /> : <Pillar r={15} />}
    </g>
  );
}
