// One surface that fits the window: bar, others, board, question, one's own, and a side that opens beside or over it.
// A table in play, a replay and a lesson are laid out alike.
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { forgive } from "../../board/fingers";
import { Zoom } from "../../board/Zoom";
import { t } from "../../core/texts";
import { Header } from "../Header";
import { Icon } from "../Icon";
import { PaneTabs, usePanes } from "./panes";
import { Mine, Others, SeatSheet, Strip, type SeatsProps } from "./Seats";

interface ShellProps extends SeatsProps {
  root: RefObject<HTMLElement | null>;
  class?: string;
  /** Attributes of the table, for whoever looks at it from outside. */
  marks?: Record<`data-${string}`, string | number>;
  /** The line of one height in which the question stands. */
  question: ComponentChildren;
  /** The line under the board: what was just done. */
  told?: ComponentChildren;
  /** Log, chat, books. */
  side: ComponentChildren;
  /** What lies over everything: the answers, the end. */
  over?: ComponentChildren;
}

/** Whether the side lies over the table where there is no room beside it. */
export const sideOpen = signal(false);

export function Shell(props: ShellProps): JSX.Element {
  const { frame, desk, drawing, root, question, told, side, over } = props;
  const voice = desk.voice.value;
  const heading = drawing.heading(frame.view, voice);
  const mine = desk.me.value >= 0;
  const panes = usePanes(root, desk, mine);
  const look = [
    "table",
    `game-${desk.game}`,
    props.class ?? "",
    drawing.mood?.(frame.view) ?? "",
    mine ? "" : "watching",
    drawing.Hand ? "" : "no-hand",
    sideOpen.value ? "side-open" : "",
  ];
  return (
    <>
      <Header>
        <h2 class="heading">
          <b>{voice.text("title")}</b> {heading}
        </h2>
        <Strip {...props} />
        <button
          type="button"
          class="quiet icon for-side"
          aria-label={t("table.side")}
          title={t("table.side")}
          aria-expanded={sideOpen.value}
          onClick={() => (sideOpen.value = !sideOpen.value)}
        >
          <Icon name="side" />
        </button>
      </Header>
      <main class={look.filter(Boolean).join(" ")} ref={root} onClick={forgive} {...props.marks}>
        {question}
        <PaneTabs panes={panes} heading={heading} />
        <div class="panes" ref={panes.box}>
          <section class="board" data-pane="board" data-area="board" aria-label={t("table.board")}>
            <h2 class="visually-hidden">{t("table.board")}</h2>
            <Zoom scrolls={drawing.scrolls ?? false}>
              <drawing.Board view={frame.view} desk={desk} />
            </Zoom>
          </section>
          <Mine {...props} />
          <Others {...props} />
          <aside class="side" data-pane="side" aria-label={t("table.side")}>
            {side}
            <Outline {...props} />
          </aside>
        </div>
        {told !== undefined && <div class="told">{told}</div>}
        {mine && (
          <section class="goods" aria-label={t("table.goods")}>
            <drawing.Counters view={frame.view} desk={desk} seat={desk.me.value} />
          </section>
        )}
        {drawing.Hand && mine && (
          <section class="hand" data-area="hand" aria-label={t("table.hand")}>
            <drawing.Hand view={frame.view} desk={desk} />
          </section>
        )}
        {over}
        <SeatSheet {...props} />
      </main>
    </>
  );
}

/** The table in sentences. */
function Outline({ frame, desk, drawing }: SeatsProps): JSX.Element {
  return (
    <details class="outline">
      <summary>{t("table.outline")}</summary>
      <ul>
        {drawing.outline(frame.view, desk.voice.value, desk.names).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
