// The gallery: every component with its figures, what it does and where the figures come from.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { balanceOf, voiceOf } from "../core/library";
import { language } from "../core/settings";
import { drawingOf } from "../games";
import { says } from "../core/sought";
import { t } from "../core/texts";
import type { Voice } from "../core/voice";
import type { CardShape } from "../protocol";
import { titleOf } from "../games/names";

/** A figure's label and value in words. */
export function figuresOf(card: CardShape, voice: Voice): [string, string][] {
  return card.figures.map(([label, value]) => [voice.text(`figure.${label}`), voice.name(label, value)]);
}

/** Where a figure comes from, as a sign: full is the rule book's, empty ours. */
const SIGNS: Record<string, string> = { rulebook: "●", found: "◐", own: "◆", reconstructed: "○" };

function sourceOf(card: CardShape, label: string): string {
  return card.sources.find(([key]) => key === label)?.[1] ?? "";
}

/** The figures with the signs of their sources, for notes. */
export function signedFigures(card: CardShape, voice: Voice): [string, string][] {
  const signs = card.figures.map(([label]) => SIGNS[sourceOf(card, label)]);
  return figuresOf(card, voice).map(([label, value], i) => [label, signs[i] ? `${value} ${signs[i]}` : value]);
}

/** What the signs on this card mean. */
export function sourcesOf(card: CardShape, voice: Voice): string {
  const found = new Set(card.sources.map(([, source]) => source));
  if (found.size === 0) found.add(card.provenance);
  return Object.entries(SIGNS)
    .filter(([source]) => found.has(source))
    .map(([source, sign]) => `${sign} ${voice.text(`provenance.${source}`)}`)
    .join(" · ");
}

function Sign({ card, label, voice }: { card: CardShape; label: string; voice: Voice }): JSX.Element | null {
  const source = sourceOf(card, label);
  if (!source) return null;
  const meaning = voice.text(`provenance.${source}`);
  return (
    <span class={`source ${source}`} role="img" aria-label={meaning} title={meaning}>
      {SIGNS[source]}
    </span>
  );
}

export function CardsPage({ game, printing }: { game: string; printing: string }): JSX.Element {
  const voice = voiceOf(game, printing).value;
  const wanted = useSignal("");
  const kind = useSignal("");
  const chosen = useSignal<Record<string, string>>({});
  const drawing = drawingOf(game).value;
  if (!voice) {
    return (
      <main class="page">
        <h1>{t("cards.of", { game: titleOf(game) })}</h1>
        <p>{t("loading")}</p>
      </main>
    );
  }
  const cards = voice.game.cards;
  const kinds = [...new Set(cards.map((card) => card.kind))];
  const ofKind = cards.filter((card) => !kind.value || card.kind === kind.value);
  const shown = ofKind.filter((card) => {
    const fits = Object.entries(chosen.value).every(
      ([label, value]) => !value || valuesOf(card, label).includes(value),
    );
    return fits && says(words(card, voice), wanted.value);
  });
  return (
    <main class="page cards-page">
      <h1>{t("cards.of", { game: titleOf(game) })}</h1>
      <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          {t("search")}{" "}
          <input type="search" value={wanted.value} onInput={(event) => (wanted.value = event.currentTarget.value)} />
        </label>
        <label>
          {t("cards.kind")}{" "}
          <select
            value={kind.value}
            onChange={(event) => {
              kind.value = event.currentTarget.value;
              chosen.value = {};
            }}
          >
            <option value="">{t("cards.all")}</option>
            {kinds.map((word) => (
              <option key={word} value={word}>
                {voice.text(`kind.${word}`)}
              </option>
            ))}
          </select>
        </label>
        {facets(kinds.length === 1 || kind.value ? ofKind : []).map(([label, values]) => (
          <select
            key={label}
            aria-label={voice.text(`figure.${label}`)}
            data-facet={label}
            value={chosen.value[label] ?? ""}
            onChange={(event) => (chosen.value = { ...chosen.value, [label]: event.currentTarget.value })}
          >
            <option value="">{t("cards.any", { label: voice.text(`figure.${label}`) })}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {voice.name(label, value)}
              </option>
            ))}
          </select>
        ))}
        <span role="status">{t("cards.count", { n: shown.length })}</span>
      </form>
      <ul class="gallery">
        {shown.map((card) => (
          <li key={`${card.kind} ${card.id}`} class={`card-entry kind-${card.kind}`}>
            {drawing?.Specimen && <drawing.Specimen card={card} voice={voice} />}
            <span class="card-kind">{voice.text(`kind.${card.kind}`)}</span>
            <h2>{voice.name(card.kind, card.id)}</h2>
            {card.text && (
              <p>
                {voice.text(card.text)} <Sign card={card} label="effect" voice={voice} />
              </p>
            )}
            <dl>
              {figuresOf(card, voice).map(([label, value], i) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {value} <Sign card={card} label={card.figures[i]?.[0] ?? ""} voice={voice} />
                  </dd>
                </div>
              ))}
            </dl>
            <Fared game={printing ? "" : game} card={card} />
            <p class={`provenance ${card.provenance}`}>{sourcesOf(card, voice)}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** How it fared in games of bots; nothing of a printing of one's own, which they have not played. */
function Fared({ game, card }: { game: string; card: CardShape }): JSX.Element | null {
  const told = game ? balanceOf(game).value?.[card.kind]?.[card.id] : undefined;
  if (!told) return null;
  const [seats, having, lacking] = told;
  const figure = new Intl.NumberFormat(language.value, { minimumFractionDigits: 2 });
  return (
    <p class="fared">{t("cards.fared", { seats, having: figure.format(having), lacking: figure.format(lacking) })}</p>
  );
}

/** More different values than this are looked for by words. */
const MOST_VALUES = 16;

/** The kind of effect where the sentence that says it is one of a kind: `effect.gain.oper`. */
function sorted(card: CardShape): [string, string][] {
  const [section, kind, id] = card.text.split(".");
  return section === "effect" && kind && id ? [["effect_kind", kind]] : [];
}

/** What a component is told apart by. */
function tellings(card: CardShape): [string, string][] {
  return [...card.figures, ...sorted(card)];
}

function valuesOf(card: CardShape, label: string): string[] {
  return tellings(card)
    .filter(([name]) => name === label)
    .map(([, value]) => value);
}

/** What components can be told apart by: every figure with a few different values, these in order. */
function facets(cards: readonly CardShape[]): [string, string[]][] {
  const labels = [...new Set(cards.flatMap((card) => tellings(card).map(([label]) => label)))];
  return labels.flatMap((label): [string, string[]][] => {
    const values = [...new Set(cards.flatMap((card) => valuesOf(card, label)))];
    if (values.length < 2 || values.length > MOST_VALUES) return [];
    const numbers = values.every((value) => Number.isFinite(Number(value)));
    return [[label, numbers ? values.sort((a, b) => Number(a) - Number(b)) : values]];
  });
}

function words(card: CardShape, voice: Voice): string {
  const figures = figuresOf(card, voice).flat().join(" ");
  const does = card.text ? voice.text(card.text) : "";
  return `${voice.text(`kind.${card.kind}`)} ${voice.name(card.kind, card.id)} ${does} ${figures}`;
}
