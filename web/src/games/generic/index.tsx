// A readable table of any view: seats side by side, the rest as labelled figures. Every game can be played on it.
import type { JSX } from "preact";
import { spot, type Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { t } from "../../core/texts";
import type { Voice } from "../../core/voice";
import type { Drawing, DrawProps, SeatProps } from "../drawing";

type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
type View = { [name: string]: Plain };

const isTable = (value: Plain | undefined): value is { [name: string]: Plain } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The seats of a view, wherever they are kept. */
function seatsOf(view: View): { [name: string]: Plain }[] {
  const found = view["seats"] ?? view["players"];
  return Array.isArray(found) ? found.filter(isTable) : [];
}

/** A word of the view in the reader's language, where any section of the texts knows it. */
function called(voice: Voice, word: string): string {
  for (const section of Object.keys(voice.game.slots)) {
    const text = voice.texts[`${section}.${word}`];
    if (text !== undefined) return text;
  }
  return word.replaceAll("_", " ");
}

/** What a field is called. */
function label(voice: Voice, field: string): string {
  return voice.texts[`field.${field}`] ?? voice.texts[`figure.${field}`] ?? field.replaceAll("_", " ");
}

/** The answers in which a word stands, whatever the blank. */
function wordSpot(word: string): ReturnType<typeof spot> {
  return { id: `word ${word}`, group: "word", fits: (said) => Object.values(said.blanks).includes(word) };
}

function Word({ word, desk }: { word: string; desk: Desk }): JSX.Element {
  const name = called(desk.voice.value, word);
  const here = wordSpot(word);
  if (desk.light(here) === "still") return <span class="word">{name}</span>;
  return (
    <Place desk={desk} spot={here} label={name} as="button" class="word">
      {name}
    </Place>
  );
}

function Value({ value, desk }: { value: Plain; desk: Desk }): JSX.Element {
  if (value === null || value === "") return <span class="dim">–</span>;
  if (typeof value === "boolean") return <span>{value ? "✓" : "–"}</span>;
  if (typeof value === "number") return <span>{value}</span>;
  if (typeof value === "string") return <Word word={value} desk={desk} />;
  if (Array.isArray(value)) {
    if (!value.length) return <span class="dim">–</span>;
    return (
      <span class="row">
        {value.map((entry, i) => (
          <span class="cell" key={i}>
            <Value value={entry} desk={desk} />
          </span>
        ))}
      </span>
    );
  }
  return <Fields fields={value} desk={desk} />;
}

function Fields({ fields, desk }: { fields: { [name: string]: Plain }; desk: Desk }): JSX.Element {
  return (
    <dl class="fields">
      {Object.entries(fields).map(([name, value]) => (
        <div key={name}>
          <dt>{label(desk.voice.value, name)}</dt>
          <dd>
            <Value value={value} desk={desk} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Board({ view, desk }: DrawProps<View>): JSX.Element {
  const { seats: _seats, players: _players, ...rest } = view;
  return (
    <div class="plain-board">
      <Fields fields={rest} desk={desk} />
    </div>
  );
}

function Counters({ view, seat, desk }: SeatProps<View>): JSX.Element {
  const own = seatsOf(view)[seat] ?? {};
  const numbers = Object.entries(own).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return (
    <ul class="counters">
      {numbers.slice(0, 6).map(([name, value]) => (
        <li key={name}>
          {label(desk.voice.value, name)} <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

function Area({ view, seat, desk }: SeatProps<View>): JSX.Element {
  return (
    <div class="plain-area">
      <Fields fields={seatsOf(view)[seat] ?? {}} desk={desk} />
    </div>
  );
}

function points(view: View): number[] {
  return seatsOf(view).map((own) => {
    const found = own["points"] ?? own["score"] ?? own["vp"] ?? 0;
    return typeof found === "number" ? found : 0;
  });
}

function outline(view: View, voice: Voice, seats: string[]): string[] {
  return seatsOf(view).map((own, i) => {
    const figures = Object.entries(own)
      .filter(([, value]) => typeof value === "number" || typeof value === "string")
      .map(([name, value]) => `${label(voice, name)} ${typeof value === "string" ? called(voice, value) : value}`);
    return `${seats[i] ?? ""}: ${figures.join(", ")}`;
  });
}

function number(view: View, name: string, fallback: number): number {
  const value = view[name];
  return typeof value === "number" ? value : fallback;
}

export const drawing: Drawing<View> = {
  scrolls: true,
  Board,
  Counters,
  Area,
  points,
  first: (view) => number(view, "first", -1),
  heading: (view) => (number(view, "round", 0) ? t("table.round", { n: number(view, "round", 0) }) : ""),
  outline,
};
