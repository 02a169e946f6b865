// A table in play.
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { useMotion } from "../../board/motion";
import { shapeOf, voiceOf } from "../../core/library";
import { confirming } from "../../core/settings";
import { LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import { useCalled } from "../../core/titles";
import { drawingOf } from "../../games";
import { titleOf } from "../../games/names";
import type { Drawing } from "../../games/drawing";
import type { TableInfo } from "../../protocol";
import { AnswerSheet } from "../../prompts/AnswerSheet";
import { AidSheet } from "../Aid";
import { PlainPage } from "../Header";
import { Icon } from "../Icon";
import { PrintingNote } from "../PrintingNote";
import { Departures } from "../../conduct/Departures";
import { Notices } from "../../conduct/Notices";
import { EndSheet } from "../../stage/EndSheet";
import { ring, useGains, useGlow, useMoment, useNamed } from "../../stage/marks";
import { namedIn } from "../../stage/telling";
import { StageLine } from "../../stage/StageLine";
import { Tableau } from "../../stage/Tableau";
import { Asked } from "./Asked";
import { cue, quiet } from "./cues";
import { AdviceLine } from "./Coach";
import { Companion } from "./Companion";
import { Hint } from "./Hint";
import { useTableKeys } from "./hotkeys";
import { Chat, Heard, Log } from "./Log";
import { Shell } from "./Shell";
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
  const why = table.refused.value?.why ?? "";
  const shut = why === "not-invited" || why.startsWith("no-such") || why === "wrong-token";
  const waits = info && t("waiting.title", { game: titleOf(info.game) });
  useCalled(table.frame.value ? "" : (waits ?? t(shut ? "table.not-for-you" : "table.opening")));
  if (!info) {
    return (
      <PlainPage class={shut ? "declined" : ""}>
        <h1>{shut ? t("table.not-for-you") : t("table.opening")}</h1>
        {shut && (
          <p class="buttons">
            <a class="button primary" href="/">
              {t("back-home")}
            </a>
            {/* A game that was shared can be watched by whoever has only the link to its table. */}
            <a class="button" href={`/replay/${id}`}>
              {t("replay")}
            </a>
          </p>
        )}
      </PlainPage>
    );
  }
  if (!table.frame.value) return <Waiting table={table} info={info} />;
  return <InPlay table={table} />;
}

function InPlay({ table }: { table: LiveTable }): JSX.Element {
  const game = table.info.value?.game ?? "";
  const printing = table.info.value?.printing_id;
  const voice = voiceOf(game, printing).value;
  const drawing = drawingOf(game).value;
  shapeOf(game, printing);
  if (!voice || !drawing) return <PlainPage>{t("table.opening")}</PlainPage>;
  return <Laid table={table} game={game} drawing={drawing} />;
}

function Laid({ table, game, drawing }: { table: LiveTable; game: string; drawing: Drawing<unknown> }): JSX.Element {
  const first = voiceOf(game, table.info.value?.printing_id).value;
  const desk = useMemo(() => {
    if (!first) throw new Error("a voice was waited for");
    return table.desk(game, first);
  }, [table, game]);
  const frame = table.frame.value;
  const info = table.info.value;
  const root = useRef<HTMLElement>(null);
  const beat = table.stage.now.value;
  const others = beat?.seat !== table.you.value;
  useGains(root, frame); // reads places, and so comes before what sets pieces going
  useMotion(root, frame, (moved) => others && ring(moved));
  useGlow(root, table.stage.playing.value && beat ? [beat.seat, ...beat.told.map((note) => note.seat)] : []);
  const shown = table.stage.playing.value && beat ? beat.told : [];
  useMoment(
    root,
    shown.map((note) => desk.voice.value.parseNote(note.text).verb),
  );
  useNamed(root, beat, namedIn(shown, desk));
  const undo = useCallback(() => table.undo(), [table]);
  useTableKeys(desk, undo, table.stage);
  const latest = document.hidden ? table.stage.latest.value : frame;
  const question = latest?.ask && !latest.result ? `${table.id} ${latest.ask.q}` : "";
  const title = `${desk.voice.value.text("title")} · Burghers`;
  useEffect(() => cue(question, title), [question, title]);
  useEffect(() => desk.cancel(), [frame?.seq]);
  if (!frame || !info) return <PlainPage>{t("table.opening")}</PlainPage>;
  return (
    <Shell
      frame={frame}
      info={info}
      desk={desk}
      drawing={drawing}
      heard={table.heard.value}
      root={root}
      marks={{ "data-seq": frame.seq, "data-over": frame.result ? "yes" : "no" }}
      question={<Status table={table} desk={desk} />}
      told={<StageLine table={table} desk={desk} />}
      side={<Side table={table} info={info} desk={desk} />}
      over={
        <>
          <AnswerSheet desk={desk} />
          <Tableau stage={table.stage} desk={desk} drawing={drawing} view={frame.view} />
          <EndSheet table={table} frame={frame} desk={desk} />
          <Notices table={table} />
          <Heard table={table} desk={desk} />
          <Asked table={table} desk={desk} />
          <AdviceLine table={table} desk={desk} />
        </>
      }
    />
  );
}

/** Books and hints, what happened, what was said. */
function Side({ table, info, desk }: { table: LiveTable; info: TableInfo; desk: Desk }): JSX.Element {
  return (
    <>
      <Tools table={table} desk={desk} />
      <details class="drawer" open>
        <summary>{t("log")}</summary>
        <Log table={table} desk={desk} />
      </details>
      {info.companion && <Companion table={table} desk={desk} />}
      <details class="drawer">
        <summary>{t("aid")}</summary>
        <AidSheet game={desk.game} voice={desk.voice.value} />
      </details>
      {(info.chat || table.chat.value.length > 0) && (
        <details class="drawer" open={table.chat.value.length > 0}>
          <summary>
            {t("chat")} {table.chat.value.length > 0 && <b>{table.chat.value.length}</b>}
          </summary>
          <Chat table={table} desk={desk} />
        </details>
      )}
    </>
  );
}

function Tools({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element {
  const printing = table.info.value?.printing_id;
  return (
    <nav class="table-tools" aria-label={t("table.tools")}>
      <a href={`/rules/${desk.game}`}>
        <Icon name="book" /> {t("rules")}
      </a>
      <a href={`/cards/${desk.game}${printing ? `?printing=${printing}` : ""}`}>
        <Icon name="cards" /> {t("cards")}
      </a>
      {table.info.value && <PrintingNote info={table.info.value} />}
      <a href={`/replay/${table.id}`}>
        <Icon name="film" /> {t("replay")}
      </a>
      <label class="switch">
        <input
          type="checkbox"
          aria-label={t("confirm.switch")}
          checked={confirming.value}
          onChange={(event) => (confirming.value = event.currentTarget.checked)}
        />{" "}
        {t("confirm.switch")}
      </label>
      <Hint table={table} desk={desk} />
      <Departures table={table} />
    </nav>
  );
}
