// The rule book with its numbered rules and the register of rulings, and a search.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { examplesOf, ruleBook, rulesShown } from "../core/library";
import type { ListedExample } from "../core/api";
import { language } from "../core/settings";
import { plain } from "../core/sought";
import { t } from "../core/texts";
import { titleOf } from "../games/names";
import { Shows } from "./examples/Figure";
import { blocks, Inline, type Block } from "./markdown";

export function RulesPage({ game, rule }: { game: string; rule: string }): JSX.Element {
  const book = ruleBook(game, language.value).value;
  const wanted = useSignal("");
  useEffect(() => {
    if (!book || !rule) return;
    const found = document.getElementById(rule);
    found?.scrollIntoView({ block: "center" });
    found?.focus({ preventScroll: true });
  }, [book, rule]);
  if (book === null) {
    return (
      <main class="page rules">
        <h1>{t("rules.of", { game: titleOf(game) })}</h1>
        <p>{t("loading")}</p>
      </main>
    );
  }
  const all = blocks(book);
  const shownOn = rulesShown(game).value ?? {};
  const worked = examplesOf(game).value ?? [];
  const search = plain(wanted.value);
  const shown = search ? all.filter((block) => plain(textOf(block)).includes(search)) : all;
  const chapters = all.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <main class="page rules">
      <nav class="chapters" aria-label={t("rules.chapters")}>
        <label>
          {t("search")}{" "}
          <input type="search" value={wanted.value} onInput={(event) => (wanted.value = event.currentTarget.value)} />
        </label>
        <ol>
          {chapters.map(
            (block) =>
              block.kind === "heading" && (
                <li key={block.id}>
                  <a href={`#${block.id}`}>{block.text}</a>
                </li>
              ),
          )}
        </ol>
      </nav>
      <article lang={language.value}>
        {shown.map((block, i) => (
          <Shown key={i} block={block} game={game} marked={rule} shown={shownOn} worked={worked} />
        ))}
        {!shown.length && <p>{t("search.nothing")}</p>}
      </article>
    </main>
  );
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "rule":
      return `${block.id} ${block.text}`;
    case "list":
      return block.items.join(" ");
    case "table":
      return [...block.head, ...block.rows.flat()].join(" ");
    default:
      return block.text;
  }
}

interface ShownProps {
  block: Block;
  game: string;
  marked: string;
  /** Rules that a position shows, by the step of the lesson. */
  shown: Record<string, number>;
  /** The book's worked examples. */
  worked: readonly ListedExample[];
}

function Shown({ block, game, marked, shown, worked }: ShownProps): JSX.Element {
  switch (block.kind) {
    case "heading":
      if (block.level === 1) return <h1>{block.text}</h1>;
      return block.level === 2 ? (
        <h2 id={block.id} tabIndex={-1}>
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} tabIndex={-1}>
          {block.text}
        </h3>
      );
    case "rule":
      return (
        <>
          <p id={block.id} tabIndex={-1} class={block.id === marked ? "numbered marked" : "numbered"}>
            <a class="number" href={`/rules/${game}#${block.id}`}>
              {block.id}
            </a>{" "}
            <Inline text={block.text} game={game} />
          </p>
          <Shows
            game={game}
            examples={worked.filter(({ rules }) => rules.includes(block.id)).map(({ name }) => name)}
            step={shown[block.id]}
          />
        </>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i}>
              <Inline text={item} game={game} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <div class="scroll" tabIndex={0} role="region" aria-label={block.head.join(", ")}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>
                      <Inline text={cell} game={game} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "text":
      return (
        <p>
          <Inline text={block.text} game={game} />
        </p>
      );
  }
}
