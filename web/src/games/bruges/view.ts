// The table of Bruges as the server sends it.
import type { Bruges } from "../../protocol";

export type View = Bruges.BrugesView;
export type SeatView = Bruges.SeatView;
export type CardView = Bruges.CardView;
export type HouseView = Bruges.HouseView;
export type SpaceView = Bruges.SpaceView;

export type Arm = "left" | "right";
