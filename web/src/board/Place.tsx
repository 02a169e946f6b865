// A spot as something to click, focus or hold: it shines when it stands for an answer, and says why when it does not.
import type { ComponentChildren, JSX } from "preact";
import { t } from "../core/texts";
import type { BarredAnswer, Desk, Light, Spot } from "./desk";
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

/** The state of a spot in words. */
function stateOf(desk: Desk, light: Light, barred: BarredAnswer | null): string {
  if (light === "lit") return t("spot.open");
  if (light === "picked") return t("spot.picked");
  return barred ? desk.voice.value.refusal(barred.reason, desk.names) : "";
}

/** What is drawn inside is for the eye; a text that is not drawn says it all in words. */
export function Place({ desk, spot, label, about, as = "g", class: name = "", children }: PlaceProps): JSX.Element {
  const light = desk.light(spot);
  const barred = light === "barred" ? desk.reason(spot) : null;
  const state = stateOf(desk, light, barred);
  const spoken = state ? `${label}. ${state}` : label;
  const shared = {
    class: `spot ${light} ${desk.advises(spot) ? "advised" : ""} ${name}`,
    "data-spot": spot.id,
    ...tip(() => ({ title: label, ...about, ...(barred ? { barred, desk } : {}) })),
  };
  const seen = as === "g" ? <g aria-hidden="true">{children}</g> : <Seen>{children}</Seen>;
  if (light === "still") {
    const still = { ...shared, role: "img", "aria-label": spoken, tabIndex: about ? 0 : -1 } as const;
    return as === "g" ? <g {...still}>{seen}</g> : <div {...still}>{seen}</div>;
  }
  const act = (): void => desk.point(spot);
  const pressed = { "aria-disabled": light === "barred", "aria-pressed": light === "picked", onClick: act };
  if (as === "button") {
    return (
      <button type="button" {...shared} {...pressed}>
        <span class="visually-hidden">{spoken}</span>
        {seen}
      </button>
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <g {...shared} {...pressed} role="button" tabIndex={0} onKeyDown={onKeyDown}>
      <text class="spoken">{spoken}</text>
      {seen}
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
