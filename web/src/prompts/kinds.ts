// Every kind of question of every game, and the component that puts it. A test compares this with the games' texts.
import type { FunctionComponent } from "preact";
import type { Views } from "../protocol";
import { Choices, type PromptProps } from "./Prompt";

export type Prompt = FunctionComponent<PromptProps>;

const common = { "in-any-order": Choices } as const satisfies Record<string, Prompt>;

export const KINDS: Record<keyof Views, Record<string, Prompt>> = {
  bruges: {
    ...common,
    draw: Choices,
    "draw-for-person": Choices,
    climb: Choices,
    turn: Choices,
    "after-card": Choices,
    another: Choices,
    again: Choices,
    threats: Choices,
    "pay-worker": Choices,
    dig: Choices,
    plague: Choices,
    fire: Choices,
    "lose-house": Choices,
    "lose-tile": Choices,
    worker: Choices,
    swap: Choices,
    give: Choices,
    "lay-top": Choices,
    lay: Choices,
    "recruit-another": Choices,
    offer: Choices,
    lend: Choices,
  },
  colonia: {
    ...common,
    good: Choices,
    card: Choices,
    vote: Choices,
    mayor: Choices,
    stall: Choices,
    order: Choices,
    load: Choices,
    relic: Choices,
    insure: Choices,
    assign: Choices,
    "put-in": Choices,
    home: Choices,
    change: Choices,
    draw: Choices,
  },
  venice: {
    ...common,
    exchange: Choices,
    give: Choices,
    play: Choices,
    take: Choices,
    "take-more": Choices,
    "first-pillar": Choices,
    "next-pillar": Choices,
    token: Choices,
    "token-or-stop": Choices,
    tile: Choices,
    site: Choices,
    turn: Choices,
    copy: Choices,
    spy: Choices,
    use: Choices,
    remove: Choices,
  },
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
  return (KINDS as Record<string, Record<string, Prompt>>)[game]?.[kind] ?? Choices;
}
