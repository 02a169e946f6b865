// Thursday: five craftsmen, each with his recipe, his stick and the orders waiting.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import type { DrawProps } from "../drawing";
import { Dice } from "./Monday";
import { Cost, HEAD, Member, Noted, PAD, Part, STREET, Street, WIDTH } from "./pieces";
import { about, figure, figures } from "./printed";
import { Good, Resource } from "./signs";
import { craftSpot } from "./spots";
import type { CraftView, View } from "./view";

export const THURSDAY = 358;
const SHOP = { height: 52, step: 56, top: 38 } as const;
const INNER = WIDTH - 2 * PAD;
const QUEUE = 120; // where the order fields begin
const FIELDS = 6; // shown at least

/** Order fields from the workshop outwards; what stands before the stick is sure to be served. */
function Queue({ craft, desk }: { craft: CraftView; desk: DrawProps<View>["desk"] }): JSX.Element {
  const count = Math.max(FIELDS, craft.stick + 1, craft.orders.length + 1);
  const step = (INNER - QUEUE - 12) / count;
  const size = Math.min(1, step / 34);
  const stick = craft.stick * step + (craft.stick ? 0 : -3);
  return (
    <g transform={`translate(${QUEUE} 0)`}>
      {Array.from({ length: count }, (_, i) => {
        const order = craft.orders[i];
        return (
          <g key={i} transform={`translate(${(i + 0.5) * step} 26)`}>
            <rect
              class={`c-field ${i < craft.stick ? "sure" : ""}`}
              x={-step / 2 + 2}
              y="-18"
              width={step - 4}
              height="36"
              rx="5"
            />
            {order && (
              <g data-piece={`order-${craft.id}-${i}-${order[0]}`} data-from={`seat-${order[0]}`}>
                <g transform={`translate(${-6 * size} 0)`}>
                  <Member who={desk.seats.value[order[0]]} size={size} />
                </g>
                <text class="c-count" x={4 * size} y="6" font-size={16 * size}>
                  {order[1]}
                </text>
              </g>
            )}
            {i === craft.orders.length && <Cost count={craft.cost} x={0} y={5} />}
          </g>
        );
      })}
      <g transform={`translate(${stick} 26)`}>
        <rect class="c-stick" data-piece={`stick-${craft.id}`} x="-2.5" y="-24" width="5" height="48" rx="2.5" />
      </g>
    </g>
  );
}

function Workshop({ craft, desk }: { craft: CraftView; desk: DrawProps<View>["desk"] }): JSX.Element {
  const voice = desk.voice.value;
  const good = figure(voice, "craftsman", craft.id, "good");
  const name = voice.name("craftsman", craft.id);
  const next = voice.fill("show.next_order", { cost: craft.cost });
  return (
    <Place
      desk={desk}
      spot={craftSpot(craft.id)}
      label={`${name}. ${next}`}
      about={about(voice, "craftsman", craft.id)}
      class="c-workshop"
    >
      <rect class="c-card" width={INNER} height={SHOP.height} rx="8" />
      <text class="c-name" x="8" y="17">
        {name}
      </text>
      {figures(voice, "craftsman", craft.id, "resource").map((resource, i) => (
        <Resource key={resource} word={resource} x={18 + i * 22} y={36} r={9} />
      ))}
      <path class="c-arrow" d="M54 36H66M62 32 67 36 62 40" />
      <Good word={good} x={82} y={36} r={11.5} />
      <text class="c-small" x="110" y="47" text-anchor="end">
        {figure(voice, "craftsman", craft.id, "die")}
      </text>
      <Queue craft={craft} desk={desk} />
      <rect class="c-glow" width={INNER} height={SHOP.height} rx="8" />
    </Place>
  );
}

export function Thursday({ view, desk }: DrawProps<View>): JSX.Element {
  const voice = desk.voice.value;
  const dice = Math.max(0, view.dice);
  return (
    <Part
      view={view}
      desk={desk}
      day="thursday"
      height={THURSDAY}
      title={voice.text("show.craftsmen")}
      room={dice * 21}
    >
      <Noted label={voice.fill("show.dice", { dice })}>
        {Array.from({ length: dice }, (_, i) => (
          <g key={i} transform={`translate(${WIDTH - 18 - i * 21} ${HEAD / 2})`}>
            <Dice size={0.8} />
          </g>
        ))}
      </Noted>
      {view.crafts.map((craft, i) => (
        <g key={craft.id} transform={`translate(${PAD} ${SHOP.top + i * SHOP.step})`}>
          <Workshop craft={craft} desk={desk} />
        </g>
      ))}
      <Street view={view} desk={desk} day="thursday" y={THURSDAY - STREET} />
    </Part>
  );
}
