// What a master would think of: the best answers with what they promise. They beckon on the table and can be taken here.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { api, type Hint as Found } from "../../core/api";
import { keyOf } from "../../core/keys";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import { Icon } from "../Icon";
import { Coach } from "./Coach";

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

type State = "quiet" | "thinking" | "none" | { q: number; found: Found };

/** Only where nobody else sits at the table, and only while one is asked. */
export function Hint({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element | null {
  const state = useSignal<State>("quiet");
  const begun = useSignal(-1);
  const asking = table.frame.value?.ask;
  const key = keyOf(table.id);
  const question = asking?.q ?? -1;
  useEffect(() => {
    state.value = "quiet";
    desk.advice.value = [];
  }, [question]);
  useEffect(() => {
    if (key?.coached && asking && !table.stage.playing.value) void ask();
  }, [question, table.stage.playing.value]);
  const alone = table.info.value?.seats.every((seat) => seat.bot || seat.seat === table.you.value);
  const ask = async (): Promise<void> => {
    if (!key) return;
    state.value = "thinking";
    const found = await api.hint(table.id, key.token).catch(() => null);
    if (table.frame.value?.ask?.q !== question) return;
    if (found && begun.value < 0) begun.value = found.round;
    state.value = found?.moves.length ? { q: question, found } : "none";
    desk.advice.value = found?.moves.slice(0, 1).map(({ move }) => move) ?? [];
  };
  if (!alone || !asking || !key) return null;
  // What was said of the last question is no longer true, also while this one is being drawn.
  const told = typeof state.value !== "string" && state.value.q === question ? state.value.found : null;
  return (
    <>
      <button type="button" data-hint disabled={state.value === "thinking"} onClick={() => void ask()}>
        <Icon name="hint" /> {t("hint")}
      </button>
      <div class={told || (typeof state.value === "string" && state.value !== "quiet") ? "hint" : ""} role="status">
        {state.value === "thinking" && t("hint.thinking")}
        {state.value === "none" && t("hint.none")}
        {told && <Promises desk={desk} moves={told.moves} coached={!!key.coached} />}
        {told && key.coached && <Coach table={table.id} desk={desk} found={told} begun={begun.value} />}
      </div>
    </>
  );
}

/** The answers, the best first; pointing at one shows it on the table, a click takes it. */
interface PromisesProps {
  desk: Desk;
  moves: Found["moves"];
  coached: boolean;
}

function Promises({ desk, moves, coached }: PromisesProps): JSX.Element {
  return (
    <>
      <p>{t(coached ? "coach.says" : "hint.says")}</p>
      <ol class="hint-moves">
        {moves.map(({ move, win, margin }) => {
          const answer = desk.answer(move);
          const show = (): void => {
            desk.advice.value = [move];
          };
          return (
            <li key={move}>
              <button
                type="button"
                class="choice"
                data-advised={move}
                onPointerEnter={show}
                onFocus={show}
                onClick={() => desk.choose(answer)}
              >
                {t("hint.promise", {
                  move: answer.sentence,
                  win: String(Math.round(100 * win)),
                  margin: `${margin < 0 ? "−" : "+"}${Math.abs(margin).toLocaleString(desk.voice.value.language, ONE_DIGIT)}`,
                })}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
