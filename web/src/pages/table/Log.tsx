// What happened, line by line; each line leads to its position. And what was said.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { newestFirst } from "../../core/settings";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import type { ToldNote } from "../../protocol";

const SHOWN = 150;

/** A note as a sentence. */
export function told(note: ToldNote, desk: Desk): string {
  const voice = desk.voice.value;
  return voice.note(voice.parseNote(note.text), note.seat >= 0 ? voice.player(note.seat, desk.names) : "", desk.names);
}

export function Log({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const only = useSignal(-1);
  const all = table.log.value.map((note, n) => ({ note, n }));
  const notes = all.filter(({ note }) => only.value < 0 || note.seat === only.value).slice(-SHOWN);
  const ordered = newestFirst.value ? notes.toReversed() : notes;
  return (
    <section class="log" aria-label={t("log")}>
      <div class="log-tools">
        <label>
          <span class="visually-hidden">{t("log.of")}</span>
          <select value={only.value} onChange={(event) => (only.value = Number(event.currentTarget.value))}>
            <option value={-1}>{t("log.all")}</option>
            {desk.seats.value.map((seat, i) => (
              <option key={i} value={i}>
                {seat.sign} {seat.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="quiet" onClick={() => (newestFirst.value = !newestFirst.value)}>
          {newestFirst.value ? t("log.newest-first") : t("log.newest-last")}
        </button>
      </div>
      <ol class="log-lines">
        {ordered.map(({ note, n }) => (
          <Line key={n} note={note} table={table.id} desk={desk} />
        ))}
      </ol>
    </section>
  );
}

/** One line. What was told never changes, so it is drawn once. */
function Line({ note, table, desk }: { note: ToldNote; table: string; desk: Desk }): JSX.Element {
  const seat = desk.seats.value[note.seat];
  return (
    <li class={seat ? "" : "heading"}>
      {seat && (
        <span class={`sign seat-${seat.colour}`} aria-hidden="true">
          {seat.sign}
        </span>
      )}
      <a href={`/replay/${table}?at=${note.at}`}>{told(note, desk)}</a>
    </li>
  );
}

/** The last lines again, for those who listen. */
export function Heard({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const frame = table.frame.value;
  const fresh = frame ? frame.notes.slice(-6).map((note) => told(note, desk)) : [];
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-label={t("log.news")}>
      {fresh.map((line, i) => (
        <p key={`${frame?.seq} ${i}`}>{line}.</p>
      ))}
    </div>
  );
}

export function Chat({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const draft = useSignal("");
  const say = (event: Event): void => {
    event.preventDefault();
    const text = draft.value.trim();
    if (!text) return;
    table.say(text.slice(0, 500));
    draft.value = "";
  };
  return (
    <section class="chat" aria-label={t("chat")}>
      <div class="chat-lines" role="log" aria-live="polite" aria-label={t("chat")}>
        {table.chat.value.map((line) => (
          <p key={line.n}>
            <b>{desk.seats.value[line.seat]?.name ?? ""}</b> {line.text}
          </p>
        ))}
      </div>
      {table.you.value >= 0 && table.info.value?.chat && (
        <form onSubmit={say}>
          <input
            aria-label={t("chat.say")}
            placeholder={t("chat.say")}
            maxLength={500}
            value={draft.value}
            onInput={(event) => (draft.value = event.currentTarget.value)}
          />
          <button type="submit">{t("chat.send")}</button>
        </form>
      )}
    </section>
  );
}
