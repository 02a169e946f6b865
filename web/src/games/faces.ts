// How a game draws one of its components off the table: for the workshop. Without a drawing the figures are listed.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Voice } from "../core/voice";
import type { CardShape } from "../protocol";

export interface FaceProps {
  voice: Voice;
  card: CardShape;
}

/** A drawing, or null for a kind the game does not draw. */
export type FaceDrawing = (props: FaceProps) => JSX.Element | null;

const FACES: Record<string, () => Promise<{ face: FaceDrawing }>> = {
  bruges: () => import("./bruges/face"),
  colonia: () => import("./colonia/face"),
  venice: () => import("./venice/face"),
  vienna: () => import("./vienna/face"),
};

const fetched = new Map<string, ReadonlySignal<FaceDrawing | null>>();

export function faceOf(game: string): ReadonlySignal<FaceDrawing | null> {
  const known = fetched.get(game);
  if (known) return known;
  const held = signal<FaceDrawing | null>(null);
  fetched.set(game, held);
  void FACES[game]?.().then(({ face }) => (held.value = face));
  return held;
}
