// Colonia's view as the server sends it (games/colonia/view.py), and what is read off it.
import type { Colonia } from "../../protocol";

export type View = Colonia.ColoniaView;
export type SeatView = Colonia.SeatView;
export type ScreenView = Colonia.ScreenView;
export type StallView = Colonia.StallView;
export type CraftView = Colonia.CraftView;
export type ShipView = Colonia.ShipView;
export type HoldView = Colonia.HoldView;
export type RelicView = Colonia.RelicView;

/** The digit of a decree counts the days from Monday. */
export const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Day = (typeof DAYS)[number];

export const STREETS = ["tuesday", "wednesday", "thursday", "friday"] as const;
export type StreetDay = (typeof STREETS)[number];

export const BERTHS = ["I", "II", "III", "IV"] as const;

/** Who is mayor, once the cards of the week lie open; or -1. */
export function mayor(view: View): number {
  const first = view.order[0] ?? -1;
  return view.seats[first]?.card ? first : -1;
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

/** Where a seat's members are besides reserve, town hall and streets. */
export function placed(view: View, seat: number): { stalls: number; orders: number; ships: number; relics: number } {
  const holds = view.ships.flatMap((ship) => (ship.arms ? [...ship.holds, ship.arms] : ship.holds));
  const orders = view.crafts.flatMap((craft) => craft.orders);
  return {
    stalls: total(view.stalls.map((stall) => (stall.seat === seat ? stall.members : 0))),
    orders: total(orders.map(([who, members]) => (who === seat ? members : 0))),
    ships: holds.filter((hold) => hold.seat === seat).length,
    relics: view.relics.filter((relic) => relic.insurer === seat).length,
  };
}
