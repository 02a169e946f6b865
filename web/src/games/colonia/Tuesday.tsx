// Tuesday: the decrees, and the town hall with the order of the week.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { DrawProps } from "../drawing";
import { lines, Member, Noted, PAD, Part, Shield, STREET, Street, WIDTH } from "./pieces";
import { about } from "./printed";
import { askedAbout, verbSpot } from "./spots";
import { DAYS, mayor, type View } from "./view";

export const TUESDAY = 498;
const DECREE = { height: 86, step: 92, places: 3 } as const;
const TOP = 38;
const COUNCIL = TOP + DECREE.places * DECREE.step;
const INNER = WIDTH - 2 * PAD;
const VOTE = 70; // as wide as yes and no are

function Vote({ desk, verb, y }: { desk: Desk; verb: "yes" | "no"; y: number }): JSX.Element {
  const mark = verb === "yes" ? "M-9 0-3 7 10-8" : "M-8-8 8 8M8-8-8 8";
  return (
    <g transform={`translate(${INNER - VOTE / 2 - 2} ${y})`}>
      <Place
        desk={desk}
        spot={verbSpot(verb)}
        label={desk.voice.value.text(`move.${verb}`)}
        class={`c-choice c-${verb}`}
      >
        <rect class="c-glow" x={-VOTE / 2 + 4} y="-18" width={VOTE - 8} height="36" rx="8" />
        <path class="c-mark" d={mark} />
      </Place>
    </g>
  );
}

function Decree({ desk, decree, day }: { desk: Desk; decree: string; day: number }): JSX.Element {
  const voice = desk.voice.value;
  const kind = desk.ask.value?.kind;
  const voting = (kind === "vote" || kind === "mayor") && askedAbout(desk, "decree") === decree;
  const name = voice.name("decree", decree);
  const when = voice.text(`day.${DAYS[day - 1] ?? ""}`);
  const room = voting ? 35 : 44;
  return (
    <g class="c-decree" data-area="decrees" data-piece={`decree-${decree}`} data-from="decree-pile">
      <Noted label={`${name}. ${when}`} about={{ ...about(voice, "decree", decree) }}>
        <rect class="c-card" width={INNER} height={DECREE.height} rx="8" />
        <path class="c-seal" d={`M0 8Q0 0 8 0H38V${DECREE.height}H8Q0 ${DECREE.height} 0 ${DECREE.height - 8}z`} />
        <text class="c-digit" x="19" y="52" text-anchor="middle">
          {day}
        </text>
        <text class="c-name" x="46" y="20">
          {name}
        </text>
        {!voting && (
          <text class="c-small" x={INNER - 8} y="19" text-anchor="end">
            {when}
          </text>
        )}
        {lines(voice.text(`decree_text.${decree}`), room).map((line, i) => (
          <text key={i} class="c-small" x="46" y={37 + i * 15}>
            {line}
          </text>
        ))}
      </Noted>
      {voting && <Vote desk={desk} verb="yes" y={22} />}
      {voting && <Vote desk={desk} verb="no" y={64} />}
    </g>
  );
}

/** A family card: its value, or its back. */
export function FamilyCard({ value, down = false }: { value: number; down?: boolean }): JSX.Element {
  return (
    <g class={`c-family ${down ? "down" : ""}`}>
      <rect x="-12" y="-17" width="24" height="34" rx="4" />
      {down ? (
        <path d="M-8-13 8 13M8-13-8 13M0-13V13M-8 0H8" />
      ) : (
        <text y="6.5" text-anchor="middle">
          {value}
        </text>
      )}
    </g>
  );
}

/** What lies face down until all are seen. */
export function Sealed(): JSX.Element {
  return <path class="c-envelope" d="M-9-6H9V6H-9zM-9-6 0 1 9-6" />;
}

