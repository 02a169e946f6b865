// A spot as something to click, focus or hold: it shines when it stands for an answer, and says why when it does not.
import { computed } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { t } from "../core/texts";
import type { Desk, Light, Spot } from "./desk";
import { tip, type TipContent } from "./tips";

interface PlaceProps {
  desk: Desk;
  spot: Spot;
  /** What a screen reader says of it. */
  label: string;
  /** What is shown on hover, focus and long press, besides the reason why it is barred. */
  about?: TipContent;
  as?: "g" | "button";
  class?: string;
  children?: ComponentChildren;
}

/** The classes of a spot, and its state in words. One value: a spot is drawn anew only where this has changed. */
function stateOf(desk: Desk, spot: Spot): string {
  const light = desk.light(spot);
  const look = desk.advises(spot) ? `${light} advised` : light;
  if (light === "lit") return `${look}|${t("spot.open")}`;
  if (light === "picked") return `${look}|${t("spot.picked")}`;
  const barred = light === "barred" ? desk.reason(spot) : null;
  return `${look}|${barred ? desk.voice.value.refusal(barred.reason, desk.names) : ""}`;
}

/** What is drawn inside is for the eye; a text that is not drawn says it all in words. */
export function Place({ desk, spot, label, about, as = "g", class: name = "", children }: PlaceProps): JSX.Element {
  useLayoutEffect(() => desk.draw(spot), [desk, spot.id]);
  const state = useMemo(() => computed(() => stateOf(desk, spot)), [desk, spot]).value;
  const look = state.slice(0, state.indexOf("|"));
  const light = look.split(" ")[0] as Light;
  const words = state.slice(look.length + 1);
  const spoken = words ? `${label}. ${words}` : label;
  const shared = {
    class: `spot ${look} ${name}`,
    "data-spot": spot.id,
    ...tip(() => {
      const barred = light === "barred" ? desk.reason(spot) : null;
      const answer = light === "lit" ? desk.only(spot) : null;
      return { title: label, ...about, desk, ...(barred && { barred }), ...(answer && { answer }) };
    }),
  };
  const inner = as === "g" ? <g aria-hidden="true">{children}</g> : <Seen>{children}</Seen>;
  if (light === "still") {
    const still = { ...shared, role: "img", "aria-label": spoken, tabindex: -1 } as const;
    return as === "g" ? <g {...still}>{inner}</g> : <div {...still}>{inner}</div>;
  }
  const act = (event: Event): void => desk.point(spot, event.currentTarget as Element);
  // What is closed is reached by the arrow keys, not by the tab key: that leads from one answer to the next.
  // In small letters: what is drawn (SVG) knows no other spelling, and would stop the tab key as it hears of the focus.
  const tabindex = light === "barred" ? -1 : 0;
  const pressed = { "aria-disabled": light === "barred", "aria-pressed": light === "picked", onClick: act, tabindex };
  if (as === "button") {
    return (
      <button type="button" {...shared} {...pressed}>
        <span class="visually-hidden">{spoken}</span>
        {inner}
      </button>
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
  return (
    <g {...shared} {...pressed} role="button" onKeyDown={onKeyDown}>
      <text class="spoken">{spoken}</text>
      {inner}
    </g>
  );
}

function Seen({ children }: { children?: ComponentChildren }): JSX.Element {
  return (
    <span class="contents" aria-hidden="true">
      {children}
    </span>
  );
}
