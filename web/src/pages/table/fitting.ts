// A sentence that must never be cut: set smaller, in the room there is, until all of it can be read.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { NextPicture } from "../../core/picture";

/** The smallest of the sizes, which the style sheet knows. */
const SMALLEST = 3;

/** Lines reach a little beyond their box; more than this of them would be cut. */
const SLACK = 3;

function fit(node: HTMLElement): void {
  const words = document.createRange();
  words.selectNodeContents(node);
  for (let size = 0; size <= SMALLEST; size++) {
    node.dataset["fit"] = String(size);
    if (words.getBoundingClientRect().bottom <= node.getBoundingClientRect().bottom + SLACK) return;
  }
}

export function useFitting(): RefObject<HTMLHeadingElement | null> {
  const said = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const node = said.current;
    if (!node) return;
    const line = node.parentElement ?? node;
    const fitting = new NextPicture(() => fit(node)); // measured earlier, the whole table would be laid out for it
    fitting.ask();
    const sized = new ResizeObserver(fitting.ask);
    sized.observe(line);
    const changed = new MutationObserver(fitting.ask); // buttons beside it come and go by themselves
    changed.observe(line, { childList: true, subtree: true, characterData: true });
    return () => {
      fitting.close();
      sized.disconnect();
      changed.disconnect();
    };
  }, []);
  return said;
}
