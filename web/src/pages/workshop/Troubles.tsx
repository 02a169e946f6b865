// What does not fit in the printing: every mistake with its reason, one click from its component.
import type { JSX } from "preact";
import { t } from "../../core/texts";
import type { Workbench } from "../../protocol";
import type { Bench } from "./bench";

interface TroublesProps {
  bench: Bench;
  held: Workbench;
  onGo: (kind: string, id: string) => void;
}

export function Troubles({ bench, held, onGo }: TroublesProps): JSX.Element | null {
  const wrong = held.troubles.filter((one) => !one.warning).length;
  const taken = bench.taken.value;
  const sheet = bench.sheetTaken.value;
  const counts = { changed: taken?.[0] ?? 0, added: taken?.[1] ?? 0, left: taken?.[2] ?? 0 };
  const partial = !sheet?.whole && counts.left > 0 && held.kinds.some((one) => one.many && one.kind === sheet?.kind);
  return (
    <div class="workshop-troubles">
      {bench.saved.value === "elsewhere" && <p role="alert">{t("workshop.elsewhere-how")}</p>}
      {taken && (
        <p role="status" data-taken={sheet?.kind} data-whole={String(sheet?.whole)}>
          {t(sheet?.whole ? "workshop.taken-whole" : "workshop.taken", counts)}{" "}
          {partial && (
            <button type="button" data-take-out onClick={() => bench.takeOutOthers()}>
              {t("workshop.take-out", counts)}
            </button>
          )}
        </p>
      )}
      {bench.faults.value.length > 0 && (
        <div role="alert" data-faults>
          <b>{t("workshop.not-taken")}</b>
          <ul>
            {bench.faults.value.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {held.troubles.length > 0 && (
        <details open={wrong > 0 && wrong < 6} data-troubles={wrong}>
          <summary>
            {wrong ? t("workshop.mistakes", { n: wrong }) : t("workshop.warnings", { n: held.troubles.length })}
          </summary>
          <ul>
            {held.troubles.map((one, i) => (
              <li key={i} class={one.warning ? "is-warning" : "is-wrong"}>
                <button type="button" disabled={!one.kind} onClick={() => onGo(one.kind, one.id)}>
                  {[held.kinds.find((kind) => kind.kind === one.kind)?.name, one.id].filter(Boolean).join(" ") ||
                    t("workshop.line", { line: one.line })}
                </button>{" "}
                {one.reason} {one.example && <code>{one.example}</code>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
