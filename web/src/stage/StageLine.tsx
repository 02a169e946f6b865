// The line at the board's lower edge: what is being done, in words; behind it everything since one's last turn.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk } from "../board/desk";
import { speed, type Speed } from "../core/settings";
import type { LiveTable } from "../core/tables";
import { t, type TextKey } from "../core/texts";
import { Words } from "../games/Words";
import type { ToldNote } from "../protocol";
import { lines, strip } from "./telling";
import { play, soundOf } from "./sounds";

export const SPEEDS: readonly [Speed, TextKey][] = [
  ["at-once", "speed.at-once"],
  ["quick", "speed.quick"],
  ["normal", "speed.normal"],
  ["step", "speed.step"],
];

export function StageLine({ table, desk }: { table: LiveTable; desk: Desk }): JSX.Element | null {
  const stage = table.stage;
  const beat = stage.now.value;
  const open = useSignal(false);
  const names = desk.names;
  useEffect(() => {
    const found = beat && soundOf(beat.told.map((note) => desk.voice.value.parseNote(note.text).verb));
    if (found) play(found);
  }, [beat]);
  const since = table.turn.value;
  const past = table.log.value.filter((note) => note.at > since);
  const goal = desk.voice.value.has("goal") ? desk.voice.value.text("goal") : "";
  const who = { who: names[beat?.seat ?? -1] ?? "" };
  const silent = beat?.what === "undo" ? t("stage.undone", who) : beat?.what === "sealed" ? t("stage.sealed", who) : "";
  const says = (beat && strip(beat.told, desk)) || silent || goal;
  const acting = desk.seats.value[beat?.told.find((note) => note.seat >= 0)?.seat ?? beat?.seat ?? -1];
  return (
    <div
      class={`stage-line ${stage.playing.value ? "playing" : ""}`}
      data-stage={stage.playing.value ? "playing" : "still"}
    >
      {open.value && <Past notes={past} table={table} desk={desk} close={() => (open.value = false)} />}
      <button
        type="button"
        class="stage-says"
        data-hurry
        title={stage.playing.value ? t(stage.halted.value ? "stage.next" : "stage.hurry") : says}
        onClick={() => (stage.playing.value ? stage.on() : (open.value = !open.value))}
      >
        {acting && (
          <span class={`sign seat-${acting.colour}`} aria-hidden="true">
            {acting.sign}
          </span>
        )}
        <span class={`stage-words ${says === goal ? "goal" : ""}`}>
          <Words desk={desk} text={says} />
        </span>
        {stage.waiting.value > 1 && <span class="stage-more">+{stage.waiting.value - 1}</span>}
      </button>
      {stage.halted.value && (
        <button type="button" class="primary" data-step onClick={() => stage.next()}>
          {t("stage.next")}
        </button>
      )}
      {(past.length > 0 || goal) && (
        <button
          type="button"
          class="quiet"
          data-since
          aria-expanded={open.value}
          onClick={() => (open.value = !open.value)}
        >
          {t("stage.since")}
        </button>
      )}
    </div>
  );
}

/** Everything since one's last turn as a list; it can be shown again. */
function Past(props: { notes: readonly ToldNote[]; table: LiveTable; desk: Desk; close: () => void }): JSX.Element {
  const { notes, table, desk } = props;
  return (
    <section class="stage-past" aria-label={t("stage.since")} data-past>
      <header>
        <b>{t("stage.since")}</b>
        <label>
          <span class="visually-hidden">{t("settings.speed")}</span>
          <select value={speed.value} onChange={(event) => (speed.value = event.currentTarget.value as Speed)}>
            {SPEEDS.map(([value, key]) => (
              <option key={value} value={value}>
                {t(key)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          data-again
          disabled={table.stage.playing.value || !notes.length}
          onClick={() => {
            props.close();
            void table.stage.replay(table.turn.value);
          }}
        >
          {t("stage.again")}
        </button>
        <button type="button" class="quiet" aria-label={t("close")} onClick={props.close}>
          ✕
        </button>
      </header>
      {desk.voice.value.has("goal") && <p class="dim">{desk.voice.value.text("goal")}</p>}
      <ol>
        {lines(notes, desk, true).map((line, i) => {
          const seat = desk.seats.value[line.seat];
          return (
            <li key={i} data-at={line.at}>
              <span class={seat ? `sign seat-${seat.colour}` : "sign"} aria-hidden="true">
                {seat?.sign ?? ""}
              </span>{" "}
              <Words desk={desk} text={line.text} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
