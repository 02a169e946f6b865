// Which day matters now: the one that is asked about, else the one it is.
import type { Desk } from "../../board/desk";
import { askedAbout } from "./spots";
import { DAYS, type Day, type View } from "./view";

const ASKED: Record<string, Day> = {
  card: "tuesday",
  vote: "tuesday",
  mayor: "tuesday",
  stall: "wednesday",
  draw: "wednesday",
  order: "thursday",
  load: "friday",
  relic: "sunday",
  insure: "sunday",
  assign: "sunday",
  "put-in": "sunday",
};

export function today(view: View): Day {
  return DAYS.find((day) => day === view.day) ?? "monday";
}

/** The day to be drawn large: the council lies at Tuesday, also when it votes on another day. */
export function focus(view: View, desk: Desk): Day {
  const kind = desk.ask.value?.kind ?? "";
  if (kind === "home") return (askedAbout(desk, "street") as Day) || today(view);
  const sealed = view.seats[desk.me.value]?.choice ?? "";
  return ASKED[kind] ?? (sealed === "yes" || sealed === "no" ? "tuesday" : today(view));
}
