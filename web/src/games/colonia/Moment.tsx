// Colonia's moments: cards and votes turn over together, a decree is stamped, a ship sails and is paid.
import type { JSX } from "preact";
import { Balance, Scene, Turned, Whose } from "../../stage/Tableau";
import type { MomentProps, Told } from "../drawing";
import { Chosen, FamilyCard, VOTES } from "./Council";
import { cityOf } from "./printed";
import { City, Coin } from "./signs";
import type { View } from "./view";

const CARD = "-14 -19 28 38";
const VOTED: Record<string, "yes" | "no"> = { said_yes: "yes", said_no: "no", adopted: "yes", rejected: "no" };

const number = (note: Told, blank: string): number => Number(note.blanks[blank] ?? 0);

function Cards({ desk, told }: MomentProps<View>): JSX.Element {
  return (
    <Scene kind="cards">
      {told.map((note) => (
        <figure key={note.seat}>
          <Turned order={0} box={CARD} back={<FamilyCard value={0} down />}>
            <FamilyCard value={number(note, "card")} />
          </Turned>
          <Whose desk={desk} seat={note.seat} />
        </figure>
      ))}
    </Scene>
  );
}

function Votes({ desk, told }: MomentProps<View>): JSX.Element {
  const sum = (verb: string): number =>
    told.reduce((all, note) => all + (note.verb === verb ? number(note, "votes") : 0), 0);
  return (
    <Scene kind="votes">
      <div class="scene-row">
        {told.map((note) => (
          <figure key={note.seat}>
            <Turned order={0} box={CARD} back={<FamilyCard value={0} down />}>
              <Chosen choice={VOTED[note.verb] ?? ""} />
            </Turned>
            <b>{number(note, "votes")}</b>
            <Whose desk={desk} seat={note.seat} />
          </figure>
        ))}
      </div>
      <Balance yes={sum("said_yes")} no={sum("said_no")} />
    </Scene>
  );
}

function Verdict({ desk, note }: { desk: MomentProps<View>["desk"]; note: Told }): JSX.Element {
  const way = VOTED[note.verb] ?? "no";
  return (
    <Scene kind="verdict">
      <svg class={`scene-stamp c-${way}`} viewBox="-14 -14 28 28">
        <circle r="12.500" />
        <path transform="scale(0.85)" d={VOTES[way]} />
      </svg>
      <strong>{desk.voice.value.name("decree", note.blanks["decree"] ?? "")}</strong>
      <Balance yes={number(note, "yes")} no={number(note, "no")} />
    </Scene>
  );
}

const HULL = "M-46 6H46Q54 6 56 0 54 24 38 30H-36Q-46 26-46 6z";
const SAIL = "M2-50Q34-40 30-4H2zM-3-44Q-30-34-30-4H-3z";

function Sailing({ desk, told }: MomentProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const ship = told.find((note) => note.verb === "sailed")?.blanks["ship"] ?? "";
  const paid = told.filter((note) => note.verb === "earned");
  const city = voice.game.cards.find((card) => card.kind === "ship" && card.id === ship);
  const word = city?.figures.find(([label]) => label === "city")?.[1] ?? ship.split("_")[0] ?? "";
  return (
    <Scene kind="sailing">
      <svg class="scene-sea" viewBox="-110 -58 220 100">
        <g class={`scene-ship c-${word}`}>
          <path class="scene-sail" d={SAIL} />
          <path class="scene-mast" d="M0-54V8" />
          <path class="c-hull" d={HULL} />
          <City word={word} x={0} y={17} r={9} />
        </g>
        <path class="scene-waves" d="M-130 34q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0V60H-130z" />
      </svg>
      <strong>{voice.name("ship", ship)}</strong>
      {paid.length > 0 && (
        <ul>
          {paid.map((note, i) => (
            <li key={i} style={{ "--order": i }}>
              <Whose desk={desk} seat={note.seat} />
              <b>+{note.blanks["coins"]}</b>
              <svg class="scene-coin" viewBox="-12 -12 24 24">
                <Coin word={cityOf(voice, note.blanks["currency"] ?? "")} />
              </svg>
            </li>
          ))}
        </ul>
      )}
    </Scene>
  );
}

export function Moment(props: MomentProps<View>): JSX.Element | null {
  const { told, desk } = props;
  const of = (...verbs: string[]): Told[] => told.filter((note) => verbs.includes(note.verb));
  const [verdict] = of("adopted", "rejected");
  if (of("played").length) return <Cards {...props} told={of("played")} />;
  if (of("said_yes", "said_no").length) return <Votes {...props} told={of("said_yes", "said_no")} />;
  if (verdict) return <Verdict desk={desk} note={verdict} />;
  return of("sailed").length ? <Sailing {...props} /> : null;
}
