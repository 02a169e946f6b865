// The line of the question: what is asked of whom, the answers without a place on the table, and what takes back.
import type { JSX } from "preact";
import { useFitting } from "./fitting";
import type { Desk } from "../../board/desk";
import type { LiveTable } from "../../core/tables";
import { t, type TextKey } from "../../core/texts";
import { Words } from "../../games/Words";
import { liveSocket } from "../../core/live-socket";
import { Buttons, ListButton, RuleLink } from "../../prompts/Prompt";
import { Refusal } from "../../prompts/Refusal";
import { undoAsked } from "../../conduct/announcements";
import { enlarge } from "../../board/tips";
import { causeOf } from "../../stage/causes";
import { GraceRing } from "../../stage/GraceRing";
import { Icon } from "../Icon";

const REFUSALS: Record<string, TextKey> = {
  stale: "refused.stale",
  "not-yours": "refused.not-yours",
  "too-fast": "refused.too-fast",
  "no-undo": "refused.no-undo",
  busy: "refused.busy",
  ended: "refused.ended",
  "seat-lost": "refused.seat-lost",
  "fate-changed": "refused.fate-changed",
  "cannot-be-opened": "refused.cannot-be-opened",
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
  const ended = table.ended();
  if (ended) return ended;
  if (frame.ask && !table.waiting.value) {
    if (table.caution.value && desk.proposed.value === table.caution.value) return t("caution");
    const cause = causeOf(desk, table.log.value, frame.seq, voice.question(frame.ask.kind, frame.ask.figures, "", []));
    const who = cause ? `${t("you")}, ${cause}` : t("you");
    return voice.question(frame.ask.kind, frame.ask.figures, who, desk.names);
  }
  if (table.grace.sealing) return t("table.sealed");
  if (table.waiting.value) return t("table.sent");
  if (table.stage.playing.value || !frame.asked.length) return t("stage.watching");
  const names = listed(
    frame.asked.map((seat) => voice.player(seat, desk.names)),
    voice.language,
  );
  const doing = `waits.${frame.waits}`;
  return voice.has(doing) ? voice.fill(doing, { who: names }) : t("table.waiting-for", { names });
}

/** What the rules or the server object to. */
function Refused({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element | null {
  const refused = table.refused.value;
  const why = desk.why.value;
  const reason = why?.reason ?? refused?.reason ?? null;
  if (table.unsent.value) {
    const close = (): void => {
      table.unsent.value = false;
    };
    return <Refusal desk={desk} text={t("table.unsent")} reason={null} onClose={close} />;
  }
  if (!why && !refused) return null;
  const voice = desk.voice.value;
  let text = "";
  if (reason && voice.has(`refusal.${reason.key}`)) text = voice.refusal(reason, desk.names);
  else if (reason && voice.has(`undo.${reason.key}`)) text = voice.text(`undo.${reason.key}`);
  else text = t(REFUSALS[refused?.why ?? ""] ?? "refused.other");
  const close = (): void => {
    desk.why.value = null;
    table.refused.value = null;
  };
  return <Refusal desk={desk} meant={why?.sentence} text={text} reason={reason} onClose={close} />;
}

/** For fingers: what is picked, large and in words. */
function AboutButton({ desk }: { desk: Desk }): JSX.Element | null {
  if (!desk.picked.value.length) return null;
  const about = (): void => {
    const piece = document.querySelector("main .spot.picked");
    if (piece) enlarge(piece);
  };
  return (
    <button type="button" class="icon for-fingers" data-about aria-label={t("prompt.about")} onClick={about}>
      <Icon name="info" />
    </button>
  );
}

export function Status({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const frame = table.frame.value;
  const said = useFitting();
  const mine = frame?.ask && !table.waiting.value && !table.ended() ? frame.ask : null;
  const lost = liveSocket.connection.value === "lost";
  const playing = frame && table.you.value >= 0 && !frame.result && !table.ended();
  return (
    <section class={`status ${mine ? "asks-me" : ""} ${frame?.result ? "over" : ""}`} aria-label={t("table.status")}>
      <h1 class="status-sentence" ref={said} data-question={mine?.kind ?? ""} data-q={mine?.q ?? ""}>
        <Words desk={desk} text={lost ? t("table.lost") : sentence(table, desk)} />{" "}
        {mine && <RuleLink desk={desk} rule={mine.rule} />}
      </h1>
      {mine && <Buttons desk={desk} />}
      <GraceRing table={table} />
      {playing && (
        <div class="status-tools">
          <AboutButton desk={desk} />
          <ListButton desk={desk} />
          <button
            type="button"
            class="icon"
            data-undo
            aria-label={t("undo")}
            disabled={!frame.undo && !(frame.may_ask && table.alone.value)}
            title={frame.undo || table.alone.value ? t("undo.tip") : t("undo.barred")}
            onClick={() => table.undo()}
          >
            <Icon name="undo" /> <span class="wordy">{t("undo")}</span>
          </button>
          {!frame.undo && frame.may_ask && !table.alone.value && !undoAsked(table) && (
            <button
              type="button"
              class="icon"
              data-ask-undo
              aria-label={t("undo.ask")}
              title={t("undo.ask-tip")}
              onClick={() => table.askUndo()}
            >
              <Icon name="ask" /> <span class="wordy">{t("undo.ask")}</span>
            </button>
          )}
          <button
            type="button"
            class="icon"
            data-restart
            aria-label={t("restart")}
            disabled={!frame.undo}
            title={t("restart.tip")}
            onClick={() => table.undo(true)}
          >
            <Icon name="restart" />
          </button>
        </div>
      )}
      <Refused table={table} desk={desk} />
    </section>
  );
}
