// The page's own words. Games bring theirs from the server.
import { signal } from "@preact/signals";
import en from "../texts/en.json";
import { language, type Language } from "./settings";

export type TextKey = keyof typeof en;
type Texts = Record<TextKey, string>;

const others: Record<Exclude<Language, "en">, () => Promise<{ default: Texts }>> = {
  fr: () => import("../texts/fr.json"),
  de: () => import("../texts/de.json"),
  nl: () => import("../texts/nl.json"),
};

const texts = signal<Texts>(en);
const loaded = new Map<Language, Texts>([["en", en]]);

/** Fetch the words of the chosen language. */
export async function speak(wanted: Language): Promise<void> {
  if (!loaded.has(wanted) && wanted !== "en") loaded.set(wanted, (await others[wanted]()).default);
  if (language.value === wanted) texts.value = loaded.get(wanted) ?? en;
}

language.subscribe((wanted) => void speak(wanted));

/** One of the page's sentences with its blanks filled. `{n:day|days}` takes the word that fits the number. */
export function t(key: TextKey, blanks: Record<string, string | number> = {}): string {
  return filled(texts.value[key], blanks, language.value);
}

/** Fill the blanks of a text. A list in angle brackets leaves out what there is none of. */
export function filled(text: string, blanks: Record<string, string | number>, speech: Language): string {
  const said = text.replace(/<([^<>]*)>/g, (_, items: string) => there(items, blanks));
  return said.replace(/\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = blanks[name] ?? "";
    if (one === undefined) return String(value);
    return `${value} ${singular(Number(value), speech) ? one : (many ?? "")}`;
  });
}

/** What is left of a list without the things there are none of; the whole list if there is nothing at all. */
function there(items: string, blanks: Record<string, string | number>): string {
  const none = (item: string) => [...item.matchAll(/\{(\w+)/g)].some(([, name]) => name && blanks[name] === 0);
  const left = items.split(", ").filter((item) => !none(item));
  return left.join(", ") || items;
}

/** Whether a number takes the singular: in French nought does too. */
export function singular(count: number, speech: Language): boolean {
  return speech === "fr" ? count === 0 || count === 1 : count === 1;
}
