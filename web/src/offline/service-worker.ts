// Keeps the page, the books and what somebody has read, so that all of it opens without a network.
// The page itself is kept when this file is; what the server says is asked for anew whenever there is a network.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(kind: "install" | "activate", work: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", work: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

/** Put in by the build: every file of the page, and a word that changes with any of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as Worker;
const PAGE = `page-${VERSION}`;
const BOOKS = "books";
const GAMES = "games";
const MOST_READ = 600; // on either shelf: many games must not push the books off
const SHELL = "/";

/** What is worth keeping: games, books, lessons, and games that somebody has played or seen. */
const WORTH: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/(games|lessons|examples)(\/|$)/, BOOKS],
  [/^\/api\/tables\/[^/]+\/(glance|course|text|positions\/\d+)$/, GAMES],
];

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((kept) => kept.addAll([SHELL, ...FILES]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => ![PAGE, BOOKS, GAMES].includes(name)).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(opened(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else {
    const shelf = WORTH.find(([path]) => path.test(url.pathname))?.[1];
    if (shelf) event.respondWith(read(event.request, shelf));
  }
});

/** An address of the page: from the network, else the page that was kept, which reads its own address. */
async function opened(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** A file of the page never changes under its name. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the server says, kept for when it cannot be asked. */
async function read(request: Request, name: string): Promise<Response> {
  const shelf = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await put(shelf, request, answer.clone());
    return answer;
  } catch {
    return (await shelf.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

async function put(shelf: Cache, request: Request, answer: Response): Promise<void> {
  await shelf.put(request.url, answer);
  const all = await shelf.keys();
  if (all.length > MOST_READ) await Promise.all(all.slice(0, all.length - MOST_READ).map((old) => shelf.delete(old)));
}
