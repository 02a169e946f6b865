// The counters in a seat's panel.
import type { JSX } from "preact";
import { noted } from "../../board/tips";
import type { SeatProps } from "../drawing";
import { Coin, Glyph } from "./glyphs";
import { Threat, Worker } from "./marks";
import type { View } from "./view";

export function Counters({ view, seat, desk }: SeatProps<View>): JSX.Element | null {
  const area = view.seats[seat];
  if (!area) return null;
  const voice = desk.voice.value;
  const persons = area.houses.filter((house) => house.resident).length;
  const tiles = [...area.left, ...area.right].filter((space) => space.built).length;
  const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
  const counted: [picture: JSX.Element, label: string, value: string | number, rule: string][] = [
    [<Coin r={10} />, voice.fill("things.guilders", { guilders: area.guilders }), area.guilders, "BRU-4.6"],
    [
      <Glyph name="reputation" />,
      voice.name("majority", "reputation"),
      `${area.step} (${view.track[area.step] ?? 0})`,
      "BRU-3.5",
    ],
    [<Glyph name="persons" />, voice.name("majority", "persons"), `${persons}/${area.houses.length}`, "BRU-4.11"],
    [<Glyph name="canals" />, voice.text("show.canals"), tiles, "BRU-4.8"],
    [
      <rect class="b-card-sign" x="-7" y="-10" width="14" height="20" rx="3" />,
      voice.text("show.hand"),
      area.hand.length,
      "BRU-2.2",
    ],
    [<Glyph name="statue" />, voice.text("show.statues"), sum(area.statues), "BRU-4.9"],
    [<Glyph name="laurel" />, voice.text("show.phase_4"), area.majorities.length, "BRU-6.4"],
  ];
  const colours: [picture: (colour: string) => JSX.Element, label: string, numbers: number[], rule: string][] = [
    [(colour) => <Worker colour={colour} />, voice.text("show.workers"), area.workers, "BRU-4.10"],
    [(colour) => <Threat colour={colour} />, voice.text("show.threats"), area.threats, "BRU-3.3"],
  ];
  return (
    <div class="bruges bruges-counters">
      <ul class="counters">
        {counted.map(([picture, label, value, rule]) => (
          <li key={label} {...noted(() => ({ title: /\d/.test(label) ? label : `${label}: ${value}`, rule }))}>
            <svg viewBox="-12 -12 24 24" class="inline-icon" role="img" aria-label={label}>
              {picture}
            </svg>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {colours.map(([picture, label, numbers, rule]) => (
        <ul class="counters b-by-colour" key={label} aria-label={label} {...noted(() => ({ title: label, rule }))}>
          {view.colours.map((colour, i) => (
            <li key={colour} class={numbers[i] ? "" : "b-none"}>
              <svg viewBox="-16 -16 32 32" class="inline-icon" role="img" aria-label={voice.name("colour", colour)}>
                {picture(colour)}
              </svg>
              <b>{numbers[i] ?? 0}</b>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
