// The order of the week: who sits where in the town hall, with the cards played and what lies sealed.
import type { JSX } from "preact";
import type { Size } from "../../board/room";
import type { DrawProps } from "../drawing";
import { Noted, Pile, Shield } from "./pieces";
import { mayor, type View } from "./view";

/** A family card: its value, or its back. 24 wide and 34 high around the origin. */
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

export const VOTES = { yes: "M-9 0-3 7 10-8", no: "M-8-8 8 8M8-8-8 8" } as const;

/** A sealed answer, open to its owner: the card, the vote, or an envelope for anything else. */
export function Chosen({ choice }: { choice: string }): JSX.Element {
  const [verb = "", word = ""] = choice.split(" ");
  if (verb === "card") return <FamilyCard value={Number(word)} />;
  if (verb !== "yes" && verb !== "no") return <Sealed />;
  return (
    <g class={`c-vote-card c-${verb}`}>
      <rect x="-12" y="-17" width="24" height="34" rx="4" />
      <path class="c-mark" transform="scale(0.75)" d={VOTES[verb]} />
    </g>
  );
}

interface CouncillorProps extends DrawProps<View> {
  seat: number;
  place: number;
  /** The card below the shield instead of beside it. */
  slim: boolean;
}

function Councillor({ view, desk, seat, place, slim }: CouncillorProps): JSX.Element {
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
    own.choice ? desk.voice.value.move(voice.parseMove(own.choice), desk.names) : "",
  ].filter(Boolean);
  return (
    <Noted label={`${place + 1}. ${who?.name ?? ""}`} about={{ text: told.join(", "), rule: "COL-5.6" }}>
      <rect class="c-clear" x={slim ? -11 : -20} y="0" width={slim ? 22 : 40} height="62" />
      {first ? (
        <path
          class="c-crown"
          data-piece="mayor"
          transform="translate(0 7) scale(0.8)"
          d="M-11 7V-5L-6 0 0-9 6 0 11-5V7z"
        />
      ) : (
        <text class="c-place" y="12" text-anchor="middle">
          {place + 1}
        </text>
      )}
      <g transform={slim ? "translate(0 24)" : "translate(-9 38)"}>
        <g class={own.passed ? "c-passed" : ""} data-piece={`order-${seat}`}>
          <Shield who={who} size={0.66} />
          {own.passed && <path class="c-pass-line" d="M-10 11 10-11" />}
        </g>
      </g>
      <g transform={slim ? "translate(0 48) scale(0.7)" : "translate(10 38) scale(0.72)"}>
        {own.card > 0 && (
          <g data-piece={`family-${seat}-${own.card}`} data-from={`seat-${seat}`}>
            <FamilyCard value={own.card} down={own.face_down} />
          </g>
        )}
        {own.sealed && (
          <g transform={own.card ? "translate(4 -12)" : ""} data-piece={`sealed-${seat}`} data-from={`seat-${seat}`}>
            {own.choice ? <Chosen choice={own.choice} /> : own.card ? <Sealed /> : <FamilyCard value={0} down />}
          </g>
        )}
      </g>
      {own.town_hall > 0 && (
        <g transform={slim ? "translate(0 66)" : "translate(0 56)"}>
          <Pile who={who} count={own.town_hall} piece={`hall-${seat}`} from={`seat-${seat}`} size={0.8} />
        </g>
      )}
    </Noted>
  );
}

const CELL = { width: 40, height: 66 };
const HALL = "M0 66V26L16 10 32 26V66zM168 66V26L184 10 200 26V66zM32 66V34H84V14L100 0 116 14V34H168V66z";

/** Everybody before the town hall, in one row or two. */
export function Council({ view, desk, width, height }: DrawProps<View> & Size): JSX.Element {
  const count = Math.max(1, view.order.length);
  const slim = height < 2 * CELL.height - 8 && width / count < CELL.width;
  const row = slim || width / count >= CELL.width ? count : Math.ceil(count / 2);
  const step = Math.min(60, width / row);
  const rows = Math.ceil(count / row);
  const line = Math.min(CELL.height, height / rows);
  return (
    <g data-area="council">
      <path class="c-hall" transform={`translate(4 0) scale(${(width - 8) / 200} ${height / 66})`} d={HALL} />
      {view.order.map((seat, place) => {
        const inRow = Math.min(row, count - Math.floor(place / row) * row);
        const x = width / 2 + ((place % row) - (inRow - 1) / 2) * step;
        return (
          <g key={seat} transform={`translate(${x} ${Math.floor(place / row) * line})`}>
            <Councillor view={view} desk={desk} seat={seat} place={place} slim={slim} />
          </g>
        );
      })}
    </g>
  );
}
