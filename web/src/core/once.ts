// What a click begins, and a second click must not begin again while it is under way: a table, a seat, an account.
import { useRef } from "preact/hooks";

export function useOnce<Words extends unknown[]>(
  work: (...words: Words) => Promise<void>,
): (...words: Words) => Promise<void> {
  const under = useRef(false);
  return async (...words) => {
    if (under.current) return;
    under.current = true;
    try {
      await work(...words);
    } finally {
      under.current = false;
    }
  };
}
