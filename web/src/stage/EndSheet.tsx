// The end over the board: points counted up by source, seat by seat; the tie-break; the winner; and where to go from here.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Desk } from "../board/desk";
import { openRule } from "../board/rule";
import { api } from "../core/api";
import { keyOf, remember } from "../core/keys";
import { useOnce } from "../core/once";
import { go } from "../core/router";
import { moving } from "../core/settings";
import type { LiveTable } from "../core/tables";
import { t } from "../core/texts";
import { Patterns, Swatch } from "../pages/points/patterns";
import { sourcesOf, tally } from "../pages/points/tally";
import type { TableFrame } from "../protocol";
import { play } from "./sounds";
import { broken } from "./ties";
import { ShareButton } from "../pages/replay/ShareButton";

const STEP = 700;
const NAME = "ending";

interface EndProps {
  table: LiveTable;
  frame: TableFrame;
  desk: Desk;
}

/** Over the board until one wants to look at it; then a button brings it back. */
export function EndSheet({ table, frame, desk }: EndProps): JSX.Element | null {
  const shut = useSignal(false);
  const ended = frame.result ? "" : table.ended();
  if (!frame.result && !ended) return null;
  if (shut.value) {
    return (
      <button type="button" class="end-again primary" data-end-again onClick={() => (shut.value = false)}>
        {t("end.title")}
      </button>
    );
  }
  const close = (): void => {
    shut.value = true;
  };
  if (frame.result) return <Sheet table={table} frame={frame} desk={desk} close={close} />;
  return (
    <section class="end end-sheet done" data-end="stopped" role="dialog" aria-label={t("end.title")}>
      <h2>{ended}</h2>
      <Ways table={table} desk={desk} close={close} />
    </section>
  );
}

function Sheet({ table, frame, desk, close }: EndProps & { close: () => void }): JSX.Element {
  const scores = frame.result?.scores ?? [];
  const winners = frame.result?.winners ?? [];
  const rows = tally(table.log.value, scores, desk.voice.value);
  const kinds = sourcesOf(desk.voice.value).filter((kind) => rows.get(kind)?.some((points) => points));
  const shown = useCounting(kinds.length);
  const done = shown > kinds.length;
  const order = scores.map((_, seat) => seat).sort((a, b) => place(scores, winners, b) - place(scores, winners, a));
  const most = Math.max(1, ...scores);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class={`end end-sheet ${done ? "done" : ""}`}
      data-end={done ? "done" : "counting"}
      role="dialog"
      aria-label={t("end.title")}
      tabIndex={-1}
      ref={box}
    >
      <h2>{done ? won(winners, desk) : t("end.counting")}</h2>
      <svg width="0" height="0" aria-hidden="true">
        <Patterns name={NAME} count={sourcesOf(desk.voice.value).length} />
      </svg>
      <ol class="result">
        {order.map((seat) => {
          const who = desk.seats.value[seat];
          const soFar = kinds.slice(0, shown).reduce((sum, kind) => sum + (rows.get(kind)?.[seat] ?? 0), 0);
          const best = done && winners.includes(seat);
          return (
            <li key={seat} class={`seat-${who?.colour} ${best ? "winner" : ""}`} data-seat={seat}>
              <span class="sign" aria-hidden="true">
                {who?.sign}
              </span>
              <span class="name">
                {who?.name}
                {best && <Wreath />}
              </span>
              <span class="end-bar" aria-hidden="true">
                {kinds.slice(0, shown).map((kind) => (
                  <Part key={kind} desk={desk} kind={kind} points={rows.get(kind)?.[seat] ?? 0} most={most} />
                ))}
              </span>
              <b class="end-points">{done ? scores[seat] : soFar}</b>
            </li>
          );
        })}
      </ol>
      <Legend kinds={kinds} rows={rows} shown={shown} desk={desk} order={order} />
      {done && <Tie frame={frame} desk={desk} />}
      <Ways table={table} desk={desk} close={close} />
    </section>
  );
}

