// Vienna drawn: the road through the city with its sights, carriages, dice and the gendarme; by day or by night.
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Room, type Size } from "../../board/room";
import { t } from "../../core/texts";
import type { Drawing, DrawProps } from "../drawing";
import { Hand } from "./Hand";
import { layout } from "./layout";
import { outline } from "./outline";
import { Carriages, Gendarme } from "./Pieces";
import { Bund, Persons } from "./Salon";
import { Area, Counters, Mine, Other } from "./Seat";
import { Space } from "./Space";
import type { ViennaView } from "./view";
import { Specimen } from "./Specimen";

function Board({ view, desk }: DrawProps<ViennaView>): JSX.Element {
  return <Room class="vienna vienna-room">{(size) => <Road view={view} desk={desk} size={size} />}</Room>;
}

function Road({ view, desk, size }: DrawProps<ViennaView> & { size: Size }): JSX.Element {
  const plan = useMemo(() => layout(size), [size]);
  const before = useRef<{ view: ViennaView; taken: Set<string>; fresh: Set<string> }>({
    view,
    taken: new Set(),
    fresh: new Set(),
  });
  if (before.current.view !== view) {
    const taken = new Set(view.road.filter((space) => space.owner >= 0).map((space) => space.id));
    const fresh = new Set([...taken].filter((id) => !before.current.taken.has(id)));
    before.current = { view, taken, fresh };
  }
  return (
    <svg class="vienna-road" viewBox={`0 0 ${plan.width} ${plan.height}`} role="group" aria-label={t("vienna.road")}>
      <defs>
        <linearGradient id="w-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="sky-top" />
          <stop offset="1" class="sky-low" />
        </linearGradient>
        <linearGradient id="w-haze" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="haze-off" />
          <stop offset="1" class="haze-on" />
        </linearGradient>
        <linearGradient id="w-gloss" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity="0.42" />
          <stop offset="0.45" stop-color="#fff" stop-opacity="0.05" />
          <stop offset="1" stop-color="#000" stop-opacity="0.22" />
        </linearGradient>
      </defs>
      <path class="road-bed" d={plan.path} />
      <path class="road" d={plan.path} />
      <path class="kerb" d={plan.path} />
      {view.road.slice(1).map((space, i) => (
        <Space
          key={space.id}
          space={space}
          index={i + 1}
          box={{ ...plan.corner(i + 1), ...plan.cell }}
          plan={plan}
          view={view}
          desk={desk}
          fresh={before.current.fresh.has(space.id)}
        />
      ))}
      <Bund view={view} plan={plan} desk={desk} />
      <Persons view={view} plan={plan} desk={desk} />
      <Carriages view={view} plan={plan} desk={desk} />
      <Gendarme view={view} plan={plan} desk={desk} />
    </svg>
  );
}

export const drawing: Drawing<ViennaView> = {
  Specimen,
  Board,
  Mine,
  Hand,
  Other,
  Counters,
  Area,
  points: (view) => view.seats.map((seat) => seat.points),
  first: (view) => view.first,
  spent: (view, seat) => (view.seats[seat]?.spent ?? []).map((word) => ["space", word]),
  heading: (view, voice) =>
    [
      voice.text(view.night ? "show.night" : "show.day"),
      ...(view.round ? [voice.fill("show.round", { round: view.round })] : []),
    ].join(" · "),
  outline,
  mood: (view) => (view.night ? "night" : "day"),
};
