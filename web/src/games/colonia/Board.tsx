// The week as one street: seven days side by side, the one that matters now larger than the others.
// Where there is no room for a street one day is shown, and the others are one tap away.
import { signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { fitted, Room, type Least, type Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import { focus, today } from "./focus";
import { Friday } from "./Friday";
import { Monday } from "./Monday";
import { type DayProps, Noted, Words } from "./pieces";
import { Saturday } from "./Saturday";
import { Street, STREET } from "./Street";
import { Sunday } from "./Sunday";
import { Thursday, ThursdayDice } from "./Thursday";
import { Tuesday } from "./Tuesday";
import { DAYS, STREETS, type Day, type StreetDay, type View } from "./view";
import { Wednesday } from "./Wednesday";

const GAP = 5;
const HEAD = 24;
const FOCUS = 112; // so much wider is the day that matters

interface Part {
  /** As wide as it is at rest. */
  rest: number;
  Draw: FunctionComponent<DayProps>;
  /** How many lie in its pile. */
  pile?: (view: View) => number;
}

const PARTS: Record<Day, Part> = {
  monday: { rest: 66, Draw: Monday },
  tuesday: { rest: 138, Draw: Tuesday, pile: (view) => view.decree_pile },
  wednesday: { rest: 140, Draw: Wednesday },
  thursday: { rest: 150, Draw: Thursday },
  friday: { rest: 196, Draw: Friday, pile: (view) => view.ship_pile },
  saturday: { rest: 54, Draw: Saturday },
  sunday: { rest: 126, Draw: Sunday, pile: (view) => view.relic_pile },
};

interface Way extends Least {
  rows: readonly (readonly Day[])[];
}

const ROW: Way = { width: 1010, height: 318, rows: [DAYS] };
const TWO: Way = {
  width: 640,
  height: 2 * 256 + GAP,
  rows: [
    ["monday", "tuesday", "wednesday", "thursday"],
    ["friday", "saturday", "sunday"],
  ],
};
const ONE: Way = { width: 344, height: 300, rows: [] };

/** A day with the sign above its door and the pavement before it. */
function House({ view, desk, day, width, height, large }: DayProps & { day: Day }): JSX.Element {
  const voice = desk.voice.value;
  const { Draw, pile } = PARTS[day];
  const now = today(view) === day && !view.over;
  const name = voice.text(`day.${day}`);
  const paved = STREETS.includes(day as StreetDay);
  const inside = height - HEAD - STREET - 4;
  const count = pile?.(view);
  const props = { view, desk, width, height: inside, large };
  return (
    <g class={`c-part c-part-${day} ${now ? "today" : ""} ${large ? "large" : "rest"}`} data-area={day}>
      <rect class="c-ground" width={width} height={height - STREET} rx="7" />
      <path class="c-head" d={`M0 ${HEAD - 2}V7Q0 0 7 0H${width - 7}Q${width} 0 ${width} 7V${HEAD - 2}z`} />
      {now && (
        <g transform="translate(13 11)">
          <Noted label={name} about={{ rule: "COL-3.1" }}>
            <path
              class="c-sun"
              data-piece="day"
              d="M0-9 1.5-4.5 5.5-7.5 4.5-3 9-1.5 5.5 1.5 7.5 5.5 3 4.5 1.5 9-1.5 5.5-5.5 7.5-4.5 3-9 1.5-5.5-1.5-7.5-5.5-3-4.5z"
            />
          </Noted>
        </g>
      )}
      <Words
        x={now ? 25 : 7}
        y={16}
        most={width - (now ? 29 : 11) - (count === undefined ? 0 : 24) - (day === "thursday" ? 40 : 0)}
        size={14}
        class="c-day"
        text={name}
      />
      {count !== undefined && (
        <Noted label={voice.fill("show.pile", { pile: count })}>
          <rect class="c-pile" x={width - 26} y="4" width="20" height="15" rx="3" />
          <text class="c-head-count" x={width - 16} y="16" text-anchor="middle">
            {count}
          </text>
        </Noted>
      )}
      {day === "thursday" && <ThursdayDice {...props} />}
      <g transform={`translate(0 ${HEAD})`}>
        <Draw {...props} />
      </g>
      <rect class="c-edge" x="0.75" y="0.75" width={width - 1.5} height={height - STREET - 1.5} rx="6.5" />
      {paved && (
        <g transform={`translate(0 ${height - STREET})`}>
          <Street view={view} desk={desk} day={day as StreetDay} width={width} />
        </g>
      )}
    </g>
  );
}

/** Days side by side over so much room, the one that matters wider. */
function Row({
  view,
  desk,
  days,
  main,
  width,
  height,
}: DrawProps<View> & Size & { days: readonly Day[]; main: Day }): JSX.Element {
  const weight = (day: Day): number => PARTS[day].rest + (day === main ? FOCUS : 0);
  const unit = (width - GAP * (days.length + 1)) / days.reduce((sum, day) => sum + weight(day), 0);
  let x = GAP;
  return (
    <g>
      <rect class="c-paving" y={height - STREET - 6} width={width} height={STREET + 6} rx="7" />
      <path class="c-kerb" d={`M0 ${height - STREET + 1}H${width}`} />
      {days.map((day) => {
        const wide = weight(day) * unit;
        const left = x;
        x += wide + GAP;
        return (
          <g key={day} transform={`translate(${left} 0)`}>
            <House view={view} desk={desk} day={day} width={wide} height={height} large={day === main} />
          </g>
        );
      })}
    </g>
  );
}

/** The day one has turned to by hand, until another one matters. */
const turned = signal<Day | null>(null);
const TABS = 34;

function Single({ view, desk, main, width, height }: DrawProps<View> & Size & { main: Day }): JSX.Element {
  useEffect(() => {
    turned.value = null;
  }, [main, desk.ask.value?.q]);
  const shown = turned.value ?? main;
  const each = width / DAYS.length;
  return (
    <g>
      <g role="group" aria-label={desk.voice.value.text("title")}>
        {DAYS.map((day, i) => (
          <Tab key={day} desk={desk} day={day} x={i * each} width={each} on={day === shown} now={day === today(view)} />
        ))}
      </g>
      <g transform={`translate(0 ${TABS})`}>
        <Row view={view} desk={desk} days={[shown]} main={shown} width={width} height={height - TABS} />
      </g>
    </g>
  );
}

/** What a lesson may point at lies behind the tab of a day that is not shown. */
const behind = (day: Day): string => `${day} street-${day}${day === "tuesday" ? " decrees council" : ""}`;

function Tab(props: { desk: Desk; day: Day; x: number; width: number; on: boolean; now: boolean }): JSX.Element {
  const { desk, day, x, width, on, now } = props;
  const name = desk.voice.value.text(`day.${day}`);
  const turn = (): void => {
    turned.value = day;
  };
  return (
    <g
      class={`c-tab ${on ? "on" : ""} ${now ? "now" : ""}`}
      transform={`translate(${x} 0)`}
      data-area={on ? undefined : behind(day)}
      role="button"
      tabindex={0}
      aria-pressed={on}
      onClick={turn}
      onKeyDown={(event) => event.key === "Enter" && turn()}
    >
      <rect x="1.5" y="2" width={width - 3} height={TABS - 4} rx="6" />
      <text class="spoken">{name}</text>
      <g aria-hidden="true">
        <Words x={width / 2} y={22} most={width - 6} size={14} anchor="middle" text={name.slice(0, 3)} />
      </g>
    </g>
  );
}

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  const main = focus(view, desk);
  return (
    <Room class="colonia c-board-room">
      {(size) => {
        const { way, width, height } = fitted(size, [ROW, TWO, ONE]);
        const shared = { view, desk, main, width };
        const high = (height - GAP * (way.rows.length - 1)) / Math.max(1, way.rows.length);
        return (
          <svg
            class="colonia-board"
            viewBox={`0 0 ${width} ${height}`}
            role="group"
            aria-label={desk.voice.value.text("title")}
          >
            {way === ONE && <Single {...shared} height={height} />}
            {way.rows.map((days, i) => (
              <g key={i} transform={`translate(0 ${i * (high + GAP)})`}>
                <Row {...shared} days={days} height={high} />
              </g>
            ))}
          </svg>
        );
      }}
    </Room>
  );
}
