// The tile before it is dropped: under the pointer on every space it would cover, with what it brings; and how it is held.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Desk, Seating } from "../../board/desk";
import type { ToldNote } from "../../protocol";
import { t } from "../../core/texts";
import { Icon } from "../../pages/Icon";
import { useGains } from "../../board/Tag";
import { askedAbout } from "./asked";
import { byFinger, ghostOf, LIFTED, pointed, pointer, TAP, turnOn, wanted, type Ghost } from "./holding";
import { Arms, Edge, Gondola, Token } from "./glyphs";
import { CELL } from "./lagoon";
import type { Layout } from "./layout";
import type { Placement } from "./placements";
import { around, type Cell } from "./shapes";
import { TileFace } from "./Tile";

interface GhostProps {
  desk: Desk;
  lies: Layout;
  all: readonly Placement[];
}

/** The tile itself. */
export function GhostTile({ desk, lies, all }: GhostProps): JSX.Element | null {
  const ghost = ghostOf(desk, all, lies.lagoon);
  if (!ghost) return null;
  const edge = around(ghost.cells, CELL, 0, 8);
  return (
    <g
      class={`v-ghost ${ghost.placement ? "fits" : "resting"}`}
      data-ghost={ghost.placement?.answer.notation ?? ""}
      data-turn-wanted={wanted.value}
      data-cells={ghost.cells.map((cell) => lies.lagoon.at(cell)).join(" ")}
    >
      <TileFace cells={ghost.cells} salt={ghost.tile} />
      <path class="v-ghost-edge" d={edge} />
    </g>
  );
}

/** What it brings, or why it cannot lie here; for a finger also what turns and drops it. */
export function GhostNote({ desk, lies, all }: GhostProps): JSX.Element | null {
  const ghost = ghostOf(desk, all, lies.lagoon);
  const box = useRef<HTMLDivElement>(null);
  useGains(desk, ghost?.answer ?? null);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    node.style.marginLeft = "0";
    const around = node.parentElement?.getBoundingClientRect();
    const own = node.getBoundingClientRect();
    const over = around ? Math.max(around.left - own.left, 0) - Math.max(own.right - around.right, 0) : 0;
    node.style.marginLeft = `${over}px`;
  });
  if (!ghost || desk.proposed.value) return null;
  const xs = ghost.cells.map((cell) => cell.x);
  const ys = ghost.cells.map((cell) => cell.y);
  const px = (cells: number, from: number): number => (from + cells * CELL) * lies.scale;
  const low = Math.min(...ys) < 2;
  const style = {
    left: `${px((Math.min(...xs) + Math.max(...xs) + 1) / 2, lies.left)}px`,
    top: `${low ? px(Math.max(...ys) + 1, lies.top) + 10 : px(Math.min(...ys), lies.top) - 8}px`,
  };
  return (
    <div ref={box} class={`v-ghost-note ${low ? "below" : "above"}`} style={style} role="status">
      <Brings desk={desk} ghost={ghost} />
      {byFinger.value && (
        <span class="v-ghost-tools">
          <button type="button" data-turn aria-label={t("venice.turn")} onClick={() => turnOn(desk, all)}>
            <Icon name="turn" />
          </button>
          <button type="button" class="primary" data-drop disabled={!ghost.placement} onClick={() => drop(desk, ghost)}>
            <Icon name="check" /> {t("venice.build")}
          </button>
        </span>
      )}
    </div>
  );
}

/** Points by source: arms, edges, tokens of others, the gondola. */
function Brings({ desk, ghost }: { desk: Desk; ghost: Ghost }): JSX.Element | null {
  const voice = desk.voice.value;
  const barred = desk.scales?.barred.value.get(ghost.answer.notation);
  if (!ghost.placement) return barred ? <span class="v-why">{voice.refusal(barred, desk.names)}</span> : null;
  const notes = desk.scales?.told.value.get(ghost.answer.notation) ?? [];
  const paid = payments(desk, notes);
  if (!paid.length) return null;
  return (
    <ul class="v-brings">
      {paid.map(({ verb, seat, points, texts }) => (
        <li key={`${verb} ${seat}`} class={seat === desk.me.value ? "mine-too" : "theirs"}>
          <span class="visually-hidden">{texts.join(". ")}</span>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Sign verb={verb} seat={desk.seats.value[seat]} />
          </svg>
          <b aria-hidden="true">{seat === desk.me.value ? points : `+${points}`}</b>
          {seat !== desk.me.value && <small aria-hidden="true">{desk.names[seat]}</small>}
        </li>
      ))}
    </ul>
  );
}

interface Payment {
  verb: string;
  seat: number;
  points: number;
  texts: string[];
}

