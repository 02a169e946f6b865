// Keys of the table page. They are dead while somebody types, and never take a browser's own.
import { useEffect } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { zoomBy } from "../../board/Zoom";
import { showKeys } from "../Keys";
import { narrow } from "../../prompts/narrow";
import { take } from "../../prompts/Prompt";

const AREAS: Record<string, string> = { b: ".board", h: ".hand", p: ".panels", l: ".log", c: ".chat input" };

const ZOOM: Record<string, 1 | 0 | -1> = { "+": 1, "-": -1, "0": 0 };

/** Whether a key press belongs to a field or a box. */
export function typing(event: KeyboardEvent): boolean {
  const where = event.target as Element | null;
  return !!where?.closest("input:not([type=checkbox], [type=range]), select, textarea, dialog, [contenteditable]");
}

export function useTableKeys(desk: Desk, undo: () => void): void {
  useEffect(() => {
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
      if (/^[1-9]$/.test(event.key) && !desk.proposed.value) {
        const choice = narrow(desk)[Number(event.key) - 1];
        if (choice) take(desk, choice);
      } else if (event.key === "Enter" && desk.proposed.value && !onControl(event)) desk.confirm();
      else if (event.key === "Escape") desk.cancel();
      else if (event.key === "u") undo();
      else if (event.key === "?") showKeys();
      else if (event.key in ZOOM) zoomBy(ZOOM[event.key] ?? 0);
      else if (area) reach(area);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [desk, undo]);
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
    : found.querySelector<HTMLElement>("button, a, [tabindex='0'], summary");
  inside?.focus();
}
