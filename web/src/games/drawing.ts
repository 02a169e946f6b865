// What a game gives the page: how one of its views is drawn. No rules: what may be done arrives as options.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Desk } from "../board/desk";
import type { Said, Voice } from "../core/voice";
import type { CardShape } from "../protocol";

export interface DrawProps<View> {
  view: View;
  desk: Desk;
}

export interface SeatProps<View> extends DrawProps<View> {
  seat: number;
}

/** A note of a scene, taken apart; whose it is, or below 0 the table. */
export interface Told extends Said {
  seat: number;
}

export interface MomentProps<View> extends DrawProps<View> {
  /** What is told in the beat that is on. */
  told: readonly Told[];
}

export interface SpecimenProps {
  card: CardShape;
  voice: Voice;
}

/** Every part fills the box it is given, whatever its shape, and never scrolls: see `web/README.md`. */
export interface Drawing<View> {
  /** The middle of the table. */
  Board: FunctionComponent<DrawProps<View>>;
  /** What lies before the viewer: their mat, their goods. */
  Mine?: FunctionComponent<SeatProps<View>>;
  /** What the viewer holds and acts with: a row of cards or dice. */
  Hand?: FunctionComponent<DrawProps<View>>;
  /** What lies before one opponent, in small, under their counters. */
  Other?: FunctionComponent<SeatProps<View>>;
  /** The counters of one seat: the same order for everybody. */
  Counters: FunctionComponent<SeatProps<View>>;
  /** What lies before a seat in full, in the sheet that opens when its name is clicked; it may scroll. */
  Area?: FunctionComponent<SeatProps<View>>;
  /** What lies over the board while a scene is on that deserves it; nothing for all others. */
  Moment?: FunctionComponent<MomentProps<View>>;
  /** One component as it looks, for the gallery; nothing for a kind it does not draw. */
  Specimen?: FunctionComponent<SpecimenProps>;
  /** The board is a text of any length and scrolls in its box. */
  scrolls?: boolean;
  /** Points by seat as this view shows them; null where they are hidden from it. */
  points(view: View): (number | null)[];
  /** The seat with the mark of the first player, or -1. */
  first(view: View): number;
  /** What a seat has had of what is had once a round or a game, each by its slot and word. */
  spent?(view: View, seat: number): [slot: string, word: string][];
  /** A sentence with small pictures for what has no name worth reading. */
  written?(text: string): ComponentChildren;
  /** A short heading: round, phase, side of the board. */
  heading(view: View, voice: Voice): string;
  /** The table in sentences, for a screen reader. */
  outline(view: View, voice: Voice, seats: string[]): string[];
  /** A class for the whole table, such as the side of the board that is played. */
  mood?(view: View): string;
}
