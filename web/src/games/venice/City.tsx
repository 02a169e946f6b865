// What stands in the lagoon: pillars, tokens on them, tiles, the gondola.
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { still } from "../../board/still";
import { noted } from "../../board/tips";
import { Gondola, Pillar, Token } from "./glyphs";
import { CELL, type Lagoon } from "./lagoon";
import { about } from "./printed";
import { laidSpot, spaceSpot } from "./spots";
import { TileFace } from "./Tile";
import type { CellKind, View } from "./view";

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
    <g transform={`translate(${x * CELL} ${y * CELL})`} data-area={space}>
      <Place
        desk={desk}
        spot={spaceSpot(space)}
        label={seat ? `${name}: ${seat.sign} ${seat.name}` : name}
        {...(pillar ? { about: seat ? TOKEN : PILLAR } : {})}
        class={canal ? "v-space water" : "v-space"}
      >
        <rect class="v-target" x="3" y="3" width={CELL - 6} height={CELL - 6} rx="9" />
        <g transform={`translate(${CELL / 2} ${CELL / 2})`}>
          {fresh && pillar && <circle class="v-fresh" r="23" />}
          {pillar && (
            <g data-piece={`pillar-${space}`} data-from="supply">
              <Pillar r={16} />
            </g>
          )}
          {owner >= 0 && (
            <g data-piece={`token-${owner}-${space}`} data-from={`seat-${owner}`}>
              <Token seat={seat} r={19} />
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

/** The tiles on the board. */
export function Tiles({ lagoon, view, desk }: CityProps): JSX.Element {
  const seen = useRef<{ now: View; before: View | null }>({ now: view, before: null });
  if (seen.current.now !== view) seen.current = { now: view, before: seen.current.now };
  const voice = desk.voice.value;
  return (
    <>
      {view.laid.map(({ tile, space, cells }) => (
        <g
          key={`${tile} ${space}`}
          data-piece={`laid-${tile}-${space}`}
          data-from={`seat-${builder(seen.current.before, view, tile)}`}
        >
          <Place
            desk={desk}
            spot={laidSpot(space)}
            label={`${voice.name("tile", tile)}, ${voice.name("space", space)}`}
            about={about(voice, "tile", tile)}
            class="v-laid"
          >
            <TileFace cells={cells.map((cell) => ({ ...lagoon.cell(cell.space), shows: cell.shows as CellKind }))} />
          </Place>
        </g>
      ))}
    </>
  );
}

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
