// What the browser calls a page.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { titleOf } from "../games/names";
import type { Place } from "./router";
import { t } from "./texts";

const NAME = "Burghers";

/** What the page at hand calls itself: it may know more than its address says. */
export const called = signal("");

export function useCalled(said: string): void {
  useEffect(() => {
    called.value = said;
    return () => {
      called.value = "";
    };
  }, [said]);
}

export function titled(here: Place): string {
  const said = called.value || sayOf(here);
  return said ? `${said} · ${NAME}` : NAME;
}

/** A table in play says its own, as it also says whose turn it is. */
function sayOf(here: Place): string {
  switch (here.page) {
    case "home":
    case "table":
      return "";
    case "game":
      return titleOf(here.game);
    case "rules":
      return t("rules.of", { game: titleOf(here.game) });
    case "example":
      return t("example.of", { game: titleOf(here.game) });
    case "cards":
      return t("cards.of", { game: titleOf(here.game) });
    case "aid":
      return t("aid.of", { game: titleOf(here.game) });
    case "learn":
      return t("learn.of", { game: titleOf(here.game) });
    case "replay":
      return t("replay");
    case "workshop":
      return t("workshop.of", { game: titleOf(here.game) });
    case "exercises":
      return t("exercises");
    case "exercise":
      return t("exercises.of", { game: titleOf(here.game) });
    case "statistics":
      return t("statistics");
    case "tables":
      return t("home.mine");
    case "settings":
      return t("settings");
    case "account":
      return t("account");
    case "lost":
      return t("lost");
  }
}
