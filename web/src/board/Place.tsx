// A spot as something to click, focus or hold: it shines when it stands for an answer, and says why when it does not.
import type { ComponentChildren, JSX } from "preact";
import { t } from "../core/texts";
import type { Desk, Spot } from "./desk";
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
export function stateOf(desk: Desk, spot: Spot): string {
  const light = desk.light(spot);
  if (light === "lit") return t("spot.open");
  if (light === "picked") return t("spot.picked");
  const barred = light === "barred" ? desk.reason(spot) : null;
  return barred ? desk.voice.value.refusal(barred.reason, desk.names) : "";
}

/** What is drawn inside is for the eye; the label says it all in words. */
export function Place({ desk, spot, label, about, as = "g", class: name = "", children }: PlaceProps): JSX.Element {
  const light = desk.light(spot);
  const state = stateOf(desk, spot);
  const barred = light === "barred" ? desk.reason(spot) : null;
  const shared = {
    class: `spot ${light} ${name}`,
    "data-spot": spot.id,
    "aria-label": state ? `${label}. ${state}` : label,
    ...tip(() => ({ title: label, ...about, ...(barred ? { barred, desk } : {}) })),
  };
  const act = (): void => desk.point(spot);
  if (light === "still") {
    return as === "g" ? (
      <g {...shared} role="img" tabIndex={about ? 0 : -1}>
        <g aria-hidden="true">{children}</g>
      </g>
    ) : (
      <div {...shared} role="img" tabIndex={about ? 0 : -1}>
        <span class="contents" aria-hidden="true">
          {children}
        </span>
      </div>
    );
  }
  if (as === "button") {
    return (
      <button
        type="button"
        {...shared}
        aria-disabled={light === "barred"}
        aria-pressed={light === "picked"}
        onClick={act}
      >
        <span class="contents" aria-hidden="true">
          {children}
        </span>
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
    <g
      {...shared}
      role="button"
      tabIndex={0}
      aria-disabled={light === "barred"}
      aria-pressed={light === "picked"}
      onClick={act}
      onKeyDown={onKeyDown}
    >
      <g aria-hidden="true">{children}</g>
    </g>
  );
}
