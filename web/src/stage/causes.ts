// Why something is asked: the blow, the person, the role, the space, the day or the decree that brought it about.
import type { Desk } from "../board/desk";
import type { ToldNote, Views } from "../protocol";

interface Causes {
  /** Notes that bring a question about, by verb, and the blank that names the cause. */
  told: Record<string, string>;
  /** Questions that are asked anyway: the course of a turn. */
  plain: readonly string[];
  /** Questions that come from one place alone, by kind: the section and the word that name it. */
  always?: Record<string, [section: string, word: string]>;
  /** The figure of a question that names its cause. */
  figure?: string;
}

const CAUSES: Partial<Record<keyof Views, Causes>> = {
  bruges: {
    told: { disaster: "disaster", activated: "person", recruited: "person" },
    plain: ["draw", "climb", "turn", "after-card", "another", "pay-worker", "in-any-order", "plague", "fire"],
  },
  colonia: {
    told: { adopted: "decree" },
    plain: ["card", "vote", "mayor"], // every day has votes of its own, and the question names the decree
    always: {
      stall: ["day", "wednesday"],
      order: ["day", "thursday"],
      load: ["day", "friday"],
      relic: ["day", "sunday"],
      insure: ["day", "sunday"],
      assign: ["day", "sunday"],
      "put-in": ["day", "sunday"],
    },
  },
  venice: {
    told: { acts: "card", copied: "card", spied: "card" },
    plain: ["exchange", "give", "play"],
  },
  vienna: {
    told: { placed: "space" },
    plain: ["start-card", "place", "reroll-more", "double-turn"],
    always: { tiergarten: ["space", "tiergarten"] },
    figure: "space",
  },
};

/** How far back a cause is looked for, in entries of the log: an answer of every seat may lie between. */
const NEAR = 8;

/** What brought the open question about, by name; empty where it is the course of a turn, or the question says so. */
export function causeOf(desk: Desk, log: readonly ToldNote[], seq: number, question: string): string {
  const known = (CAUSES as Record<string, Causes | undefined>)[desk.game];
  const ask = desk.ask.value;
  if (!known || !ask || known.plain.includes(ask.kind)) return "";
  const name = nameOf(desk, known, log, seq);
  return question.includes(name) ? "" : name;
}

function nameOf(desk: Desk, known: Causes, log: readonly ToldNote[], seq: number): string {
  const voice = desk.voice.value;
  const ask = desk.ask.value;
  const always = known.always?.[ask?.kind ?? ""];
  if (always) return voice.name(...always);
  const figure = ask?.figures.find(([name]) => name === known.figure);
  if (figure) return voice.name(figure[0], voice.game.slots[figure[0]]?.[figure[1]] ?? "");
  for (const note of log.toReversed()) {
    if (note.at < seq - NEAR) break;
    const said = voice.parseNote(note.text);
    const mine = note.seat < 0 || note.seat === desk.me.value;
    const blank = mine ? known.told[said.verb] : undefined;
    if (blank) return voice.name(blank, said.blanks[blank] ?? "");
  }
  return "";
}
