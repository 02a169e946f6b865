// The sentence that never disappears: what is asked of whom, with the buttons for it.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { confirming } from "../../core/settings";
import type { LiveTable } from "../../core/tables";
import { t, type TextKey } from "../../core/texts";
import { wire } from "../../core/wire";
import { promptFor } from "../../prompts/kinds";
import { NotNow, RuleLink } from "../../prompts/Prompt";

const REFUSALS: Record<string, TextKey> = {
  stale: "refused.stale",
  "not-yours": "refused.not-yours",
  "too-fast": "refused.too-fast",
  "no-undo": "refused.no-undo",
  busy: "refused.busy",
  ended: "refused.ended",
};

/** Names in one enumeration. */
export function listed(names: string[], speech: string): string {
  return new Intl.ListFormat(speech, { type: "conjunction" }).format(names);
}

/** What the table waits for, in one sentence. */
export function sentence(table: LiveTable, desk: Desk): string {
  const frame = table.frame.value;
  const voice = desk.voice.value;
  if (!frame) return t("table.opening");
  if (frame.result) {
    const winners = frame.result.winners.map((seat) => voice.player(seat, desk.names));
    return t("table.won", { names: listed(winners, voice.language), n: winners.length });
  }
  if (frame.ask && !table.waiting.value) {
    return voice.question(frame.ask.kind, frame.ask.figures, voice.player(frame.seat, desk.names), desk.names);
  }
  if (table.waiting.value) return t("table.sent");
  return t("table.waiting-for", {
    names: listed(
      frame.asked.map((seat) => voice.player(seat, desk.names)),
      voice.language,
    ),
  });
}

function Refused({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element | null {
  const refused = table.refused.value;
  const why = desk.why.value;
  const reason = why?.reason ?? refused?.reason ?? null;
  if (!why && !refused) return null;
  const voice = desk.voice.value;
  let text = "";
  if (reason && voice.has(`refusal.${reason.key}`)) text = voice.refusal(reason, desk.names);
  else if (reason && voice.has(`undo.${reason.key}`)) text = voice.text(`undo.${reason.key}`);
  else text = t(REFUSALS[refused?.why ?? ""] ?? "refused.other");
  return (
    <p class="refusal" role="alert">
      {why && <span class="dim">{why.sentence}: </span>}
      {text} {reason && <RuleLink desk={desk} rule={reason.rule} />}
    </p>
  );
}

export function Status({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const frame = table.frame.value;
  const mine = frame?.ask && !table.waiting.value ? frame.ask : null;
  const Prompt = mine ? promptFor(desk.game, mine.kind) : null;
  const lost = wire.connection.value === "lost";
  return (
    <section class={`status ${mine ? "mine" : ""} ${frame?.result ? "over" : ""}`} aria-label={t("table.status")}>
      <div class="status-line">
        <h1 class="status-sentence" data-question={mine?.kind ?? ""} data-q={mine?.q ?? ""}>
          {lost ? t("table.lost") : sentence(table, desk)} {mine && <RuleLink desk={desk} rule={mine.rule} />}
        </h1>
        {frame && table.you.value >= 0 && !frame.result && (
          <div class="status-tools">
            <button
              type="button"
              data-undo
              aria-label={t("undo")}
              disabled={!frame.undo}
              title={frame.undo ? t("undo.tip") : t("undo.barred")}
              onClick={() => table.undo()}
            >
              ↶ <span class="wordy">{t("undo")}</span>
            </button>
            <button
              type="button"
              aria-label={t("restart")}
              disabled={!frame.undo}
              title={t("restart.tip")}
              onClick={() => table.undo(true)}
            >
              ⟲ <span class="wordy">{t("restart")}</span>
            </button>
            <label class="switch">
              <input
                type="checkbox"
                aria-label={t("confirm.switch")}
                checked={confirming.value}
                onChange={(event) => (confirming.value = event.currentTarget.checked)}
              />{" "}
              <span class="wordy">{t("confirm.switch")}</span>
            </label>
          </div>
        )}
      </div>
      <Refused table={table} desk={desk} />
      {Prompt && <Prompt desk={desk} />}
      {mine && <NotNow desk={desk} />}
    </section>
  );
}
