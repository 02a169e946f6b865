// What is fetched once: games' shapes, texts and rule books, by language.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GameShape } from "../protocol";
import { api, type Catalogue } from "./api";
import { language, type Language } from "./settings";
import { Voice } from "./voice";

type Held<T> = ReadonlySignal<T | null>;

/** Fetch once and hold; null until it is there. */
function once<T>(shelf: Map<string, Held<T>>, key: string, fetching: () => Promise<T>): Held<T> {
  const known = shelf.get(key);
  if (known) return known;
  const held = signal<T | null>(null);
  shelf.set(key, held);
  const attempt = (): void => {
    fetching().then(
      (found) => (held.value = found),
      () => setTimeout(attempt, 2000),
    );
  };
  attempt();
  return held;
}

const lists = new Map<string, Held<string[]>>();
const catalogues = new Map<string, Held<Catalogue>>();
const shapes = new Map<string, Held<GameShape>>();
const texts = new Map<string, Held<Record<string, string>>>();
const books = new Map<string, Held<string>>();
const voices = new Map<string, Held<Voice>>();

export const catalogue = (): Held<Catalogue> => once(catalogues, "", api.catalogue);
/** The games that have a guided round. */
export const lessons = (): Held<string[]> => once(lists, "lessons", api.lessons);
export const shapeOf = (game: string): Held<GameShape> => once(shapes, game, () => api.game(game));
export const textsOf = (game: string, speech: Language): Held<Record<string, string>> =>
  once(texts, `${game} ${speech}`, () => api.texts(game, speech));
export const ruleBook = (game: string, speech: Language): Held<string> =>
  once(books, `${game} ${speech}`, () => api.rules(game, speech));

/** Somebody who speaks of this game in the chosen language. */
export function voiceOf(game: string): Held<Voice> {
  const known = voices.get(game);
  if (known) return known;
  const held = computed(() => {
    const shape = shapeOf(game).value;
    const words = textsOf(game, language.value).value;
    return shape && words ? new Voice(language.value, shape, words) : null;
  });
  voices.set(game, held);
  return held;
}
