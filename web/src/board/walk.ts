// The table by arrow keys: from one thing to the next in the direction pressed; and places by their name, such as k5.
const THINGS = ".spot, [tabindex='0'], .choice, [data-next]";
/** A thing beside the way counts as farther than one straight ahead. */
const ASIDE = 2.5;
/** A letter waits so long for its digit. */
const PATIENCE = 1200;

type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Way, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Middle {
  x: number;
  y: number;
}

function middle(thing: Element): Middle {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function things(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(`main.table :is(${THINGS})`)];
  return found.filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 2 && box.height > 2;
  });
}

function reach(thing: HTMLElement): void {
  if (!thing.hasAttribute("tabindex") && !thing.matches("button, a")) thing.setAttribute("tabindex", "-1");
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  thing.focus({ preventScroll: true });
}

/** Go to the nearest thing in the direction of an arrow key; true where there was a way. */
export function walk(key: string): boolean {
  const way = WAYS[key as Way];
  const all = way ? things() : [];
  if (!way || !all.length) return false;
  const from = document.activeElement?.closest<HTMLElement>(`main.table :is(${THINGS})`);
  if (!from) {
    reach(all.find((thing) => thing.matches(".lit")) ?? (all[0] as HTMLElement));
    return true;
  }
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from || from.contains(thing) || thing.contains(from)) continue;
    const { x, y } = middle(thing);
    const ahead = (x - start.x) * way[0] + (y - start.y) * way[1];
    const aside = Math.abs((x - start.x) * way[1] + (y - start.y) * way[0]);
    if (ahead <= 1 || aside * 0.5 > ahead + 40) continue;
    const far = ahead + aside * ASIDE;
    if (far < least) [best, least] = [thing, far];
  }
  if (best) reach(best);
  return best !== null;
}

let letter = "";
let typedAt = 0;

/** A place by its name, a letter and a digit: it is reached and pointed at. True when a place was meant. */
export function typed(key: string): boolean {
  const now = performance.now();
  if (/^[a-z]$/.test(key)) {
    [letter, typedAt] = [key, now];
    return false; // a letter alone may be a key of its own
  }
  if (!/^\d$/.test(key) || !letter || now - typedAt > PATIENCE) return false;
  const word = `${letter}${key}`;
  letter = "";
  const place = things().find((thing) => named(thing, word));
  if (!place) return false;
  reach(place);
  place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/** Whether a thing is the place of this name: its spot or its area is called so. */
function named(thing: HTMLElement, word: string): boolean {
  const names = `${thing.dataset["spot"] ?? ""} ${thing.dataset["area"] ?? ""}`;
  return names.split(/[^\p{L}\d]+/u).includes(word);
}
