// The review beside the board: how far it is, the graph, what is said of the decision one looks at, and the summary.
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { api, type Position } from "../../core/api";
import { keyOf } from "../../core/keys";
import type { ReviewDepth } from "../../core/router";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import { Graph } from "./Graph";
import { Making } from "./Making";
import { SIGNS, type Decision, type Review } from "./shape";

/** A better line than what was answered, and the position it leads to. */
export interface Better {
  line: string;
  shown: Position;
}

interface PanelProps {
  id: string;
  depth: ReviewDepth;
  at: number;
  eyes: number;
  desk: Desk;
  /** The better line, while it is shown on the board. */
  better: Signal<Better | null>;
  /** The review, once it is whole: the log shows its marks. */
  found: Signal<Review | null>;
  onPick: (at: number) => void;
}

export function ReviewPanel({ id, depth, at, eyes, desk, better, found, onPick }: PanelProps): JSX.Element {
  const making = useMemo(() => new Making(id, depth), [id, depth]);
  useEffect(() => making.open(), [making]);
  const state = making.state.value;
  const review = state?.review ?? null;
  useEffect(() => void (found.value = review), [review]);
  const box = useRef<HTMLElement>(null);
  // On a phone it lies in another part of the table: whoever asks for it is shown it.
  useLayoutEffect(() => box.current?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" }), []);
  if (!review) {
    return (
      <section ref={box} class="review" aria-label={t("review")} aria-busy={!making.failed.value}>
        <h2>{t("review")}</h2>
        {making.failed.value ? (
          <p role="alert">{t("review.failed")}</p>
        ) : (
          <p role="status" data-making>
            {t("review.making", { done: state?.done ?? 0, total: state?.total ?? 0 })}{" "}
            <progress value={state?.done ?? 0} max={Math.max(1, state?.total ?? 1)} />
          </p>
        )}
      </section>
    );
  }
  const decision = review.decisions.find((one) => one.at === at);
  return (
    <section ref={box} class="review" aria-label={t("review")} data-reviewed>
      <Graph review={review} at={at} desk={desk} onPick={onPick} />
      {decision && <Said id={id} decision={decision} review={review} eyes={eyes} better={better} />}
      <h3>{review.words["page.moments"]}</h3>
      {review.key_moments.length === 0 && <p>{review.words["page.none"]}</p>}
      <ol class="moments">
        {review.key_moments.map((one) => (
          <li key={one.said}>
            <a href={`/replay/${id}?at=${one.at}&review=${depth}`}>{one.said}</a>
          </li>
        ))}
      </ol>
      <Seats review={review} desk={desk} />
      <details class="drawer">
        <summary>{review.words["page.decisions"]}</summary>
        <ol class="slips">
          {review.decisions
            .filter((one) => SIGNS[one.mark])
            .map((one) => (
              <li key={one.at} class={one.mark}>
                <a href={`/replay/${id}?at=${one.at}&review=${depth}`}>
                  <b>{SIGNS[one.mark]}</b> {one.said}
                </a>
              </li>
            ))}
        </ol>
      </details>
      {review.how.map((text) => (
        <p key={text} class="quiet">
          {text}
        </p>
      ))}
      <Save id={id} depth={depth} />
    </section>
  );
}

interface SaidProps {
  id: string;
  decision: Decision;
  review: Review;
  eyes: number;
  better: Signal<Better | null>;
}

/** What is said of one decision, and the better line on the board. */
function Said({ id, decision, review, eyes, better }: SaidProps): JSX.Element {
  const failed = useSignal(false);
  const show = async (): Promise<void> => {
    failed.value = false;
    try {
      const line = decision.line.join("; ");
      better.value = { line, shown: await api.position(id, decision.at, eyes, keyOf(id)?.token, line) };
    } catch {
      failed.value = true;
    }
  };
  return (
    <div class={`said ${decision.mark}`} data-mark={decision.mark}>
      <p role="status">
        <b>
          {SIGNS[decision.mark]} {review.words[`mark.${decision.mark}`]}
        </b>{" "}
        {decision.said}
      </p>
      {decision.best !== decision.move && (
        <p class="buttons">
          {better.value ? (
            <button type="button" data-as-played onClick={() => (better.value = null)}>
              {t("review.as-played")}
            </button>
          ) : (
            <button type="button" data-better onClick={() => void show()}>
              {t("review.better")}
            </button>
          )}
        </p>
      )}
      {failed.value && <p role="alert">{t("review.failed")}</p>}
    </div>
  );
}

/** Seat by seat: how it decided, and what luck it had; a row for each figure, so that it fits beside the board. */
function Seats({ review, desk }: { review: Review; desk: Desk }): JSX.Element {
  const { words, summary } = review;
  const seats = desk.seats.value;
  const head = (
    <thead>
      <tr>
        <td />
        {seats.map((seat, i) => (
          <th key={i} scope="col" class={`seat-${seat.colour}`} aria-label={seat.name}>
            {seat.sign}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <>
      <div class="figures">
        <table class="verdicts">
          <caption>{words["page.seats"]}</caption>
          {head}
          <tbody>
            <Row label={words["column.accuracy"]} cells={summary.map((one) => `${Math.round(one.accuracy)} %`)} />
            <Row label={words["column.lost-win"]} cells={summary.map((one) => `${Math.round(100 * one.lost_win)} %`)} />
            <Row label={words["column.lost-points"]} cells={summary.map((one) => one.lost_points.toFixed(0))} />
            {(["opening", "middle", "end"] as const).map((phase, i) => (
              <Row
                key={phase}
                label={`– ${words[`phase.${phase}`]}`}
                cells={summary.map((one) => (one.phases[i]?.points ?? 0).toFixed(0))}
              />
            ))}
            {(["inaccuracy", "mistake", "blunder"] as const).map((mark) => (
              <Row
                key={mark}
                label={`${SIGNS[mark]} ${words[`mark.${mark}`]}`}
                cells={summary.map((one) => `${one.marks[mark] ?? 0}`)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ul class="well">
        {summary.map((one) => (
          <li key={one.seat}>
            {seats[one.seat]?.name}: {one.well.join(" ")}
          </li>
        ))}
      </ul>
      <div class="figures">
        <table class="verdicts">
          <caption>{words["page.luck"]}</caption>
          {head}
          <tbody>
            {review.fortune.map(([title, ...cells]) => (
              <Row key={title} label={title} cells={cells} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">{review.luck_how}</p>
    </>
  );
}

function Row({ label, cells }: { label: string | undefined; cells: string[] }): JSX.Element {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, i) => (
        <td key={i}>{cell}</td>
      ))}
    </tr>
  );
}

/** The review as a page of its own, to keep or to send. */
function Save({ id, depth }: { id: string; depth: ReviewDepth }): JSX.Element {
  const save = async (): Promise<void> => {
    const text = await api.reviewPage(id, depth, language.value, keyOf(id)?.token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/html" }));
    link.download = `${id}.html`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <p class="buttons">
      <button type="button" data-save-review onClick={() => void save()}>
        {t("review.save")}
      </button>
    </p>
  );
}
