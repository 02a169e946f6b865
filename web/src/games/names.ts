// What the front page says of a game before anything of it is fetched.
import { t, type TextKey } from "../core/texts";

interface About {
  title: TextKey;
  blurb: TextKey;
  by: string;
  publisher: string;
  year: number;
}

export const ABOUT: Record<string, About> = {
  bruges: {
    title: "game.bruges",
    blurb: "game.bruges.blurb",
    by: "Stefan Feld",
    publisher: "Hans im Glück",
    year: 2013,
  },
  colonia: {
    title: "game.colonia",
    blurb: "game.colonia.blurb",
    by: "Dirk Henn",
    publisher: "Queen Games",
    year: 2009,
  },
  venice: {
    title: "game.venice",
    blurb: "game.venice.blurb",
    by: "Christian Fiore, Knut Happel",
    publisher: "Goldsieber",
    year: 2006,
  },
  vienna: {
    title: "game.vienna",
    blurb: "game.vienna.blurb",
    by: "Johannes Schmidauer-König",
    publisher: "Schmidt Spiele",
    year: 2015,
  },
};

export function titleOf(game: string): string {
  const about = ABOUT[game];
  return about ? t(about.title) : game;
}

export function blurb(game: string): string {
  const about = ABOUT[game];
  return about ? t(about.blurb) : "";
}
