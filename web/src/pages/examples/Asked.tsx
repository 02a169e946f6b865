// The question of a lesson or an example as a game would put it, with all its answers.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import type { Ask } from "../../protocol";
import { Buttons, ListButton, RuleLink } from "../../prompts/Prompt";
import { Refusal } from "../../prompts/Refusal";

interface AskedProps {
  desk: Desk;
  ask: Ask;
  who: string;
  /** The answer that is waited for, where only one is. */
  expect?: string;
}

export function Asked({ desk, ask, who, expect }: AskedProps): JSX.Element {
  const voice = desk.voice.value;
  const why = desk.why.value;
  return (
    <>
      <h1 class="status-sentence" data-expect={expect}>
        {voice.question(ask.kind, ask.figures, who, desk.names)} <RuleLink desk={desk} rule={ask.rule} />
      </h1>
      <Buttons desk={desk} />
      <div class="status-tools">
        <ListButton desk={desk} />
      </div>
      {why && (
        <Refusal
          desk={desk}
          text={voice.refusal(why.reason, desk.names)}
          reason={why.reason}
          onClose={() => (desk.why.value = null)}
        />
      )}
    </>
  );
}
