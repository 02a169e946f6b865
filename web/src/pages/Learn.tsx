// A guided first round: the engine holds the position, the lesson says what to do and why.
import { computed, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Desk } from "../board/desk";
import { useMotion } from "../board/motion";
import { Pointer } from "../board/pointer";
import { api, type Lesson } from "../core/api";
import { lessons, shapeOf, voiceOf } from "../core/library";
import { SIGNS } from "../core/seating";
import { language } from "../core/settings";
import { t } from "../core/texts";
import { drawingOf } from "../games";
import { titleOf } from "../games/names";
import { Inline } from "./markdown";
import { promptFor } from "../prompts/kinds";
import { NotNow, RuleLink } from "../prompts/Prompt";
import { playNow } from "./Home";
import { Middle } from "./table";
import { useTableKeys } from "./table/hotkeys";
import { told } from "./table/Log";
import { Panels } from "./table/Panels";

export function LearnPage({ game }: { game: string }): JSX.Element {
  const lesson = useSignal<Lesson | null>(null);
  const failed = useSignal(false);
  const wanted = useRef(-1); // an impatient click must not bring an earlier step back
  const load = (step: number): void => {
    if (wanted.current === step) return;
    wanted.current = step;
    api.lesson(game, step).then(
      (found) => {
        if (wanted.current !== step) return;
        lesson.value = found;
        history.replaceState(history.state, "", `?step=${step}`); // a reload goes on here
      },
      () => {
        wanted.current = -1;
        failed.value = true;
      },
    );
  };
  const known = lessons().value;
  useEffect(() => {
    wanted.current = -1;
    if (known?.includes(game)) load(Number(new URLSearchParams(location.search).get("step") ?? 0));
    else if (known) failed.value = true;
  }, [game, known]);
  const voice = voiceOf(game).value;
  const drawing = drawingOf(game).value;
  if (!lesson.value || !voice || !drawing) {
    return (
      <main class="page">
        <h1>{t("learn.of", { game: titleOf(game) })}</h1>
        <p>{failed.value ? t("learn.none") : t("loading")}</p>
        {failed.value && (
          <p class="buttons">
            <a class="button" href={`/rules/${game}`}>
              {t("rules")}
            </a>
            <button type="button" class="primary" onClick={() => void playNow(game)}>
              {t("play-now")}
            </button>
          </p>
        )}
      </main>
    );
  }
  return <Shown game={game} lesson={lesson.value} load={load} />;
}

interface ShownProps {
  game: string;
  lesson: Lesson;
  load: (step: number) => void;
}

function Shown({ game, lesson, load }: ShownProps): JSX.Element {
  const strayed = useSignal(false);
  const current = useMemo(() => signal(lesson), []);
  current.value = lesson;
  const drawing = drawingOf(game).value;
  const desk = useMemo(() => {
    const first = voiceOf(game).value;
    if (!first) throw new Error("a voice was waited for");
    const voice = computed(() => voiceOf(game).value ?? first);
    const seats = computed(() =>
      current.value.seats.map((name, i) => ({
        name: i ? name : t("you"),
        colour: shapeOf(game).value?.colours[i] ?? "black",
        sign: SIGNS[i] ?? "●",
      })),
    );
    const ask = computed(() => (current.value.expect ? current.value.frame.ask : null));
    return new Desk(game, voice, seats, signal(0), ask, (answer) => {
      strayed.value = answer.notation !== current.value.expect;
      if (!strayed.value) load(current.value.step + 1);
    });
  }, [game]);
  desk.advice.value = lesson.expect ? [lesson.expect] : [];
  useEffect(() => {
    desk.cancel();
    strayed.value = false;
  }, [lesson.step]);
  useTableKeys(desk, () => load(Math.max(0, lesson.step - 1)));
  const root = useRef<HTMLElement>(null);
  useMotion(root, lesson.step);
  const { frame } = lesson;
  const picture = [lesson.step, language.value, ...desk.picked.value.map((spot) => spot.id)].join(" ");
  if (!drawing) return <main class="page">{t("loading")}</main>;
  return (
    <main class={`table learn game-${game} ${drawing.mood?.(frame.view) ?? ""}`} ref={root} data-step={lesson.step}>
      <section class="status mine" aria-label={t("learn.of", { game: titleOf(game) })}>
        <Told desk={desk} lesson={lesson} load={load} />
        {strayed.value && <p class="refusal">{t("learn.strayed")}</p>}
        {lesson.expect && <Asked desk={desk} lesson={lesson} />}
        {!lesson.expect && <Steps game={game} lesson={lesson} load={load} />}
      </section>
      <Middle frame={frame} desk={desk} drawing={drawing} />
      <aside class="side">
        <Panels frame={frame} info={null} desk={desk} drawing={drawing} heard={0} />
        <section class="log" aria-label={t("log")}>
          <ol class="log-lines">
            {frame.notes.toReversed().map((note, i) => (
              <li key={i}>{told(note, desk)}</li>
            ))}
          </ol>
        </section>
      </aside>
      <Pointer root={root} areas={lesson.look} picture={picture} />
    </main>
  );
}

