// What is printed on a person's card, from the gallery of the printing that is played.
import type { TipContent } from "../../board/tips";
import type { Voice } from "../../core/voice";
import { signedFigures, sourcesOf } from "../../pages/Cards";
import type { CardShape, GameShape } from "../../protocol";

export interface Person {
  colour: string;
  price: string;
  points: string;
  group: string;
  symbol: string;
  /** The colour of the worker who brings the effect about, or empty. */
  worker: string;
}

interface Entry {
  card: CardShape;
  person: Person;
}

const found = new WeakMap<GameShape, Map<string, Entry>>();

function read(card: CardShape): Person {
  const figures = new Map(card.figures);
  const figure = (name: string): string => figures.get(name) ?? "";
  return {
    colour: figure("colour"),
    price: figure("price"),
    points: figure("points"),
    group: figure("group"),
    symbol: figure("symbol"),
    worker: figure("worker"),
  };
}

function entry(game: GameShape, id: string): Entry | undefined {
  let persons = found.get(game);
  if (!persons) {
    persons = new Map(game.cards.map((card) => [card.id, { card, person: read(card) }]));
    found.set(game, persons);
  }
  return persons.get(id);
}

export function printed(game: GameShape, id: string): Person | undefined {
  return entry(game, id)?.person;
}

/** What a person does, in words. */
export function effect(voice: Voice, id: string): string {
  const card = entry(voice.game, id)?.card;
  return card ? voice.text(card.text) : "";
}

/** The note on a person: the effect, the figures, where they come from, and whether the effect was used. */
export function about(voice: Voice, id: string, turned = false): TipContent {
  const card = entry(voice.game, id)?.card;
  if (!card) return {};
  const source = sourcesOf(card, voice);
  const used = turned ? `${voice.fill("refusal.already-used", { person: voice.name("person", id) })} ` : "";
  return { text: voice.text(card.text), figures: signedFigures(card, voice), foot: used + source };
}
