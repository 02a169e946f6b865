// Off the road: Geheimbund with the dice there, the persons on display, the pile and the bank.
import type { JSX } from "preact";
import { spot, type Desk } from "../../board/desk";
import { widthOf } from "../../board/measure";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import { aboutCard } from "./cards";
import { Die, Icon } from "./icons";
import type { Layout } from "./layout";
import { Space } from "./Space";
import { cardOf, figuresBy, SYMBOLS, type ViennaView } from "./view";

interface SalonProps {
  view: ViennaView;
  desk: Desk;
  plan: Layout;
}

export function Bund({ view, desk, plan }: SalonProps): JSX.Element | null {
  const bund = view.road[0];
  if (!bund) return null;
  const there = view.seats.map((seat, i) => ({ i, count: seat.geheimbund })).filter(({ count }) => count);
  const { x, y, width } = plan.bund;
  const die = Math.max(40, 2.1 * plan.text);
  const step = Math.min(1.2 * die, (width - 60) / Math.max(1, there.length));
  return (
    <>
      <Space space={bund} index={0} box={plan.bund} plan={plan} view={view} desk={desk} fresh={false} />
      {there.map(({ i, count }, n) => {
        const who = desk.seats.value[i];
        const title = `${desk.names[i] ?? ""}: ${count}`;
        return (
          <g key={i} transform={`translate(${x + 46 + die / 2 + n * step} ${y + die / 2 + 6})`}>
            <g
              class={`seat-${who?.colour ?? ""}`}
              data-piece={`bund ${i} ${count}`}
              data-from={`seat-${i}`}
              role="img"
              aria-label={title}
              {...noted(() => ({ title, rule: "VIE-5.4" }))}
            >
              <Die face={-1} size={die} mark={`${who?.sign ?? ""}${count}`} />
            </g>
          </g>
        );
      })}
    </>
  );
}

export function Persons({ view, desk, plan }: SalonProps): JSX.Element {
  const { x, y, width, height } = plan.persons;
  const text = plan.text;
  const head = plan.road && height > 120 ? text * 1.5 : 0;
  const rows = Math.max(1, Math.ceil(Math.max(view.display.length, plan.across) / plan.across));
  const card = { width: width / plan.across, height: Math.min(118, (height - head) / rows) };
  const voice = desk.voice.value;
  const told = [
    voice.text("show.display"),
    voice.fill("show.pile", { pile: view.pile }),
    voice.fill("show.bank", { bank: view.bank }),
  ].join(" · ");
  return (
    <g class="persons" transform={`translate(${x} ${y})`} role="group" aria-label={voice.text("show.display")}>
      {head > 0 && (
        <text
          class="on-ground"
          x="4"
          y={text}
          font-size={text}
          {...(widthOf(told, text) > width - 8 ? { textLength: width - 8, lengthAdjust: "spacingAndGlyphs" } : {})}
        >
          {told}
        </text>
      )}
      {view.display.map((person, i) => (
        <g
          key={person}
          transform={`translate(${(i % plan.across) * card.width} ${head + Math.floor(i / plan.across) * card.height})`}
        >
          <Person desk={desk} id={person} width={card.width - 6} height={card.height - 6} text={text} />
        </g>
      ))}
    </g>
  );
}

interface PersonProps {
  desk: Desk;
  id: string;
  width: number;
  height: number;
  text: number;
}

function Person({ desk, id, width, height, text }: PersonProps): JSX.Element {
  const name = desk.voice.value.name("person", id);
  const figures = figuresBy(cardOf(desk, "person", id));
  const symbols = SYMBOLS.flatMap((symbol) => Array.from({ length: Number(figures[symbol] ?? 0) }, () => symbol));
  const long = widthOf(name, text, true) > width - 12;
  const gap = name.indexOf(" ");
  const lines = long && gap > 0 && height > 4 * text ? [name.slice(0, gap), name.slice(gap + 1)] : [name];
  const size = Math.min(1.5, (height - lines.length * text * 1.1 - 12) / 20);
  return (
    <g data-piece={`person ${id}`}>
      <Place
        desk={desk}
        spot={spot({ person: id }, undefined, "person")}
        label={`${name}: ${symbols.map((symbol) => desk.voice.value.name("symbol", symbol)).join(", ")}`}
        about={aboutCard(desk, "person", id)}
        class="person-spot"
      >
        <rect class="space-cast" x="2" y="4" width={width} height={height} rx="7" />
        <rect class="person-card" width={width} height={height} rx="7" />
        <path class="person-band" d={`M0 7a7 7 0 0 1 7-7h${width - 14}a7 7 0 0 1 7 7z`} />
        {lines.map((line, i) => (
          <text
            key={i}
            class="name"
            x={width / 2}
            y={8 + (i + 0.92) * text * 1.08}
            font-size={text}
            text-anchor="middle"
            {...(widthOf(line, text, true) > width - 10
              ? { textLength: width - 12, lengthAdjust: "spacingAndGlyphs" }
              : {})}
          >
            {line}
          </text>
        ))}
        {symbols.map((symbol, i) => (
          <Icon
            key={i}
            name={symbol}
            x={width / 2 + (i - (symbols.length - 1) / 2) * 22 * size}
            y={(height + 8 + lines.length * text * 1.08) / 2}
            size={size}
          />
        ))}
        <rect class="frame" width={width} height={height} rx="7" />
      </Place>
    </g>
  );
}
