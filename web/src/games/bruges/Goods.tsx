// What the viewer has in front: guilders and majorities, and by colour the workers and the threats.
import type { JSX } from "preact";
import type { Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import type { Size } from "../../board/room";
import { noted } from "../../board/tips";
import type { SeatProps } from "../drawing";
import { Price } from "./gains";
import { Coin, Glyph, Words } from "./glyphs";
import { Threat, Worker } from "./marks";
import { givenSpot, lookedAt, threatSpot } from "./spots";
import type { SeatView, View } from "./view";

export const GOODS = { width: 300, height: 150, slim: 44 };
const MAJORITIES = ["reputation", "persons", "canals"];
const MAJORITY_RULES: Record<string, string> = { reputation: "BRU-6.1", persons: "BRU-6.2", canals: "BRU-6.3" };
const STRIKES = 3; // the third marker of a colour is the disaster

interface PartProps {
  desk: Desk;
  seat: number;
  area: SeatView;
}

export function Purse({ desk, area, size = 1 }: Omit<PartProps, "seat"> & { size?: number }): JSX.Element {
  const guilders = desk.voice.value.fill("things.guilders", { guilders: area.guilders });
  return (
    <g
      class="b-purse"
      data-area="purse"
      data-anchor="purse"
      transform={`scale(${size})`}
      role="img"
      aria-label={guilders}
      {...noted(() => ({ title: guilders, rule: "BRU-4.6" }))}
    >
      <ellipse class="b-cast" cx="2" cy="13" rx="14" ry="3" />
      <Coin x={4} y={4} r={12} />
      <Coin x={0} y={0} r={13} />
      <Words x={22} y={8} size={22} most={44} anchor="start" class="b-strong" text={String(area.guilders)} />
    </g>
  );
}

/** The three markers of the majorities, golden when turned. */
export function Majorities({ desk, area, step }: Omit<PartProps, "seat"> & { step: number }): JSX.Element {
  const voice = desk.voice.value;
  return (
    <>
      {MAJORITIES.map((kind, i) => {
        const turned = area.majorities.includes(kind);
        const title = `${voice.text("show.phase_4")}: ${voice.name("majority", kind)} ${turned ? "✓" : "–"}`;
        return (
          <g
            key={kind}
            class={`b-majority ${turned ? "b-gained" : ""}`}
            transform={`translate(${i * step} 0)`}
            role="img"
            aria-label={title}
            {...noted(() => ({ title, rule: MAJORITY_RULES[kind] ?? "BRU-6.4" }))}
          >
            <circle r={step * 0.43} />
            <Glyph name={kind} size={step * 0.52} />
          </g>
        );
      })}
    </>
  );
}

interface ColourProps extends PartProps {
  colour: string;
  count: number;
  width: number;
}

/** The workers of one colour. */
function Workers({ desk, seat, colour, count, width, small = false }: ColourProps & { small?: boolean }): JSX.Element {
  const voice = desk.voice.value;
  const spot = seat === desk.me.value ? givenSpot(colour) : lookedAt(`worker ${seat} ${colour}`);
  return (
    <Place
      desk={desk}
      spot={spot}
      label={`${voice.text("show.workers")}, ${voice.name("colour", colour)}: ${count}`}
      about={{ rule: "BRU-4.10" }}
      class={count ? "b-good" : "b-good b-none"}
    >
      <rect class="b-halo" x="1" y="-20" width={width - 2} height="40" rx="7" />
      <g
        transform={`translate(${width / 2 - (small ? 7 : 9)} 0) scale(${small ? 0.74 : 1})`}
        data-anchor={`own-workers-${colour}`}
      >
        <Worker colour={colour} />
      </g>
      <Words
        x={width / 2 + (small ? 4 : 6)}
        y={small ? 6 : 7}
        size={small ? 15 : 18}
        most={small ? 16 : 24}
        anchor="start"
        class="b-strong"
        text={String(count)}
      />
      <Price desk={desk} spot={spot} x={width / 2} y={-20} />
    </Place>
  );
}

/** The threats of one colour: the third one strikes. */
function Threats({
  desk,
  seat,
  colour,
  count,
  width,
  copy = false,
  lean = 0,
}: ColourProps & { copy?: boolean; lean?: number }): JSX.Element {
  const voice = desk.voice.value;
  const spot = seat === desk.me.value ? threatSpot(voice.game, colour) : lookedAt(`threat ${seat} ${colour}`);
  const step = Math.min(16, (width - 20) / (STRIKES - 1));
  const from = width / 2 - step * ((STRIKES - 1) / 2);
  return (
    <Place
      desk={desk}
      spot={spot}
      label={`${voice.text("show.threats")}, ${voice.name("colour", colour)}: ${count}/${STRIKES}`}
      about={{ text: voice.name("disaster", colour), rule: "BRU-3.3" }}
      class={`b-good b-menace ${count >= STRIKES - 1 ? "b-near" : ""}`}
    >
      <rect class="b-halo" x="1" y="-15" width={width - 2} height="30" rx="7" />
      {Array.from({ length: STRIKES }, (_, i) => (
        <path
          key={i}
          class="b-peg"
          transform={`translate(${from + i * step} 0) scale(0.62)`}
          d="M-5.4 -13 H5.4 L13 -5.4 V5.4 L5.4 13 H-5.4 L-13 5.4 V-5.4Z"
        />
      ))}
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${from + i * step} 0) scale(0.7)`}>
          <g data-piece={copy ? undefined : `threat ${seat} ${colour} ${i}`} data-from={`threats-${colour}`}>
            <Threat colour={colour} />
          </g>
        </g>
      ))}
      <Price desk={desk} spot={spot} x={width / 2 + lean} y={-17} />
    </Place>
  );
}

export function Goods({ view, desk, seat, width, height }: SeatProps<View> & Size): JSX.Element | null {
  const area = view.seats[seat];
  if (!area) return null;
  const parts = { desk, seat, area };
  if (height < GOODS.height * 0.6) {
    const each = (width - 66) * 0.122;
    const threat = (width - 66) * 0.076;
    return (
      <g class="b-goods">
        <rect class="b-ground" width={width} height={height} rx="8" />
        <g transform={`translate(18 ${height / 2})`}>
          <Purse desk={desk} area={area} size={0.8} />
        </g>
        {view.colours.map((colour, i) => (
          <g key={colour} transform={`translate(${66 + i * each} ${height / 2})`}>
            <Workers {...parts} colour={colour} count={area.workers[i] ?? 0} width={each} small />
            <g transform={`translate(${(view.colours.length - i) * each + i * threat} 0)`}>
              <Threats {...parts} colour={colour} count={area.threats[i] ?? 0} width={threat} copy lean={12 - 12 * i} />
            </g>
          </g>
        ))}
      </g>
    );
  }
  const each = (width - 16) / view.colours.length;
  const rows = { purse: height * 0.19, workers: height * 0.53, threats: height * 0.84 };
  return (
    <g class="b-goods">
      <rect class="b-ground" width={width} height={height} rx="8" />
      <g transform={`translate(28 ${rows.purse})`}>
        <Purse desk={desk} area={area} />
      </g>
      <g transform={`translate(${width - 82} ${rows.purse})`} data-area="majorities">
        <Majorities desk={desk} area={area} step={30} />
      </g>
      {view.colours.map((colour, i) => (
        <g key={colour} transform={`translate(${8 + i * each} 0)`}>
          <g transform={`translate(0 ${rows.workers})`}>
            <Workers {...parts} colour={colour} count={area.workers[i] ?? 0} width={each} />
          </g>
          <g transform={`translate(0 ${rows.threats})`} data-area={`threat-${colour}`}>
            <Threats {...parts} colour={colour} count={area.threats[i] ?? 0} width={each} lean={12 - 6 * i} />
          </g>
        </g>
      ))}
      <path class="b-rule" d={`M10 ${height * 0.36} H${width - 10} M10 ${height * 0.7} H${width - 10}`} />
    </g>
  );
}
