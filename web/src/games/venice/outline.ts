// The table in sentences.
import type { Voice } from "../../core/voice";
import type { View } from "./view";

export function heading(view: View, voice: Voice): string {
  if (!view.round) return "";
  return `${voice.fill("show.round", { round: view.round })} · ${voice.fill("show.supply", { supply: view.supply })}`;
}

export function outline(view: View, voice: Voice, seats: string[]): string[] {
  const tiles = (ids: readonly string[]): string => ids.map((id) => voice.name("tile", id)).join(", ");
  const cards = (ids: readonly string[]): string => ids.map((id) => voice.name("card", id)).join(", ");
  const empty = voice.text("show.empty");
  const players = view.seats.map((own, seat) => {
    const parts = [
      voice.fill("show.area", { points: own.points, tokens: own.tokens }),
      own.tiles.length ? `${voice.text("show.reserve")}: ${tiles(own.tiles)}` : "",
      own.known.length ? `${voice.text("show.hand")}: ${cards(own.known)}` : "",
      own.played ? `${voice.text("show.played")}: ${voice.name("card", own.played)}` : "",
      own.chosen ? voice.text("show.chosen") : "",
      spaces(view, seat),
    ];
    return `${seats[seat] ?? ""}: ${parts.filter(Boolean).join("; ")}`;
  });
  const piles = view.piles.map((pile) => {
    const top = pile.top ? voice.name("tile", pile.top) : empty;
    return `${voice.name("shape", pile.shape)} ${pile.height}: ${top}`;
  });
  return [
    heading(view, voice),
    ...players,
    `${voice.text("show.gondola")}: ${seats[view.gondola] ?? empty}`,
    `${voice.text("show.piles")}: ${piles.join("; ")}`,
    `${voice.text("figure.pillars")}: ${view.bare.join(" ") || empty}`,
    ...view.laid.map((laid) => `${voice.name("tile", laid.tile)}: ${laid.cells.map((cell) => cell.space).join(" ")}`),
  ];

  function spaces(from: View, seat: number): string {
    const own = from.tokens.filter((token) => token.seat === seat).map((token) => token.space);
    return own.length ? `${voice.text("figure.tokens")}: ${own.join(" ")}` : "";
  }
}
