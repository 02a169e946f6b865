// Keys of the table page. They are dead while somebody types, and never take a browser's own.
import { useLayoutEffect } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { typed, walk } from "../../board/walk";
import { zoomBy } from "../../board/Zoom";
import { showKeys } from "../Keys";
import { buttons, list, listed } from "../../prompts/Prompt";
import type { Stage } from "../../stage/Stage";

const AREAS: Record<string, string> = { b: ".board", h: ".hand", p: ".others", l: ".log", c: ".chat input" };

const ZOOM: Record<string, 1 | 0 | -1> = { "+": 1, "-": -1, "0": 0 };

/** Whether a key press belongs to a field or a box. */
export function typing(event: KeyboardEvent): boolean {
  const where = event.target as Element | null;
  return !!where?.closest("input:not([type=checkbox], [type=range]), select, textarea, dialog, [contenteditable]");
}

export function useTableKeys(desk: Desk, undo: () => void, stage?: Stage): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (typing(event) || event.altKey || event.metaKey) return;
      if (event.ctrlKey) {
        if (event.key === "z") {
          event.preventDefault();
          undo();
        }
        return;
      }
      const area = AREAS[event.key];
      if (typed(event.key) || (!onSlider(event) && walk(event.key))) {
        event.preventDefault();
        return;
      }
      if (/^[1-9]$/.test(event.key) && !desk.proposed.value) {
        const answer = (listed(desk) ?? buttons(desk))[Number(event.key) - 1];
        if (answer) desk.choose(answer);
      } else if (event.key === "Enter" && desk.proposed.value && !onControl(event)) desk.confirm();
      else if (event.key === " " && stage?.playing.value && !onControl(event)) stage.on();
      else if (event.key === "Escape") {
        if (listed(desk)) list(desk, "none");
        desk.cancel();
      } else if (event.key === "/") list(desk, "all");
      else if (event.key === "u") undo();
      else if (event.key === "?") showKeys();
      else if (event.key in ZOOM) zoomBy(ZOOM[event.key] ?? 0);
      else if (area) reach(area);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [desk, undo, stage]);
}

/** Arrow keys of a field are its own, and those that turn something in the hand as well. */
function onSlider(event: KeyboardEvent): boolean {
  return event.defaultPrevented || !!(event.target as Element | null)?.closest("[role=tab], [role=slider], input");
}

function onControl(event: KeyboardEvent): boolean {
  return !!(event.target as Element | null)?.closest("button, a, summary");
}

/** Bring an area into view and set the focus there. */
function reach(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) return;
  const drawer = found.closest("details");
  if (drawer) drawer.open = true;
  found.scrollIntoView({ block: "nearest" });
  const inside = found.matches("input")
    ? found
    : (found.querySelector<HTMLElement>("button, a, [tabindex='0'], summary") ??
      found.querySelector<HTMLElement>("[tabindex]"));
  inside?.focus();
}
