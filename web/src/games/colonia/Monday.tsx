// Monday: the week card and how many weeks have gone.
import type { JSX } from "preact";
import type { DrawProps } from "../drawing";
import { Noted, Part } from "./pieces";
import { about, figure, figures, words } from "./printed";
import { Good } from "./signs";
import type { View } from "./view";

export const MONDAY = 148;
const WEEKS = 6;

/** Pips for weeks: gone, now, to come. */
function Weeks({ view, desk }: DrawProps<View>): JSX.Element {
  const label = desk.voice.value.fill("show.week", { week: view.week });
  return (
    <Noted label={label} about={{ rule: "COL-3.1" }}>
      <rect class="c-clear" x="262" y="36" width="106" height="104" />
      {Array.from({ length: WEEKS }, (_, i) => {
        const week = i + 1;
        const state = week < view.week ? "gone" : week === view.week ? "now" : "";
        return (
          <g
            key={week}
            class={`c-week ${state}`}
            transform={`translate(${282 + (i % 3) * 34} ${66 + Math.floor(i / 3) * 44})`}
          >
            <circle r="14" />
            <text y="5.5" text-anchor="middle">
              {week}
            </text>
          </g>
        );
      })}
    </Noted>
  );
}

function WeekCard({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const card = view.week_card;
  const stalls = figures(voice, "week_card", card, "stalls");
  const orders = figures(voice, "week_card", card, "orders");
  return (
    <Noted label={voice.name("week_card", card)} about={about(voice, "week_card", card)}>
      <g data-piece={`week-card-${card}`}>
        <rect class="c-card" x="8" y="36" width="246" height="104" rx="8" />
        <path class="c-stall-sign" d="M16 48H36L40 58H12zM15 60H17V70H15zM35 60H37V70H35z" />
        {stalls.map((size, i) => (
          <g key={i} transform={`translate(${60 + i * 28} 59)`}>
            <rect class="c-box" x="-12" y="-12" width="24" height="23" rx="4" />
            <text class="c-number" y="5" text-anchor="middle">
              {size}
            </text>
          </g>
        ))}
        {words(voice, "good").map((good, i) => (
          <g key={good} transform={`translate(${26 + i * 47} 89)`}>
            <Good word={good} r={10} />
            <text class="c-number" x="14" y="5">
              {orders[i]}
            </text>
          </g>
        ))}
        <g transform="translate(26 121)">
          <Dice />
          <text class="c-number" x="15" y="5">
            ×{figure(voice, "week_card", card, "dice")}
          </text>
        </g>
        <g transform="translate(132 121)">
          <path class="c-ship-sign" d="M-16 2H16L10 12H-10zM-1-13V0H-13zM2-13 14 0H2z" />
          <text class="c-number" x="22" y="5">
            ×{figure(voice, "week_card", card, "ships")}
          </text>
        </g>
      </g>
    </Noted>
  );
}

/** A die as the sign for extra orders. */
export function Dice({ size = 1 }: { size?: number }): JSX.Element {
  return (
    <g class="c-die" transform={`scale(${size})`}>
      <rect x="-10" y="-10" width="20" height="20" rx="4" />
      <path d="M-5-5h.01M5-5h.01M-5 0h.01M5 0h.01M-5 5h.01M5 5h.01" />
    </g>
  );
}

export function Monday({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const title = view.week_card ? voice.name("week_card", view.week_card) : "";
  return (
    <Part view={view} desk={desk} day="monday" height={MONDAY} title={title}>
      {view.week_card && <WeekCard view={view} desk={desk} />}
      <Weeks view={view} desk={desk} />
    </Part>
  );
}
