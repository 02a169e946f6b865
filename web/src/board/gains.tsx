// What an answer would bring before it is given, as chips: −2 coins, +3 points.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/texts";
import type { Answer, Desk } from "./desk";

const MINUS = "−";
const SOON = 90; // a pointer that only passes over asks for nothing

/** Asks for the gains when it is shown, and shows them when they are known; nothing where nothing changes hands. */
export function Gains({ desk, answer }: { desk: Desk; answer: Answer }): JSX.Element | null {
  useEffect(() => {
    const asking = setTimeout(() => desk.scales?.weigh(answer), SOON);
    return () => clearTimeout(asking);
  }, [answer.notation]);
  const gains = desk.scales?.known.value.get(answer.notation);
  if (!gains?.length) return null;
  return (
    <ul class="gains" aria-live="polite" aria-label={t("gains.title")}>
      {gains.map(([key, count]) => (
        <li key={key} class={count > 0 ? "gain" : "cost"}>
          {count > 0 ? "+" : MINUS}
          {desk.voice.value.fill(`belongings.${key}`, { count: Math.abs(count) })}
        </li>
      ))}
    </ul>
  );
}
