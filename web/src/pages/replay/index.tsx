// A game from its first question to its last: step by step, through anybody's eyes, and on from anywhere.
import { computed, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Desk } from "../../board/desk";
import { useMotion } from "../../board/motion";
import { api, type Course, type Position, type Stop } from "../../core/api";
import { keyOf } from "../../core/keys";
import { shapeOf, voiceOf } from "../../core/library";
import { go } from "../../core/router";
import { seatings } from "../../core/seating";
import { t } from "../../core/texts";
import type { Voice } from "../../core/voice";
import { drawingOf } from "../../games";
import type { Drawing } from "../../games/drawing";
import type { TableFrame } from "../../protocol";
import { Chart } from "../points/Chart";
import { Sources } from "../points/Sources";
import { Middle } from "../table";
import { typing } from "../table/hotkeys";
import { told } from "../table/Log";
import { Panels } from "../table/Panels";
import { Proofs } from "./Proofs";

const WATCHER = -3;
const OPEN = -4;

export function ReplayPage({ id, at }: { id: string; at: number | null }): JSX.Element {
  const course = useSignal<Course | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    api.course(id, keyOf(id)?.token).then(
      (found) => (course.value = found),
      () => (failed.value = true),
    );
  }, [id]);
  const game = course.value?.info.game;
  const voice = game ? voiceOf(game).value : null;
  const drawing = game ? drawingOf(game).value : null;
  if (game) shapeOf(game);
  if (!course.value || !voice || !drawing) {
    return (
      <main class="page">
        <h1>{t("replay")}</h1>
        <p>{failed.value ? t("table.not-for-you") : t("loading")}</p>
      </main>
    );
  }
  return <Shown id={id} at={at} course={course.value} voice={voice} drawing={drawing} />;
}

interface ShownProps {
  id: string;
  at: number | null;
  course: Course;
  voice: Voice;
  drawing: Drawing<unknown>;
}

/** The last stop at or before so many entries. */
export function stopBefore(stops: readonly Stop[], at: number | null): number {
  if (at === null) return stops.length - 1;
  let found = 0;
  stops.forEach((stop, i) => {
    if (stop.at <= at) found = i;
  });
  return found;
}

