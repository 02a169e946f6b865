// What a scene leaves on the table for a moment: rings where something came from and went to, gains at the seats.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Moved } from "../board/motion";
import { moving } from "../core/settings";

const RING = 1100;
const FLOAT = 1400;
/** More rings than these would not be read. */
const MOST = 10;
const AROUND = 6;
/** From one gain to the next below it. */
const ROW = 26;

/** Ring where pieces came from and where they are, when all that looks for a place has found it. */
export function ring(moved: readonly Moved[]): void {
  if (moved.length > MOST) return;
  queueMicrotask(() => {
    for (const { from, to } of moved) {
      if (from) show("stage-ring from", from.x - 14, from.y - 14, 28, 28, RING);
      show("stage-ring", to.left - AROUND, to.top - AROUND, to.width + 2 * AROUND, to.height + 2 * AROUND, RING);
    }
  });
}

/** Something over the table that nobody can point at, for a while. */
function show(kind: string, x: number, y: number, width: number, height: number, time: number): HTMLElement {
  const mark = document.createElement("div");
  mark.className = kind;
  mark.setAttribute("aria-hidden", "true");
  Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(mark);
  if (moving()) mark.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: time });
  setTimeout(() => mark.remove(), time);
  return mark;
}

/** A figure in a seat's panel: its number, and the box it stands in. */
interface Counted {
  value: number;
  box: Element;
}

function counted(seat: Element): Counted[] {
  return [...seat.querySelectorAll(".counters li b, .points b")].map((number) => ({
    value: Number.parseInt(number.textContent ?? "", 10),
    box: number.closest("li") ?? number,
  }));
}

/** Let what each seat has gained or paid rise from its counters whenever the table is drawn anew. */
export function useGains(root: RefObject<HTMLElement | null>, picture: unknown): void {
  const before = useRef(new Map<string, number[]>());
  useLayoutEffect(() => {
    const after = new Map<string, number[]>();
    const changes: Change[] = [];
    for (const seat of root.current?.querySelectorAll<HTMLElement>("[data-anchor^=seat-]") ?? []) {
      const name = seat.dataset["anchor"] ?? "";
      const found = counted(seat);
      const old = before.current.get(name);
      after.set(
        name,
        found.map(({ value }) => value),
      );
      if (old?.length !== found.length) continue;
      found.forEach(({ value, box }, i) => {
        const change = value - (old[i] ?? value);
        if (change) changes.push({ seat, box, change });
      });
    }
    before.current = after;
    if (changes.length && changes.length <= 3 * MOST && !document.hidden && root.current) rise(root.current, changes);
  }, [picture]);
}

interface Change {
  seat: HTMLElement;
  box: Element;
  change: number;
}

function rise(root: HTMLElement, changes: readonly Change[]): void {
  const rows = new Map<HTMLElement, number>();
  const found = changes.map(({ seat, box, change }) => {
    const place = seen(root, seat, box) ?? underSign(seat, rows);
    return { change, place, sign: likeness(box.querySelector("svg")) };
  });
  queueMicrotask(() => found.forEach(({ change, place, sign }) => float(change, place, sign)));
}

/** Where a figure is in sight: itself, or on a phone, where its part lies beside the window, its like in the dock. */
function seen(root: HTMLElement, seat: HTMLElement, box: Element): DOMRect | null {
  const own = box.getBoundingClientRect();
  const part = seat.closest(".panes")?.getBoundingClientRect(); // without a size of its own where all lies open
  if (!part?.width || (own.left >= part.left && own.right <= part.right)) {
    return own.width ? own : seat.getBoundingClientRect();
  }
  if (!seat.classList.contains("me")) return null;
  const nth = [...seat.querySelectorAll(".counters li")].indexOf(box as HTMLElement);
  return root.querySelectorAll(".goods .counters li")[nth]?.getBoundingClientRect() ?? null;
}

/** In a row of its own under the seat's sign above the parts of the table. */
function underSign(seat: HTMLElement, rows: Map<HTMLElement, number>): DOMRect {
  const sign = document.querySelector(`[data-seat-sign="${seat.dataset["anchor"]?.slice("seat-".length)}"]`);
  const row = rows.get(seat) ?? 0;
  rows.set(seat, row + 1);
  const at = (sign ?? seat).getBoundingClientRect();
  return new DOMRect(at.left, at.bottom + row * ROW, at.width, at.height);
}

/** A sign that keeps its colours wherever it is laid. */
function likeness(sign: Element | null): Element | null {
  if (!sign) return null;
  const copy = sign.cloneNode(true) as Element;
  const parts = copy.querySelectorAll<SVGElement>("*");
  sign.querySelectorAll("*").forEach((part, i) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(part);
    const like = parts[i];
    if (like) Object.assign(like.style, { fill, stroke, strokeWidth });
  });
  return copy;
}

function float(change: number, place: DOMRect, sign: Element | null): void {
  if (!place.width) return;
  const gain = show(`stage-gain ${change > 0 ? "more" : "less"}`, place.left, place.top - 6, 0, 0, FLOAT);
  rising(gain, `${change > 0 ? "+" : "−"}${Math.abs(change)}`, ...(sign ? [sign] : []));
}

function rising(gain: HTMLElement, ...words: (string | Element)[]): void {
  gain.append(...words);
  if (moving()) {
    gain.animate([{ translate: "0 6px" }, { translate: "0 -22px" }], { duration: FLOAT, easing: "ease-out" });
  }
}

/** What a note says of a place that is drawn, and of what it brought there. */
export interface Named {
  anchor: string;
  /** As `+2 points`; empty where it brought nothing. */
  gain: string;
}

/** Ring the places that are told of, and let what they brought rise from them. */
export function useNamed(root: RefObject<HTMLElement | null>, beat: unknown, named: readonly Named[]): void {
  useEffect(() => {
    const found = named.flatMap(({ anchor, gain }) => {
      const place = root.current?.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
      return place ? [{ box: place.getBoundingClientRect(), gain }] : [];
    });
    const rung = new Set<number>();
    for (const { box, gain } of found) {
      const high = rung.has(box.x) ? -26 : 0; // two gains at one place stand above each other
      if (!rung.has(box.x)) show("stage-ring", box.left, box.top, box.width, box.height, RING);
      rung.add(box.x);
      if (gain) rising(show("stage-gain more", box.left + box.width / 4, box.top + 8 + high, 0, 0, FLOAT), gain);
    }
  }, [beat]);
}

/** Let the style sheet know what happens: the verbs of what is told. */
export function useMoment(root: RefObject<HTMLElement | null>, verbs: readonly string[]): void {
  const names = verbs.join(" ");
  useLayoutEffect(() => {
    root.current?.setAttribute("data-moment", names);
  }, [names]);
}

/** Make the seats glow that act in this scene. */
export function useGlow(root: RefObject<HTMLElement | null>, seats: readonly number[]): void {
  const names = seats.map((seat) => `seat-${seat}`).join(" ");
  useEffect(() => {
    for (const seat of root.current?.querySelectorAll<HTMLElement>("[data-anchor^=seat-]") ?? []) {
      seat.toggleAttribute("data-acting", names.split(" ").includes(seat.dataset["anchor"] ?? ""));
    }
  });
}
