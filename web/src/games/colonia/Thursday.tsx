// Thursday: five craftsmen, each with his recipe, his stick and the orders waiting.
import type { JSX } from "preact";
import { still } from "../../board/still";
import { Place } from "../../board/Place";
import type { Desk } from "../../board/desk";
import type { Size } from "../../board/room";
import { Price } from "./gains";
import { Dice } from "./Monday";
import { Cost, type DayProps, Member, Noted, Pile, Words } from "./pieces";
import { about, figure, figures } from "./printed";
import { Good, Resource } from "./signs";
import { craftSpot } from "./spots";
import type { CraftView } from "./view";

const FIELDS = 5; // shown at least
const HEAD = 21; // the recipe above the fields
const FLAT = 42;

interface CraftProps extends Size {
  craft: CraftView;
  desk: Desk;
}

/** Order fields from the workshop outwards; what stands before the stick is sure to be served. */
function Queue({ craft, desk, width, height }: CraftProps): JSX.Element {
  const count = Math.max(FIELDS, craft.stick + 1, craft.orders.length + 1);
  const step = width / count;
  const size = Math.min(1, step / 27, height / 26);
  const stick = craft.stick * step + (craft.stick ? 0 : -2);
  return (
    <g>
      {Array.from({ length: count }, (_, i) => {
        const order = craft.orders[i];
        return (
          <g key={i} transform={`translate(${(i + 0.5) * step} ${height / 2})`}>
            <rect
              class={`c-field ${i < craft.stick ? "sure" : ""}`}
              x={-step / 2 + 1.5}
              y={-height / 2 + 2}
              width={step - 3}
              height={height - 4}
              rx="3"
            />
            {order && (
              <Pile
                who={desk.seats.value[order[0]]}
                count={order[1]}
                piece={`order-${craft.id}-${i}-${order[0]}`}
                from={`seat-${order[0]}`}
                size={size}
              />
            )}
            {i === craft.orders.length && (
              <>
                <Cost count={craft.cost} x={0} y={5} bare={step < 22} />
                <g class="c-ghost">
                  <rect
                    class="c-field"
                    x={-step / 2 + 1.5}
                    y={-height / 2 + 2}
                    width={step - 3}
                    height={height - 4}
                    rx="3"
                  />
                  <Member who={desk.seats.value[desk.me.value]} size={0.8 * size} />
                </g>
              </>
            )}
          </g>
        );
      })}
      <g transform={`translate(${stick} ${height / 2})`}>
        <rect
          class="c-stick"
          data-piece={`stick-${craft.id}`}
          x="-2.5"
          y={-height / 2 - 1}
          width="5"
          height={height + 2}
          rx="2.5"
        />
      </g>
    </g>
  );
}

const Workshop = still(function Workshop({ craft, desk, width, height }: CraftProps): JSX.Element {
  const voice = desk.voice.value;
  const good = figure(voice, "craftsman", craft.id, "good");
  const recipe = figures(voice, "craftsman", craft.id, "resource");
  const name = voice.name("craftsman", craft.id);
  const next = voice.fill("show.next_order", { cost: craft.cost });
  const spot = craftSpot(craft.id);
  const flat = height < FLAT; // fields beside the recipe
  const head = flat ? height - 2 : HEAD;
  return (
    <Place
      desk={desk}
      spot={spot}
      label={`${name}. ${next}`}
      about={about(voice, "craftsman", craft.id)}
      class="c-workshop"
    >
      <rect class="c-card" width={width} height={height} rx="5" />
      {recipe.map((resource, i) => (
        <Resource key={resource} word={resource} x={12 + i * 18} y={head / 2 + 1} r={7.5} />
      ))}
      <path class="c-arrow" transform={`translate(41 ${head / 2 + 1})`} d="M0 0H8M5-3 9 0 5 3" />
      <Good word={good} x={62} y={head / 2 + 1} r={8.5} />
      {!flat && <Words x={75} y={head / 2 + 6} most={width - 92} size={13} class="c-strong" text={name} />}
      {!flat && (
        <text class="c-small" x={width - 5} y={head / 2 + 5} text-anchor="end">
          {figure(voice, "craftsman", craft.id, "die")}
        </text>
      )}
      <g transform={flat ? "translate(76 1)" : `translate(5 ${head})`}>
        <Queue craft={craft} desk={desk} width={width - (flat ? 80 : 10)} height={height - (flat ? 0 : head) - 2} />
      </g>
      <rect class="c-glow" width={width} height={height} rx="5" />
      <Price desk={desk} spot={spot} but={["orders", ...recipe]} x={width - 40} y={HEAD / 2 + 1} />
    </Place>
  );
});

export function Thursday({ view, desk, width, height }: DayProps): JSX.Element {
  const step = height / Math.max(1, view.crafts.length);
  return (
    <>
      {view.crafts.map((craft, i) => (
        <g key={craft.id} transform={`translate(4 ${i * step})`}>
          <Workshop craft={craft} desk={desk} width={width - 8} height={step - 4} />
        </g>
      ))}
    </>
  );
}

/** The dice for extra orders, beside the name of the day. */
export function ThursdayDice({ view, desk, width }: DayProps): JSX.Element {
  const dice = Math.max(0, view.dice);
  return (
    <Noted label={desk.voice.value.fill("show.dice", { dice })} about={{ rule: "COL-8.6" }}>
      <g transform={`translate(${width - 32} 12)`}>
        <Dice size={0.62} />
      </g>
      <text class="c-head-count" x={width - 6} y="16.5" text-anchor="end">
        ×{dice}
      </text>
    </Noted>
  );
}
