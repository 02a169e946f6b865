// The table in sentences.
import { t } from "../../core/texts";
import type { Voice } from "../../core/voice";
import { SYMBOLS, type ViennaView } from "./view";

export function outline(view: ViennaView, voice: Voice, seats: string[]): string[] {
  const lines = view.road
    .filter((space) => space.owner >= 0 || space.gendarme)
    .map((space) => {
      const name = voice.name("space", space.id);
      if (space.gendarme) return `${name}: ${voice.text("show.gendarme")}`;
      return `${name}: ${t("vienna.placed", { who: voice.player(space.owner, seats), dice: space.faces.join("+") })}`;
    });
  const free = view.road.slice(1).filter((space) => space.owner < 0 && !space.gendarme);
  const people = view.seats.map((seat, i) => {
    const symbols = SYMBOLS.map((symbol, s) => `${seat.symbols[s] ?? 0} ${voice.name("symbol", symbol)}`).join(", ");
    const purse = voice.fill("show.purse", { points: seat.points, coins: seat.coins });
    return `${voice.player(i, seats)}: ${purse}, ${symbols}; ${t("vienna.dice")}: ${seat.dice.join(", ") || "–"}`;
  });
  return [
    ...people,
    ...lines,
    `${t("seat.free")}: ${free.map((space) => `${voice.name("space", space.id)} (${voice.name("need", space.need)})`).join(", ")}`,
    `${voice.text("show.display")}: ${view.display.map((person) => voice.name("person", person)).join(", ") || "–"}`,
  ];
}
