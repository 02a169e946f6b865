// The answers to a question that have no place on the table, as buttons; and every answer in a list one can search.
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Gains } from "../board/gains";
import { openRule } from "../board/rule";
import type { Answer, Desk } from "../board/desk";
import { tip } from "../board/tips";
import { t } from "../core/texts";
import { Words } from "../games/Words";
import { Icon } from "../pages/Icon";

export interface PromptProps {
  desk: Desk;
}

/** More buttons than these do not fit into the line. */
export const FEW = 4;

/** Which answers lie open in the sheet over the hand. */
export type Listing = "as-needed" | "unplaced" | "all" | "none";

/** What was last wished for, and at which question: the next one begins anew. */
const wished = signal<{ q: number; listing: Listing }>({ q: -1, listing: "as-needed" });

function asked(desk: Desk): number {
  return desk.ask.value?.q ?? -1;
}

export function listing(desk: Desk): Listing {
  return wished.value.q === asked(desk) ? wished.value.listing : "as-needed";
}

export function list(desk: Desk, wish: Listing): void {
  wished.value = { q: asked(desk), listing: wish };
}

/** The answers in the sheet; null when it is closed. By itself it opens only where there is nothing to point at. */
export function listed(desk: Desk): readonly Answer[] | null {
  const unplaced = desk.unplaced.value;
  if (desk.proposed.value || !desk.options.value.length) return null;
  switch (listing(desk)) {
    case "all":
      return desk.left.value;
    case "unplaced":
      return unplaced;
    case "as-needed":
      return unplaced.length > FEW && unplaced.length === desk.left.value.length ? unplaced : null;
    case "none":
      return null;
  }
}

/** The buttons that stand in the line. */
export function buttons(desk: Desk): readonly Answer[] {
  const unplaced = desk.unplaced.value;
  return unplaced.length > FEW ? [] : unplaced;
}

/** In the line of the question: the yes that is waited for, a few buttons, or the way to many. */
export function Buttons({ desk }: PromptProps): JSX.Element {
  const proposed = desk.proposed.value;
  if (proposed) return <Yes desk={desk} answer={proposed} />;
  const unplaced = desk.unplaced.value;
  return (
    <div class="choices" role="group" aria-label={t("prompt.answers")}>
      {buttons(desk).map((answer, i) => (
        <Choice key={answer.notation} desk={desk} answer={answer} number={i + 1}>
          <Gains desk={desk} answer={answer} />
        </Choice>
      ))}
      {unplaced.length > FEW && (
        <button
          type="button"
          data-more
          aria-expanded={listed(desk) !== null}
          onClick={() => list(desk, listed(desk) ? "none" : "unplaced")}
        >
          {t("prompt.more", { n: unplaced.length })}
        </button>
      )}
      {desk.picked.value.length > 0 && (
        <button type="button" class="quiet" onClick={() => desk.cancel()}>
          <Icon name="close" /> {t("prompt.cancel")}
        </button>
      )}
    </div>
  );
}

/** An answer in words, without what is picked already. */
function label(desk: Desk, answer: Answer): string {
  if (!desk.picked.value.length) return answer.sentence;
  const same = (slot: string): boolean => desk.left.value.every((said) => said.blanks[slot] === answer.blanks[slot]);
  return desk.voice.value.shortly(answer, desk.names, same);
}

interface ChoiceProps {
  desk: Desk;
  answer: Answer;
  number: number;
  /** Figures beside the words. */
  children?: ComponentChildren;
}

/** One answer to press. */
export function Choice({ desk, answer, number, children }: ChoiceProps): JSX.Element {
  const advised = desk.meant(answer);
  return (
    <button
      type="button"
      class={`choice ${advised ? "advised" : ""}`}
      data-choice={answer.notation}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      onClick={() => desk.choose(answer)}
      {...(children ? {} : tip(() => ({ answer, desk })))}
    >
      {number <= 9 && <kbd>{number}</kbd>} <Words desk={desk} text={children ? label(desk, answer) : answer.told} />{" "}
      {children}
    </button>
  );
}

/** The complete list is one key and one button away. */
export function ListButton({ desk }: PromptProps): JSX.Element {
  const open = listing(desk) === "all";
  return (
    <button
      type="button"
      class="icon"
      data-list
      aria-label={t("prompt.list")}
      title={`${t("prompt.list")} (/)`}
      aria-expanded={open}
      disabled={!desk.options.value.length}
      onClick={() => list(desk, open ? "none" : "all")}
    >
      <Icon name="list" />
    </button>
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
  const meant = desk.meant(answer);
  return (
    <div class="choices yes">
      <span class="proposal">
        <Words desk={desk} text={answer.sentence} />
      </span>
      <Gains desk={desk} answer={answer} />
      <button type="button" class={`primary ${meant ? "advised" : ""}`} data-confirm onClick={() => desk.confirm()}>
        <Icon name="check" /> {t("prompt.confirm")}
      </button>
      <button type="button" onClick={() => desk.cancel()}>
        <Icon name="close" /> {t("prompt.cancel")}
      </button>
    </div>
  );
}
