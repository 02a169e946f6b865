// What one person has chosen, kept in this browser.
import { effect, signal, type Signal } from "@preact/signals";

export const LANGUAGES = ["en", "fr", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off";
export type Speed = "at-once" | "quick" | "normal" | "step";

/** A signal that outlives the page. */
export function kept<T>(name: string, fallback: T, allowed?: readonly T[]): Signal<T> {
  const key = `burghers.${name}`;
  let start = fallback;
  try {
    const found = localStorage.getItem(key);
    if (found !== null) {
      const value = JSON.parse(found) as T;
      if (!allowed || allowed.includes(value)) start = value;
    }
  } catch {
    // A browser that keeps nothing, or an unreadable value: the fallback stands.
  }
  const held = signal(start);
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(held.value));
    } catch {
      // Nothing is kept then.
    }
  });
  return held;
}

function spoken(): Language {
  const wish = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language));
  return (wish as Language | undefined) ?? "en";
}

export const language = kept<Language>("language", spoken(), LANGUAGES);
export const theme = kept<Theme>("theme", "auto", ["auto", "light", "dark"]);
export const motion = kept<Motion>("motion", "auto", ["auto", "off"]);
/** Whether lines are stronger and nothing is faint: also where the system does not ask for it. */
export const contrast = kept<"auto" | "more">("contrast", "auto", ["auto", "more"]);
export const confirming = kept<boolean>("confirm", matchMedia("(pointer: coarse)").matches);
/** How what others do is shown. */
export const speed = kept<Speed>("speed", "normal", ["at-once", "quick", "normal", "step"]);
/** Seconds in which a turn can be taken back before bots begin to think. */
export const GRACES = [0, 1, 2, 3, 4, 5, 7, 10] as const;
export const grace = kept<number>("grace", 2, GRACES);
/** Whether a move that ends the turn or cannot be taken back asks once, where people wait for it. */
export const asking = kept<boolean>("ask-once", true);
export const sound = kept<boolean>("sound", false);
export const notifying = kept<boolean>("notify", false);
export const newestFirst = kept<boolean>("newest-first", true);
export const myName = kept<string>("name", "");

/** Whether pieces may move: not when the person or the system asks for stillness. */
export function moving(): boolean {
  return motion.value === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
effect(() => {
  document.documentElement.dataset["motion"] = motion.value;
});
const wantsContrast = matchMedia("(prefers-contrast: more)");
const systemContrast = signal(wantsContrast.matches);
wantsContrast.addEventListener("change", () => (systemContrast.value = wantsContrast.matches));
effect(() => {
  document.documentElement.dataset["contrast"] = systemContrast.value ? "more" : contrast.value;
});
