// The viewer's counters where a window is too small for more; elsewhere they are drawn with what lies before a seat.
import type { JSX } from "preact";
import { noted } from "../../board/tips";
import type { SeatProps } from "../drawing";
import { Coin, Glyph } from "./glyphs";
import { Threat, Worker } from "./marks";
import type { View } from "./view";

export function Counters({ view, seat, desk }: SeatProps<View>): JSX.Element | null {
  const area = view.seats[seat];
  if (!area || seat !== desk.me.value) return null;
  const voice = desk.voice.value;
  const named = (colour: string): string => voice.name("colour", colour);
  const counted: [picture: JSX.Element, label: string, count: number, rule: string][] = [
    [<Coin r={13} />, voice.fill("things.guilders", { guilders: area.guilders }), area.guilders, "BRU-4.6"],
    ...view.colours.map((colour, i): [JSX.Element, string, number, string] => [
      <Worker colour={colour} />,
      `${voice.text("show.workers")}, ${named(colour)}`,
      area.workers[i] ?? 0,
      "BRU-4.10",
    ]),
    ...view.colours.flatMap((colour, i): [JSX.Element, string, number, string][] =>
      area.threats[i]
        ? [[<Threat colour={colour} />, `${voice.text("show.threats")}, ${named(colour)}`, area.threats[i], "BRU-3.3"]]
        : [],
    ),
    [<Glyph name="reputation" size={24} />, voice.name("majority", "reputation"), area.step, "BRU-3.5"],
  ];
  return (
    <ul class="counters bruges b-counters">
      {counted.map(([picture, label, count, rule]) => (
        <li key={label} {...noted(() => ({ title: /\d/.test(label) ? label : `${label}: ${count}`, rule }))}>
          <svg viewBox="-16 -16 32 32" class="inline-icon" role="img" aria-label={label}>
            {picture}
          </svg>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
