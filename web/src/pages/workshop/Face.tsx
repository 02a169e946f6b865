// A component as it will look: as its game draws it, or its figures on a plain card.
import type { JSX } from "preact";
import { faceOf } from "../../games/faces";
import type { PartShape } from "../../protocol";
import type { Bench } from "./bench";

const MOST_LINES = 6;

export function Face({ bench, part, large = false }: { bench: Bench; part: PartShape; large?: boolean }): JSX.Element {
  const voice = bench.voice.value;
  const Drawn = faceOf(bench.game).value;
  const card = voice?.game.cards.find((one) => one.id === part.id && part.kind.startsWith(one.kind));
  const drawn = voice && card && Drawn ? Drawn({ voice, card }) : null;
  const fields = bench.held.value?.kinds.find((one) => one.kind === part.kind)?.fields ?? [];
  const label = (name: string): string => fields.find((one) => one.name === name)?.label ?? name;
  return (
    <span class={`part-face ${large ? "is-large" : ""} ${drawn ? "is-drawn" : ""}`}>
      {drawn ?? (
        <span class="plain-face">
          <b>{part.name}</b>
          {part.figures.slice(0, large ? undefined : MOST_LINES).map((figure) => (
            <span key={figure.name}>
              {label(figure.name)} <i>{figure.value.slice(0, 60)}</i>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
