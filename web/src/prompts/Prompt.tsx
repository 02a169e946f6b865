// The question to this seat: what is asked, the answers as numbered buttons, a yes where one is wanted.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { openRule } from "../board/rule";
import type { Answer, Desk } from "../board/desk";
import { Gains } from "../board/gains";
import { tip } from "../board/tips";
import { t } from "../core/texts";
import { narrow, type Choice } from "./narrow";

export interface PromptProps {
  desk: Desk;
}

/** Take a choice: an answer is chosen, a group is opened. */
export function take(desk: Desk, choice: Choice): void {
  if (choice.kind === "answer") desk.choose(choice.answer);
  else desk.point(choice.spot);
}

function advised(desk: Desk, choice: Choice): boolean {
  return choice.kind === "answer" ? desk.advice.value.includes(choice.answer.notation) : desk.advises(choice.spot);
}

/** Every answer as a button, long lists narrowed step by step. */
export function Choices({ desk }: PromptProps): JSX.Element {
  const proposed = desk.proposed.value;
  if (proposed) return <Yes desk={desk} answer={proposed} />;
  const choices = narrow(desk);
  return (
    <>
      <ol class="choices" aria-label={t("prompt.answers")}>
        {choices.map((choice, i) => (
          <li key={choice.label}>
            <button
              type="button"
              class={`choice ${choice.kind === "group" ? "group" : ""} ${advised(desk, choice) ? "advised" : ""}`}
              data-choice={choice.kind === "answer" ? choice.answer.notation : choice.spot.id}
              aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
              onClick={() => take(desk, choice)}
              {...(choice.kind === "answer" && tip(() => ({ answer: choice.answer, desk })))}
            >
              {i < 9 && <kbd>{i + 1}</kbd>} {choice.label}
            </button>
          </li>
        ))}
        {desk.picked.value.length > 0 && (
          <li>
            <button type="button" class="quiet" onClick={() => desk.cancel()}>
              <kbd>Esc</kbd> {t("prompt.cancel")}
            </button>
          </li>
        )}
      </ol>
    </>
  );
}

/** What is barred, and by which rule. */
export function NotNow({ desk }: PromptProps): JSX.Element | null {
  const barred = desk.barred.value.filter((said) => desk.picked.value.every((s) => s.fits(said)));
  const open = useSignal(false);
  if (!barred.length) return null;
  return (
    <details class="not-now" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("prompt.not-now", { n: barred.length })}</summary>
      <ul>
        {(open.value ? barred.slice(0, 60) : []).map((said) => (
          <li key={said.notation}>
            <span class="dim">{said.sentence}.</span> {desk.voice.value.refusal(said.reason, desk.names)}{" "}
            <RuleLink desk={desk} rule={said.reason.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A rule's number that opens the rule. */
export function RuleLink({ desk, rule }: { desk: Desk; rule: string }): JSX.Element | null {
  if (!rule) return null;
  return (
    <button type="button" class="rule-link" onClick={() => openRule(desk.game, rule)}>
      {rule}
    </button>
  );
}

function Yes({ desk, answer }: { desk: Desk; answer: Answer }): JSX.Element {
  const meant = desk.advice.value.includes(answer.notation);
  return (
    <div class="yes">
      <span class="proposal">{answer.sentence}</span>
      <Gains desk={desk} answer={answer} />
      <button type="button" class={`primary ${meant ? "advised" : ""}`} data-confirm onClick={() => desk.confirm()}>
        {t("prompt.confirm")} <kbd>↵</kbd>
      </button>
      <button type="button" onClick={() => desk.cancel()}>
        {t("prompt.cancel")} <kbd>Esc</kbd>
      </button>
    </div>
  );
}
