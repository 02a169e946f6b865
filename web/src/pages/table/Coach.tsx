// The second lesson: a whole round against novices, with the bots' own judgement in words beside every question.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import type { Advised, Hint } from "../../core/api";
import { keyOf, remember } from "../../core/keys";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import { Icon } from "../Icon";
import { listed } from "./Status";

/** Points: nobody tells answers apart that promise nearly the same. */
const NEARLY = 0.5;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface CoachProps {
  table: string;
  desk: Desk;
  found: Hint;
  /** The round in which the lesson began. */
  begun: number;
}

export function Coach({ table, desk, found, begun }: CoachProps): JSX.Element | null {
  const [best, ...others] = found.moves;
  if (!best) return null;
  const voice = desk.voice.value;
  const say = (move: string): string => desk.answer(move).sentence;
  const list = (moves: readonly string[]): string => listed(moves.map(say), voice.language);
  // What costs nothing, as passing, is not something one may still or no longer afford.
  const dear = others.filter(({ gains }) => gains.some(([, count]) => count < 0)).map(({ move }) => move);
  const still = dear.filter((move) => best.still.includes(move));
  const gone = dear.filter((move) => !best.still.includes(move));
  return (
    <div class="adviser" data-coach={found.round > begun ? "done" : "round"}>
      {found.round > begun && <Done table={table} />}
      <p>
        {t("coach.best", { move: say(best.move) })} {brings(best, desk)}
      </p>
      {still.length > 0 && <p>{t("coach.still", { moves: list(still) })}</p>}
      {best.gains.length > 0 && gone.length > 0 && <p>{t("coach.gone", { moves: list(gone) })}</p>}
      {others.map((other) => (
        <p key={other.move}>{beside(best, other, say(other.move), voice.language)}</p>
      ))}
    </div>
  );
}

/** On a phone the advice lies in another part of the table: the best of it is said above the question, and leads there. */
export function AdviceLine({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element | null {
  const [best] = desk.advice.value;
  if (!best || !keyOf(table.id)?.coached || table.stage.playing.value) return null;
  const open = (): void =>
    document
      .querySelector("[data-coach]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  return (
    <button type="button" class="advice-line" data-advice onClick={open}>
      <Icon name="hint" /> <span>{t("coach.best", { move: desk.answer(best).sentence })}</span>
    </button>
  );
}

/** What an answer pays and brings at once, in words. */
function brings(advised: Advised, desk: Desk): string {
  const voice = desk.voice.value;
  const counted = (sign: number): string =>
    listed(
      advised.gains
        .filter(([, count]) => Math.sign(count) === sign)
        .map(([key, count]) => voice.fill(`belongings.${key}`, { count: Math.abs(count) })),
      voice.language,
    );
  const [paid, gained] = [counted(-1), counted(1)];
  if (paid && gained) return t("coach.trades", { paid, gained });
  if (paid) return t("coach.pays", { paid });
  return gained ? t("coach.brings", { gained }) : "";
}

/** How another answer compares, by the points it promises. */
function beside(best: Advised, other: Advised, move: string, language: string): string {
  const behind = best.margin - other.margin;
  if (behind < NEARLY) return t("coach.as-good", { move });
  return t("coach.behind", { move, points: behind.toLocaleString(language, ONE_DIGIT) });
}

/** The round is over: on with advice, or alone. */
function Done({ table }: { table: string }): JSX.Element {
  const alone = (): void => {
    const key = keyOf(table);
    if (key) remember(table, { ...key, coached: false });
  };
  return (
    <p class="adviser-done">
      {t("coach.done")}{" "}
      <button type="button" data-alone onClick={alone}>
        {t("coach.alone")}
      </button>
    </p>
  );
}
