// Seats as they are shown: a name, a colour and a sign that is never left out.
import type { Seating } from "../board/desk";
import type { GameShape, TableInfo } from "../protocol";
import { t, type TextKey } from "./texts";

export const SIGNS = ["●", "■", "▲", "◆", "★", "✚"] as const;

const LEVELS: Record<string, TextKey> = {
  novice: "bot.novice",
  apprentice: "bot.apprentice",
  journeyman: "bot.journeyman",
  expert: "bot.expert",
  master: "bot.master",
};

/** The name of a bot's level. */
export function levelName(level: string): string {
  const key = LEVELS[level];
  return key ? t(key) : level;
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
