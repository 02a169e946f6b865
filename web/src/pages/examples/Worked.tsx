// A worked example of the rule book at the table: it goes on as the book has it, or as whoever looks at it likes.
import { computed, signal, useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { useMotion } from "../../board/motion";
import { api, type Example } from "../../core/api";
import { examplesOf, ruleBook, voiceOf } from "../../core/library";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import { drawingOf } from "../../games";
import { titleOf } from "../../games/names";
import { AnswerSheet } from "../../prompts/AnswerSheet";
import { RuleLink } from "../../prompts/Prompt";
import { lines, strip } from "../../stage/telling";
import { PlainPage } from "../Header";
import { Icon } from "../Icon";
import { findRule, Inline } from "../markdown";
import { useTableKeys } from "../table/hotkeys";
import { Shell } from "../table/Shell";
import { Asked } from "./Asked";
import { deskOf, nobodies } from "./desk";

/** Nobody is asked: what runs by itself goes on. */
const GO = "go";

export function ExamplePage({ game, name }: { game: string; name: string }): JSX.Element {
  const said = useSignal<readonly string[]>([]);
  const found = useSignal<Example | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    api.example(game, name, said.value).then(
      (got) => (found.value = got),
      () => (failed.value = true),
    );
  }, [game, name, said.value]);
  const voice = voiceOf(game).value;
  const drawing = drawingOf(game).value;
  if (found.value && voice && drawing) {
    return <AtTheTable game={game} name={name} example={found.value} said={said} />;
  }
  return (
    <PlainPage>
      <h1>{t("example.of", { game: titleOf(game) })}</h1>
      <p>{failed.value ? t("lost.text") : t("loading")}</p>
      <p class="buttons">
        <a class="button" href={`/rules/${game}`}>
          {t("rules")}
        </a>
      </p>
    </PlainPage>
  );
}

interface TableProps {
  game: string;
  name: string;
  example: Example;
  said: Signal<readonly string[]>;
}

function AtTheTable({ game, name, example, said }: TableProps): JSX.Element {
  const current = useMemo(() => signal(example), []);
  current.value = example;
  const say = (word: string): void => {
    said.value = [...said.value, word];
  };
  const back = (): void => {
    said.value = said.value.slice(0, -1);
  };
  const desk = useMemo(
    () =>
      deskOf({
        game,
        names: computed(() => nobodies(game, current.value.seats)),
        me: computed(() => current.value.frame.seat),
        ask: computed(() => current.value.frame.ask),
        send: (answer) => say(`${current.value.frame.seat + 1} ${answer.notation}`),
      }),
    [game],
  );
  const [who, move] = parted(example.next);
  desk.advice.value = move && who === example.frame.seat ? [move] : [];
  useEffect(() => desk.cancel(), [example]);
  useTableKeys(desk, back);
  const root = useRef<HTMLElement>(null);
  useMotion(root, example);
  const drawing = drawingOf(game).value;
  if (!drawing) return <PlainPage>{t("loading")}</PlainPage>;
  return (
    <Shell
      frame={example.frame}
      info={null}
      desk={desk}
      drawing={drawing}
      heard={0}
      root={root}
      class="learn worked"
      marks={{ "data-said": said.value.length }}
      question={
        <section class="status asks-me" aria-label={t("example.of", { game: titleOf(game) })}>
          <Head game={game} name={name} said={said} next={example.next} say={say} back={back} />
          <div class="lesson" role="status">
            {said.value.length === 0 && <Shows game={game} name={name} />}
            <Told desk={desk} example={example} />
            <Refusals desk={desk} example={example} />
            <Goes desk={desk} next={example.next} />
            {!example.next && <p>{t(example.strayed ? "example.strayed" : "example.end")}</p>}
          </div>
          {example.frame.ask ? (
            <Asked desk={desk} ask={example.frame.ask} who={desk.names[example.frame.seat] ?? ""} />
          ) : (
            <h1 class="status-sentence">{t("example.of", { game: titleOf(game) })}</h1>
          )}
        </section>
      }
      side={
        <ol class="log-lines">
          {lines(example.frame.notes, desk)
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

interface HeadProps extends Omit<TableProps, "example"> {
  next: string;
  say: (word: string) => void;
  back: () => void;
}

/** Where this is from, and how to go on, back and to the start. */
function Head({ game, name, said, next, say, back }: HeadProps): JSX.Element {
  const rules = examplesOf(game).value?.find((example) => example.name === name)?.rules ?? [];
  return (
    <div class="lesson-head">
      <a href={`/rules/${game}#${rules[0] ?? ""}`}>{t("example.rules")}</a>
      <span>{rules.join(", ")}</span>
      {said.value.length > 0 && (
        <>
          <button type="button" class="quiet" aria-label={t("learn.back")} onClick={back}>
            <Icon name="back" /> <span class="wordy">{t("learn.back")}</span>
          </button>
          <button type="button" class="quiet" data-again onClick={() => (said.value = [])}>
            {t("example.again")}
          </button>
        </>
      )}
      {next && (
        <button type="button" class="primary" data-next onClick={() => say(next)}>
          {next === GO ? t("example.runs") : t("learn.on")} <Icon name="on" />
        </button>
      )}
    </div>
  );
}

/** What the example is of, in the words of the book. */
function Shows({ game, name }: { game: string; name: string }): JSX.Element | null {
  const rule = examplesOf(game).value?.find((example) => example.name === name)?.rules[0];
  const book = ruleBook(game, language.value).value;
  const text = rule && book && findRule(book, rule);
  return text ? (
    <p data-shows={rule}>
      <Inline text={text} game={game} />
    </p>
  ) : null;
}

const LATEST = 3;

/** What the last answer has brought, in a few sentences. */
function Told({ desk, example }: { desk: Desk; example: Example }): JSX.Element | null {
  const told = strip(example.frame.notes.slice(-LATEST), desk);
  return told ? <p class="example-told">{told}</p> : null;
}

/** What the book says is not allowed, with the rule's reason. */
export function Refusals({ desk, example }: { desk: Desk; example: Example }): JSX.Element {
  const voice = desk.voice.value;
  return (
    <>
      {example.refused.map(({ move, reason }) => (
        <p key={move}>
          {t("example.refused", { move: voice.move(voice.parseMove(move), desk.names) })}{" "}
          {voice.refusal(reason, desk.names)} <RuleLink desk={desk} rule={reason.rule} />
        </p>
      ))}
    </>
  );
}

/** A seat counted from 0 and its move. */
function parted(said: string): [number, string] {
  const [who = "", ...words] = said.split(" ");
  return [Number(who) - 1, words.join(" ")];
}

/** How the book goes on, in a sentence. */
export function Goes({ desk, next }: { desk: Desk; next: string }): JSX.Element | null {
  const voice = desk.voice.value;
  if (!next || next === GO) return null;
  const [seat, move] = parted(next);
  return (
    <p class="lesson-move">
      {t("example.book")} {voice.player(seat, desk.names)}: <b>{voice.move(voice.parseMove(move), desk.names)}</b>
    </p>
  );
}
