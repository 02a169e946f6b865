// A sentence of a game, as its drawing writes it.
import type { JSX } from "preact";
import type { Desk } from "../board/desk";
import { drawingOf } from "./index";

export function Words({ desk, text }: { desk: Desk; text: string }): JSX.Element {
  return <>{drawingOf(desk.game).value?.written?.(text) ?? text}</>;
}
