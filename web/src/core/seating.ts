// Seats as they are shown: a name, a colour and a sign that is never left out.
import type { Seating } from "../board/desk";
import type { Catalogue, GameShape, TableInfo } from "../protocol";
import { t, type TextKey } from "./texts";

export const SIGNS = ["●", "■", "▲", "◆", "★", "✚"] as const;

const LEVELS: Record<string, TextKey> = {
  novice: "bot.novice",
  apprentice: "bot.apprentice",
  journeyman: "bot.journeyman",
  expert: "bot.expert",
  master: "bot.master",
  grandmaster: "bot.grandmaster",
};

/** Every level there is, the weakest first. */
export const ALL_LEVELS = Object.keys(LEVELS);

/** Temperaments of bots, as in expert/builder. */
const STYLES: Record<string, TextKey> = {
  builder: "style.builder",
  patron: "style.patron",
  courtier: "style.courtier",
  gondolier: "style.gondolier",
  schemer: "style.schemer",
  pilgrim: "style.pilgrim",
  goldsmith: "style.goldsmith",
  glazier: "style.glazier",
  sightseer: "style.sightseer",
  miser: "style.miser",
  spoiler: "style.spoiler",
};

/** The levels that can be had with a temperament on the page: weaker ones overlook too much to show one. */
const STYLED = ["expert", "master"];

/** The name of a bot's level, with its temperament if it has one. */
export function levelName(bot: string): string {
  const [level = "", style] = bot.split("/");
  const [key, liking] = [LEVELS[level], style && STYLES[style]];
  return (key ? t(key) : level) + (style ? ` (${liking ? t(liking) : style})` : "");
}

/** The bots to choose from in a game: every level, the stronger ones with each temperament of the game. */
export function botLevels(all: Catalogue | null | undefined, game: string): string[] {
  const styles = all?.styles[game] ?? [];
  const styled = (level: string) => (STYLED.includes(level) ? styles.map((style) => `${level}/${style}`) : []);
  return (all?.bots ?? []).flatMap((level) => [level, ...styled(level)]);
}

/** What somebody is called: a bot by its level, a program that sits here over the network as a bot. */
export function playerName(seat: TableInfo["seats"][number]): string {
  if (seat.bot) return `${levelName(seat.bot)} ${seat.seat + 1}`;
  return seat.program ? t("seat.program", { name: seat.name }) : seat.name;
}

export function seatings(info: TableInfo, shape: GameShape | null): Seating[] {
  return info.seats.map((seat) => ({
    name: playerName(seat) || t("seat.free"),
    colour: shape?.colours[seat.seat] ?? "black",
    sign: SIGNS[seat.seat] ?? "●",
  }));
}
