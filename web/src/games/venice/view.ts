// The table of Venice as the server sends it, and the words in it that have a drawing.
import type { Venice } from "../../protocol";

export type View = Venice.VeniceView;
export type PileView = Venice.PileView;
export type LaidView = Venice.LaidView;
export type CellKind = "building" | "square" | "bridge";
export type Shape = "domino" | "line" | "corner" | "square" | "bridge";
