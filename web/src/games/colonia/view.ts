// Colonia's view as the server sends it (games/colonia/view.py).
export interface ScreenView {
  resources: number[];
  goods: number[];
  money: number[];
  relics: string[];
  points: number;
}

export interface ReliquaryView {
  city: string;
  /** Or empty. */
  relic: string;
}

export interface SeatView {
  reserve: number;
  town_hall: number;
  /** Tuesday to Friday. */
  streets: number[];
  cards: number[];
  /** Played this week, 0 before. */
  card: number;
  face_down: boolean;
  votes: number;
  passed: boolean;
  sealed: boolean;
  reliquaries: ReliquaryView[];
  /** Null where it is hidden. */
  screen: ScreenView | null;
}

export interface StallView {
  resources: number[];
  seat: number;
  members: number;
}

export interface CraftView {
  id: string;
  stick: number;
  cost: number;
  orders: [seat: number, members: number][];
}

export interface HoldView {
  /** Empty: any one good. */
  goods: string[];
  revenue: number;
  seat: number;
}

export interface ShipView {
  id: string;
  city: string;
  leaves: boolean;
  holds: HoldView[];
  arms: HoldView | null;
}

export interface RelicView {
  id: string;
  city: string;
  price: number;
  points: number;
  reliquary: boolean;
  extra_place: boolean;
  insurer: number;
}

export interface View {
  seats: SeatView[];
  week: number;
  day: string;
  week_card: string;
  /** Mayor first. */
  order: number[];
  decrees: [decree: string, day: number][];
  decree_pile: number;
  dice: number;
  bag: number;
  stalls: StallView[];
  crafts: CraftView[];
  ships: ShipView[];
  ship_pile: number;
  sailed: string[];
  relics: RelicView[];
  relic_pile: number;
  relic_discard: string[];
  /** By city. */
  windows: number[];
  fewer: number;
  ledger: boolean;
  over: boolean;
}

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
