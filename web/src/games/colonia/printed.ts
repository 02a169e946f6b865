// What is printed on cards, ships and workshops, from the gallery of the printing that is played.
import type { TipContent } from "../../board/tips";
import type { Voice } from "../../core/voice";
import { figuresOf } from "../../pages/Cards";
import type { CardShape, GameShape } from "../../protocol";

const found = new WeakMap<GameShape, Map<string, CardShape>>();

function entry(game: GameShape, kind: string, id: string): CardShape | undefined {
  let entries = found.get(game);
  if (!entries) {
    entries = new Map(game.cards.map((card) => [`${card.kind} ${card.id}`, card]));
    found.set(game, entries);
  }
  return entries.get(`${kind} ${id}`);
}

/** A figure of a component as it is printed, or empty. */
export function figure(voice: Voice, kind: string, id: string, name: string): string {
  return entry(voice.game, kind, id)?.figures.find(([label]) => label === name)?.[1] ?? "";
}

/** A figure that is a list. */
export function figures(voice: Voice, kind: string, id: string, name: string): string[] {
  const printed = figure(voice, kind, id, name);
  return printed ? printed.split(" / ") : [];
}

/** The words of a blank in printed order: resources, goods, cities, currencies. */
export function words(voice: Voice, slot: string): readonly string[] {
  return voice.game.slots[slot] ?? [];
}

export function currencyOf(voice: Voice, city: string): string {
  return words(voice, "currency")[words(voice, "city").indexOf(city)] ?? "";
}

export function cityOf(voice: Voice, currency: string): string {
  return words(voice, "city")[words(voice, "currency").indexOf(currency)] ?? "";
}

const LISTS: Record<string, string> = { recipe: "resource", good: "good", city: "city" };

/** The note on a component: what it does, its figures, where they come from. */
export function about(voice: Voice, kind: string, id: string): TipContent {
  const card = entry(voice.game, kind, id);
  if (!card) return {};
  const named = (label: string, value: string): string =>
    value
      .split(" / ")
      .map((word) => voice.name(LISTS[label] ?? label, word))
      .join(" / ");
  return {
    ...(card.text ? { text: voice.text(card.text) } : {}),
    figures: figuresOf(card, voice).map(([label], i) => {
      const [name, value] = card.figures[i] ?? ["", ""];
      return [label, named(name, value)];
    }),
    foot: voice.text(`provenance.${card.provenance}`),
  };
}
