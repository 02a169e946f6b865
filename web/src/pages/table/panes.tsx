// On a phone the parts of the table lie side by side, one swipe apart; what is asked comes into view by itself.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { moving } from "../../core/settings";
import { t, type TextKey } from "../../core/texts";

export type Pane = "board" | "mine" | "others" | "side";

const NAMES: Record<Pane, TextKey> = {
  board: "table.board",
  mine: "table.mine",
  others: "table.others",
  side: "log",
};

export interface Panes {
  box: RefObject<HTMLDivElement | null>;
  all: readonly Pane[];
  shown: ReadonlySignal<Pane>;
  show(pane: Pane): void;
}

/** Whether the parts lie one behind the other now. */
function sideBySide(box: HTMLElement): boolean {
  return getComputedStyle(box).display !== "contents";
}

export function usePanes(root: RefObject<HTMLElement | null>, desk: Desk, mine: boolean): Panes {
  const box = useRef<HTMLDivElement>(null);
  const panes = useMemo(() => {
    const shown = signal<Pane>("board");
    const show = (pane: Pane): void => {
      const node = box.current;
      const wanted = node?.querySelector<HTMLElement>(`[data-pane="${pane}"]`);
      if (!node || !wanted || !sideBySide(node)) return;
      shown.value = pane;
      node.scrollTo({ left: wanted.offsetLeft - node.offsetLeft, behavior: moving() ? "smooth" : "instant" });
    };
    return { shown, show };
  }, []);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const settle = (): void => {
      const middle = node.scrollLeft + node.clientWidth / 2;
      for (const part of node.querySelectorAll<HTMLElement>("[data-pane]")) {
        const left = part.offsetLeft - node.offsetLeft;
        if (left <= middle && middle < left + part.offsetWidth) panes.shown.value = part.dataset["pane"] as Pane;
      }
    };
    node.addEventListener("scroll", settle, { passive: true });
    return () => node.removeEventListener("scroll", settle);
  }, []);
  const question = desk.ask.value?.q ?? -1;
  const picked = desk.picked.value.map((spot) => spot.id).join(" ");
  useEffect(() => {
    if (question < 0) return;
    const look = (): void => {
      if (root.current) turn(root.current, panes.shown.value, panes.show);
    };
    const soon = requestAnimationFrame(look);
    addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(soon);
      removeEventListener("resize", look);
    };
  }, [question, picked]);
  const all: Pane[] = mine ? ["board", "mine", "others", "side"] : ["board", "others", "side"];
  return { ...panes, box, all };
}

/** Turn to where something can be pointed at, unless it is in sight already; and bring it into view there. */
function turn(root: HTMLElement, shown: Pane, show: (pane: Pane) => void): void {
  const box = root.querySelector<HTMLElement>(".panes");
  if (!box || !sideBySide(box)) return;
  const lit = [...root.querySelectorAll(".spot.lit")];
  const inside = lit.map((spot) => spot.closest<HTMLElement>("[data-pane]")?.dataset["pane"] as Pane | undefined);
  const inDock = inside.includes(undefined);
  const order: Pane[] = [shown, "board", "mine", "others"];
  const wanted = order.find((pane) => inside.includes(pane));
  if (!wanted || (inDock && wanted !== shown)) {
    if (shown === "side") show("board");
    return;
  }
  show(wanted);
  const window = lit[inside.indexOf(wanted)]?.closest(".pane.near, .pane.scrolls");
  if (window) lit[inside.indexOf(wanted)]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

export function PaneTabs({ panes, heading }: { panes: Panes; heading: string }): JSX.Element {
  return (
    <div class="pane-tabs">
      <div role="tablist" aria-label={t("table.panes")}>
        {panes.all.map((pane) => (
          <button
            key={pane}
            type="button"
            role="tab"
            aria-selected={panes.shown.value === pane}
            onClick={() => panes.show(pane)}
          >
            {t(NAMES[pane])}
          </button>
        ))}
      </div>
      <p class="heading">{heading}</p>
    </div>
  );
}
