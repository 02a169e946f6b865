// Answers in a sheet over the hand, narrowed by typing. What is barred stands below, with the rule that bars it.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Answer, BarredAnswer, Desk } from "../board/desk";
import { says } from "../core/sought";
import { t } from "../core/texts";
import { Icon } from "../pages/Icon";
import { Choice, list, listed, listing, RuleLink } from "./Prompt";

const BARRED_SHOWN = 30;
const WORTH_A_SEARCH = 9;

export function AnswerSheet({ desk }: { desk: Desk }): JSX.Element | null {
  const answers = listed(desk);
  return answers && <Sheet key={`${desk.ask.value?.q} ${listing(desk)}`} desk={desk} answers={answers} />;
}

function Sheet({ desk, answers }: { desk: Desk; answers: readonly Answer[] }): JSX.Element {
  const typed = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  const whole = listing(desk) === "all";
  // Before the next key: whoever types on must not type beside the field.
  useLayoutEffect(() => {
    if (whole) field.current?.focus({ preventScroll: true });
  }, []);
  const open = answers.filter((answer) => says(answer.told, typed.value));
  const barred = whole ? desk.barred.value.filter((answer) => says(answer.told, typed.value)) : [];
  const press = (event: KeyboardEvent): void => {
    const [first] = open;
    if (event.key === "Enter" && first) desk.choose(first);
    else if (event.key === "Escape") list(desk, "none");
    else if (event.key !== "/" || typed.value) return; // the key that opened the list, pressed once more, is no word
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section class="answer-sheet" aria-label={t("prompt.list")}>
      <div class="answer-tools">
        {(whole || answers.length > WORTH_A_SEARCH) && (
          <input
            ref={field}
            type="search"
            aria-label={t("prompt.filter")}
            placeholder={t("prompt.filter")}
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
            onKeyDown={press}
          />
        )}
        <button type="button" class="quiet icon" aria-label={t("close")} onClick={() => list(desk, "none")}>
          <Icon name="close" />
        </button>
      </div>
      <div class="answer-list">
        {open.map((answer, i) => (
          <Choice key={answer.notation} desk={desk} answer={answer} number={typed.value ? 10 : i + 1} />
        ))}
        {!open.length && !barred.length && <p class="dim">{t("search.nothing")}</p>}
      </div>
      {barred.length > 0 && <Barred desk={desk} barred={barred.slice(0, BARRED_SHOWN)} />}
    </section>
  );
}

/** What cannot be chosen now, and why. */
function Barred({ desk, barred }: { desk: Desk; barred: readonly BarredAnswer[] }): JSX.Element {
  return (
    <section class="not-now" aria-label={t("prompt.not-now")}>
      <h3>{t("prompt.not-now")}</h3>
      <ul>
        {barred.map((said) => (
          <li key={said.notation}>
            <span class="dim">{said.sentence}.</span> {desk.voice.value.refusal(said.reason, desk.names)}{" "}
            <RuleLink desk={desk} rule={said.reason.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
