// Vienna drawn: the road through the city with its sights, carriages, dice and the gendarme; by day or by night.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { noted } from "../../board/tips";
import { t } from "../../core/texts";
import type { Voice } from "../../core/voice";
import type { Drawing, DrawProps } from "../drawing";
import { Hand } from "./Hand";
import { Icon } from "./icons";
import { Area, Counters, Salon } from "./Salon";
import { Space } from "./Space";
import { CELL, layout, SYMBOLS, type Layout, type ViennaView } from "./view";

const narrow = matchMedia("(max-width: 720px)");
const middling = matchMedia("(max-width: 1250px)");
const columnsNow = (): number => (narrow.matches ? 3 : middling.matches ? 6 : 8);
const columns = signal(columnsNow());
for (const query of [narrow, middling]) query.addEventListener("change", () => (columns.value = columnsNow()));

function Board({ view, desk }: DrawProps<ViennaView>): JSX.Element {
  const plan = layout(columns.value);
  const before = useRef<{ view: ViennaView; taken: Set<string> }>({ view, taken: new Set() });
  const taken = new Set(view.road.filter((space) => space.owner >= 0).map((space) => space.id));
  const fresh = new Set([...taken].filter((id) => !before.current.taken.has(id)));
  before.current = { view, taken };
  return (
    <div class="vienna">
      <svg class="vienna-road" viewBox={`0 0 ${plan.width} ${plan.height}`} role="group" aria-label={t("vienna.road")}>
        <path class="road" d={plan.road} />
        <path class="kerb" d={plan.road} />
        {view.road.slice(1).map((space, i) => {
          const { x, y } = plan.corner(i + 1);
          return (
            <Space key={space.id} space={space} index={i + 1} x={x} y={y} desk={desk} last={fresh.has(space.id)} />
          );
        })}
        <Carriages view={view} plan={plan} desk={desk} />
        <Gendarme view={view} plan={plan} desk={desk} />
      </svg>
    </div>
  );
}

/** Where on the road a seat's carriage stands: at its furthest die, or before the first space. */
function Carriages({ view, plan, desk }: DrawProps<ViennaView> & { plan: Layout }): JSX.Element {
  return (
    <g class="carriages">
      {view.seats.map((seat, i) => {
        const who = desk.seats.value[i];
        if (!who || view.round === 0) return null;
        const corner = seat.carriage ? plan.corner(seat.carriage) : { x: 18, y: 60 + i * 20 };
        const shift = seat.carriage ? { x: 22, y: 144 } : { x: 0, y: 0 };
        return (
          <g key={i} transform={`translate(${corner.x + shift.x} ${corner.y + shift.y})`}>
            <g
              class={`carriage seat-${who.colour}`}
              data-piece={`carriage ${i}`}
              role="img"
              aria-label={t("vienna.carriage", { who: who.name })}
              {...noted(() => ({ title: t("vienna.carriage", { who: who.name }), rule: "VIE-4.6" }))}
            >
              <path class="coach" d="M-13-6h16l4-8H-8zM-14-5h20v6H-14z" />
              <circle class="wheel" cx="-9" cy="4" r="5" />
              <circle class="wheel" cx="3" cy="4" r="5" />
              <path class="shaft" d="M6 0h9" />
              <text y="-7" x="-3" text-anchor="middle">
                {who.sign}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Gendarme({ view, plan, desk }: DrawProps<ViennaView> & { plan: Layout }): JSX.Element | null {
  const at = view.road.findIndex((space) => space.gendarme);
  if (at < 1) return null;
  const { x, y } = plan.corner(at);
  return (
    <g transform={`translate(${x + CELL.width / 2} ${y + 140})`}>
      <g
        class="gendarme"
        data-piece="gendarme"
        role="img"
        aria-label={desk.voice.value.text("show.gendarme")}
        {...noted(() => ({ title: desk.voice.value.text("show.gendarme"), rule: "VIE-5.2" }))}
      >
        <circle r="19" />
        <Icon name="guard" size={1.5} y={1} />
      </g>
    </g>
  );
}

function outline(view: ViennaView, voice: Voice, seats: string[]): string[] {
  const lines = view.road
    .filter((space) => space.owner >= 0 || space.gendarme)
    .map((space) => {
      const name = voice.name("space", space.id);
      if (space.gendarme) return `${name}: ${voice.text("show.gendarme")}`;
      return `${name}: ${t("vienna.placed", { who: voice.player(space.owner, seats), dice: space.dice })}`;
    });
  const free = view.road.slice(1).filter((space) => space.owner < 0 && !space.gendarme);
  const people = view.seats.map((seat, i) => {
    const symbols = SYMBOLS.map((symbol, s) => `${seat.symbols[s] ?? 0} ${voice.name("symbol", symbol)}`).join(", ");
    const purse = voice.fill("show.purse", { points: seat.points, coins: seat.coins });
    return `${voice.player(i, seats)}: ${purse}, ${symbols}; ${t("vienna.dice")}: ${seat.dice.join(", ") || "–"}`;
  });
  return [
    ...people,
    ...lines,
    `${t("seat.free")}: ${free.map((space) => `${voice.name("space", space.id)} (${voice.name("need", space.need)})`).join(", ")}`,
    `${voice.text("show.display")}: ${view.display.map((person) => voice.name("person", person)).join(", ") || "–"}`,
  ];
}

export const drawing: Drawing<ViennaView> = {
  Board,
  Hand,
  Beside: Salon,
  Counters,
  Area,
  points: (view) => view.seats.map((seat) => seat.points),
  first: (view) => view.first,
  heading: (view, voice) =>
    [
      voice.text("title"),
      voice.text(view.night ? "show.night" : "show.day"),
      voice.fill("show.round", { round: view.round }),
    ].join(" · "),
  outline,
  mood: (view) => (view.night ? "night" : "day"),
};
