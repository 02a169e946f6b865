// One panel per seat: name, sign, points, clock, counters, and what lies before it.
import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { tip } from "../../board/tips";
import { t } from "../../core/texts";
import type { Drawing } from "../../games/drawing";
import type { Clock, TableFrame, TableInfo } from "../../protocol";

export interface PanelsProps {
  frame: TableFrame;
  info: TableInfo | null;
  desk: Desk;
  drawing: Drawing<unknown>;
  heard: number;
}

export function Panels({ frame, info, desk, drawing, heard }: PanelsProps): JSX.Element {
  const points = drawing.points(frame.view);
  const first = drawing.first(frame.view);
  return (
    <section class="panels" data-area="players" aria-label={t("table.players")}>
      {desk.seats.value.map((seat, i) => {
        const chair = info?.seats[i];
        const asked = frame.asked.includes(i) && !frame.result;
        const won = frame.result?.winners.includes(i) ?? false;
        return (
          <details
            key={i}
            class={`panel seat-${seat.colour} ${asked ? "asked" : ""} ${i === desk.me.value ? "me" : ""}`}
            data-anchor={`seat-${i}`}
            open={i === desk.me.value && innerWidth > 720}
          >
            <summary>
              <span class="sign" aria-hidden="true">
                {seat.sign}
              </span>
              <span class="name">{seat.name}</span>
              {first === i && (
                <span
                  class="mark"
                  role="img"
                  aria-label={t("table.first")}
                  {...tip(() => ({ title: t("table.first") }))}
                >
                  ①
                </span>
              )}
              {won && (
                <span class="mark" role="img" aria-label={t("table.winner")}>
                  ♛
                </span>
              )}
              {asked && <span class="turn-mark">{t("table.to-move")}</span>}
              {chair && !chair.bot && !chair.here && <span class="away">{t("table.away")}</span>}
              {chair?.stand_in && <span class="away">{t("table.stand-in")}</span>}
              <Countdown clocks={frame.clocks} seat={i} heard={heard} />
              <Points count={frame.result?.scores[i] ?? points[i] ?? null} />
            </summary>
            <drawing.Counters view={frame.view} desk={desk} seat={i} />
            {drawing.Area && <drawing.Area view={frame.view} desk={desk} seat={i} />}
          </details>
        );
      })}
    </section>
  );
}

/** Points, or a sign that they are not for these eyes. */
function Points({ count }: { count: number | null }): JSX.Element {
  const title = count === null ? t("table.points-hidden") : t("table.points");
  return (
    <span class="points" {...tip(() => ({ title }))}>
      <span class="visually-hidden">{title} </span>
      <b aria-hidden={count === null}>{count ?? "?"}</b>
      <span aria-hidden="true"> ★</span>
    </span>
  );
}

function Countdown({ clocks, seat, heard }: { clocks: Clock[]; seat: number; heard: number }): JSX.Element | null {
  const clock = clocks.find((entry) => entry.seat === seat);
  const now = useSignal(Date.now());
  useSignalEffect(() => {
    const ticking = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(ticking);
  });
  if (!clock) return null;
  const left = Math.max(0, clock.left - (clock.runs ? Math.max(0, now.value - heard) : 0));
  return (
    <span class={`clock ${clock.runs ? "runs" : ""} ${left < 15_000 ? "short" : ""}`} role="timer">
      {spelled(left)}
    </span>
  );
}

/** A span of time as a clock shows it. */
export function spelled(left: number): string {
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days) return t("clock.days", { n: days });
  const hours = Math.floor(seconds / 3600);
  const two = (n: number): string => String(n).padStart(2, "0");
  const tail = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours ? `${hours}:${tail}` : tail;
}
