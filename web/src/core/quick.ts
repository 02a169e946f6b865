// A table against bots in one click: as strong and as many as last time, and never two tables for two clicks.
import { signal } from "@preact/signals";
import { api } from "./api";
import { remember } from "./keys";
import { catalogue, shapeOf } from "./library";
import { go } from "./router";
import { kept, myName } from "./settings";
import { t } from "./texts";

const USUAL_LEVEL = "novice";
const USUAL_SEATS = 3;

export const quickLevel = kept<string>("quick.level", USUAL_LEVEL);
/** Players by game. */
const seatsChosen = kept<Record<string, number>>("quick.seats", {});

/** The game whose table is being laid. */
export const laying = signal("");

/** The game whose table could not be laid: where one tried, it is said. */
export const notLaid = signal("");

export function levels(): string[] {
  return catalogue().value?.bots ?? [];
}

/** The level that was chosen last, if there still is such a bot. */
export function levelChosen(): string {
  const known = levels();
  if (known.includes(quickLevel.value)) return quickLevel.value;
  return known.includes(USUAL_LEVEL) ? USUAL_LEVEL : (known[0] ?? "random");
}

/** The fewest and most players of a game. */
function bounds(game: string): readonly [number, number] {
  return catalogue().value?.about[game]?.seats ?? shapeOf(game).value?.seats ?? [USUAL_SEATS, USUAL_SEATS];
}

export function quickSeats(game: string): number {
  const [fewest, most] = bounds(game);
  return Math.max(fewest, Math.min(seatsChosen.value[game] ?? USUAL_SEATS, most));
}

export function chooseSeats(game: string, seats: number): void {
  seatsChosen.value = { ...seatsChosen.value, [game]: seats };
}

/** Make a table against bots and sit down; a second click while it is made does nothing. With advice: against novices. */
export async function playNow(game: string, coached = false): Promise<void> {
  if (laying.value) return;
  laying.value = game;
  notLaid.value = "";
  try {
    const seats = quickSeats(game);
    const bots = Array<string>(seats - 1).fill(coached ? USUAL_LEVEL : levelChosen());
    const made = await api.make({ game, seats, name: myName.value || t("name.default"), bots, chat: false });
    const key = { token: made.token, seat: made.seat, game, invitation: made.invitation, host: true };
    remember(made.table.id, coached ? { ...key, coached } : key);
    go(`/t/${made.table.id}`);
  } catch {
    notLaid.value = game;
  } finally {
    laying.value = "";
  }
}
