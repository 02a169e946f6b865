// Addresses of the page: a path, read into a name and its words.
import { computed, signal } from "@preact/signals";

/** How deep a review goes that is made for the page. */
export type ReviewDepth = "quick" | "normal";

export type Place =
  | { page: "home" }
  | { page: "game"; game: string; printing: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null; review: ReviewDepth | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "example"; game: string; name: string }
  | { page: "cards"; game: string; printing: string }
  | { page: "workshop"; game: string; id: string }
  | { page: "learn"; game: string }
  | { page: "aid"; game: string }
  | { page: "exercises" }
  | { page: "exercise"; game: string; id: string }
  | { page: "statistics"; game: string }
  | { page: "tables" }
  | { page: "settings" }
  | { page: "account" }
  | { page: "lost" };

const here = signal(location.pathname + location.search + location.hash);

addEventListener("popstate", () => (here.value = location.pathname + location.search + location.hash));

export const place = computed<Place>(() => read(here.value));

/** As the server names tables: what is shaped otherwise was mistyped, and it would not even answer. */
const TABLE = /^[0-9A-Za-z]{8,16}$/;

/** What an address means. */
export function read(address: string): Place {
  const url = new URL(address, "http://page");
  let words: string[];
  try {
    words = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "lost" }; // a percent sign that leads nowhere
  }
  const [page = "", word = "", more = ""] = words;
  if (page === "") return { page: "home" };
  if (page === "lobby" || page === "tables") return { page: "tables" };
  if (page === "settings" || page === "account") return { page };
  if (page === "exercises") return word && more ? { page: "exercise", game: word, id: more } : { page };
  if (page === "statistics") return { page, game: word };
  if (page === "workshop") return { page, game: word, id: more };
  if (!word) return { page: "lost" };
  switch (page) {
    case "cards":
    case "game":
      return { page, game: word, printing: url.searchParams.get("printing") ?? "" };
    case "learn":
    case "aid":
      return { page, game: word };
    case "rules": {
      const example = url.searchParams.get("example");
      if (example !== null) return { page: "example", game: word, name: example };
      return { page, game: word, rule: url.hash.slice(1) };
    }
    case "t":
      return TABLE.test(word) ? { page: "table", id: word } : { page: "lost" };
    case "replay": {
      const at = url.searchParams.get("at");
      const depth = url.searchParams.get("review");
      const review = depth === "quick" || depth === "normal" ? depth : null;
      return { page, id: word, at: at === null ? null : Number(at), review };
    }
    default:
      return { page: "lost" };
  }
}

/** Go to another address of the page. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  here.value = address;
  if (how === "push" && !address.includes("#")) scrollTo(0, 0);
}

/** Follow links of the page without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
