// Tuesday: the decrees of the week, and the town hall.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { Council, VOTES } from "./Council";
import { type DayProps, lines, Noted, Words } from "./pieces";
import { about } from "./printed";
import { askedAbout, verbSpot } from "./spots";
import { DAYS, type View } from "./view";

const PLACES = 3;
const COUNCIL = { least: 128, large: 76 };
const EDGE = 4;

function Vote({ desk, verb, width }: { desk: Desk; verb: "yes" | "no"; width: number }): JSX.Element {
  const label = desk.voice.value.text(`move.${verb}`);
  return (
    <Place desk={desk} spot={verbSpot(verb)} label={label} class={`c-choice c-${verb}`}>
      <rect class="c-glow" width={width} height="30" rx="8" />
      <path class="c-mark" transform="translate(17 15) scale(0.8)" d={VOTES[verb]} />
      <Words x={32} y={20} most={width - 38} size={13} class="c-strong" text={label} />
    </Place>
  );
}

interface DecreeProps {
  desk: Desk;
  decree: string;
  day: number;
  width: number;
  height: number;
  voting: boolean;
}

/** So many lines of a text; it says itself when there would be more. */
function shortened(all: string[], most: number): string[] {
  const shown = all.slice(0, most);
  if (all.length > most && most > 0) shown[most - 1] = `${shown[most - 1] ?? ""} …`;
  return shown;
}

/** A decree: the day of its vote, its name, and its words where there is room. */
function Decree({ desk, decree, day, width, height, voting }: DecreeProps): JSX.Element {
  const voice = desk.voice.value;
  const name = voice.name("decree", decree);
  const when = voice.text(`day.${DAYS[day - 1] ?? ""}`);
  const seal = 30;
  const room = width - seal - 10;
  const title = lines(name, room, 13, true).slice(0, height > 34 ? 2 : 1);
  const below = 6 + title.length * 14;
  const buttons = voting ? 36 : 0;
  const text = shortened(
    lines(voice.text(`decree_text.${decree}`), room, 12.5),
    Math.max(0, Math.floor((height - below - buttons - 4) / 14)),
  );
  const half = (room - 6) / 2;
  return (
    <g
      class={`c-decree ${voting ? "voting" : ""}`}
      data-area="decrees"
      data-piece={`decree-${decree}`}
      data-from="decree-pile"
    >
      <Noted label={`${name}. ${when}`} about={{ ...about(voice, "decree", decree) }}>
        <rect class="c-card" width={width} height={height} rx="6" />
        <path class="c-seal" d={`M0 6Q0 0 6 0H${seal}V${height}H6Q0 ${height} 0 ${height - 6}z`} />
        <text class="c-digit" x={seal / 2} y={height / 2 + 5} text-anchor="middle">
          {when.slice(0, 2)}
        </text>
        {title.map((line, i) => (
          <Words key={i} x={seal + 6} y={16 + i * 14} most={room} size={13} class="c-strong" text={line} />
        ))}
        {text.map((line, i) => (
          <Words key={i} x={seal + 6} y={below + 12 + i * 14} most={room} size={12.5} class="c-faint" text={line} />
        ))}
      </Noted>
      {voting && (
        <g transform={`translate(${seal + 5} ${height - 34})`}>
          <Vote desk={desk} verb="yes" width={half} />
          <g transform={`translate(${half + 6} 0)`}>
            <Vote desk={desk} verb="no" width={half} />
          </g>
        </g>
      )}
    </g>
  );
}

/** The decree that is being voted on: the question names it, or it is the first where one's own vote lies sealed. */
function onVote(view: View, desk: Desk): string {
  const kind = desk.ask.value?.kind;
  if (kind === "vote" || kind === "mayor") return askedAbout(desk, "decree");
  const sealed = view.seats[desk.me.value]?.choice ?? "";
  return sealed === "yes" || sealed === "no" ? (view.decrees[0]?.[0] ?? "") : "";
}

export function Tuesday({ view, desk, width, height }: DayProps): JSX.Element {
  const inner = width - 2 * EDGE;
  const room = view.order.length * 40 <= inner || height < 230 ? COUNCIL.large : COUNCIL.least;
  const space = height - room - 4;
  const voted = onVote(view, desk);
  const asked = desk.ask.value?.kind === "vote" || desk.ask.value?.kind === "mayor";
  const gap = 4;
  const rest = voted ? 24 : Math.min(92, (space - (PLACES - 1) * gap) / PLACES);
  const wide = space - (Math.max(1, view.decrees.length) - 1) * (rest + gap);
  let y = 0;
  return (
    <>
      <g data-anchor="decree-pile" transform={`translate(${width - 20} -10)`} />
      {!voted &&
        Array.from({ length: PLACES }, (_, i) => (
          <rect key={i} class="c-empty" x={EDGE} y={i * (rest + gap)} width={inner} height={rest} rx="6" />
        ))}
      {view.decrees.map(([decree, day]) => {
        const mine = decree === voted;
        const top = y;
        const high = mine ? Math.min(150, wide) : rest;
        y += high + gap;
        return (
          <g key={decree} transform={`translate(${EDGE} ${top})`}>
            <Decree desk={desk} decree={decree} day={day} width={inner} height={high} voting={mine && asked} />
          </g>
        );
      })}
      <g transform={`translate(${EDGE} ${height - room})`}>
        <Council view={view} desk={desk} width={inner} height={room} />
      </g>
      {view.fewer > 0 && (
        <Words
          x={width / 2}
          y={height - room - 4}
          most={inner}
          anchor="middle"
          class="c-strong"
          text={desk.voice.value.fill("show.fewer", { members: view.fewer })}
        />
      )}
    </>
  );
}
