// What a game gives the page: how one of its views is drawn. No rules: what may be done arrives as options.
import type { FunctionComponent } from "preact";
import type { Desk } from "../board/desk";
import type { Voice } from "../core/voice";

export interface DrawProps<View> {
  view: View;
  desk: Desk;
}

export interface SeatProps<View> extends DrawProps<View> {
  seat: number;
}

export interface Drawing<View> {
  /** The middle of the table, as large as the window allows. SVG with a viewBox, or HTML. */
  Board: FunctionComponent<DrawProps<View>>;
  /** What the viewer holds and acts with, below the board; leave it out where there is no such thing. */
  Hand?: FunctionComponent<DrawProps<View>>;
  /** What lies beside the board, below the hand. */
  Beside?: FunctionComponent<DrawProps<View>>;
  /** The counters of one seat inside its panel: the same order for everybody. */
  Counters: FunctionComponent<SeatProps<View>>;
  /** What lies before one seat, shown under its counters when the panel is unfolded. */
  Area?: FunctionComponent<SeatProps<View>>;
  /** Points by seat as this view shows them; null where they are hidden from it. */
  points(view: View): (number | null)[];
  /** The seat with the mark of the first player, or -1. */
  first(view: View): number;
  /** A short heading: round, phase, side of the board. */
  heading(view: View, voice: Voice): string;
  /** The table in sentences, for a screen reader. */
  outline(view: View, voice: Voice, seats: string[]): string[];
  /** A class for the whole table, such as the side of the board that is played. */
  mood?(view: View): string;
}