function Shown({ id, at, course, voice, drawing }: ShownProps): JSX.Element {
  const { stops, info } = course;
  const over = course.result !== null;
  const here = stopBefore(stops, at);
  const stop = stops[here];
  const eyes = useSignal(over ? OPEN : course.you);
  const seen = useSignal<Position | null>(null);
  const step = (to: number): void => {
    const next = stops[Math.min(Math.max(to, 0), stops.length - 1)];
    if (next) go(`/replay/${id}?at=${next.at}`, "replace");
  };
  useEffect(() => {
    if (!stop) return;
    let stale = false;
    void api.position(id, stop.at, eyes.value, keyOf(id)?.token).then((found) => {
      if (!stale) seen.value = found;
    });
    return () => {
      stale = true;
    };
  }, [stop?.at, eyes.value]);
  useReplayKeys(stops, here, step);
  const desk = useMemo(() => {
    const speaking = computed(() => voiceOf(info.game).value ?? voice);
    const seats = computed(() => seatings(info, shapeOf(info.game).value));
    const me = computed(() => (eyes.value >= 0 ? eyes.value : WATCHER));
    return new Desk(info.game, speaking, seats, me, signal(null), () => undefined);
  }, [id]);
  const root = useRef<HTMLElement>(null);
  useMotion(root, seen.value?.at);
  if (!stop || !seen.value) return <main class="page">{t("loading")}</main>;
  const frame: TableFrame = {
    t: "table",
    table: id,
    seq: seen.value.at,
    seat: eyes.value,
    since: -1,
    notes: [],
    view: seen.value.view,
    ask: null,
    asked: seen.value.asked,
    undo: false,
    clocks: [],
    result: here === stops.length - 1 ? course.result : null,
  };
  const notes = course.notes.filter((note) => note.at <= stop.at);
  return (
    <main class={`table replay game-${info.game} ${drawing.mood?.(frame.view) ?? ""}`} ref={root} data-at={stop.at}>
      <section class="status" aria-label={t("replay")}>
        <h1 class="status-sentence">{says(stop, desk)}</h1>
        <div class="player">
          <button type="button" aria-label={t("replay.first")} onClick={() => step(0)}>
            ⇤
          </button>
          <button type="button" aria-label={t("replay.back")} data-back onClick={() => step(here - 1)}>
            ◀
          </button>
          <input
            type="range"
            aria-label={t("replay.slider")}
            min={0}
            max={stops.length - 1}
            value={here}
            onInput={(event) => step(Number(event.currentTarget.value))}
          />
          <button type="button" aria-label={t("replay.on")} data-on onClick={() => step(here + 1)}>
            ▶
          </button>
          <button type="button" aria-label={t("replay.last")} onClick={() => step(stops.length - 1)}>
            ⇥
          </button>
          <span class="count">
            {here + 1} / {stops.length}
          </span>
        </div>
        <div class="player">
          <label>
            {t("replay.eyes")}{" "}
            <select value={eyes.value} onChange={(event) => (eyes.value = Number(event.currentTarget.value))}>
              {over && <option value={OPEN}>{t("replay.open")}</option>}
              <option value={WATCHER}>{t("replay.watcher")}</option>
              {desk.seats.value.map(
                (seat, i) =>
                  (over || i === course.you) && (
                    <option key={i} value={i}>
                      {seat.sign} {seat.name}
                    </option>
                  ),
              )}
            </select>
          </label>
          <Proofs id={id} at={stop.at} course={course} seat={eyes.value} />
        </div>
      </section>
      <Middle frame={frame} desk={desk} drawing={drawing} />
      <aside class="side">
        <Panels frame={frame} info={info} desk={desk} drawing={drawing} heard={0} />
        {over && <Chart stops={stops} notes={course.notes} here={here} desk={desk} onPick={step} />}
        {over && <Sources notes={notes} scores={stop.scores} desk={desk} />}
        <section class="log" aria-label={t("log")}>
          <ol class="log-lines">
            {notes
              .slice(-80)
              .toReversed()
              .map((note, i) => (
                <li key={`${note.at} ${i}`}>
                  <a href={`/replay/${id}?at=${note.at}`}>{told(note, desk)}</a>
                </li>
              ))}
          </ol>
        </section>
        <p>
          <a href={`/t/${id}`}>{t("replay.to-table")}</a>
        </p>
      </aside>
    </main>
  );
}

/** What led to this stop. */
function says(stop: Stop, desk: Desk): string {
  if (stop.seat < 0) return t("replay.start");
  const who = desk.names[stop.seat] ?? "";
  if (!stop.move) return t("replay.moved", { who });
  const said = desk.voice.value.parseMove(stop.move);
  return `${who}: ${desk.voice.value.move(said, desk.names)}`;
}

function useReplayKeys(stops: readonly Stop[], here: number, step: (to: number) => void): void {
  useEffect(() => {
    const turn = (way: 1 | -1): number => {
      let at = here + way;
      while (stops[at] && stops[at + way] && stops[at]?.seat === stops[here]?.seat) at += way;
      return at;
    };
    const press = (event: KeyboardEvent): void => {
      if (typing(event)) return;
      const to: Record<string, () => number> = {
        ArrowLeft: () => here - 1,
        k: () => here - 1,
        ArrowRight: () => here + 1,
        j: () => here + 1,
        ArrowUp: () => turn(-1),
        ArrowDown: () => turn(1),
        Home: () => 0,
        End: () => stops.length - 1,
      };
      const found = to[event.key];
      if (!found || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      step(found());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [stops, here]);
}
