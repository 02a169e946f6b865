// Every game of this package and what draws it. A game that another package brings is drawn as plain tables.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Views } from "../protocol";
import type { Drawing } from "./drawing";

/** A view is the game's own affair: only its drawing looks inside. */
type AnyDrawing = Drawing<never>;
type Fetching = () => Promise<{ drawing: AnyDrawing }>;

const PLAIN: Fetching = () => import("./generic");

/** Complete by its type: a game of this package without an entry does not compile. */
export const DRAWINGS: Record<keyof Views, Fetching> = {
  bruges: () => import("./bruges"),
  colonia: () => import("./colonia"),
  venice: () => import("./venice"),
  vienna: () => import("./vienna"),
};

const drawn = new Map<string, ReadonlySignal<Drawing<unknown> | null>>();

/** The drawing of a game, fetched when its table opens; null until it is there. */
export function drawingOf(game: string): ReadonlySignal<Drawing<unknown> | null> {
  const known = drawn.get(game);
  if (known) return known;
  const held = signal<Drawing<unknown> | null>(null);
  drawn.set(game, held);
  void ((DRAWINGS as Record<string, Fetching>)[game] ?? PLAIN)().then(({ drawing }) => {
    held.value = drawing as unknown as Drawing<unknown>;
  });
  return held;
}
