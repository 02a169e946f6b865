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

const BLANK = /\{(\w+)(?:([@#])(\w+))?(?:([:?])([^{}|]*)\|([^{}|]*))?\}/g;
/** The form of a name after the number one, and after any other. */
const ONE = "one";
const MANY = "many";
const ELIDED = /(^|[ (])([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÔÛaeiouàâéèêîôû])/g;
/** A name in a form of its own: with an article, in a case. */
export type Formed = (blank: string, form: string) => string | undefined;

/**
 * Fill the blanks of a text. A list in angle brackets leaves out what there is none of; a part in square brackets is
 * left out where there is nothing to put there.
 */
export function filled(
  text: string,
  blanks: Record<string, string | number>,
  speech: Language,
  formed: Formed = () => undefined,
): string {
  const whole = text.replace(/\[([^[\]{}]*\{[^[\]]*)\]/g, (_, part: string) => (lacks(part, blanks) ? "" : part));
  const said = whole.replace(/<([^<>]*)>/g, (_, items: string) => there(items, blanks));
  const full = said.replace(
    BLANK,
    (_, name: string, by?: string, of?: string, sign?: string, one?: string, many?: string) => {
      const value = blanks[name] ?? "";
      const form = by === "#" ? (singular(Number(blanks[of ?? ""]), speech) ? ONE : MANY) : of;
      if (form) return formed(name, form) ?? String(value);
      if (!sign) return String(value);
      const word = (singular(Number(value), speech) ? one : many) ?? "";
      return sign === ":" ? `${value} ${word}` : word;
    },
  );
  return speech === "fr" ? spaced(contracted(full)) : full;
}

/** French marks stay on the line of their word. */
export function spaced(text: string): string {
  return text.replace(/ ([:;?!»])/g, "\u00a0$1").replaceAll("« ", "«\u00a0");
}

/** French as it is said: au for à le, du for de le, d'Anna for de Anna. */
function contracted(text: string): string {
  return text.replaceAll(" à le ", " au ").replaceAll(" de le ", " du ").replace(ELIDED, "$1$2'");
}

/** Whether there is nothing for one of the blanks of a part. */
function lacks(part: string, blanks: Record<string, string | number>): boolean {
  return [...part.matchAll(BLANK)].some(([, name]) => !blanks[name ?? ""]);
}

/** What is left of a list without the things there are none of; the whole list if there is nothing at all. */
function there(items: string, blanks: Record<string, string | number>): string {
  const none = (item: string) => [...item.matchAll(/\{(\w+)/g)].some(([, name]) => name && (blanks[name] ?? 0) === 0);
  const left = items.split(", ").filter((item) => !none(item));
  return left.join(", ") || items;
}

/** Whether a number takes the singular: in French nought does too. */
export function singular(count: number, speech: Language): boolean {
  return speech === "fr" ? count === 0 || count === 1 : count === 1;
}
