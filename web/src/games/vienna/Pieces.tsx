// What stands on the road: dice as they were laid, carriages, the gendarme; and dice that might be laid, before they are.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { noted, tip } from "../../board/tips";
import { t } from "../../core/texts";
import { pickedDice } from "./dice";
import { Die, Icon } from "./icons";
import type { Layout } from "./layout";
import type { SpaceView, ViennaView } from "./view";

/** How large a seat's sign is drawn on its coach. */
const SIGN = 17;

/** Dice side by side around the origin. */
function Dice({
  faces,
  white,
  size,
}: {
  faces: readonly number[];
  white: readonly boolean[];
  size: number;
}): JSX.Element {
  const step = size * 1.1;
  return (
    <>
      {faces.map((face, i) => (
        <g key={i} transform={`translate(${(i - (faces.length - 1) / 2) * step} 0)`}>
          <Die face={face} size={size} white={white[i] ?? false} />
        </g>
      ))}
    </>
  );
}

/** The dice that lie on a space, with the sign of their owner. */
export function Placed({ space, desk, size }: { space: SpaceView; desk: Desk; size: number }): JSX.Element | null {
  const seat = desk.seats.value[space.owner];
  if (!seat) return null;
  const title = t("vienna.placed", { who: seat.name, dice: space.faces.join("+") });
  const wide = (space.faces.length * 1.1 * size) / 2;
  return (
    <g
      data-piece={`dice ${space.id} ${space.owner} ${space.dice}`}
      data-from={`seat-${space.owner}`}
      class={`placed seat-${seat.colour}`}
      aria-hidden="true"
      tabindex={-1}
      {...tip(() => ({ title, rule: "VIE-6.1" }))}
    >
      <Dice faces={space.faces} white={space.dice.split("+").map((die) => die === "w")} size={size} />
      <g transform={`translate(${-wide + 1} ${size / 2 - 2})`}>
        <circle class="seat-badge" r={size * 0.27} />
        <text class="seat-sign" y={size * 0.13} font-size={size * 0.38} text-anchor="middle">
          {seat.sign}
        </text>
      </g>
    </g>
  );
}

/** The dice picked in hand, where they would lie. */
export function GhostDice({ desk, view, size }: { desk: Desk; view: ViennaView; size: number }): JSX.Element | null {
  const dice = pickedDice(desk, view);
  const seat = desk.seats.value[desk.me.value];
  if (!dice.length || dice.length > 2 || !seat) return null;
  return (
    <g class={`ghost-dice seat-${seat.colour}`} aria-hidden="true">
      <Dice faces={dice.map((die) => die.face)} white={dice.map((die) => die.white)} size={size} />
    </g>
  );
}

/** A coach, its middle 15 left or right of the origin, and the horse before it where there is a road to go on. */
function Carriage({ back, sign, horse }: { back: boolean; sign: string; horse: boolean }): JSX.Element {
  return (
    <>
      <g transform={back ? "scale(-1 1)" : undefined}>
        {horse && (
          <>
            <ellipse class="c-cast" cx="4" cy="17" rx="40" ry="4" />
            <path
              class="horse"
              d="M20 16 l1.500-11 q1-7 9-8 h5 l5-8 3.500 1 -.5 4 4.500 5 -2.500 3.500 -5-1 -2.500 5 1.500 10 h-3 l-2.500-8.500 h-7 l-2.500 8.500z"
            />
            <path class="shaft" d="M2 4 H24" />
          </>
        )}
        <path class="coach" d="M-34 -14 q0 -6 6 -6 h20 q5 0 7 6 l4 12 q1 6 -5 6 h-26 q-6 0 -6 -6z" />
        <path class="coach-window" d="M-8 -15 h3 q2 0 3 4 l1 5 h-7z" />
        <circle class="wheel" cx="-25" cy="8" r="8.500" />
        <circle class="wheel" cx="-3" cy="9" r="7" />
        <path class="spokes" d="M-25 0v16M-33 8h16M-3 2v14M-10 9h14" />
      </g>
      <text class="c-sign" x={back ? 21 : -21} y="-2" font-size={SIGN} text-anchor="middle">
        {sign}
      </text>
    </>
  );
}

/** Where on the road a seat's carriage stands: at its furthest die, or before the first space. */
export function Carriages({ view, plan, desk }: { view: ViennaView; plan: Layout; desk: Desk }): JSX.Element {
  const waiting = view.seats.map((_, i) => i).filter((i) => !view.seats[i]?.carriage);
  return (
    <g class="carriages">
      {view.seats.map((seat, i) => {
        const who = desk.seats.value[i];
        if (!who || view.round === 0) return null;
        const at = plan.corner(seat.carriage || 1);
        const back = plan.back(seat.carriage || 1);
        // Without a road the coach stands alone, in the upper corner, its sign as large as a text must be.
        const large = plan.road ? (seat.carriage ? 1.4 : 1.1) : plan.text / SIGN;
        const near = plan.road ? 0.5 * plan.cell.width : plan.cell.width - (back ? 38 : 8) * large;
        const x = at.x + (seat.carriage ? near : 24 + waiting.indexOf(i) * (plan.road ? 34 : 20));
        const y = at.y + (plan.road ? plan.cell.height - plan.road / 2 - 4 : seat.carriage ? 23 * large : 52);
        const title = t("vienna.carriage", { who: who.name });
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(${large})`}>
            <g
              class={`carriage seat-${who.colour}`}
              data-piece={`carriage ${i}`}
              role="img"
              aria-label={title}
              {...noted(() => ({ title, rule: "VIE-4.6" }))}
            >
              <Carriage back={back} sign={who.sign} horse={plan.road > 0} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

export function Gendarme({ view, plan, desk }: { view: ViennaView; plan: Layout; desk: Desk }): JSX.Element | null {
  const at = view.road.findIndex((space) => space.gendarme);
  if (at < 1) return null;
  const { x, y } = plan.corner(at);
  const title = desk.voice.value.text("show.gendarme");
  return (
    <g transform={`translate(${x + plan.cell.width / 2} ${y + 36})`}>
      <g
        class="gendarme"
        data-piece="gendarme"
        role="img"
        aria-label={title}
        {...noted(() => ({ title, rule: "VIE-5.2" }))}
      >
        <circle class="g-cast" cx="2" cy="4" r="25" />
        <circle r="25" />
        <Icon name="guard" size={2} y={1} />
      </g>
    </g>
  );
}
