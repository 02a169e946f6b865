// The Columns of Venice as it lies on the table.
import type { Drawing } from "../drawing";
import { Board } from "./Board";
import { Hand } from "./Hand";
import { Mine } from "./Mine";
import { Moment } from "./Moment";
import { Other } from "./Other";
import { heading, outline } from "./outline";
import { Area, Counters } from "./Seat";
import type { View } from "./view";
import { Specimen } from "./Specimen";
import { written } from "./Written";

export const drawing: Drawing<View> = {
  Specimen,
  Board,
  Moment,
  Mine,
  Hand,
  Other,
  Counters,
  Area,
  points: (view) => view.seats.map((own) => own.points),
  first: (view) => view.first,
  spent: (view, seat) => (view.seats[seat]?.spent ?? []).map((word) => ["card", word]),
  written,
  heading,
  outline,
};
