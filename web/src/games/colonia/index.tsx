// Colonia as it lies on the table: one week from Monday to Sunday.
import type { Drawing } from "../drawing";
import { Board } from "./Board";
import { Hand } from "./Hand";
import { Mine } from "./Mine";
import { Moment } from "./Moment";
import { Other } from "./Other";
import { heading, outline } from "./outline";
import { Area, Counters } from "./Seat";
import { mayor, type View } from "./view";
import { Specimen } from "./Specimen";

export const drawing: Drawing<View> = {
  Specimen,
  Board,
  Moment,
  Mine,
  Hand,
  Other,
  Counters,
  Area,
  points: (view) => view.seats.map((own) => own.screen?.points ?? null),
  first: mayor,
  spent: (view, seat) => (view.seats[seat]?.spent ?? []).map((word) => ["part", word]),
  heading,
  outline,
};
