// Bruges as it lies on the table.
import type { Drawing } from "../drawing";
import { Board } from "./Board";
import { Hand } from "./Hand";
import { Mine } from "./Mine";
import { Moment } from "./Moment";
import { Other } from "./Other";
import { heading, outline } from "./outline";
import { Counters } from "./Seat";
import type { View } from "./view";
import { Specimen } from "./Specimen";

export const drawing: Drawing<View> = {
  Specimen,
  Board,
  Moment,
  Mine,
  Hand,
  Other,
  Counters,
  points: (view) => view.seats.map((area) => area.points),
  first: (view) => view.first,
  heading,
  outline,
};
