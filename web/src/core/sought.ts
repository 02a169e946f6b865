// What somebody looks for, and whether a text says it.

/** Small letters without accents, one apostrophe: whoever types "l'ecuyer" finds "l’Écuyer". */
export function plain(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
}

/** Whether every word that was typed stands in a text. */
export function says(text: string, typed: string): boolean {
  const found = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
