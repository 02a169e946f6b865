// What one person has chosen, kept in this browser.
import { effect, signal, type Signal } from "@preact/signals";

export const LANGUAGES = ["en", "fr", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off";

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
export const confirming = kept<boolean>("confirm", matchMedia("(pointer: coarse)").matches);
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