/** What would be told of it, one entry for each source and seat. */
function payments(desk: Desk, notes: readonly ToldNote[]): Payment[] {
  const voice = desk.voice.value;
  const found = new Map<string, Payment>();
  for (const note of notes) {
    const said = voice.parseNote(note.text);
    const points = Number(said.blanks["points"] ?? 0);
    if (!points) continue;
    const key = `${said.verb} ${note.seat}`;
    const known = found.get(key) ?? { verb: said.verb, seat: note.seat, points: 0, texts: [] };
    const text = voice.note(said, voice.player(note.seat, desk.names), desk.names, true);
    found.set(key, { ...known, points: known.points + points, texts: [...known.texts, text] });
  }
  return [...found.values()];
}

function Sign({ verb, seat }: { verb: string; seat: Seating | undefined }): JSX.Element | null {
  switch (verb) {
    case "arms":
      return <Arms />;
    case "edges":
      return <Edge />;
    case "token_paid":
      return <Token seat={seat} r={10} />;
    case "gondola_paid":
      return (
        <g transform="scale(.4)">
          <Gondola />
        </g>
      );
    default:
      return null;
  }
}

/** Where only the way round is asked for, the tile itself stands for all answers: these need no buttons. */
export function useDrawnTurns(desk: Desk, all: readonly Placement[]): void {
  useLayoutEffect(() => {
    if (!askedAbout(desk, "space")) return;
    const group = "turned";
    const drawn = all.map(({ answer: { notation } }) =>
      desk.draw({ id: notation, group, fits: (said) => said.notation === notation }),
    );
    return () => drawn.forEach((undo) => undo());
  }, [desk, all]);
}

const TWICE = 280;

interface Handlers {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
  onWheel(event: WheelEvent): void;
}

/** How mouse and finger hold the tile over the lagoon. */
export function useHolding({ desk, lies, all }: GhostProps): Handlers {
  const down = useRef<{ x: number; y: number; on: boolean; moved: boolean } | null>(null);
  const tapped = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const now = useRef({ desk, lies, all });
  now.current = { desk, lies, all };
  const ghost = (): Ghost | null => ghostOf(now.current.desk, now.current.all, now.current.lies.lagoon);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const where = event.target as Element | null;
      if (
        event.key.toLowerCase() !== "r" ||
        event.ctrlKey ||
        event.metaKey ||
        where?.closest("input, textarea, select")
      )
        return;
      turnOn(now.current.desk, now.current.all);
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      clearTimeout(tapped.current);
      pointer.value = null;
    };
  }, []);
  const at = (event: MouseEvent, lift = 0): Cell => pointed(event, now.current.lies, lift);
  return {
    onPointerMove: (event) => {
      byFinger.value = event.pointerType !== "mouse";
      if (event.pointerType === "mouse") pointer.value = at(event);
      else if (down.current) {
        if (Math.hypot(event.clientX - down.current.x, event.clientY - down.current.y) > TAP) down.current.moved = true;
        if (down.current.moved) pointer.value = at(event, LIFTED);
      }
    },
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse") pointer.value = null;
    },
    onPointerDown: (event) => {
      if (event.pointerType === "mouse") return;
      byFinger.value = true;
      const { x, y } = at(event);
      const on = ghost()?.cells.some((cell) => cell.x === Math.floor(x) && cell.y === Math.floor(y)) ?? false;
      down.current = { x: event.clientX, y: event.clientY, on, moved: false };
      if (ghost()) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerUp: (event) => {
      const start = down.current;
      down.current = null;
      if (event.pointerType === "mouse" || !start || !ghost()) return;
      if (start.moved) {
        pointer.value = at(event, LIFTED);
      } else if (!start.on) {
        pointer.value = at(event);
      } else if (tapped.current !== undefined) {
        clearTimeout(tapped.current);
        tapped.current = undefined;
        turnOn(now.current.desk, now.current.all);
      } else {
        tapped.current = setTimeout(() => {
          tapped.current = undefined;
          drop(now.current.desk, ghost());
        }, TWICE);
      }
    },
    onPointerCancel: () => {
      down.current = null;
    },
    onClickCapture: (event) => {
      if (!event.isTrusted || !ghost()) return;
      event.stopPropagation();
      if ((event as PointerEvent).pointerType === "mouse") drop(now.current.desk, ghost());
    },
    onWheel: (event) => {
      if (!ghost() || event.ctrlKey) return;
      event.preventDefault();
      turnOn(now.current.desk, now.current.all, event.deltaY < 0 ? -1 : 1);
    },
  };
}

/** Lay the tile where it is seen. A finger has placed it and then tapped it: that is a yes already. */
function drop(desk: Desk, ghost: Ghost | null): void {
  if (!ghost) return;
  if (!ghost.placement) return refuse(desk, ghost);
  desk.choose(ghost.placement.answer);
  if (byFinger.value) desk.confirm();
}

/** Say by which rule it cannot lie here, beside it. */
function refuse(desk: Desk, ghost: Ghost): void {
  const reason = desk.scales?.barred.value.get(ghost.answer.notation);
  desk.at = document.querySelector(".v-ghost");
  if (reason) desk.explain(Object.assign(ghost.answer, { reason }));
  else desk.scales?.weigh(ghost.answer);
}
