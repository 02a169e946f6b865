// Cards and spaces of Vienna off the table: the numbers a space takes as dice, symbols and coins as on the table.
import type { JSX } from "preact";
import type { FaceProps } from "../faces";
import { Die, InlineIcon } from "./icons";
import { figuresBy, SYMBOLS } from "./view";

export function face({ voice, card }: FaceProps): JSX.Element | null {
  const figures = figuresBy(card);
  const needs = (figures["need"] ?? "").match(/\d+/g) ?? [];
  return (
    <span class={`vienna face-plate kind-${card.kind}`}>
      <b>{voice.name(card.kind, card.id)}</b>
      {needs.length > 0 && (
        <svg viewBox={`0 0 ${needs.length * 34} 34`} height="30" aria-hidden="true">
          {needs.map((number, i) => (
            <g key={i} transform={`translate(${17 + i * 34} 17)`}>
              <Die face={Number(number) <= 6 ? Number(number) : -1} mark={Number(number) > 6 ? number : ""} />
            </g>
          ))}
        </svg>
      )}
      <span class="card-symbols">
        {SYMBOLS.flatMap((symbol) =>
          Array.from({ length: Math.min(9, Number(figures[symbol] ?? 0)) }, (_, i) => (
            <InlineIcon key={`${symbol} ${i}`} name={symbol} label={voice.name("symbol", symbol)} />
          )),
        )}
        {figures["coins"] && (
          <span>
            {figures["coins"]}
            <InlineIcon name="coin" label={voice.text("figure.coins")} />
          </span>
        )}
      </span>
      {card.text && <small>{voice.text(card.text)}</small>}
    </span>
  );
}
