// How long a scene is looked at, by what it tells: a reveal, a roll, a blow and a scoring more, bookkeeping nothing.
import type { Views } from "../protocol";

/** Times the pause one has set. */
export const NOTHING = 0;
export const LIGHT = 0.6;
export const PLAIN = 1;
export const HEAVY = 1.7;
/** A moment of its own: all cards turn over, a ship sails and is paid. */
export const GRAND = 2.4;

/** Verbs of notes that are more or less than a plain action. Complete by a test: each names a note of its game. */
const WEIGHTS: Record<keyof Views, Record<string, number>> = {
  bruges: {
    round: LIGHT,
    begins: NOTHING,
    rolled: LIGHT,
    turned_up: NOTHING,
    reserve: NOTHING,
    cut: NOTHING,
    shuffled: NOTHING,
    threatened: LIGHT,
    disaster: HEAVY,
    warded: HEAVY,
    statue: HEAVY,
    majority: HEAVY,
    lost_house: HEAVY,
    last_round: HEAVY,
    final_persons: HEAVY,
    final_houses: HEAVY,
    final_laurel: HEAVY,
    final_majorities: HEAVY,
    final_canals: HEAVY,
    final_statues: HEAVY,
    final_reputation: HEAVY,
    phase: LIGHT,
    saw: NOTHING,
    no_step: LIGHT,
    stayed: LIGHT,
    cannot_climb: LIGHT,
    at_top: LIGHT,
    no_card: LIGHT,
    no_majority: NOTHING,
    stands: NOTHING,
    final: LIGHT,
    wins: HEAVY,
    wins_by_guilders: HEAVY,
    shares: HEAVY,
  },
  colonia: {
    week: HEAVY,
    market: NOTHING,
    stick: NOTHING,
    sailing: LIGHT,
    back_in_bag: NOTHING,
    arrived: NOTHING,
    shuffled_ships: NOTHING,
    shuffled_relics: NOTHING,
    relic_up: NOTHING,
    swept: NOTHING,
    empty_bag: NOTHING,
    got_resource: LIGHT,
    follows: NOTHING,
    went_home: LIGHT,
    played: GRAND,
    mayor: HEAVY,
    said_yes: GRAND,
    said_no: GRAND,
    adopted: HEAVY,
    rejected: HEAVY,
    sailed: GRAND,
    window: HEAVY,
    no_window: HEAVY,
    reliquary_points: HEAVY,
    window_points: HEAVY,
    relic_points: HEAVY,
    total: HEAVY,
    day: LIGHT,
    sent: NOTHING,
    came_home: NOTHING,
    stands: NOTHING,
    no_action: NOTHING,
    decided: HEAVY,
    final: LIGHT,
    wins: HEAVY,
    wins_by: HEAVY,
    shares: HEAVY,
  },
  venice: {
    begins: LIGHT,
    dealt: NOTHING,
    turned_up: NOTHING,
    round: LIGHT,
    kept: LIGHT,
    stones_lost: NOTHING,
    revealed: GRAND,
    built: HEAVY,
    token_paid: HEAVY,
    gondola_paid: HEAVY,
    role_paid: HEAVY,
    last_pillar: HEAVY,
    last_space: HEAVY,
    phase: LIGHT,
    passed: NOTHING,
    stands: NOTHING,
    final: LIGHT,
    wins: HEAVY,
    shares: HEAVY,
  },
  vienna: {
    round: HEAVY,
    begins: LIGHT,
    rolled: LIGHT,
    turned_up: NOTHING,
    went_under: NOTHING,
    short_display: NOTHING,
    no_person: LIGHT,
    void: LIGHT,
    got_points: HEAVY,
    took_special_from: HEAVY,
    robbed: HEAVY,
    compared: HEAVY,
    evaluation: LIGHT,
    clean_up: NOTHING,
    rested: NOTHING,
    all_placed: NOTHING,
    no_die: NOTHING,
    white_die: NOTHING,
    stands: NOTHING,
    ends: HEAVY,
    final: LIGHT,
    final_symbol: HEAVY,
    final_coins: HEAVY,
    wins: HEAVY,
    wins_by_specials: HEAVY,
    wins_by_coins: HEAVY,
    shares: HEAVY,
  },
};

/** What joins a note that comes first, whoever it concerns: it happens at the same time, or is one thing with it. */
const AS_ONE: Partial<Record<string, Record<string, readonly string[]>>> = {
  bruges: { rolled: ["rolled"] },
  colonia: {
    rolled: ["rolled"],
    played: ["played"],
    said_yes: ["said_yes", "said_no"],
    said_no: ["said_yes", "said_no"],
    sailed: ["earned"],
  },
  venice: { revealed: ["revealed"] },
  vienna: { compared: ["got_points", "got_coins"] },
};

export function joins(game: string, first: string, verb: string): boolean {
  return AS_ONE[game]?.[first]?.includes(verb) ?? false;
}

/** The weight of what was told together: that of its weightiest part. */
export function weigh(game: string, verbs: readonly string[]): number {
  const known = (WEIGHTS as Record<string, Record<string, number>>)[game] ?? {};
  return verbs.reduce((most, verb) => Math.max(most, known[verb] ?? PLAIN), NOTHING);
}
