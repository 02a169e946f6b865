// A table in play: sentence on top, board and hand in the middle, players, log and chat beside.
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { forgive } from "../../board/fingers";
import { useMotion } from "../../board/motion";
import { Zoom } from "../../board/Zoom";
import { shapeOf, voiceOf } from "../../core/library";
import { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import { drawingOf } from "../../games";
import type { Drawing } from "../../games/drawing";
import type { TableFrame } from "../../protocol";
import { cue, quiet } from "./cues";
import { End } from "./End";
import { Hint } from "./Hint";
import { useTableKeys } from "./hotkeys";
import { Chat, Heard, Log } from "./Log";
import { Panels } from "./Panels";
import { Status } from "./Status";
import { Waiting } from "./Waiting";

export function TablePage({ id }: { id: string }): JSX.Element {
  const table = useMemo(() => new LiveTable(id), [id]);
  useEffect(() => {
    table.open();
    return () => {
      table.close();
      quiet();
    };
  }, [table]);
  const info = table.info.value;
  const refused = table.refused.value;
  if (!info) {
    const shut =
      refused && (refused.why === "not-invited" || refused.why.startsWith("no-such") || refused.why === "wrong-token");
    return (
      <main class="page">
        <h1>{shut ? t("table.not-for-you") : t("table.opening")}</h1>
        {shut && (
          <p>
            <a href="/">{t("back-home")}</a>
          </p>
        )}
      </main>
    );
  }
  if (!table.frame.value) return <Waiting table={table} info={info} />;
  return <InPlay table={table} />;
}

function InPlay({ table }: { table: LiveTable }): JSX.Element {
  const game = table.info.value?.game ?? "";
  const voice = voiceOf(game).value;
  const drawing = drawingOf(game).value;
  shapeOf(game);
  if (!voice || !drawing) return <main class="page">{t("table.opening")}</main>;
  return <Laid table={table} game={game} drawing={drawing} />;
}

function Laid({ table, game, drawing }: { table: LiveTable; game: string; drawing: Drawing<unknown> }): JSX.Element {
  const first = voiceOf(game).value;
  const desk = useMemo(() => {
    if (!first) throw new Error("a voice was waited for");
    return table.desk(game, first);
  }, [table, game]);
  const frame = table.frame.value;
  const info = table.info.value;
  const root = useRef<HTMLElement>(null);
  useMotion(root, frame?.seq);
  const undo = useCallback(() => table.undo(), [table]);
  useTableKeys(desk, undo);
  const question = frame?.ask && !frame.result ? `${table.id} ${frame.ask.q}` : "";
  const title = `${desk.voice.value.text("title")} · Burghers`;
  useEffect(() => cue(question, title), [question, title]);
  useEffect(() => desk.cancel(), [frame?.seq]);
  if (!frame || !info) return <main class="page">{t("table.opening")}</main>;
  const mood = drawing.mood?.(frame.view) ?? "";
  return (
    <main class={`table game-${game} ${mood}`} ref={root} data-seq={frame.seq} data-over={frame.result ? "yes" : "no"}>
      <Status table={table} desk={desk} />
      <Middle frame={frame} desk={desk} drawing={drawing} />
      <aside class="side">
        <Panels frame={frame} info={info} desk={desk} drawing={drawing} heard={table.heard.value} />
        {frame.result && <End table={table} frame={frame} desk={desk} />}
        <Tools table={table} desk={desk} />
        <details class="drawer" open={innerWidth > 900}>
          <summary>{t("log")}</summary>
          <Log table={table} desk={desk} />
        </details>
        {(info.chat || table.chat.value.length > 0) && (
          <details class="drawer" open={table.chat.value.length > 0}>
            <summary>
              {t("chat")} {table.chat.value.length > 0 && <b>{table.chat.value.length}</b>}
            </summary>
            <Chat table={table} desk={desk} />
          </details>
        )}
      </aside>
      <Heard table={table} desk={desk} />
    </main>
  );
}

/** Board, hand, and the table in sentences. Replays and lessons show the same. */
export function Middle(props: { frame: TableFrame; desk: Desk; drawing: Drawing<unknown> }): JSX.Element {
  const { frame, desk, drawing } = props;
  const voice = desk.voice.value;
  return (
    <div class="middle" onClick={forgive}>
      <h2 class="heading">{drawing.heading(frame.view, voice)}</h2>
      <section class="board" data-area="board" aria-label={t("table.board")}>
        <Zoom>
          <drawing.Board view={frame.view} desk={desk} />
        </Zoom>
      </section>
      {drawing.Hand && desk.me.value >= 0 && (
        <section class="hand" data-area="hand" aria-label={t("table.hand")}>
          <drawing.Hand view={frame.view} desk={desk} />
        </section>
      )}
      {drawing.Beside && (
        <section class="beside" data-area="beside" aria-label={t("table.beside")}>
          <drawing.Beside view={frame.view} desk={desk} />
        </section>
      )}
      <details class="outline">
        <summary>{t("table.outline")}</summary>
        <ul>
          {drawing.outline(frame.view, voice, desk.names).map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Tools({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  return (
    <nav class="table-tools" aria-label={t("table.tools")}>
      <a href={`/rules/${desk.game}`}>{t("rules")}</a>
      <a href={`/cards/${desk.game}`}>{t("cards")}</a>
      <a href={`/replay/${table.id}`}>{t("replay")}</a>
      <Hint table={table} desk={desk} />
    </nav>
  );
}
