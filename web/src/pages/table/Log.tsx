// What happened, line by line; each line leads to its position. And what was said.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { still } from "../../board/still";
import { Words } from "../../games/Words";
import { newestFirst } from "../../core/settings";
import type { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import { announced, sentenceOf } from "../../conduct/announcements";
import type { ChatLine } from "../../protocol";
import { lines, type Line } from "../../stage/telling";

const SHOWN = 150;

export function Log({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const only = useSignal(-1);
  const all = lines(table.log.value, desk).map((line, n) => ({ line, n }));
  const wanted = all.filter(({ line }) => only.value < 0 || line.level > 0 || line.seat === only.value).slice(-SHOWN);
  const ordered = newestFirst.value ? wanted.toReversed() : wanted;
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
        {ordered.map(({ line, n }) => (
          <LogLine key={n} {...line} to={`/replay/${table.id}?at=${line.at}`} desk={desk} />
        ))}
      </ol>
    </section>
  );
}

interface LogLineProps extends Line {
  /** Its position. */
  to: string;
  desk: Desk;
  /** What a review says of it. */
  sign?: string | undefined;
}

/** One line: a heading, or a sentence with the sign of whom it concerns. It leads to its position. */
export const LogLine = still(({ level, seat: whose, text, to, desk, sign }: LogLineProps): JSX.Element => {
  const seat = desk.seats.value[whose];
  return (
    <li class={level ? `heading level-${level}` : ""}>
      {seat && (
        <span class={`sign seat-${seat.colour}`} aria-hidden="true">
          {seat.sign}
        </span>
      )}
      <a href={to}>
        <Words desk={desk} text={text} />
      </a>
      {sign && <b class="mark-sign"> {sign}</b>}
    </li>
  );
});

/** The last lines again, for those who listen. */
export function Heard({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const frame = table.frame.value;
  const beat = table.stage.playing.value ? table.stage.now.value : null;
  const fresh = lines(beat?.told ?? frame?.notes.slice(-6) ?? [], desk, true);
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-label={t("log.news")}>
      {fresh.map((line, i) => (
        <p key={`${frame?.seq} ${i}`}>{line.text}.</p>
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
          <ChatEntry key={line.n} line={line} table={table} desk={desk} />
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

/** What a person said, or the table itself. */
function ChatEntry({ line, table, desk }: { line: ChatLine; table: LiveTable; desk: Desk }): JSX.Element {
  const said = announced(line);
  if (said) {
    return (
      <p class="dim" data-said={said.kind}>
        {sentenceOf(said, table)}
      </p>
    );
  }
  return (
    <p>
      <b>{desk.seats.value[line.seat]?.name ?? ""}</b> {line.text}
    </p>
  );
}
