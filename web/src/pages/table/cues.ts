// Signs that it is my turn: the title, the icon, a sound, a notification. Each comes once per question.
import { notifying } from "../../core/settings";
import { t } from "../../core/texts";
import { play } from "../../stage/sounds";

let asked = "";

/** Show whether this question waits for me. */
export function cue(question: string, title: string): void {
  document.title = question ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  icon?.setAttribute("href", question ? "/assets/favicon-turn.svg" : "/assets/favicon.svg");
  if (!question || question === asked) {
    asked = question;
    return;
  }
  asked = question;
  play("bell");
  if (notifying.value && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(t("cue.your-turn"), { body: title, tag: "burghers" });
  }
}

/** Leave the page as it was. */
export function quiet(): void {
  asked = "";
  cue("", "Burghers");
}
