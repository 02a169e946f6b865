// Monday: the week card and how many weeks have gone.
import type { JSX } from "preact";
import { type DayProps, Noted, Words } from "./pieces";
import { about, figure, figures, words } from "./printed";
import { Good } from "./signs";

const SHIP = "M-9 2H9L6 8H-6zM-1-9V0H-8zM1-9 8 0H1z";
const STALL = "M-8-7H8L10 0H-10zM-8 1H-6V8H-8zM6 1H8V8H6z";

/** Pips for weeks: gone, now, to come. */
function Weeks({ view, desk, width }: DayProps): JSX.Element {
  const label = desk.voice.value.fill("show.week", { week: view.week, weeks: view.weeks });
  const step = Math.min(30, (width - 6) / 3);
  return (
    <Noted label={label} about={{ rule: "COL-3.1" }}>
      {Array.from({ length: view.weeks }, (_, i) => {
        const week = i + 1;
        const state = week < view.week ? "gone" : week === view.week ? "now" : "";
        return (
          <g
            key={week}
            class={`c-week ${state}`}
            transform={`translate(${width / 2 + ((i % 3) - 1) * step} ${14 + Math.floor(i / 3) * step})`}
          >
            <circle r={step * 0.42} />
            <text y="4.5" text-anchor="middle">
              {week}
            </text>
          </g>
        );
      })}
    </Noted>
  );
}

function WeekCard({ view, desk, width, height }: DayProps): JSX.Element {
  const voice = desk.voice.value;
  const card = view.week_card;
  const stalls = figures(voice, "week_card", card, "stalls");
  const orders = figures(voice, "week_card", card, "orders");
  const half = Math.ceil(stalls.length / 2);
  const goods = words(voice, "good");
  const top = 34;
  const columns = height < 160 ? 2 : 1;
  const step = Math.min(24, (height - top - (columns > 1 ? 34 : 66)) / Math.ceil(goods.length / columns));
  const middle = width / 2;
  // Dice and ships below each other, or side by side where the card is low.
  const [dice, ships] =
    columns > 1
      ? [`${width * 0.26 - 7} ${height - 16}`, `${width * 0.72 - 7} ${height - 16}`]
      : [`${middle - 11} ${height - 46}`, `${middle - 11} ${height - 19}`];
  return (
    <Noted label={voice.name("week_card", card)} about={about(voice, "week_card", card)}>
      <g data-piece={`week-card-${card}`}>
        <rect class="c-card" x="3" width={width - 6} height={height} rx="6" />
        <path class="c-stall-sign" transform="translate(14 18) scale(0.8)" d={STALL} />
        {[stalls.slice(0, half), stalls.slice(half)].map((sizes, i) => (
          <Words
            key={i}
            x={(width + 20) / 2}
            y={15 + i * 15}
            most={width - 30}
            size={13}
            anchor="middle"
            class="c-strong"
            text={sizes.join(" ")}
          />
        ))}
        {goods.map((good, i) => (
          <g
            key={good}
            transform={`translate(${((i % columns) + 0.5) * (width / columns) - 9} ${top + (Math.floor(i / columns) + 0.5) * step})`}
          >
            <Good word={good} r={Math.min(10, step * 0.44, width / columns / 4.4)} />
            <text class="c-number" x={columns > 1 ? 9 : 15} y="5">
              {orders[i]}
            </text>
          </g>
        ))}
        <g transform={`translate(${dice})`}>
          <Dice size={0.8} />
          <text class="c-number" x="12" y="5">
            ×{figure(voice, "week_card", card, "dice")}
          </text>
        </g>
        <g transform={`translate(${ships})`}>
          <path class="c-ship-sign" d={SHIP} />
          <text class="c-number" x="12" y="5">
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

const WEEK_PIPS = 58;

export function Monday(props: DayProps): JSX.Element {
  const { view, width, height } = props;
  const card = { ...props, width: Math.min(150, width), height: height - WEEK_PIPS - 4 };
  return (
    <>
      <Weeks {...props} />
      {view.week_card && (
        <g transform={`translate(${(width - card.width) / 2} ${WEEK_PIPS})`}>
          <WeekCard {...card} />
        </g>
      )}
    </>
  );
}
