// What stands in the lagoon: pillars, tokens on them, tiles, the gondola.
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { still } from "../../board/still";
import { noted } from "../../board/tips";
import { Streets } from "./District";
import { Gondola, Pillar, Token } from "./glyphs";
import { CELL, type Lagoon } from "./lagoon";
import { about } from "./printed";
import { around, type TileCell } from "./shapes";
import { laidSpot, spaceSpot } from "./spots";
import { TileFace } from "./Tile";
import type { CellKind, LaidView, View } from "./view";

interface CityProps {
  lagoon: Lagoon;
  view: View;
  desk: Desk;
}

/** Every space of the grid, with its pillar and its token. */
export function Spaces({ lagoon, view, desk }: CityProps): JSX.Element {
  const pillars = new Set(view.bare);
  const fresh = new Set(view.new);
  const owners = new Map(view.tokens.map(({ space, seat }) => [space, seat]));
  const built = new Set(view.laid.flatMap((laid) => laid.cells.map((cell) => cell.space)));
  return (
    <>
      {lagoon
        .spaces()
        .map(({ space, canal }) =>
          built.has(space) ? null : (
            <Space
              key={space}
              {...lagoon.cell(space)}
              space={space}
              canal={canal}
              pillar={pillars.has(space)}
              fresh={fresh.has(space)}
              owner={owners.get(space) ?? -1}
              desk={desk}
            />
          ),
        )}
    </>
  );
}

interface SpaceProps {
  x: number;
  y: number;
  space: string;
  canal: boolean;
  pillar: boolean;
  fresh: boolean;
  /** Whose token stands here, or -1. */
  owner: number;
  desk: Desk;
}

const PILLAR = { rule: "VEN-1.6" };
const TOKEN = { rule: "VEN-7.4" };

const Space = still(function Space({ x, y, space, canal, pillar, fresh, owner, desk }: SpaceProps): JSX.Element {
  const seat = desk.seats.value[owner];
  const name = desk.voice.value.name("space", space);
  return (
    <g transform={`translate(${x * CELL} ${y * CELL})`} data-area={space} data-anchor={`space-${space}`}>
      <Place
        desk={desk}
        spot={spaceSpot(space)}
        label={seat ? `${name}: ${seat.sign} ${seat.name}` : name}
        {...(pillar ? { about: seat ? TOKEN : PILLAR } : {})}
        class={canal ? "v-space water" : "v-space"}
      >
        <rect class="v-target" x="3" y="3" width={CELL - 6} height={CELL - 6} rx="9" />
        <g transform={`translate(${CELL / 2} ${CELL / 2})`}>
          {pillar && (
            <g data-piece={`pillar-${space}`} data-from="supply">
              {fresh && <circle class="v-fresh" r="23" />}
              <Pillar r={15} />
            </g>
          )}
          {owner >= 0 && (
            <g data-piece={`token-${owner}-${space}`} data-from={`seat-${owner}`}>
              <Token seat={seat} r={18} />
            </g>
          )}
        </g>
      </Place>
    </g>
  );
});

/** The seat from whose reserve a tile came, seen from the table as it was before. */
function builder(before: View | null, now: View, tile: string): number {
  const held = (view: View, seat: number): number => view.seats[seat]?.tiles.filter((own) => own === tile).length ?? 0;
  return before ? now.seats.findIndex((_, seat) => held(before, seat) > held(now, seat)) : -1;
}

function cellsOf(lagoon: Lagoon, laid: LaidView): TileCell[] {
  return laid.cells.map((cell) => ({ ...lagoon.cell(cell.space), shows: cell.shows as CellKind }));
}

/** The tiles on the board: one district, whose shore, streets and squares go on from tile to tile. */
export function Tiles({ lagoon, view, desk }: CityProps): JSX.Element {
  const seen = useRef<{ now: View; before: View | null }>({ now: view, before: null });
  if (seen.current.now !== view) seen.current = { now: view, before: seen.current.now };
  const all = useMemo(() => view.laid.flatMap((laid) => cellsOf(lagoon, laid)), [view.laid, lagoon]);
  const shore = useMemo(
    () =>
      around(
        all.filter((cell) => cell.shows !== "bridge"),
        CELL,
        -3,
        9,
      ),
    [all],
  );
  return (
    <>
      <path class="v-shallows" d={shore} aria-hidden="true" />
      <path class="v-beach" d={shore} aria-hidden="true" />
      {view.laid.map((laid) => (
        <g
          key={`${laid.tile} ${laid.space}`}
          data-piece={`laid-${laid.tile}-${laid.space}`}
          data-from={`seat-${builder(seen.current.before, view, laid.tile)}`}
        >
          <Laid laid={laid} lagoon={lagoon} desk={desk} />
        </g>
      ))}
      <Streets cells={all} />
    </>
  );
}

const Laid = still(function Laid({ laid, lagoon, desk }: { laid: LaidView; lagoon: Lagoon; desk: Desk }): JSX.Element {
  const voice = desk.voice.value;
  // A tile may be named by any of its spaces: what is drawn here stands for all of them.
  useLayoutEffect(() => {
    const undraw = laid.cells.map((cell) => desk.draw(laidSpot(cell.space)));
    return () => undraw.forEach((back) => back());
  }, [desk, laid]);
  return (
    <Place
      desk={desk}
      spot={laidSpot(laid.space)}
      label={`${voice.name("tile", laid.tile)}, ${voice.name("space", laid.space)}`}
      about={about(voice, "tile", laid.tile)}
      class="v-laid"
    >
      <TileFace cells={cellsOf(lagoon, laid)} salt={laid.tile} />
    </Place>
  );
});

/** The gondola with the token it carries. */
export function Moored({ lagoon, view, desk }: CityProps): JSX.Element | null {
  const at = lagoon.mooring(view);
  if (!at) return null;
  const owner = desk.seats.value[view.gondola];
  const voice = desk.voice.value;
  const title = voice.text("show.gondola");
  const text = owner ? `${owner.sign} ${owner.name}` : voice.text("show.empty");
  return (
    <g
      data-piece="gondola"
      data-area="gondola"
      data-anchor="gondola"
      transform={`translate(${(at.x + 0.5) * CELL} ${(at.y + 0.5) * CELL})`}
      role="img"
      aria-label={`${title}: ${text}`}
      class="v-moored"
      {...noted(() => ({ title, text, rule: "VEN-7.6" }))}
    >
      <Gondola />
      {owner && (
        <g data-piece={`token-gondola-${view.gondola}`} data-from={`seat-${view.gondola}`} transform="translate(0 -6)">
          <Token seat={owner} r={15} />
        </g>
      )}
    </g>
  );
}
