// A rule on the board: a position made by the engine and drawn as at the table. A click plays it.
import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { api, type Example, type Lesson } from "../../core/api";
import { voiceOf } from "../../core/library";
import { go } from "../../core/router";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import { drawingOf } from "../../games";
import { Inline } from "../markdown";
import { deskOf, learners, nobodies } from "./desk";
import { Goes, Refusals } from "./Worked";

interface ShowsProps {
  game: string;
  examples: string[];
  step: number | undefined;
}

/** What shows a rule: the book's worked examples, or else the step of the lesson that speaks of it. */
export function Shows({ game, examples, step }: ShowsProps): JSX.Element | null {
  const open = useSignal(false);
  if (!examples.length && step === undefined) return null;
  const said = examples.length ? t("rules.examples", { n: examples.length }) : t("rules.example");
  return (
    <details class="example" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{said}</summary>
      {open.value && examples.map((name) => <Worked key={name} game={game} name={name} />)}
      {open.value && !examples.length && step !== undefined && <Taught game={game} step={step} />}
    </details>
  );
}

function Worked({ game, name }: { game: string; name: string }): JSX.Element {
  const found = useSignal<Example | null>(null);
  const voice = voiceOf(game).value;
  const at = `/rules/${game}?example=${name}`;
  useEffect(() => void api.example(game, name, []).then((got) => (found.value = got)), [game, name]);
  const shown = found.value;
  const desk = useMemo(() => {
    if (!shown || !voice) return null;
    const names = signal(nobodies(game, shown.seats));
    const me = signal(shown.frame.seat);
    return deskOf({ game, names, me, ask: signal(shown.frame.ask), send: () => go(at) }); // an answer is given there
  }, [shown, voice]);
  if (!shown || !desk) return <p>{t("loading")}</p>;
  return (
    <Pictured desk={desk} view={shown.frame.view} at={at}>
      <Refusals desk={desk} example={shown} />
      <Goes desk={desk} next={shown.next} />
    </Pictured>
  );
}

function Taught({ game, step }: { game: string; step: number }): JSX.Element {
  const lesson = useSignal<Lesson | null>(null);
  const voice = voiceOf(game).value;
  useEffect(() => void api.lesson(game, step).then((found) => (lesson.value = found)), [game, step]);
  const shown = lesson.value;
  const desk = useMemo(() => {
    if (!shown || !voice) return null;
    const names = signal(learners(shown.seats));
    return deskOf({ game, names, me: signal(0), ask: signal(null), send: () => undefined });
  }, [shown, voice]);
  if (!shown || !desk) return <p>{t("loading")}</p>;
  return (
    <Pictured desk={desk} view={shown.frame.view} at={`/learn/${game}?step=${step}`}>
      <Inline text={shown.say[language.value] ?? ""} game={game} />
    </Pictured>
  );
}

interface PicturedProps {
  desk: Desk;
  view: unknown;
  /** Where it is played. */
  at: string;
  children: ComponentChildren;
}

/** The middle of the table, what lies before whoever looks at it, and what is said of it. */
function Pictured({ desk, view, at, children }: PicturedProps): JSX.Element | null {
  const drawing = drawingOf(desk.game).value;
  if (!drawing) return null;
  return (
    <figure>
      <div class={`example-board game-${desk.game} ${drawing.mood?.(view) ?? ""}`}>
        <div class="board">
          <drawing.Board view={view} desk={desk} />
        </div>
        {drawing.Mine && (
          <div class="mine-area">
            <drawing.Mine view={view} desk={desk} seat={desk.me.value} />
          </div>
        )}
        {drawing.Hand && (
          <div class="hand">
            <drawing.Hand view={view} desk={desk} />
          </div>
        )}
      </div>
      <figcaption>
        {children}{" "}
        <a class="button" href={at}>
          {t("rules.try")}
        </a>
      </figcaption>
    </figure>
  );
}
