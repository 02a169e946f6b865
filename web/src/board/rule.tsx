// One rule in a box over the page, from the rule book.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Box } from "./Box";
import { ruleBook } from "../core/library";
import { language } from "../core/settings";
import { t } from "../core/texts";
import { findRule, Inline } from "../pages/markdown";

interface OpenRule {
  game: string;
  rule: string;
}

const opened = signal<OpenRule | null>(null);

/** Show a rule. */
export function openRule(game: string, rule: string): void {
  opened.value = { game, rule };
  void ruleBook(game, language.value);
}

export function RuleBox(): JSX.Element | null {
  const now = opened.value;
  if (!now) return null;
  const book = ruleBook(now.game, language.value).value;
  const close = (): void => {
    opened.value = null;
  };
  return (
    <Box class="rule-box" label={now.rule} onClose={close}>
      <h2>{now.rule}</h2>
      {book === null ? (
        <p>{t("loading")}</p>
      ) : (
        <>
          <p>
            <Inline text={findRule(book, now.rule) ?? t("rule.unknown")} game={now.game} />
          </p>
          <p>
            <a href={`/rules/${now.game}#${now.rule}`} onClick={close}>
              {t("rule.in-the-book")}
            </a>
          </p>
        </>
      )}
    </Box>
  );
}
