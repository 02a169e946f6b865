// The table of Bruges as the server sends it (games/bruges/view.py).
export interface CardView {
  colour: string;
  /** The face, where the viewer knows it, or empty. */
  person: string;
}

export interface HouseView {
  colour: string;
  card: string;
  resident: string;
  /** The person has been activated this round. */
  turned: boolean;
}

export interface SpaceView {
  colour: string;
  price: number;
  built: boolean;
}

export interface SeatView {
  gate: string;
  points: number;
  guilders: number;
  step: number;
  /** By colour. */
  workers: number[];
  threats: number[];
  hand: CardView[];
  houses: HouseView[];
  /** From the gate outwards. */
  left: SpaceView[];
  right: SpaceView[];
  statues: number[];
  majorities: string[];
}

export interface StackView {
  cards: number;
  /** The colour of the back on top, or empty. */
  top: string;
}

export interface View {
  seats: SeatView[];
  round: number;
  phase: number;
  /** The last round, or 0 while it is not known. */
  last: number;
  first: number;
  colours: string[];
  /** By colour, 0 before the roll. */
  dice: number[];
  stacks: StackView[];
  reserve: number;
  statues: number[];
  supply: number[];
  /** What every step is worth, the town hall first. */
  track: number[];
  discards: string[];
  over: boolean;
}

export type Arm = "left" | "right";
