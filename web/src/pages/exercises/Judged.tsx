// What an answer to an exercise was worth, and why.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import type { Verdict } from "../../protocol";

interface JudgedProps {
  desk: Desk;
  verdict: Verdict;
}

export function Judged({ desk, verdict }: JudgedProps): JSX.Element {
  const voice = desk.voice.value;
  const spoken = (notation: string): string => voice.move(voice.parseMove(notation), desk.names);
  const line = verdict.line.join("; ");
  return (
    <>
      <p class={verdict.right ? "verdict right" : "verdict wrong"}>
        <b>{t(verdict.right ? "exercises.right" : "exercises.wrong")}</b> {spoken(verdict.said)}.{" "}
        {verdict.right && !verdict.whole && t("exercises.go-on-so", { line: spoken(line) })}
        {!verdict.right && t("exercises.better", { move: spoken(line) })}{" "}
        {!verdict.right &&
          (verdict.compared
            ? t("exercises.lost", { behind: percent(verdict.behind), doubt: percent(verdict.doubt) })
            : t("exercises.not-compared"))}
      </p>
      <p>
        {t("exercises.wins", { win: percent(verdict.win) })} <Gains desk={desk} verdict={verdict} />
        <Reasons desk={desk} verdict={verdict} />
      </p>
    </>
  );
}

/** What the solution brings at once, and what the answer would have. */
function Gains({ desk, verdict }: { desk: Desk; verdict: Verdict }): JSX.Element | null {
  const voice = desk.voice.value;
  const told = (gains: Verdict["gains"]): string =>
    gains
      .map(([key, count]) => `${count < 0 ? "−" : "+"}${voice.fill(`belongings.${key}`, { count: Math.abs(count) })}`)
      .join(", ") || t("exercises.nothing");
  const same = JSON.stringify(verdict.gains) === JSON.stringify(verdict.best_gains);
  if (verdict.right || !verdict.compared || same) return null;
  return <>{t("exercises.at-once", { best: told(verdict.best_gains), own: told(verdict.gains) })} </>;
}

/** What speaks for the solution, in the game's words. */
function Reasons({ desk, verdict }: { desk: Desk; verdict: Verdict }): JSX.Element | null {
  const voice = desk.voice.value;
  if (!verdict.reasons.length) return null;
  const said = verdict.reasons.map(([key, part]) => `${voice.text(`reason_for.${key}`)} (+${percent(part / 1000)} %)`);
  return <>{t("exercises.reasons", { reasons: said.join(", ") })}</>;
}

/** A chance in hundredths, as it is written here. */
function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 }).format(100 * chance);
}
