// Vienna's view as the server sends it, and the words in it that have a drawing.
import type { Desk } from "../../board/desk";
import type { CardShape, Vienna } from "../../protocol";

export type ViennaView = Vienna.ViennaView;
export type SpaceView = Vienna.SpaceView;

export const SYMBOLS = ["citizen", "cross", "crown"] as const;

/** A printed card or space of the printing that is played. */
export function cardOf(desk: Desk, kind: string, id: string): CardShape | undefined {
  return desk.voice.value.game.cards.find((card) => card.kind === kind && card.id === id);
}

/** The figures printed on it, by label. */
export function figuresBy(card: CardShape | undefined): Record<string, string> {
  return Object.fromEntries(card?.figures ?? []);
}