/** What is to be learnt at this step. */
function Told({ desk, lesson, load }: Omit<ShownProps, "game"> & { desk: Desk }): JSX.Element {
  const n = lesson.step + 1;
  const all = lesson.steps + 1;
  const voice = desk.voice.value;
  return (
    <>
      <div class="lesson-head">
        <span>
          {t("learn.of", { game: titleOf(desk.game) })} · {t("learn.step", { n, all })}
        </span>
        <progress value={n} max={all} aria-hidden="true" />
        {lesson.step > 0 && (
          <button type="button" class="quiet" aria-label={t("learn.back")} onClick={() => load(lesson.step - 1)}>
            ◀ <span class="wordy">{t("learn.back")}</span>
          </button>
        )}
      </div>
      <div class="lesson" role="status">
        <p>
          <Inline text={lesson.say[language.value] ?? ""} game={desk.game} />
        </p>
        {lesson.expect && (
          <p class="lesson-move">
            {t("learn.now")} <b>{voice.move(voice.parseMove(lesson.expect), desk.names)}</b>
          </p>
        )}
      </div>
    </>
  );
}

/** The question as a game would put it, with all its answers. */
function Asked({ desk, lesson }: { desk: Desk; lesson: Lesson }): JSX.Element | null {
  const { ask } = lesson.frame;
  if (!ask) return null;
  const Prompt = promptFor(desk.game, ask.kind);
  return (
    <>
      <h1 class="status-sentence" data-expect={lesson.expect}>
        {desk.voice.value.question(ask.kind, ask.figures, t("you"), desk.names)}{" "}
        <RuleLink desk={desk} rule={ask.rule} />
      </h1>
      <Why desk={desk} />
      <Prompt desk={desk} />
      <NotNow desk={desk} />
    </>
  );
}

/** Why the place that was pointed at is closed. */
function Why({ desk }: { desk: Desk }): JSX.Element | null {
  const why = desk.why.value;
  if (!why) return null;
  return (
    <p class="refusal" role="alert">
      {desk.voice.value.refusal(why.reason, desk.names)} <RuleLink desk={desk} rule={why.reason.rule} />
    </p>
  );
}

/** On, back, and at the end a game of one's own. */
function Steps({ game, lesson, load }: ShownProps): JSX.Element {
  const over = lesson.step === lesson.steps;
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => on.current?.focus({ preventScroll: true }), [lesson.step]);
  return (
    <p class="lesson-steps">
      {!over && (
        <button type="button" class="primary" ref={on} data-next onClick={() => load(lesson.step + 1)}>
          {t("learn.on")} ▶
        </button>
      )}
      {over && (
        <>
          <button type="button" class="primary" onClick={() => void playNow(game)}>
            {t("play-now")}
          </button>
          <button type="button" onClick={() => load(0)}>
            {t("learn.again")}
          </button>
        </>
      )}
    </p>
  );
}
