// One component of Vienna for the gallery: a sight under its sky, a card with its symbols, a special card.
import type { JSX } from "preact";
import type { SpecimenProps } from "../drawing";
import { Icon, type IconName } from "./icons";
import { Sight } from "./Sight";
import { SpecialCard } from "./specials";
import { SYMBOLS } from "./view";

const PICTURE = "0 0 150 84";

export function Specimen({ card }: SpecimenProps): JSX.Element | null {
  if (card.kind === "space") {
    return (
      <svg class="specimen vienna" viewBox={PICTURE} aria-hidden="true">
        <rect class="specimen-sky" width="150" height="84" />
        <Sight id={card.id} />
      </svg>
    );
  }
  if (card.kind === "special") {
    return (
      <svg class="specimen vienna" viewBox="-70 -38 140 76" aria-hidden="true">
        <SpecialCard id={card.id} />
      </svg>
    );
  }
  const figures = Object.fromEntries(card.figures);
  const shown: IconName[] = SYMBOLS.flatMap((symbol) => Array<IconName>(Number(figures[symbol] ?? 0)).fill(symbol));
  shown.push(...Array<IconName>(Number(figures["coins"] ?? 0)).fill("coin"));
  const step = Math.min(34, 130 / Math.max(1, shown.length));
  return (
    <svg class="specimen vienna" viewBox="0 0 150 60" aria-hidden="true">
      <rect class="specimen-paper" x="2" y="2" width="146" height="56" rx="6" />
      {shown.map((name, i) => (
        <Icon key={i} name={name} x={75 + (i - (shown.length - 1) / 2) * step} y={30} size={1.5} />
      ))}
    </svg>
  );
}
