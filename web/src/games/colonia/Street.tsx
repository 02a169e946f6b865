// The pavement before a day: whose members are on their way home, how many, and when they arrive.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { Noted, Pile, Words } from "./pieces";
import { askedAbout, homeSpot, openWords } from "./spots";
import { STREETS, type StreetDay, type View } from "./view";

export const STREET = 42;
const LABEL = 15;

interface StreetProps {
  view: View;
  desk: Desk;
  day: StreetDay;
  width: number;
}

export function Street({ view, desk, day, width }: StreetProps): JSX.Element {
  const voice = desk.voice.value;
  const index = STREETS.indexOf(day);
  const when = voice.fill("show.home_on", { street: voice.name("street", day) });
  const there = view.seats
    .map((own, seat) => ({ seat, members: own.streets[index] ?? 0 }))
    .filter(({ members }) => members > 0);
  const spoken = there.map(({ seat, members }): [string, string] => [desk.names[seat] ?? "", String(members)]);
  const asked = desk.ask.value?.kind === "home" && askedAbout(desk, "street") === day;
  const choices = asked ? openWords(desk, "home", "members") : [];
  const room = width - 8;
  const step = Math.min(40, room / Math.max(1, there.length));
  return (
    <g class="c-street" data-area={`street-${day}`} data-anchor={`street-${day}`}>
      <Noted
        label={`${voice.name("street", day)}: ${voice.text("show.streets")}. ${spoken.map((pair) => pair.join(" ")).join(", ")}`}
        about={{ figures: spoken, text: when, rule: "COL-3.5" }}
      >
        <rect width={width} height={STREET} class="c-clear" />
        <path
          class="c-house"
          transform="translate(11 8.5) scale(0.5)"
          d="M-10 10V-2L0-10 10-2V10zM-3 10V3H3V10z"
          fill-rule="evenodd"
        />
        <Words x={19} y={12.5} most={width - 22} size={13} class="c-on-street" text={when} />
        {there.map(({ seat, members }, i) => (
          <g key={seat} transform={`translate(${4 + (i + 0.5) * step} ${LABEL + 14})`}>
            <Pile
              who={desk.seats.value[seat]}
              count={members}
              piece={`street-${day}-${seat}`}
              from={`seat-${seat}`}
              size={Math.min(1, step / 24)}
            />
          </g>
        ))}
      </Noted>
      {choices.map((members, i) => (
        <g key={members} transform={`translate(${width - 18 - (choices.length - 1 - i) * 32} -18)`}>
          <Place
            desk={desk}
            spot={homeSpot(members)}
            label={voice.fill("move.home", { members: Number(members) })}
            class="c-choice"
          >
            <circle class="c-glow" r="14" />
            <text class="c-number" y="5.5" text-anchor="middle">
              {members}
            </text>
          </Place>
        </g>
      ))}
    </g>
  );
}
