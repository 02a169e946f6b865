// What the viewer did is said to the viewer: "You rolled 5", not "Ann rolled 5".
import type { Language } from "../core/settings";
import speech from "../texts/you.json";

interface Address {
  who: string;
  /** What becomes of a verb that is not listed: it is alike in both persons, or the sentence keeps the name, as with "". */
  others: string;
  verbs: Record<string, string>;
  own: Record<string, string>;
}

export interface Spoken {
  who: string;
  sentence: string;
}

/** A sentence in the second person; null where it cannot be said so, or names the seat once more. */
export function addressed(sentence: string, language: Language): Spoken | null {
  const { who, others, verbs, own }: Address = speech[language];
  const [, verb, rest] = /^\{who\} ((?:ne )?[^\s:[]+)(.*)$/su.exec(sentence) ?? [];
  if (verb === undefined || rest === undefined) return /^\{who\}\s?:/u.test(sentence) ? { who, sentence } : null;
  const form = verbs[verb] ?? (others === "alike" ? verb : null);
  if (!form || rest.includes("{who}")) return null;
  const said = `{who} ${form}${rest}`;
  const mine = Object.entries(own).reduce((now, [theirs, my]) => now.replaceAll(` ${theirs} `, ` ${my} `), said);
  return { who, sentence: mine };
}
