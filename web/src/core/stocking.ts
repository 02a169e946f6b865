// Fetches beforehand what shall be readable without a network; the service worker keeps whatever is fetched.
import { api } from "./api";
import { keys } from "./keys";
import { language } from "./settings";

/** Milliseconds: whoever has just opened the page comes first. */
const AFTER = 3000;
/** Of one's own finished games, the latest. */
const MOST_GAMES = 12;

/** Once, when the page rests: the books and lessons in the reader's language, and one's own finished games in words. */
export function stockUp(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const begin = (): void => void Promise.allSettled([shelveBooks(), shelveGames()]);
  void navigator.serviceWorker.ready.then(() => setTimeout(begin, AFTER));
}

/** Fetch what is not kept yet, one thing after the other. */
async function shelve(path: string, fetching: () => Promise<unknown>): Promise<void> {
  if (navigator.onLine && !(await caches.match(`/api${path}`))) await fetching();
}

async function shelveBooks(): Promise<void> {
  const speech = language.value;
  const { games } = await api.catalogue();
  const taught = await api.lessons();
  for (const game of games) {
    await shelve(`/games/${game}`, () => api.game(game));
    await shelve(`/games/${game}/texts/${speech}`, () => api.texts(game, speech));
    await shelve(`/games/${game}/rules/${speech}`, () => api.rules(game, speech));
    await shelve(`/games/${game}/aid`, () => api.aid(game));
  }
  for (const game of taught) {
    const { steps } = await api.lesson(game, 0);
    for (let step = 1; step <= steps; step++) {
      await shelve(`/lessons/${game}/${step}`, () => api.lesson(game, step));
    }
  }
}

async function shelveGames(): Promise<void> {
  const latest = Object.entries(keys.value).sort(([, a], [, b]) => b.at - a.at);
  for (const [table, { token }] of latest.slice(0, MOST_GAMES)) {
    const glance = await api.glance(table, token).catch(() => null); // it may be gone
    const over = glance?.info.state === "over" || glance?.info.state === "ended";
    if (over) await shelve(`/tables/${table}/course`, () => api.course(table, token));
  }
}
