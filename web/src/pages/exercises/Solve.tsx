// An exercise at the table: the answer is given on the board, and judged.
import { computed, signal, useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useMotion } from "../../board/motion";
import { api } from "../../core/api";
import { voiceOf } from "../../core/library";
import { go } from "../../core/router";
import { levelName } from "../../core/seating";
import { t } from "../../core/texts";
import { drawingOf } from "../../games";
import { titleOf } from "../../games/names";
import { AnswerSheet } from "../../prompts/AnswerSheet";
import { list } from "../../prompts/Prompt";
import type { PosedExercise } from "../../protocol";
import { lines } from "../../stage/telling";
import { Asked } from "../examples/Asked";
import { deskOf, nobodies } from "../examples/desk";
import { PlainPage } from "../Header";
import { Icon } from "../Icon";
import { useTableKeys } from "../table/hotkeys";
import { Shell } from "../table/Shell";
import { addressOf, chosen, next, solved } from "./solved";
import { Judged } from "./Judged";

/** What was answered, and whether the board shows the solution instead. */
export interface Tried {
  said: string;
  better: boolean;
}

export function SolvePage({ game, id }: { game: string; id: string }): JSX.Element {
  const tried = useSignal<Tried | null>(null);
  const found = useSignal<PosedExercise | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    api.exercise(game, id, tried.value?.said, tried.value?.better).then(
      (got) => (found.value = got),
      () => (failed.value = true),
    );
  }, [game, id, tried.value]);
  const posed = found.value;
  const voice = voiceOf(game).value;
  const drawing = drawingOf(game).value;
  if (posed && voice && drawing) return <AtTheTable posed={posed} tried={tried} />;
  return (
    <PlainPage>
      <h1>{t("exercises")}</h1>
      <p>{failed.value ? t("lost.text") : t("loading")}</p>
      <p class="buttons">
        <a class="button" href="/exercises">
          {t("exercises.all")}
        </a>
      </p>
    </PlainPage>
  );
}

function AtTheTable({ posed, tried }: { posed: PosedExercise; tried: Signal<Tried | null> }): JSX.Element {
  const { game, id, theme, level, seats } = posed.about;
  const current = useMemo(() => signal(posed), []);
  current.value = posed;
  const desk = useMemo(
    () =>
      deskOf({
        game,
        names: computed(() => nobodies(game, seats)),
        me: computed(() => current.value.frame.seat),
        ask: computed(() => current.value.frame.ask),
        send: (answer) => (tried.value = { said: answer.notation, better: false }),
      }),
    [game],
  );
  const { verdict } = posed;
  useEffect(() => {
    // The first answer counts.
    if (verdict && !solved.value[id]) solved.value = { ...solved.value, [id]: verdict.right ? "right" : "wrong" };
  }, [verdict]);
  useEffect(() => {
    desk.cancel();
    list(desk, "none");
  }, [posed]);
  useTableKeys(desk, () => (tried.value = null));
  const root = useRef<HTMLElement>(null);
  useMotion(root, posed);
  const drawing = drawingOf(game).value;
  if (!drawing) return <PlainPage>{t("loading")}</PlainPage>;
  const voice = desk.voice.value;
  return (
    <Shell
      frame={posed.frame}
      info={null}
      desk={desk}
      drawing={drawing}
      heard={0}
      root={root}
      class="learn worked solving"
      marks={{ "data-verdict": verdict ? (verdict.right ? "right" : "wrong") : "open" }}
      question={
        <section class="status asks-me" aria-label={t("exercises.of", { game: titleOf(game) })}>
          <div class="lesson-head">
            <a href="/exercises">{t("exercises.all")}</a>
            <span>
              {voice.text(`theme.${theme}`)} · {levelName(level)}
            </span>
            {verdict && (
              <>
                <button
                  type="button"
                  class="quiet"
                  data-again
                  aria-label={t("exercises.again")}
                  title={t("exercises.again")}
                  onClick={() => (tried.value = null)}
                >
                  <Icon name="restart" /> <span class="wordy">{t("exercises.again")}</span>
                </button>
                {!verdict.right && <Better tried={tried} />}
                <Next game={game} id={id} />
              </>
            )}
          </div>
          <div class="lesson" role="status">
            {verdict ? (
              <Judged desk={desk} verdict={verdict} />
            ) : (
              <p>{t("exercises.find", { who: desk.names[posed.frame.seat] ?? "" })}</p>
            )}
          </div>
          {posed.frame.ask ? (
            <Asked desk={desk} ask={posed.frame.ask} who={desk.names[posed.frame.seat] ?? ""} />
          ) : (
            <h1 class="status-sentence">{t("exercises.of", { game: titleOf(game) })}</h1>
          )}
        </section>
      }
      side={
        <ol class="log-lines">
          {lines(posed.frame.notes, desk)
            .toReversed()
            .map((line, i) => (
              <li key={i}>{line.text}</li>
            ))}
        </ol>
      }
      over={<AnswerSheet desk={desk} />}
    />
  );
}

/** The board shows where the solution leads, or again where the answer did. */
function Better({ tried }: { tried: Signal<Tried | null> }): JSX.Element | null {
  const now = tried.value;
  if (!now) return null;
  const name = t(now.better ? "exercises.own" : "review.better");
  return (
    <button
      type="button"
      data-better
      aria-label={name}
      title={name}
      onClick={() => (tried.value = { ...now, better: !now.better })}
    >
      <Icon name={now.better ? "back" : "hint"} /> <span class="wordy">{name}</span>
    </button>
  );
}

/** On to another one of those that were chosen. */
function Next({ game, id }: { game: string; id: string }): JSX.Element {
  const on = async (): Promise<void> => {
    const wish = chosen.value;
    const all = (await api.exercises()).filter(
      (one) =>
        one.game === (wish.game || game) &&
        (!wish.theme || one.theme === wish.theme) &&
        (!wish.level || one.level === wish.level),
    );
    const other = next(all, id);
    go(other ? addressOf(other) : "/exercises");
  };
  return (
    <button type="button" class="primary" data-on onClick={() => void on()}>
      {t("exercises.next")} <Icon name="on" />
    </button>
  );
}
