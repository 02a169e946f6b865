// What a master would think of: the best answers with what they promise. They beckon on the table and can be taken here.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { api, type Hint as Found } from "../../core/api";
import { keyOf } from "../../core/keys";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";

type State = "quiet" | "thinking" | "none" | Found["moves"];

/** Only where nobody else sits at the table, and only while one is asked. */
export function Hint({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element | null {
  const state = useSignal<State>("quiet");
  const asking = table.frame.value?.ask;
  const key = keyOf(table.id);
  const question = asking?.q ?? -1;
  useEffect(() => {
    state.value = "quiet";
    desk.advice.value = [];
  }, [question]);
  const alone = table.info.value?.seats.every((seat) => seat.bot || seat.seat === table.you.value);
  if (!alone || !asking || !key) return null;
  const ask = async (): Promise<void> => {
    state.value = "thinking";
    const found = await api.hint(table.id, key.token).catch(() => null);
    if (table.frame.value?.ask?.q !== question) return;
    state.value = found?.moves.length ? found.moves : "none";
    desk.advice.value = found?.moves.slice(0, 1).map(({ move }) => move) ?? [];
  };
  return (
    <>
      <button type="button" data-hint disabled={state.value === "thinking"} onClick={() => void ask()}>
        {t("hint")}
      </button>
      <div class={state.value === "quiet" ? "" : "hint"} role="status">
        {state.value === "thinking" && t("hint.thinking")}
        {state.value === "none" && t("hint.none")}
        {typeof state.value !== "string" && <Promises desk={desk} moves={state.value} />}
      </div>
    </>
  );
}

/** The answers, the best first; pointing at one shows it on the table, a click takes it. */
function Promises({ desk, moves }: { desk: Desk; moves: Found["moves"] }): JSX.Element {
  return (
    <>
      <p>{t("hint.says")}</p>
      <ol class="hint-moves">
        {moves.map(({ move, win, margin }) => {
          const answer = desk.options.value.find((option) => option.notation === move);
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
                onClick={() => answer && desk.choose(answer)}
              >
                {t("hint.promise", {
                  move: answer?.sentence ?? move,
                  win: String(Math.round(100 * win)),
                  margin: `${margin < 0 ? "−" : "+"}${Math.abs(margin).toFixed(1)}`,
                })}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
