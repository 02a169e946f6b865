// What lies before an opponent, in small: members at hand and away, the card of the week, cards left, reliquaries.
import type { JSX } from "preact";
import { fitted, Room, type Size } from "../../board/room";
import { noted } from "../../board/tips";
import type { SeatProps } from "../drawing";
import { FamilyCard, Sealed } from "./Council";
import { Member, Noted, Words } from "./pieces";
import { figure } from "./printed";
import { City, Relic } from "./signs";
import { placed, total, type View } from "./view";

const HOUSE = "M-10 10V-2L0-10 10-2V10zM-3 10V3H3V10z";
const BUSY = "M-9-9H9L12-1H-12zM-10 1H-8V10H-10zM8 1H10V10H8z";
const FLAT = { width: 186, height: 48, most: 1.8 };
/** The card of the week below the figures. */
const TALL = { width: 122, height: 66, most: 1.8 };

function Count(props: {
  x: number;
  label: string;
  value: number;
  figures?: [string, string][];
  children: JSX.Element;
}): JSX.Element {
  const { x, label, value, figures = [], children } = props;
  return (
    <g transform={`translate(${x} 11)`}>
      <Noted label={`${label}: ${value}`} about={{ figures, rule: "COL-1.14" }}>
        <rect class="c-clear" x="-8" y="-10" width="38" height="20" />
        {children}
        <Words x={10} y={5} most={22} size={15} class="c-strong" text={String(value)} />
      </Noted>
    </g>
  );
}

const bare = (text: string): string => text.replace(/[\s\d:]+$/, "");

/** An opponent's place in so much room. */
function Place({ view, desk, seat, width, height }: SeatProps<View> & Size): JSX.Element | null {
  const own = view.seats[seat];
  if (!own) return null;
  const voice = desk.voice.value;
  const who = desk.seats.value[seat];
  const out = placed(view, seat);
  const away: [string, string][] = [
    [bare(voice.fill("show.town_hall", { members: 0 })), String(own.town_hall)],
    [voice.text("show.market"), String(out.stalls)],
    [voice.text("show.craftsmen"), String(out.orders)],
    [voice.text("show.harbour"), String(out.ships)],
    [voice.text("show.relics"), String(out.relics)],
  ];
  const busy = own.town_hall + out.stalls + out.orders + out.ships + out.relics;
  const low = height - 12;
  const step = Math.min(43, (width - 4) / 3);
  const card = width < FLAT.width ? low - 5 : 15;
  return (
    <g>
      <Count x={9} label={bare(voice.fill("show.reserve", { reserve: 0 }))} value={own.reserve}>
        <Member who={who} size={0.75} />
      </Count>
      <Count
        x={9 + step}
        label={voice.text("show.streets")}
        value={total(own.streets)}
        figures={own.streets.map((members, i): [string, string] => [
          voice.name("street", ["tuesday", "wednesday", "thursday", "friday"][i] ?? ""),
          String(members),
        ])}
      >
        <path class="c-plain" transform="scale(0.7)" d={HOUSE} fill-rule="evenodd" />
      </Count>
      <Count x={9 + 2 * step} label={voice.text("show.away")} value={busy} figures={away.filter(([, n]) => n !== "0")}>
        <path class="c-plain" transform="scale(0.65)" d={BUSY} />
      </Count>
      <g transform={`translate(${width - 14} ${card})`}>
        {own.card > 0 && (
          <Noted
            label={voice.fill("show.votes", { votes: own.votes })}
            about={{ text: own.face_down ? voice.text("show.face_down") : "", rule: "COL-5.3" }}
          >
            <g transform="scale(0.78)">
              <FamilyCard value={own.card} down={own.face_down} />
            </g>
          </Noted>
        )}
        {own.sealed && (
          <g transform={own.card ? "translate(-22 0)" : ""}>
            <Noted label={voice.text("show.sealed")} about={{ rule: "COL-14.1" }}>
              <Sealed />
            </Noted>
          </g>
        )}
      </g>
      <g
        transform={`translate(2 ${low})`}
        role="img"
        aria-label={`${voice.text("show.cards")}: ${own.cards.join(" ")}`}
        {...noted(() => ({ title: `${voice.text("show.cards")}: ${own.cards.join(", ") || "–"}`, rule: "COL-5.8" }))}
      >
        {own.cards.map((card, i) => (
          <g key={card} transform={`translate(${i * 15} 0)`}>
            <rect class="c-tiny" y="-9" width="13" height="19" rx="3" />
            <text class="c-tiny-value" x="6.5" y="5" text-anchor="middle">
              {card}
            </text>
          </g>
        ))}
      </g>
      {own.reliquaries.map((shrine, i) => (
        <g key={shrine.city} transform={`translate(${Math.max(60, own.cards.length * 15 + 14) + i * 34} ${low})`}>
          <Noted
            label={voice.name("relic", shrine.id)}
            about={{
              text: shrine.relic
                ? `${voice.name("relic", shrine.relic)}, ${voice.fill("show.points", { points: Number(figure(voice, "relic", shrine.relic, "points")) * 2 })}`
                : voice.text("show.empty"),
              rule: "COL-11.2",
            }}
          >
            <City word={shrine.city} r={9} />
            {shrine.relic && <Relic id={shrine.relic} x={17} r={8} />}
          </Noted>
        </g>
      ))}
      {own.passed && (
        <g transform={`translate(${width < FLAT.width ? width - 30 : width - 2} ${low})`}>
          <Words x={0} y={5} most={60} size={13} anchor="end" class="c-faint" text={voice.text("show.passed")} />
        </g>
      )}
    </g>
  );
}

export function Other({ view, desk, seat }: SeatProps<View>): JSX.Element {
  return (
    <Room class="colonia c-other-room">
      {(size) => {
        const { width, height } = fitted(size, [FLAT, TALL]);
        return (
          <svg
            class="colonia-board"
            viewBox={`0 0 ${width} ${height}`}
            role="group"
            aria-label={desk.names[seat] ?? ""}
          >
            <Place view={view} desk={desk} seat={seat} width={width} height={height} />
          </svg>
        );
      }}
    </Room>
  );
}
