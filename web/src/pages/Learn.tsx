// A guided first round: the engine holds the position, the lesson says what to do and why.
import { computed, signal, useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Desk } from "../board/desk";
import { useMotion } from "../board/motion";
import { Pointer } from "../board/pointer";
import { api, ApiError, type Lesson } from "../core/api";
import { lessons, voiceOf } from "../core/library";
import { notLaid, playNow } from "../core/quick";
import { language } from "../core/settings";
import { t } from "../core/texts";
import { drawingOf } from "../games";
import { titleOf } from "../games/names";
import { Asked } from "./examples/Asked";
import { deskOf, learners } from "./examples/desk";
import { Inline } from "./markdown";
import { AnswerSheet } from "../prompts/AnswerSheet";
import { PlainPage } from "./Header";
import { Icon } from "./Icon";
import { useTableKeys } from "./table/hotkeys";
import { lines } from "../stage/telling";
import { Shell } from "./table/Shell";

export function LearnPage({ game }: { game: string }): JSX.Element {
  const lesson = useSignal<Lesson | null>(null);
  const failed = useSignal(false);
  const going = useSignal(false);
  const wanted = useRef(-1); // an impatient click must not bring an earlier step back
  const load = (said: number): void => {
    const step = Number.isInteger(said) && said > 0 ? said : 0;
    if (wanted.current === step) return;
    wanted.current = step;
    going.value = true;
    api.lesson(game, step).then(
      (found) => {
        if (wanted.current !== step) return;
        going.value = false;
        lesson.value = found;
        history.replaceState(history.state, "", `?step=${step}`); // a reload goes on here
      },
      (error: unknown) => {
        wanted.current = -1;
        going.value = false;
        // An old address may name a step that the lesson no longer has.
        if (step > 0 && error instanceof ApiError) load(0);
        else if (!lesson.value) failed.value = true;
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
      <PlainPage>
        <h1>{t("learn.of", { game: titleOf(game) })}</h1>
        <p>{failed.value ? t(known?.includes(game) ? "account.failed" : "learn.none") : t("loading")}</p>
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
      </PlainPage>
    );
  }
  return <Shown game={game} lesson={lesson.value} load={load} going={going.value} />;
}

interface ShownProps {
  game: string;
  lesson: Lesson;
  load: (step: number) => void;
}

/** While the next step is fetched there is nothing to point at. */
function Shown({ game, lesson, load, going }: ShownProps & { going: boolean }): JSX.Element {
  const strayed = useSignal(false);
  const current = useMemo(() => signal(lesson), []);
  current.value = lesson;
  const drawing = drawingOf(game).value;
  const desk = useMemo(() => {
    const ask = computed(() => (current.value.expect ? current.value.frame.ask : null));
    const names = computed(() => learners(current.value.seats));
    return deskOf({
      game,
      names,
      me: signal(0),
      ask,
      send: (answer) => {
        strayed.value = answer.notation !== current.value.expect;
        if (!strayed.value) load(current.value.step + 1);
      },
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
  if (!drawing) return <PlainPage>{t("loading")}</PlainPage>;
  const told = lines(frame.notes, desk, true);
  return (
    <Shell
      frame={frame}
      info={null}
      desk={desk}
      drawing={drawing}
      heard={0}
      root={root}
      class="learn"
      marks={{ "data-step": lesson.step, "data-going": going ? "yes" : "no" }}
      question={
        <section class="status asks-me" aria-label={t("learn.of", { game: titleOf(game) })}>
          <Told desk={desk} lesson={lesson} load={load} />
          {strayed.value && <p class="strayed">{t("learn.strayed")}</p>}
          {lesson.expect && frame.ask && <Asked desk={desk} ask={frame.ask} who={t("you")} expect={lesson.expect} />}
          {!lesson.expect && <Steps game={game} lesson={lesson} load={load} />}
        </section>
      }
      side={
        told.length > 0 && (
          <section class="log" aria-label={t("log")}>
            <ol class="log-lines">
              {told.toReversed().map((line, i) => (
                <li key={i}>{line.text}</li>
              ))}
            </ol>
          </section>
        )
      }
      over={
        <>
          <AnswerSheet desk={desk} />
          <Pointer root={root} areas={lesson.look} picture={picture} />
        </>
      }
    />
  );
}

const LARGEST = 16;
const SMALLEST = 12;

/** A text as large as its box lets it be: nobody has to scroll to read a step, in any language. */
function useFitting(said: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const fit = (): void => {
      for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
        node.style.fontSize = `${size}px`;
        if (node.scrollHeight <= node.clientHeight) return;
      }
    };
    fit();
    const watching = new ResizeObserver(fit);
    if (node.parentElement) watching.observe(node.parentElement);
    return () => watching.disconnect();
  }, [said]);
  return box;
}

/** What is to be learnt at this step. */
function Told({ desk, lesson, load }: Omit<ShownProps, "game"> & { desk: Desk }): JSX.Element {
  const n = lesson.step + 1;
  const all = lesson.steps + 1;
  const said = lesson.say[language.value] ?? "";
  const box = useFitting(said);
  const Title = lesson.expect ? "span" : "h1"; // where something is asked, the question is the heading
  return (
    <>
      <div class="lesson-head">
        <Title class="lesson-title">{t("learn.of", { game: titleOf(desk.game) })}</Title>
        <span class="lesson-step">{t("learn.step", { n, all })}</span>
        <progress value={n} max={all} aria-hidden="true" />
        {lesson.step > 0 && (
          <button type="button" class="quiet" aria-label={t("learn.back")} onClick={() => load(lesson.step - 1)}>
            <Icon name="back" /> <span class="wordy">{t("learn.back")}</span>
          </button>
        )}
      </div>
      <div class="lesson" role="status" ref={box}>
        <p>
          <Inline text={said} game={desk.game} />
        </p>
        {lesson.expect && (
          <p class="lesson-move">
            {t("learn.now")} <b>{desk.answer(lesson.expect).told}</b>
          </p>
        )}
      </div>
    </>
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
          {t("learn.on")} <Icon name="on" />
        </button>
      )}
      {over && (
        <>
          <button type="button" class="primary" data-play-now onClick={() => void playNow(game)}>
            {t("play-now")}
          </button>
          <button type="button" data-coached onClick={() => void playNow(game, true)}>
            <Icon name="hint" /> {t("learn.coached")}
          </button>
          <button type="button" onClick={() => load(0)}>
            {t("learn.again")}
          </button>
          {notLaid.value === game && <span role="alert">{t("play-now.failed")}</span>}
        </>
      )}
    </p>
  );
}
