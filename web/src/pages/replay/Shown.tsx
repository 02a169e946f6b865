// A replay on the table: the position, how it came about, and everything that can be done with the game.
import { computed, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Desk } from "../../board/desk";
import { useMotion } from "../../board/motion";
import type { Course, Position } from "../../core/api";
import { keyOf } from "../../core/keys";
import { shapeOf, voiceOf } from "../../core/library";
import type { ReviewDepth } from "../../core/router";
import { seatings } from "../../core/seating";
import { t } from "../../core/texts";
import { useCalled } from "../../core/titles";
import type { Voice } from "../../core/voice";
import type { Drawing } from "../../games/drawing";
import { titleOf } from "../../games/names";
import type { TableFrame } from "../../protocol";
import { lines } from "../../stage/telling";
import { PlainPage } from "../Header";
import { PrintingNote } from "../PrintingNote";
import { Told } from "./InWords";
import { Chart } from "../points/Chart";
import { Comparison } from "../points/Comparison";
import { Sources } from "../points/Sources";
import { ReviewPanel, type Better } from "../review/Panel";
import { signsIn, type Review } from "../review/shape";
import { LogLine } from "../table/Log";
import { Shell } from "../table/Shell";
import { ForkButton } from "./ForkButton";
import { Player } from "./Player";
import { Proofs } from "./Proofs";
import { ShareButton } from "./ShareButton";
import { stopBefore, toldOf, whereabouts } from "./stops";
import { Transport } from "./Transport";

const WATCHER = -3;
const OPEN = -4;
const LINES = 80;

interface ShownProps {
  id: string;
  at: number | null;
  /** The review beside the board, and how deep it goes. */
  review: ReviewDepth | null;
  course: Course;
  voice: Voice;
  drawing: Drawing<unknown>;
}

export function Shown({ id, at, review, course, voice, drawing }: ShownProps): JSX.Element {
  const { stops, info } = course;
  const over = course.result !== null;
  const eyes = useSignal(over ? OPEN : course.you);
  const better = useSignal<Better | null>(null);
  const found = useSignal<Review | null>(null);
  const more = useSignal("");
  more.value = review ? `&review=${review}` : "";
  useCalled(t("replay.of", { game: titleOf(info.game) }));
  const player = useMemo(() => {
    const made = new Player(id, stops, eyes, more);
    made.follow(at);
    return made;
  }, [id, stops]);
  useEffect(() => player.open(), [player]);
  useEffect(() => player.follow(at), [player, at]);
  useEffect(() => void (better.value = null), [player.stop.value?.at, eyes.value]);
  const desk = useMemo(() => {
    const speaking = computed(() => voiceOf(info.game, info.printing_id).value ?? voice);
    const seats = computed(() => seatings(info, shapeOf(info.game, info.printing_id).value));
    const me = computed(() => (eyes.value >= 0 ? eyes.value : WATCHER));
    return new Desk(info.game, speaking, seats, me, signal(null), () => undefined);
  }, [id]);
  const root = useRef<HTMLElement>(null);
  const seen = better.value?.shown ?? player.seen.value;
  useMotion(root, seen?.at);
  const stop = player.stop.value;
  if (player.unseen.value) return <Told lines={lines(course.notes, desk).map(({ text }) => text)} />;
  if (!stop || !seen) return <PlainPage>{t("loading")}</PlainPage>;
  const here = player.here.value;
  const notes = course.notes.filter((note) => note.at <= stop.at);
  const told = lines(notes, desk);
  const signs = signsIn(told, found.value);
  return (
    <Shell
      frame={frameOf(id, seen, eyes.value, here === stops.length - 1 ? course.result : null)}
      info={info}
      desk={desk}
      drawing={drawing}
      heard={0}
      root={root}
      class="replay"
      marks={{ "data-at": stop.at }}
      question={
        <section class="status" aria-label={t("replay")}>
          <h1 class="status-sentence">
            <span class="whereabouts">{whereabouts(stop, desk)}</span> {toldOf(stop, desk)}
          </h1>
          <Transport player={player} />
          <div class="player-more">
            <select
              aria-label={t("replay.eyes")}
              title={t("replay.eyes")}
              value={eyes.value}
              onChange={(event) => (eyes.value = Number(event.currentTarget.value))}
            >
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
            <ForkButton
              id={id}
              at={stop.at}
              line={better.value?.line ?? ""}
              course={course}
              seats={[eyes.value, course.you, player.seen.value?.asked[0] ?? 0]}
              desk={desk}
            />
            <ShareButton id={id} at={stop.at} info={info} more={more.value} />
            <PrintingNote info={info} />
            {over && !review && (
              <a class="button" data-review href={`/replay/${id}?at=${stop.at}&review=normal`}>
                {t("review")}
              </a>
            )}
          </div>
        </section>
      }
      side={
        <>
          {over && review && (
            <ReviewPanel
              id={id}
              depth={review}
              at={stop.at}
              eyes={eyes.value}
              desk={desk}
              better={better}
              found={found}
              onPick={(to) => player.to(stopBefore(stops, to))}
            />
          )}
          {over && <Comparison stops={stops} here={here} desk={desk} onPick={(to) => player.to(to)} />}
          {over && <Sources notes={notes} scores={stop.scores} desk={desk} />}
          {over && (
            <details class="drawer">
              <summary>{t("chart.by-source")}</summary>
              <Chart stops={stops} notes={course.notes} here={here} desk={desk} onPick={(to) => player.to(to)} />
            </details>
          )}
          <section class="log" aria-label={t("log")}>
            <ol class="log-lines">
              {told
                .map((line, place) => ({ line, sign: signs.get(place) }))
                .slice(-LINES)
                .toReversed()
                .map(({ line, sign }, i) => (
                  <LogLine
                    key={`${line.at} ${i}`}
                    {...line}
                    to={`/replay/${id}?at=${line.at}${more.value}`}
                    desk={desk}
                    sign={sign}
                  />
                ))}
            </ol>
          </section>
          {over && <Proofs id={id} course={course} />}
          {(info.public || keyOf(id)) && (
            <p class="to-table">
              <a href={`/t/${id}`}>{t("replay.to-table")}</a>
            </p>
          )}
        </>
      }
    />
  );
}

/** A position as a frame in which nobody is asked. */
function frameOf(id: string, seen: Position, eyes: number, result: TableFrame["result"]): TableFrame {
  return {
    t: "table",
    table: id,
    seq: seen.at,
    seat: eyes,
    since: -1,
    notes: [],
    scenes_from: seen.at,
    scenes: [],
    turn: -1,
    waits: "",
    grace: 0,
    may_ask: false,
    view: seen.view,
    ask: null,
    asked: seen.asked,
    undo: false,
    clocks: [],
    result,
  };
}
