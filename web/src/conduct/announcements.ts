// What the table itself says stands in the chat as a key and numbers: here it becomes sentences.
import type { LiveTable } from "../core/tables";
import { t, type TextKey } from "../core/texts";
import type { ChatLine } from "../protocol";

const TABLE = -1;

const SAID: Record<string, TextKey> = {
  clock: "said.clock",
  "clock-end": "said.clock-end",
  absent: "said.absent",
  left: "said.left",
  conceded: "said.conceded",
  cancelled: "said.cancelled",
  replaced: "said.replaced",
  freed: "said.freed",
  "undo-asked": "said.undo-asked",
  "undo-granted": "said.undo-granted",
  "undo-declined": "said.undo-declined",
  undone: "said.undone",
  unsealed: "said.unsealed",
  resealed: "said.resealed",
  forgiven: "said.forgiven",
  rules: "said.rules",
};

export interface Announcement {
  kind: string;
  numbers: readonly number[];
  at: number;
}

/** What the table said in a line of the chat; null where a person did. */
export function announced(line: ChatLine): Announcement | null {
  if (line.seat !== TABLE) return null;
  const [kind = "", ...numbers] = line.text.split(" ");
  return { kind, numbers: numbers.map(Number), at: line.at };
}

/** The same as a sentence. Who has left is called by the name they had. */
export function sentenceOf(found: Announcement, table: LiveTable): string {
  const seat = found.numbers[0] ?? -1;
  const who = table.info.value?.seats[seat]?.name || table.seats.value[seat]?.name || "";
  const key = SAID[found.kind];
  const [n = 0, m = 0] = found.numbers;
  return key ? t(key, { who, n, m }) : "";
}

/** Who asks the others for an undo, and who has agreed: only as long as the log has not gone on. */
export interface UndoAsked {
  seat: number;
  granted: readonly number[];
}

export function undoAsked(table: LiveTable): UndoAsked | null {
  const seq = table.stage.latest.value?.seq ?? -1;
  let found: UndoAsked | null = null as UndoAsked | null;
  for (const line of table.chat.value) {
    const said = announced(line);
    const [seat = -1, at] = said?.numbers ?? [];
    if (!said || at !== seq) continue;
    if (said.kind === "undo-asked") found = { seat, granted: [] };
    else if (said.kind === "undo-declined") found = null;
    else if (said.kind === "undo-granted" && found) {
      found = { seat: found.seat, granted: [...found.granted, seat] };
    }
  }
  return found;
}