function Councillor({ view, desk, seat, place }: DrawProps<View> & { seat: number; place: number }): JSX.Element {
  const own = view.seats[seat];
  const voice = desk.voice.value;
  const who = desk.seats.value[seat];
  if (!own) return <g />;
  const first = mayor(view) === seat;
  const told = [
    first ? voice.text("show.mayor") : "",
    own.card ? voice.fill("show.votes", { votes: own.votes }) : "",
    own.face_down ? voice.text("show.face_down") : "",
    own.passed ? voice.text("show.passed") : "",
    own.town_hall ? voice.fill("show.town_hall", { members: own.town_hall }) : "",
  ].filter(Boolean);
  return (
    <Noted label={`${place + 1}. ${who?.name ?? ""}`} about={{ text: told.join(", "), rule: "COL-5.6" }}>
      <rect class="c-clear" x="-27" y="-4" width="54" height="128" />
      {first ? (
        <path class="c-crown" data-piece="mayor" d="M-11 12V0L-6 5 0-4 6 5 11 0V12z" />
      ) : (
        <text class="c-place" y="11" text-anchor="middle">
          {place + 1}
        </text>
      )}
      <g transform="translate(0 32)">
        <g class={own.passed ? "c-passed" : ""} data-piece={`order-${seat}`}>
          <Shield who={who} />
          {own.passed && <path class="c-pass-line" d="M-15 15 15-15" />}
        </g>
      </g>
      <g transform="translate(0 72)">
        {own.card > 0 && (
          <g data-piece={`family-${seat}-${own.card}`} data-from={`seat-${seat}`}>
            <FamilyCard value={own.card} down={own.face_down} />
          </g>
        )}
        {own.sealed && <g transform={own.card ? "translate(15 -14)" : ""}>{<Sealed />}</g>}
      </g>
      {own.town_hall > 0 && (
        <g transform="translate(-8 108)">
          <g data-piece={`hall-${seat}`} data-from={`seat-${seat}`}>
            <Member who={who} />
            <text class="c-count" x="11" y="7">
              {own.town_hall}
            </text>
          </g>
        </g>
      )}
    </Noted>
  );
}

/** The town hall: gables, a tower, and the order of the week before it. */
function TownHall({ view, desk }: DrawProps<View>): JSX.Element {
  const count = view.order.length;
  const step = Math.min(88, INNER / Math.max(1, count));
  const left = (WIDTH - step * count) / 2;
  return (
    <g transform={`translate(0 ${COUNCIL})`} data-area="council">
      <path
        class="c-hall"
        d="M20 150V60L56 28 92 60V150zM284 150V60L320 28 356 60V150zM92 150V78H156V34L188 4 220 34V78H284V150z"
      />
      {view.order.map((seat, place) => (
        <g key={seat} transform={`translate(${left + (place + 0.5) * step} 14)`}>
          <Councillor view={view} desk={desk} seat={seat} place={place} />
        </g>
      ))}
      {view.fewer > 0 && (
        <text class="c-small c-strong" x={WIDTH / 2} y="146" text-anchor="middle">
          {desk.voice.value.text("show.fewer")}
        </text>
      )}
    </g>
  );
}

export function Tuesday({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const gone = DECREE.places - view.decrees.length;
  const title = `${voice.text("show.decrees")} · ${voice.fill("show.pile", { pile: view.decree_pile })}`;
  return (
    <Part view={view} desk={desk} day="tuesday" height={TUESDAY} title={title}>
      <g data-anchor="decree-pile" transform={`translate(${WIDTH - 30} 15)`} />
      {Array.from({ length: DECREE.places }, (_, i) => (
        <rect key={i} class="c-empty" x={PAD} y={TOP + i * DECREE.step} width={INNER} height={DECREE.height} rx="8" />
      ))}
      <TownHall view={view} desk={desk} />
      {view.decrees.map(([decree, day], i) => (
        <g key={decree} transform={`translate(${PAD} ${TOP + (gone + i) * DECREE.step})`}>
          <Decree desk={desk} decree={decree} day={day} />
        </g>
      ))}
      <Street view={view} desk={desk} day="tuesday" y={TUESDAY - STREET} />
    </Part>
  );
}
