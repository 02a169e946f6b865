// What is fetched once: games' shapes, texts and rule books, by language.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GameShape } from "../protocol";
import { api, type Aid, type Balance, type Catalogue, type ListedExample } from "./api";
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
const aids = new Map<string, Held<Aid>>();
const books = new Map<string, Held<string>>();
const voices = new Map<string, Held<Voice>>();

export const catalogue = (): Held<Catalogue> => once(catalogues, "", api.catalogue);
/** The games that have a guided round. */
export const lessons = (): Held<string[]> => once(lists, "lessons", api.lessons);
/** A game as it is played with a printing that comes with it, or with somebody's own (by its id). */
export const shapeOf = (game: string, printing = ""): Held<GameShape> =>
  once(shapes, `${game} ${printing}`, () => api.game(game, printing));
export const textsOf = (game: string, speech: Language, printing = ""): Held<Record<string, string>> =>
  once(texts, `${game} ${speech} ${printing}`, () => api.texts(game, speech, printing));
export const ruleBook = (game: string, speech: Language): Held<string> =>
  once(books, `${game} ${speech}`, () => api.rules(game, speech));

const shownRules = new Map<string, Held<Record<string, number>>>();
/** The rules that a lesson shows on the board, with its step. */
export const rulesShown = (game: string): Held<Record<string, number>> =>
  once(shownRules, game, () => api.lessonRules(game).catch(() => ({})));

const worked = new Map<string, Held<ListedExample[]>>();
/** The worked examples of a game's rule book. */
export const examplesOf = (game: string): Held<ListedExample[]> =>
  once(worked, game, () => api.examples(game).catch(() => []));

const balances = new Map<string, Held<Balance>>();
/** How components fared in games of bots. */
export const balanceOf = (game: string): Held<Balance> =>
  once(balances, game, () => api.balance(game).catch(() => ({})));
export const aidOf = (game: string): Held<Aid> => once(aids, game, () => api.aid(game));

/** Somebody who speaks of this game in the chosen language. */
export function voiceOf(game: string, printing = ""): Held<Voice> {
  const known = voices.get(`${game} ${printing}`);
  if (known) return known;
  const held = computed(() => {
    const shape = shapeOf(game, printing).value;
    const words = textsOf(game, language.value, printing).value;
    return shape && words ? new Voice(language.value, shape, words) : null;
  });
  voices.set(`${game} ${printing}`, held);
  return held;
}
