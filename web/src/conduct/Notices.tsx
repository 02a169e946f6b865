// What everybody at the table must hear: a clock that ran out, somebody who left, a move somebody wants back.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { LiveTable } from "../core/tables";
import { t } from "../core/texts";
import { liveSocket } from "../core/live-socket";
import { announced, sentenceOf, undoAsked } from "./announcements";

/** How long a notice stays. It is in the chat as well. */
const STAYS = 12_000;

export function Notices({ table }: { table: LiveTable }): JSX.Element {
  const asked = undoAsked(table);
  return (
    <div class="notices" role="status">
      <Latest table={table} />
      {asked && asked.seat !== table.you.value && <Request table={table} granted={asked.granted} seat={asked.seat} />}
    </div>
  );
}

function Latest({ table }: { table: LiveTable }): JSX.Element | null {
  const now = useSignal(Date.now());
  const said = table.chat.value.map(announced).findLast((one) => one !== null);
  const age = said ? now.value - said.at : Infinity;
  useEffect(() => {
    now.value = Date.now();
    const timer = setTimeout(() => (now.value = Date.now()), STAYS);
    return () => clearTimeout(timer);
  }, [said?.at]);
  const asks = said?.kind === "undo-asked" && said.numbers[0] !== table.you.value;
  if (!said || age > STAYS || asks) return null;
  return (
    <p class="notice" data-notice={said.kind}>
      {sentenceOf(said, table)}
    </p>
  );
}

/** Somebody wants a move back: everybody else is asked. */
function Request(props: { table: LiveTable; seat: number; granted: readonly number[] }): JSX.Element | null {
  const { table, seat, granted } = props;
  const me = table.you.value;
  if (me < 0 || granted.includes(me)) return null;
  const answer = (grants: boolean): void => {
    liveSocket.send({ t: "answer-undo", table: table.id, grants });
  };
  return (
    <div class="notice asks" data-undo-asked>
      <span>{t("said.undo-asked", { who: table.seats.value[seat]?.name ?? "" })}</span>
      <button type="button" class="primary" data-grant onClick={() => answer(true)}>
        {t("undo.grant")}
      </button>
      <button type="button" data-decline onClick={() => answer(false)}>
        {t("undo.decline")}
      </button>
    </div>
  );
}
