// What the front page says of a game, in the game's own words.
import { catalogue } from "../core/library";
import { language } from "../core/settings";
import type { About } from "../protocol";

export function aboutOf(game: string): About | undefined {
  return catalogue().value?.about[game];
}

export function titleOf(game: string): string {
  return aboutOf(game)?.title[language.value] ?? game;
}

export function blurb(game: string): string {
  return aboutOf(game)?.blurb[language.value] ?? "";
}
