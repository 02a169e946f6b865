// Signs that it is my turn: the title, the icon, a sound, a notification. Each comes once per question.
import { notifying, sound } from "../../core/settings";
import { t } from "../../core/texts";

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
  if (sound.value) chime();
  if (notifying.value && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(t("cue.your-turn"), { body: title, tag: "burghers" });
  }
}

/** Leave the page as it was. */
export function quiet(): void {
  asked = "";
  cue("", "Burghers");
}

let player: AudioContext | null = null;

/** Two soft bells. */
export function chime(): void {
  player ??= new AudioContext();
  const start = player.currentTime;
  [660, 880].forEach((pitch, i) => {
    if (!player) return;
    const tone = player.createOscillator();
    const volume = player.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + i * 0.14);
    volume.gain.linearRampToValueAtTime(0.12, start + i * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + i * 0.14 + 0.6);
    tone.connect(volume).connect(player.destination);
    tone.start(start + i * 0.14);
    tone.stop(start + i * 0.14 + 0.7);
  });
}
