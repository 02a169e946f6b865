// What is printed on cards, ships and workshops, from the gallery of the printing that is played.
import type { TipContent } from "../../board/tips";
import type { Voice } from "../../core/voice";
import { figuresOf, sourcesOf } from "../../pages/Cards";
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

/** The figures of a component under one label, as they are printed. */
export function figures(voice: Voice, kind: string, id: string, name: string): string[] {
  const printed = entry(voice.game, kind, id)?.figures ?? [];
  return printed.filter(([label]) => label === name).flatMap(([, value]) => value.split(" / "));
}

/** A single figure, or empty. */
export function figure(voice: Voice, kind: string, id: string, name: string): string {
  return figures(voice, kind, id, name)[0] ?? "";
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

/** The note on a component: what it does, its figures, where they come from. */
export function about(voice: Voice, kind: string, id: string): TipContent {
  const card = entry(voice.game, kind, id);
  if (!card) return {};
  const told = new Map<string, string[]>();
  for (const [label, value] of figuresOf(card, voice)) told.set(label, [...(told.get(label) ?? []), value]);
  return {
    ...(card.text ? { text: voice.text(card.text) } : {}),
    figures: [...told].map(([label, values]): [string, string] => [label, values.join(", ")]),
    foot: sourcesOf(card, voice),
  };
}
