// A moment of its own: what turns over, bursts or sails lies large over the board for as long as its beat.
import type { ComponentChildren, JSX } from "preact";
import type { Desk } from "../board/desk";
import { speed } from "../core/settings";
import type { Drawing, Told } from "../games/drawing";
import { PAUSE, type Stage } from "./Stage";

interface TableauProps {
  stage: Stage;
  desk: Desk;
  drawing: Drawing<unknown>;
  view: unknown;
}

/** Nobody can point at it, and it asks nothing: a question opens when the stage is empty. */
export function Tableau({ stage, desk, drawing, view }: TableauProps): JSX.Element | null {
  const beat = stage.now.value;
  if (!drawing.Moment || !beat || !stage.playing.value) return null;
  const told = beat.told.map((note): Told => ({ seat: note.seat, ...desk.voice.value.parseNote(note.text) }));
  const pause = Math.min(PAUSE[speed.value], PAUSE.normal) * beat.weight;
  return (
    <div
      class={`tableau ${desk.game}`}
      aria-hidden="true"
      style={{ "--beat": `${pause}ms` }}
      key={told.map((n) => n.notation).join()}
    >
      <drawing.Moment view={view} desk={desk} told={told} />
    </div>
  );
}

/** A sheet with what a moment shows, side by side or below each other. */
export function Scene({ kind, children }: { kind: string; children: ComponentChildren }): JSX.Element {
  return <div class={`scene scene-${kind}`}>{children}</div>;
}

/** Whose it is: sign and name. */
export function Whose({ desk, seat }: { desk: Desk; seat: number }): JSX.Element | null {
  const who = desk.seats.value[seat];
  if (!who) return null;
  return (
    <span class={`scene-whose seat-${who.colour}`}>
      <span class="sign">{who.sign}</span> {who.name}
    </span>
  );
}

interface TurnedProps {
  /** How many are turned over before it. */
  order: number;
  back: JSX.Element;
  children: JSX.Element;
  box: string;
}

/** A card that is turned over: both sides drawn into the same box. */
export function Turned({ order, back, children, box }: TurnedProps): JSX.Element {
  return (
    <span class="scene-card" style={{ "--order": order }}>
      <svg class="scene-face" viewBox={box}>
        {children}
      </svg>
      <svg class="scene-back" viewBox={box}>
        {back}
      </svg>
    </span>
  );
}

/** Two numbers against each other. */
export function Balance({ yes, no }: { yes: number; no: number }): JSX.Element {
  return (
    <span class="scene-balance">
      <b>{yes}</b>
      <span class="scene-bar">
        <span class="scene-yes" style={{ flexGrow: yes }} />
        <span class="scene-no" style={{ flexGrow: no }} />
      </span>
      <b>{no}</b>
    </span>
  );
}
