// The question itself, said to a screen reader when it opens: nobody has to look for it.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import { sentence } from "./Status";

export function Asked({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const frame = table.frame.value;
  const asks = frame !== null && (frame.ask !== null || frame.result !== null) && !table.waiting.value;
  const open = frame?.ask ? t("prompt.more", { n: desk.options.value.length }) : "";
  return (
    <div class="visually-hidden" role="status" aria-live="assertive" data-asked>
      {asks && `${sentence(table, desk)} ${open}`}
    </div>
  );
}
