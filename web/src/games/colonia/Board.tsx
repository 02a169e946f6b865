// The board of the week: a part for every day, in three columns, two, or one below the other.
import { signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import type { DrawProps } from "../drawing";
import { FRIDAY, Friday, SATURDAY, Saturday } from "./Friday";
import { Monday, MONDAY } from "./Monday";
import { WIDTH } from "./pieces";
import { SUNDAY, Sunday } from "./Sunday";
import { THURSDAY, Thursday } from "./Thursday";
import { TUESDAY, Tuesday } from "./Tuesday";
import { WEDNESDAY, Wednesday } from "./Wednesday";
import { DAYS, type Day, type View } from "./view";

const GAP = 10;
const EDGE = 2;

const PARTS: Record<Day, { height: number; Draw: FunctionComponent<DrawProps<View>> }> = {
  monday: { height: MONDAY, Draw: Monday },
  tuesday: { height: TUESDAY, Draw: Tuesday },
  wednesday: { height: WEDNESDAY, Draw: Wednesday },
  thursday: { height: THURSDAY, Draw: Thursday },
  friday: { height: FRIDAY, Draw: Friday },
  saturday: { height: SATURDAY, Draw: Saturday },
  sunday: { height: SUNDAY, Draw: Sunday },
};

/** Where each day begins a new column. */
const BREAKS: Record<number, readonly Day[]> = { 1: [], 2: ["thursday"], 3: ["wednesday", "friday"] };

const narrow = matchMedia("(max-width: 640px)");
const middling = matchMedia("(max-width: 1320px)");
const columnsNow = (): number => (narrow.matches ? 1 : middling.matches ? 2 : 3);
const columns = signal(columnsNow());
for (const query of [narrow, middling]) query.addEventListener("change", () => (columns.value = columnsNow()));

interface Laid {
  day: Day;
  x: number;
  y: number;
}

function layout(count: number): { width: number; height: number; laid: Laid[] } {
  const breaks = BREAKS[count] ?? [];
  const laid: Laid[] = [];
  let x = EDGE;
  let y = EDGE;
  let height = 0;
  for (const day of DAYS) {
    if (breaks.includes(day)) {
      x += WIDTH + GAP;
      y = EDGE;
    }
    laid.push({ day, x, y });
    height = Math.max(height, y + PARTS[day].height + EDGE);
    y += PARTS[day].height + GAP;
  }
  return { width: x + WIDTH + EDGE, height, laid };
}

export function Board({ view, desk }: DrawProps<View>): JSX.Element {
  const { width, height, laid } = layout(columns.value);
  return (
    <svg
      class="colonia-board"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={desk.voice.value.text("title")}
    >
      {laid.map(({ day, x, y }) => {
        const { Draw } = PARTS[day];
        return (
          <g key={day} transform={`translate(${x} ${y})`} data-area={day}>
            <Draw view={view} desk={desk} />
          </g>
        );
      })}
    </svg>
  );
}
