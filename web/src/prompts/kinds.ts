// Every kind of question of every game, and the component that puts it. A test compares this with the games' texts.
import type { FunctionComponent } from "preact";
import { Choices, type PromptProps } from "./Prompt";

export type Prompt = FunctionComponent<PromptProps>;

const common = { "in-any-order": Choices } as const satisfies Record<string, Prompt>;

export const KINDS: Record<string, Record<string, Prompt>> = {
  vienna: {
    ...common,
    "start-card": Choices,
    place: Choices,
    "reroll-more": Choices,
    gendarme: Choices,
    "coin-or-point": Choices,
    "turn-die": Choices,
    "double-turn": Choices,
    person: Choices,
    special: Choices,
    symbol: Choices,
    tiergarten: Choices,
  },
};

/** The component for a question. */
export function promptFor(game: string, kind: string): Prompt {
  return KINDS[game]?.[kind] ?? Choices;
}
