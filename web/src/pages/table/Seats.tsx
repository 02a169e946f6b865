// Who sits at the table: the others above the board, always open; the viewer's own place below it.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { tip } from "../../board/tips";
import { t } from "../../core/texts";
import type { Drawing } from "../../games/drawing";
import type { TableFrame, TableInfo } from "../../protocol";
import { Icon } from "../Icon";
import { Countdown } from "./Countdown";

export interface SeatsProps {
  frame: TableFrame;
  info: TableInfo | null;
  desk: Desk;
  drawing: Drawing<unknown>;
  heard: number;
}

interface OneSeatProps extends SeatsProps {
  seat: number;
}

/** The seat whose area lies open in a sheet, or -1. */
const unfolded = signal(-1);

/** The others in the order of play, beginning after the viewer. */
function others(desk: Desk): number[] {
  const all = desk.seats.value.map((_, i) => i);
  const me = desk.me.value;
  return me < 0 ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

export function Others(props: SeatsProps): JSX.Element {
  const { desk, drawing, frame } = props;
  return (
    <section class="others" data-pane="others" data-area="players" aria-label={t("table.players")}>
      {others(desk).map((seat) => (
        <article key={seat} class={look(props, seat)} data-anchor={`seat-${seat}`}>
          <Head {...props} seat={seat} />
          <drawing.Counters view={frame.view} desk={desk} seat={seat} />
          {drawing.Other && (
            <div class="other-area">
              <drawing.Other view={frame.view} desk={desk} seat={seat} />
            </div>
          )}
        </article>
      ))}
    </section>
  );
}

/** The viewer's own place: counters, and what lies before them. */
export function Mine(props: SeatsProps): JSX.Element | null {
  const { desk, drawing, frame } = props;
  const seat = desk.me.value;
  if (seat < 0) return null;
  const Area = drawing.Mine ?? drawing.Area;
  return (
    <section class="mine" data-pane="mine" data-area="mine" aria-label={t("table.mine")}>
      <article class={look(props, seat)} data-anchor={`seat-${seat}`}>
        <Head {...props} seat={seat} />
        <drawing.Counters view={frame.view} desk={desk} seat={seat} />
      </article>
      {Area && (
        <div class={`mine-area ${drawing.Mine ? "" : "scrolls"}`}>
          <Area view={frame.view} desk={desk} seat={seat} />
        </div>
      )}
    </section>
  );
}

/** All seats as signs and points, for a window too narrow for more. */
export function Strip({ frame, desk, drawing, heard }: SeatsProps): JSX.Element {
  const points = drawing.points(frame.view);
  return (
    <div class="strip" role="group" aria-label={t("table.players")}>
      {desk.seats.value.map((seat, i) => {
        const asked = frame.asked.includes(i) && !frame.result;
        const count = frame.result?.scores[i] ?? points[i] ?? "?";
        return (
          <button
            key={i}
            type="button"
            class={`strip-seat seat-${seat.colour} ${asked ? "asked" : ""} ${i === desk.me.value ? "me" : ""}`}
            data-seat-sign={i}
            aria-label={`${seat.name}: ${count} ${t("table.points")}`}
            onClick={() => (unfolded.value = i)}
          >
            <span class="sign" aria-hidden="true">
              {seat.sign}
            </span>
            <b>{count}</b>
            <Countdown clocks={frame.clocks.filter((clock) => clock.runs)} seat={i} heard={heard} />
          </button>
        );
      })}
    </div>
  );
}

/** One seat's place in full, over the table. */
export function SeatSheet(props: SeatsProps): JSX.Element | null {
  const box = useRef<HTMLDialogElement>(null);
  const seat = unfolded.value;
  const { desk, drawing, frame } = props;
  useEffect(() => {
    if (seat >= 0 && box.current && !box.current.open) box.current.showModal();
  }, [seat]);
  const who = desk.seats.value[seat];
  if (!who) return null;
  const Area = drawing.Area ?? drawing.Other;
  const close = (): void => {
    unfolded.value = -1;
  };
  return (
    <dialog ref={box} class={`seat-sheet seat-${who.colour}`} aria-label={who.name} onClose={close}>
      <div class="seat-head">
        <Name {...props} seat={seat} />
        <button type="button" class="quiet icon" aria-label={t("close")} onClick={() => box.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <drawing.Counters view={frame.view} desk={desk} seat={seat} />
      {Area && (
        <div class="seat-area">
          <Area view={frame.view} desk={desk} seat={seat} />
        </div>
      )}
    </dialog>
  );
}

function look({ frame, desk }: SeatsProps, seat: number): string {
  const asked = frame.asked.includes(seat) && !frame.result;
  const colour = desk.seats.value[seat]?.colour ?? "black";
  return `panel seat-${colour} ${asked ? "asked" : ""} ${seat === desk.me.value ? "me" : ""}`;
}

/** Name and points; a click opens the seat's sheet. */
function Head(props: OneSeatProps): JSX.Element {
  const name = props.desk.seats.value[props.seat]?.name ?? "";
  return (
    <button
      type="button"
      class="seat-head"
      title={t("table.open-seat", { name })}
      onClick={() => (unfolded.value = props.seat)}
    >
      <Name {...props} />
    </button>
  );
}

function Name({ frame, info, desk, drawing, heard, seat }: OneSeatProps): JSX.Element {
  const who = desk.seats.value[seat];
  const chair = info?.seats[seat];
  const voice = desk.voice.value;
  const spent = drawing.spent?.(frame.view, seat) ?? [];
  return (
    <>
      <span class="sign" aria-hidden="true">
        {who?.sign}
      </span>
      <span class="name">{who?.name}</span>
      {spent.length > 0 && (
        <Mark icon="spent" title={t("table.spent", { names: spent.map((one) => voice.name(...one)).join(", ") })} />
      )}
      {drawing.first(frame.view) === seat && <Mark icon="first" title={t("table.first")} />}
      {frame.result?.winners.includes(seat) && <Mark icon="winner" title={t("table.winner")} />}
      {frame.asked.includes(seat) && !frame.result && <span class="turn-mark">{t("table.to-move")}</span>}
      {chair && !chair.bot && !chair.here && <span class="away">{t("table.away")}</span>}
      {chair?.stand_in && <span class="away">{t("table.stand-in")}</span>}
      <Countdown clocks={frame.clocks} seat={seat} heard={heard} />
      <Points count={frame.result?.scores[seat] ?? drawing.points(frame.view)[seat] ?? null} />
    </>
  );
}

function Mark({ icon, title }: { icon: "first" | "winner" | "spent"; title: string }): JSX.Element {
  return (
    <span class="mark" role="img" aria-label={title} {...tip(() => ({ title }))}>
      <Icon name={icon} />
    </span>
  );
}

/** Points, or a sign that they are not for these eyes. */
function Points({ count }: { count: number | null }): JSX.Element {
  const title = count === null ? t("table.points-hidden") : t("table.points");
  return (
    <span class="points" {...tip(() => ({ title }))}>
      <span class="visually-hidden">{title} </span>
      <b aria-hidden={count === null}>{count ?? "?"}</b>
      <Icon name="points" />
    </span>
  );
}
