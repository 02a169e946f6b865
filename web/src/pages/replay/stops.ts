// Where a replay stops, and how far a jump goes: a step, a turn, a part of a round, a round.
import type { Desk } from "../../board/desk";
import type { Stop } from "../../core/api";
import { t } from "../../core/texts";

export type Jump = "step" | "turn" | "part" | "round";

/** The last stop at or before so many entries; without a number the first. */
export function stopBefore(stops: readonly Stop[], at: number | null): number {
  if (at === null) return 0;
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.at <= at),
  );
}

/** Whether something begins at this stop. A turn begins where another seat has moved than before. */
function begins(stops: readonly Stop[], i: number, what: Jump): boolean {
  const [now, before] = [stops[i], stops[i - 1]];
  if (!now || !before || what === "step") return true;
  if (now.round !== before.round) return true;
  if (what === "round") return false;
  if (now.part !== before.part) return true;
  return what === "turn" && stops[i + 1]?.seat !== now.seat;
}

/** The stop one jump away. */
export function jumped(stops: readonly Stop[], from: number, what: Jump, way: 1 | -1): number {
  let at = from + way;
  while (at > 0 && at < stops.length - 1 && !begins(stops, at, what)) at += way;
  return Math.min(Math.max(at, 0), stops.length - 1);
}

/** Where in the game a stop is: its round, and in Colonia the day. */
export function whereabouts(stop: Stop, desk: Desk): string {
  const said = stop.round > 0 ? [t("table.round", { n: stop.round })] : [];
  if (stop.part) said.push(desk.voice.value.name("day", stop.part));
  return said.join(" · ");
}

/** What led to a stop. */
export function toldOf(stop: Stop, desk: Desk): string {
  if (stop.seat < 0) return t("replay.start");
  const who = desk.names[stop.seat] ?? "";
  if (!stop.move) return t("replay.moved", { who });
  return `${who}: ${desk.voice.value.move(desk.voice.value.parseMove(stop.move), desk.names)}`;
}
