// The table in sentences.
import type { Voice } from "../../core/voice";
import { currencyOf, words } from "./printed";
import { BERTHS, DAYS, mayor, STREETS, type HoldView, type SeatView, type View } from "./view";

export function heading(view: View, voice: Voice): string {
  const day = voice.text(`day.${view.day}`);
  return view.week ? `${voice.fill("show.week", { week: view.week, weeks: view.weeks })} · ${day}` : day;
}

export function outline(view: View, voice: Voice, seats: string[]): string[] {
  const none = voice.text("show.nothing");
  const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");
  const counted = (section: string, slot: string, counts: readonly number[]): string =>
    joined(words(voice, slot).map((word, i) => (counts[i] ? `${counts[i]} ${voice.name(section, word)}` : "")));

  const decrees = view.decrees.map(
    ([decree, day]) =>
      `${voice.text(`day.${DAYS[day - 1] ?? ""}`)}: ${voice.name("decree", decree)}. ${voice.text(`decree_text.${decree}`)}`,
  );
  const stalls = view.stalls.flatMap((stall, i) => {
    const taken = stall.seat >= 0 ? `${seats[stall.seat] ?? ""} ${stall.members}` : "";
    const held = taken || counted("resource", "resource", stall.resources);
    return held ? [`${voice.text("show.market")} ${i + 1}: ${held}`] : [];
  });
  const crafts = view.crafts.map((craft) => {
    const queue = craft.orders.map(([seat, members]) => `${seats[seat] ?? ""} ${members}`);
    const next = voice.fill("show.next_order", { cost: craft.cost });
    return `${voice.name("craftsman", craft.id)} (${craft.stick}): ${joined(queue) || none}; ${next}`;
  });
  const hold = (of: HoldView): string => {
    const goods = of.goods.map((good) => voice.name("good", good)).join(" + ") || voice.text("show.any");
    return `${goods} → ${of.revenue}${of.seat >= 0 ? ` (${seats[of.seat] ?? ""})` : ""}`;
  };
  const ships = view.ships.map((ship, i) => {
    const holds = [...ship.holds, ...(ship.arms ? [ship.arms] : [])].map(hold);
    const leaves = ship.leaves ? ` (${voice.text("show.leaves")})` : "";
    return `${BERTHS[i] ?? ""} ${voice.name("ship", ship.id)}${leaves}: ${joined(holds)}`;
  });
  const relics = view.relics.map((relic) => {
    const money = voice.name("currency", currencyOf(voice, relic.city));
    const points = relic.reliquary ? "×2" : voice.fill("show.points", { points: relic.points });
    return joined([`${voice.name("relic", relic.id)}: ${relic.price} ${money}`, points, seats[relic.insurer] ?? ""]);
  });
  const windows = words(voice, "city").flatMap((city, i) => {
    const seat = view.windows[i] ?? -1;
    return seat >= 0 ? [`${voice.name("window", city)}: ${seats[seat] ?? ""}`] : [];
  });
  const order = view.order.length ? view.order : view.seats.map((_, seat) => seat);
  return [
    heading(view, voice),
    ...order.flatMap((seat) => (view.seats[seat] ? [`${seats[seat] ?? ""}: ${area(view.seats[seat], seat)}`] : [])),
    ...decrees,
    voice.fill("show.bag", { bag: view.bag }),
    ...stalls,
    ...crafts,
    ...ships,
    ...relics,
    ...windows,
  ];

  function area(own: SeatView, seat: number): string {
    const streets = STREETS.map((street, i) =>
      own.streets[i] ? `${voice.name("street", street)} ${own.streets[i]}` : "",
    );
    const screen = own.screen
      ? joined([
          counted("resource", "resource", own.screen.resources),
          counted("good", "good", own.screen.goods),
          counted("currency", "currency", own.screen.money),
          ...own.screen.relics.map((relic) => voice.name("relic", relic)),
        ])
      : voice.text("show.screen");
    return [
      joined([
        mayor(view) === seat ? voice.text("show.mayor") : "",
        own.card ? voice.fill("show.votes", { votes: own.votes }) : "",
        own.passed ? voice.text("show.passed") : "",
        voice.fill("show.reserve", { reserve: own.reserve }),
        own.town_hall ? voice.fill("show.town_hall", { members: own.town_hall }) : "",
        ...streets,
        `${voice.text("show.cards")} ${own.cards.join(" ") || "–"}`,
      ]),
      ...own.reliquaries.map(
        (shrine) =>
          `${voice.name("city", shrine.city)} ×2: ${shrine.relic ? voice.name("relic", shrine.relic) : voice.text("show.empty")}`,
      ),
      screen,
    ].join("; ");
  }
}
