// The frames and shapes the server speaks of, as they are written from its own types.
import type { BankPace, DaysPace, MovePace, NoPace } from "./protocol.gen";

export type * from "./protocol.gen";
export type Pace = NoPace | MovePace | BankPace | DaysPace;
