// One floating note for the whole page: on hover, on focus, on a long press.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ruleBook } from "../core/library";
import { language } from "../core/settings";
import { t } from "../core/texts";
import { findRule } from "../pages/markdown";
import { lay } from "./beside";
import type { Answer, BarredAnswer, Desk } from "./desk";
import { Gains } from "./gains";

export interface TipContent {
  title?: string;
  /** What it does, in words. */
  text?: string;
  /** Figures: label and value. */
  figures?: readonly (readonly [string, string])[];
  /** How it counts now, or where it comes from. */
  foot?: string;
  /** The number of the rule that says what it is for; the note quotes it. */
  rule?: string;
  barred?: BarredAnswer;
  /** The answer a click would give: its gains are shown. */
  answer?: Answer;
  desk?: Desk;
}

interface Shown {
  content: TipContent;
  over: Element;
  /** Asked for by finger: the thing itself is shown large, and stays until it is put away. */
  large: boolean;
}

const shown = signal<Shown | null>(null);
/** A pointer that rests explains what it rests on; one that passes does not. */
const REST = 500;
const LONG_PRESS = 450;
let waiting: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(waiting);
  shown.value = null;
}

function leave(): void {
  if (shown.value?.large) clearTimeout(waiting);
  else hideTip();
}

/** Explain a piece as a long press on it does. */
export function enlarge(piece: Element): void {
  piece.dispatchEvent(new Event("explain"));
}

/** The finger that held something until it was explained does not choose it when it is lifted. */
let held = false;
addEventListener("pointerdown", () => (held = false), { capture: true });
addEventListener(
  "click",
  (event) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  },
  { capture: true },
);

addEventListener("scroll", leave, { passive: true, capture: true });
addEventListener("keydown", (event) => event.key === "Escape" && hideTip());

interface TipEvents {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onexplain: (event: Event) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** The properties that give an element a note. */
export function tip(content: () => TipContent): TipEvents {
  const show = (over: EventTarget | null, large = false): void => {
    if (over instanceof Element && over.isConnected) shown.value = { content: content(), over, large };
  };
  const hold = (over: EventTarget | null): void => {
    held = true;
    show(over, true);
  };
  return {
    onPointerEnter: (event) => {
      const over = event.currentTarget;
      clearTimeout(waiting);
      if (event.pointerType === "mouse") waiting = setTimeout(() => show(over), REST);
    },
    onPointerLeave: leave,
    onPointerDown: (event) => {
      const over = event.currentTarget;
      clearTimeout(waiting);
      if (event.pointerType !== "mouse") waiting = setTimeout(() => hold(over), LONG_PRESS);
      else hideTip();
    },
    onPointerUp: () => clearTimeout(waiting),
    onexplain: (event) => show(event.currentTarget, true),
    onFocus: (event) => {
      const over = event.currentTarget;
      if (over instanceof Element && over.matches(":focus-visible")) show(over);
    },
    onBlur: leave,
  };
}

/** The same for what is never an answer: one can also reach it with the keyboard. */
export function noted(content: () => TipContent): TipEvents & { tabIndex: 0 } {
  return { ...tip(content), tabIndex: 0 };
}

const GAME_OF: Record<string, string> = { BRU: "bruges", COL: "colonia", VEN: "venice", VIE: "vienna" };

/** A rule in the words of the book, once the book is there. */
function Quoted({ rule }: { rule: string }): JSX.Element | null {
  const book = ruleBook(GAME_OF[rule.slice(0, 3)] ?? "", language.value).value;
  const text = book && findRule(book, rule);
  if (!text) return null;
  return (
    <p class="quiet">
      {text.replaceAll("*", "")} <em>{rule}</em>
    </p>
  );
}

const LARGE = 200;

/** The piece itself, as large as there is room. */
function Picture({ of }: { of: Element }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return;
    const copy = of.cloneNode(true) as Element;
    for (const tag of copy.querySelectorAll(".tag")) tag.remove();
    if (of instanceof SVGGraphicsElement) {
      const box = of.getBBox();
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("viewBox", `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`);
      svg.setAttribute("height", String(LARGE));
      copy.removeAttribute("transform");
      svg.append(copy);
      node.replaceChildren(svg);
    } else {
      const box = of.getBoundingClientRect();
      const near = Math.min(2, LARGE / Math.max(1, box.height), 300 / Math.max(1, box.width));
      Object.assign((copy as HTMLElement).style, { zoom: String(near), width: `${box.width}px`, margin: "0" });
      node.replaceChildren(copy);
    }
  }, [of]);
  return <div ref={frame} class="tip-picture" inert aria-hidden="true" />;
}

/** The note itself; it stays inside the window and off what it speaks of. */
export function Tip(): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const now = shown.value;
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || !now) return;
    if (now.large) return;
    const settle = (): void => lay(node, now.over.getBoundingClientRect());
    settle();
    const growing = new ResizeObserver(settle);
    growing.observe(node);
    return () => growing.disconnect();
  }, [now]);
  if (!now) return null;
  const { content } = now;
  return (
    <div
      class={`tip ${now.large ? "large" : ""}`}
      role={now.large ? "dialog" : "tooltip"}
      aria-label={content.title}
      ref={box}
      onClick={hideTip}
    >
      {now.large && <Picture of={now.over} />}
      {content.title && <strong>{content.title}</strong>}
      {content.text && <p>{content.text}</p>}
      {content.figures && content.figures.length > 0 && (
        <dl>
          {content.figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {content.rule && <Quoted rule={content.rule} />}
      {content.foot && <p class="quiet">{content.foot}</p>}
      {content.answer && content.desk && <Gains desk={content.desk} answer={content.answer} />}
      {content.barred && content.desk && (
        <p class="refusal">
          {content.desk.voice.value.refusal(content.barred.reason, content.desk.names)}{" "}
          <em>{content.barred.reason.rule}</em> {t("tip.click-for-rule")}
        </p>
      )}
    </div>
  );
}