/** Winners first, then by points. */
function place(scores: readonly number[], winners: readonly number[], seat: number): number {
  return (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
}

/** How many sources are counted so far: one after the other, or all at once for those who ask for stillness. */
function useCounting(sources: number): number {
  const shown = useSignal(moving() ? 0 : sources + 1);
  useEffect(() => {
    if (shown.value > sources) {
      play("win");
      return;
    }
    const timer = setTimeout(() => {
      shown.value += 1;
      play(shown.value > sources ? "win" : "wood");
    }, STEP);
    return () => clearTimeout(timer);
  }, [shown.value > sources ? -1 : shown.value]);
  return shown.value;
}

function won(winners: readonly number[], desk: Desk): string {
  const names = winners.map((seat) => desk.voice.value.player(seat, desk.names));
  if (winners.length === 1 && winners[0] === desk.me.value) return t("end.you-won");
  const listed = new Intl.ListFormat(desk.voice.value.language, { type: "conjunction" }).format(names);
  return t("table.won", { names: listed, n: names.length });
}

function Part(props: { desk: Desk; kind: string; points: number; most: number }): JSX.Element | null {
  if (props.points <= 0) return null;
  const n = sourcesOf(props.desk.voice.value).indexOf(props.kind);
  return (
    <svg class="end-part" style={{ width: `${(100 * props.points) / props.most}%` }}>
      <rect width="100%" height="100%" fill={`url(#${NAME}-${n})`} />
    </svg>
  );
}

interface LegendProps {
  kinds: readonly string[];
  rows: ReadonlyMap<string, readonly number[]>;
  shown: number;
  desk: Desk;
  order: readonly number[];
}

/** The sources as a table: what each brought each seat. */
function Legend({ kinds, rows, shown, desk, order }: LegendProps): JSX.Element {
  return (
    <table class="sources">
      <caption class="visually-hidden">{t("end.sources")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("end.source")}</th>
          {order.map((seat) => (
            <th key={seat} scope="col" class={`seat-${desk.seats.value[seat]?.colour}`}>
              <span class="sign" aria-hidden="true">
                {desk.seats.value[seat]?.sign}
              </span>
              <span class="visually-hidden">{desk.seats.value[seat]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind, i) => (
          <tr key={kind} class={i < shown ? "" : "not-yet"}>
            <th scope="row">
              <Swatch name={NAME} kind={sourcesOf(desk.voice.value).indexOf(kind)} />{" "}
              {desk.voice.value.text(`source.${kind}`)}
            </th>
            {order.map((seat) => (
              <td key={seat}>{i < shown ? rows.get(kind)?.[seat] || "–" : ""}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What decided between equal points, and the rule that says so. */
function Tie({ frame, desk }: { frame: TableFrame; desk: Desk }): JSX.Element | null {
  const tie = broken(desk.game, frame.view, frame.result?.scores ?? []);
  if (!tie) return null;
  const voice = desk.voice.value;
  const names = tie.tied.map((seat) => voice.player(seat, desk.names));
  const listed = new Intl.ListFormat(voice.language, { type: "conjunction" }).format(names);
  const shared = (frame.result?.winners.length ?? 0) > 1;
  return (
    <p class="end-tie" data-tie>
      {t("end.tied", { names: listed })}{" "}
      {tie.compared
        .map(({ key, values }) => `${t(key)}: ${values.map((n, i) => `${names[i]} ${n}`).join(", ")}.`)
        .join(" ")}{" "}
      {shared && t("end.shared")}{" "}
      <button type="button" class="rule-link" onClick={() => openRule(desk.game, tie.rule)}>
        {tie.rule}
      </button>
    </p>
  );
}

function Ways({ table, desk, close }: { table: LiveTable; desk: Desk; close: () => void }): JSX.Element {
  const key = keyOf(table.id);
  const rematch = useOnce(async (): Promise<void> => {
    if (!key) return;
    const next = await api.rematch(table.id, key.token);
    remember(next.table, { token: key.token, seat: key.seat, game: desk.game });
    go(`/t/${next.table}`);
  });
  return (
    <p class="buttons">
      <button type="button" data-look onClick={close}>
        {t("end.look")}
      </button>
      <a class="button" href={`/replay/${table.id}`}>
        {t("replay")}
      </a>
      <a class="button" data-review href={`/replay/${table.id}?review=normal`}>
        {t("review")}
      </a>
      {table.info.value && <ShareButton id={table.id} info={table.info.value} />}
      {key && (
        <button type="button" class="primary" data-rematch onClick={() => void rematch()}>
          {t("rematch")}
        </button>
      )}
      <a class="button" href="/">
        {t("back-home")}
      </a>
    </p>
  );
}

/** A laurel wreath, which stands for itself beside the winner's name. */
function Wreath(): JSX.Element {
  const leaves = [0, 1, 2, 3, 4];
  return (
    <svg class="wreath" viewBox="-24 -24 48 48" role="img" aria-label={t("table.winner")}>
      {[-1, 1].map((side) =>
        leaves.map((i) => (
          <path
            key={`${side} ${i}`}
            d="M0 0c4-5 9-5 12-2-4 4-8 5-12 2z"
            transform={`rotate(${side > 0 ? 60 - i * 32 : 120 + i * 32}) translate(17 0) rotate(${side * -70}) scale(1 ${side})`}
          />
        )),
      )}
    </svg>
  );
}
