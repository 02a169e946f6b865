// One floating note for the whole page: on hover, on focus, on a long press.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ruleBook } from "../core/library";
import { language } from "../core/settings";
import { t } from "../core/texts";
import { findRule } from "../pages/markdown";
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
}

const shown = signal<Shown | null>(null);
const LONG_PRESS = 450;
let pressing: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(pressing);
  shown.value = null;
}

addEventListener("scroll", hideTip, { passive: true, capture: true });
addEventListener("keydown", (event) => event.key === "Escape" && hideTip());

interface TipEvents {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** The properties that give an element a note. */
export function tip(content: () => TipContent): TipEvents {
  const show = (over: EventTarget | null): void => {
    if (over instanceof Element) shown.value = { content: content(), over };
  };
  return {
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") show(event.currentTarget);
    },
    onPointerLeave: hideTip,
    onPointerDown: (event) => {
      const over = event.currentTarget;
      if (event.pointerType !== "mouse") pressing = setTimeout(() => show(over), LONG_PRESS);
      else hideTip();
    },
    onPointerUp: () => clearTimeout(pressing),
    onFocus: (event) => {
      const over = event.currentTarget;
      if (over instanceof Element && over.matches(":focus-visible")) show(over);
    },
    onBlur: hideTip,
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

const GAP = 8;

/** The note itself; it stays inside the window and off what it speaks of. */
export function Tip(): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const now = shown.value;
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || !now) return;
    const lay = (): void => {
      const over = now.over.getBoundingClientRect();
      const size = node.getBoundingClientRect();
      const left = Math.min(Math.max(GAP, over.left + over.width / 2 - size.width / 2), innerWidth - size.width - GAP);
      const above = over.top - size.height - GAP;
      node.style.left = `${left}px`;
      node.style.top = `${above > GAP ? above : Math.min(over.bottom + GAP, innerHeight - size.height - GAP)}px`;
    };
    lay();
    const growing = new ResizeObserver(lay);
    growing.observe(node);
    return () => growing.disconnect();
  }, [now]);
  if (!now) return null;
  const { content } = now;
  return (
    <div class="tip" role="tooltip" ref={box}>
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
