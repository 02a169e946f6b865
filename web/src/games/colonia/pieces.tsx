// Members, shields, piles and the parts of the board.
import type { ComponentChildren, JSX } from "preact";
import type { Desk, Seating } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted, type TipContent } from "../../board/tips";
import { askedAbout, homeSpot, openWords } from "./spots";
import { STREETS, type Day, type StreetDay, type View } from "./view";

export const WIDTH = 376;
export const HEAD = 30;
export const STREET = 36;
export const PAD = 8;

/** One family member: a figure about 22 high around the origin. */
export function Member({ who, size = 1 }: { who: Seating | undefined; size?: number }): JSX.Element {
  return (
    <g class={`c-member seat-${who?.colour ?? "black"}`} transform={`scale(${size})`}>
      <path d="M0-12a4.6 4.6 0 0 1 3.2 7.9Q8.5-2 8.5 11H-8.5Q-8.5-2-3.2-4.1A4.6 4.6 0 0 1 0-12z" />
      <text y="8.5" text-anchor="middle" font-size="11">
        {who?.sign}
      </text>
    </g>
  );
}

/** So many members, as a price: the number and a small figure. */
export function Cost({ count, x, y }: { count: number; x: number; y: number }): JSX.Element {
  const left = String(count).length * 8;
  return (
    <g class="c-cost" transform={`translate(${x - (left + 9) / 2} ${y})`}>
      <text>{count}</text>
      <path
        transform={`translate(${left + 6} -5) scale(0.5)`}
        d="M0-12a4.6 4.6 0 0 1 3.2 7.9Q8.5-2 8.5 11H-8.5Q-8.5-2-3.2-4.1A4.6 4.6 0 0 1 0-12z"
      />
    </g>
  );
}

/** A seat's coat of arms. */
export function Shield({ who }: { who: Seating | undefined }): JSX.Element {
  return (
    <g class={`c-member seat-${who?.colour ?? "black"}`}>
      <path d="M-13-15H13V1Q13 11 0 16-13 11-13 1z" />
      <text y="6" text-anchor="middle" font-size="17">
        {who?.sign}
      </text>
    </g>
  );
}

/** A note on something that is never an answer. */
export function Noted({
  label,
  about,
  children,
}: {
  label: string;
  about?: TipContent;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <g role="img" aria-label={label} {...noted(() => ({ title: label, ...about }))}>
      {children}
    </g>
  );
}

interface PartProps {
  view: View;
  desk: Desk;
  day: Day;
  height: number;
  title: string;
  /** What the heading leaves free at its end. */
  room?: number;
  children?: ComponentChildren;
}

/** One part of the board: a day with its heading; the marker stands on today. */
export function Part({ view, desk, day, height, title, room = 0, children }: PartProps): JSX.Element {
  const today = view.day === day && !view.over;
  return (
    <g class={`c-part c-part-${day} ${today ? "today" : ""}`}>
      <rect class="c-ground" width={WIDTH} height={height} rx="10" />
      <path class="c-head" d={`M0 ${HEAD}V10Q0 0 10 0H${WIDTH - 10}Q${WIDTH} 0 ${WIDTH} 10V${HEAD}z`} />
      <circle class="c-hour" cx="18" cy={HEAD / 2} r="7" />
      {today && (
        <g
          transform={`translate(18 ${HEAD / 2})`}
          role="img"
          aria-label={desk.voice.value.text(`day.${day}`)}
          {...noted(() => ({ title: desk.voice.value.text(`day.${day}`), rule: "COL-3.1" }))}
        >
          <path
            class="c-sun"
            data-piece="day"
            d="M0-12 2-6 7-10 6-4 12-2 7 2 10 7 4 6 2 12-2 7-7 10-6 4-12 2-7-2-10-7-4-6z"
          />
        </g>
      )}
      <text class="c-day" x="36" y="20.5">
        {desk.voice.value.text(`day.${day}`)}
      </text>
      <text class="c-title" x={WIDTH - 10 - room} y="20.5" text-anchor="end">
        {title}
      </text>
      {children}
      <rect class="c-edge" x="1" y="1" width={WIDTH - 2} height={height - 2} rx="9.5" />
    </g>
  );
}

/** The street of a day: whose members are on their way home, and how many may go sooner. */
export function Street({ view, desk, day, y }: { view: View; desk: Desk; day: StreetDay; y: number }): JSX.Element {
  const voice = desk.voice.value;
  const index = STREETS.indexOf(day);
  const name = `${voice.name("street", day)}: ${voice.text("show.streets")}`;
  const there = view.seats
    .map((own, seat) => ({ seat, members: own.streets[index] ?? 0 }))
    .filter(({ members }) => members > 0);
  const spoken = there.map(({ seat, members }): [string, string] => [desk.names[seat] ?? "", String(members)]);
  const asked = desk.ask.value?.kind === "home" && askedAbout(desk, "street") === day;
  const choices = asked ? openWords(desk, "home", "members") : [];
  return (
    <g class="c-street" transform={`translate(0 ${y})`} data-area={`street-${day}`}>
      <path class="c-paving" d={`M1 0H${WIDTH - 1}V${STREET - 11}q0 10-10 10H11q-10 0-10-10z`} />
      <Noted
        label={`${name}. ${spoken.map((pair) => pair.join(" ")).join(", ")}`}
        about={{ figures: spoken, rule: "COL-3.5" }}
      >
        <rect width={WIDTH - choices.length * 30} height={STREET} class="c-clear" />
        <path class="c-house" d="M10 28V15L18 8 26 15V28zM15 28V21H21V28z" fill-rule="evenodd" />
        {there.map(({ seat, members }, i) => (
          <g key={seat} transform={`translate(${46 + i * (asked ? 38 : 54)} 18)`}>
            <g data-piece={`street-${day}-${seat}`} data-from={`seat-${seat}`}>
              <Member who={desk.seats.value[seat]} size={0.95} />
              <text class="c-count" x="11" y="6">
                {members}
              </text>
            </g>
          </g>
        ))}
      </Noted>
      {choices.map((members, i) => (
        <g key={members} transform={`translate(${WIDTH - 20 - (choices.length - 1 - i) * 30} 18)`}>
          <Place
            desk={desk}
            spot={homeSpot(members)}
            label={voice.fill("move.home", { members: Number(members) })}
            class="c-choice"
          >
            <circle class="c-glow" r="13" />
            <text class="c-number" y="5.5" text-anchor="middle">
              {members}
            </text>
          </Place>
        </g>
      ))}
    </g>
  );
}

/** Words broken into lines of at most so many letters. */
export function lines(text: string, most: number): string[] {
  const out: string[] = [];
  for (const word of text.split(" ")) {
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}
