// Bruges in sentences, and the heading of the table.
import type { Voice } from "../../core/voice";
import type { CardView, HouseView, SeatView, SpaceView, View } from "./view";

export function heading(view: View, voice: Voice): string {
  const parts = [voice.fill("show.round", { round: view.round })];
  if (view.phase) parts.push(voice.text(`show.phase_${view.phase}`));
  if (view.last) parts.push(voice.fill("show.last", { round: view.last }));
  return parts.join(" · ");
}

export function outline(view: View, voice: Voice, seats: string[]): string[] {
  const colour = (word: string): string => voice.name("colour", word);
  const counted = (numbers: number[]): string =>
    view.colours.flatMap((word, i) => (numbers[i] ? [`${colour(word)} ${numbers[i]}`] : [])).join(", ") || "–";
  const stacks = view.stacks.map((stack, i) => `${i + 1}: ${stack.top ? colour(stack.top) : "–"} (${stack.cards})`);
  return [
    `${voice.text("show.dice")}: ${counted(view.dice)}`,
    `${voice.text("show.stacks")}: ${stacks.join(", ")}; ${voice.fill("show.reserve", { cards: view.reserve })}; ${voice.fill("show.discards", { cards: view.discards.length })}`,
    `${voice.text("show.statues")}: ${view.statues.join(", ") || "–"}`,
    `${voice.text("show.supply")}: ${counted(view.supply)}`,
    ...view.seats.flatMap((area, seat) => person(area, voice.player(seat, seats))),
  ];

  function person(area: SeatView, name: string): string[] {
    const value = view.track[area.step] ?? 0;
    const purse = voice.fill("show.purse", { points: area.points, guilders: area.guilders, step: area.step, value });
    const turned = area.majorities.map((kind) => voice.name("majority", kind)).join(", ");
    return [
      `${name}: ${purse}${turned ? `; ${voice.text("show.phase_4")}: ${turned}` : ""}`,
      `${name}, ${voice.text("show.workers")}: ${counted(area.workers)}; ${voice.text("show.threats")}: ${counted(area.threats)}`,
      `${name}, ${voice.text("show.hand")}: ${area.hand.map(card).join(", ") || "–"}`,
      `${name}, ${voice.text("show.houses")}: ${area.houses.map(house).join(", ") || "–"}`,
      `${name}, ${voice.text("show.canals")}: ${voice.name("arm", "left")} ${arm(area.left)}; ${voice.name("arm", "right")} ${arm(area.right)}; ${voice.text("show.statues")}: ${area.statues.join(", ") || "–"}`,
    ];
  }

  function card(held: CardView): string {
    return held.person ? `${voice.name("person", held.person)} (${colour(held.colour)})` : colour(held.colour);
  }

  function house(built: HouseView): string {
    if (!built.resident) return `${colour(built.colour)}: ${voice.text("show.empty")}`;
    const name = voice.name("person", built.resident);
    return `${colour(built.colour)}: ${built.turned ? `(${name})` : name}`;
  }

  function arm(spaces: SpaceView[]): string {
    const next = spaces.find((space) => !space.built);
    const done = spaces.filter((space) => space.built).length;
    return `${done}/${spaces.length}${next ? ` (${colour(next.colour)} ${next.price})` : ""}`;
  }
}
