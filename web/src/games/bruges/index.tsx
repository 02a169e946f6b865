// Bruges as it lies on the table.
import type { Drawing } from "../drawing";
import { Beside, Board } from "./Board";
import { Hand } from "./Hand";
import { heading, outline } from "./outline";
import { Counters } from "./Seat";
import type { View } from "./view";

export const drawing: Drawing<View> = {
  Board,
  Hand,
  Beside,
  Counters,
  points: (view) => view.seats.map((area) => area.points),
  first: (view) => view.first,
  heading,
  outline,
};
