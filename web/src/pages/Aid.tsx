// A player's aid on one sheet: the rules one wants before the eyes, in the words of the rule book, and signs as drawn.
import type { JSX } from "preact";
import { aidOf, ruleBook, voiceOf } from "../core/library";
import { language } from "../core/settings";
import { t, type TextKey } from "../core/texts";
import type { Voice } from "../core/voice";
import { drawingOf } from "../games";
import { titleOf } from "../games/names";
import { findRule, Inline } from "./markdown";

const PARTS: readonly (readonly ["round" | "costs" | "end", TextKey])[] = [
  ["round", "aid.round"],
  ["costs", "aid.costs"],
  ["end", "aid.end"],
];

export function AidPage({ game }: { game: string }): JSX.Element {
  return (
    <main class="page aid-page">
      <div class="aid-head">
        <h1>{t("aid.of", { game: titleOf(game) })}</h1>
        <button type="button" class="not-printed" onClick={() => print()}>
          {t("aid.print")}
        </button>
      </div>
      <AidSheet game={game} />
    </main>
  );
}

/** The sheet itself, on a page or beside the table, where components are called as its printing calls them. */
export function AidSheet({ game, voice }: { game: string; voice?: Voice }): JSX.Element {
  const aid = aidOf(game).value;
  const book = ruleBook(game, language.value).value;
  if (!aid || book === null) return <p>{t("loading")}</p>;
  return (
    <div class="aid" lang={language.value}>
      {PARTS.map(
        ([part, title]) =>
          aid[part].length > 0 && (
            <section key={part}>
              <h2>{t(title)}</h2>
              <ul>
                {aid[part].map((rule) => (
                  <li key={rule}>
                    <Inline text={findRule(book, rule) ?? ""} game={game} /> <small>{rule}</small>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {aid.shown.length > 0 && <Signs game={game} shown={aid.shown} voice={voice} />}
    </div>
  );
}

interface SignsProps {
  game: string;
  shown: readonly string[];
  voice: Voice | undefined;
}

function Signs({ game, shown, voice: given }: SignsProps): JSX.Element | null {
  const voice = given ?? voiceOf(game).value;
  const drawing = drawingOf(game).value;
  if (!voice || !drawing?.Specimen) return null;
  return (
    <section>
      <h2>{t("aid.signs")}</h2>
      <ul class="aid-signs">
        {shown.map((word) => {
          const [kind = "", id = ""] = word.split(" ");
          const card = voice.game.cards.find((one) => one.kind === kind && one.id === id);
          if (!card || !drawing.Specimen) return null;
          return (
            <li key={word}>
              <drawing.Specimen card={card} voice={voice} />
              <span>
                <b>{voice.name(kind, id)}</b> {card.text && voice.text(card.text)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
