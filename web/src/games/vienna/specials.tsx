// The five special cards, each with a picture of its own, about 40 by 52 around the origin.
import type { JSX } from "preact";
import { Die, Icon } from "./icons";

const PICTURES: Record<string, () => JSX.Element> = {
  first_player: () => (
    <>
      <circle class="sp-rim" r="12" />
      <rect class="sp-rim" x="-2.500" y="-18" width="5" height="6" rx="1.500" />
      <circle class="sp-face" r="9" />
      <path class="sp-line" d="M0 -6 V0 L4 3" />
    </>
  ),
  double_turn: () => (
    <>
      <path class="sp-shape" d="M-12 -9 H2 V-14 L13 -5 L2 4 V-1 H-12Z" />
      <path class="sp-shape sp-second" d="M-12 7 H2 V2 L13 11 L2 20 V15 H-12Z" />
    </>
  ),
  joker: () => (
    <>
      <path class="sp-shape" d="M-14 6 C-14 -8 -9 -12 -6 -4 C-4 -16 4 -16 6 -4 C9 -12 14 -8 14 6 C6 2 -6 2 -14 6Z" />
      <path class="sp-line" d="M-12 10 H12" />
      <circle class="sp-bell" cx="-14" cy="8" r="2.800" />
      <circle class="sp-bell" cx="14" cy="8" r="2.800" />
      <circle class="sp-bell" cx="0" cy="-14" r="2.800" />
    </>
  ),
  extra_influence: () => (
    <>
      <Icon name="citizen" x={-7} y={-8} size={0.72} />
      <Icon name="cross" x={8} y={-8} size={0.72} />
      <Icon name="crown" x={0} y={9} size={0.78} />
    </>
  ),
  extra_die: () => <Die face={5} size={25} white />,
};

/** A special card: its picture on paper, standing upright; sideways when it has been used. */
export function SpecialCard({ id, used = false }: { id: string; used?: boolean }): JSX.Element {
  return (
    <g class="special-card" transform={used ? "rotate(90)" : undefined}>
      <rect class="sp-cast" x="-18" y="-22" width="40" height="50" rx="5" />
      <rect class="sp-paper" x="-20" y="-26" width="40" height="52" rx="5" />
      {PICTURES[id]?.()}
    </g>
  );
}

/** The same in running text. */
export function SpecialSign({ id, label, used = false }: { id: string; label: string; used?: boolean }): JSX.Element {
  return (
    <svg class="special-sign" viewBox="-28 -28 56 56" role="img" aria-label={label}>
      <SpecialCard id={id} used={used} />
    </svg>
  );
}
