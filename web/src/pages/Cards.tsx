// The gallery: every component with its figures, what it does and where the figures come from.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { voiceOf } from "../core/library";
import { t } from "../core/texts";
import type { Voice } from "../core/voice";
import type { CardShape } from "../protocol";
import { titleOf } from "../games/names";

/** A figure's label and value in words. */
export function figuresOf(card: CardShape, voice: Voice): [string, string][] {
  return card.figures.map(([label, value]) => [voice.text(`figure.${label}`), voice.name(label, value)]);
}

export function CardsPage({ game }: { game: string }): JSX.Element {
  const voice = voiceOf(game).value;
  const wanted = useSignal("");
  const kind = useSignal("");
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
  const search = plain(wanted.value).split(/\s+/);
  const shown = cards.filter((card) => {
    const said = words(card, voice);
    return (!kind.value || card.kind === kind.value) && search.every((word) => said.includes(word));
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
          <select value={kind.value} onChange={(event) => (kind.value = event.currentTarget.value)}>
            <option value="">{t("cards.all")}</option>
            {kinds.map((word) => (
              <option key={word} value={word}>
                {voice.text(`kind.${word}`)}
              </option>
            ))}
          </select>
        </label>
        <span role="status">{t("cards.count", { n: shown.length })}</span>
      </form>
      <ul class="gallery">
        {shown.map((card) => (
          <li key={`${card.kind} ${card.id}`} class={`card-entry kind-${card.kind}`}>
            <span class="card-kind">{voice.text(`kind.${card.kind}`)}</span>
            <h2>{voice.name(card.kind, card.id)}</h2>
            {card.text && <p>{voice.text(card.text)}</p>}
            <dl>
              {figuresOf(card, voice).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p class={`provenance ${card.provenance}`}>{voice.text(`provenance.${card.provenance}`)}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Small letters without accents: whoever looks for "ecuyer" finds the Écuyer. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

function words(card: CardShape, voice: Voice): string {
  const figures = figuresOf(card, voice).flat().join(" ");
  const does = card.text ? voice.text(card.text) : "";
  return plain(`${voice.text(`kind.${card.kind}`)} ${voice.name(card.kind, card.id)} ${does} ${figures}`);
}
