// What is printed on tiles and cards, from the gallery of the printing that is played.
import type { TipContent } from "../../board/tips";
import type { Voice } from "../../core/voice";
import { sourcesOf } from "../../pages/Cards";
import type { CardShape, GameShape } from "../../protocol";
import type { CellKind, Shape } from "./view";

const SIGNS: Record<string, CellKind> = { "⌂": "building", "◇": "square", "‡": "bridge" };
const DRAWN = new Set(["cells", "shape", "symbol"]);

const found = new WeakMap<GameShape, Map<string, CardShape>>();

function entry(game: GameShape, kind: string, id: string): CardShape | undefined {
  let entries = found.get(game);
  if (!entries) {
    entries = new Map(game.cards.map((card) => [`${card.kind} ${card.id}`, card]));
    found.set(game, entries);
  }
  return entries.get(`${kind} ${id}`);
}

/** A figure of an entry as it is printed, or empty. */
function figure(card: CardShape | undefined, name: string): string {
  return card?.figures.find(([label]) => label === name)?.[1] ?? "";
}

export interface PrintedTile {
  shape: Shape;
  cells: CellKind[];
  stones: string;
  arms: string;
}

export function printedTile(game: GameShape, id: string): PrintedTile {
  const tile = entry(game, "tile", id);
  return {
    shape: figure(tile, "shape") as Shape,
    cells: [...figure(tile, "cells")].map((sign) => SIGNS[sign] ?? "building"),
    stones: figure(tile, "stones"),
    arms: figure(tile, "arms"),
  };
}

export interface PrintedCard {
  role: string;
  stones: string;
  pillars: string;
  tokens: string;
  points: string;
  /** The role a six-point card looks for. */
  needs: string;
  players: string;
  symbol: boolean;
}

export function printedCard(game: GameShape, id: string): PrintedCard {
  const card = entry(game, "card", id);
  return {
    role: figure(card, "role"),
    stones: figure(card, "stones"),
    pillars: figure(card, "pillars"),
    tokens: figure(card, "tokens"),
    points: figure(card, "points"),
    needs: figure(card, "needs"),
    players: figure(card, "players"),
    symbol: figure(card, "symbol") !== "",
  };
}

/** A card's name without the figures that are drawn on it: its role's, unless the printing gives it a name of its own. */
export function shortName(voice: Voice, id: string): string {
  const role = voice.name("role", printedCard(voice.game, id).role);
  const name = voice.name("card", id);
  return name.startsWith(role) ? role : name;
}

/** The note on a tile or a card: what it does, its figures, where they come from. */
export function about(voice: Voice, kind: "tile" | "card", id: string): TipContent {
  const printed = entry(voice.game, kind, id);
  if (!printed) return {};
  return {
    text: voice.text(printed.text),
    figures: printed.figures
      .filter(([name]) => !DRAWN.has(name))
      .map(([name, value]) => [
        voice.text(`figure.${name}`),
        name === "role" || name === "needs" ? voice.name("role", value) : value,
      ]),
    foot: sourcesOf(printed, voice),
  };
}
