// A space of the road: its sight, what it needs, what it does, and who stands there.
import type { JSX } from "preact";
import { spot, type Desk } from "../../board/desk";
import { Place } from "../../board/Place";
import { tip } from "../../board/tips";
import { t } from "../../core/texts";
import type { CardShape } from "../../protocol";
import { figuresOf } from "../../pages/Cards";
import { Die, Icon, type IconName } from "./icons";
import { Sight } from "./Sight";
import { CELL, type SpaceView } from "./view";

const SKY = 84;
const LONG_NAME = 15;

/** The figures printed on a space, by label. */
type Figures = Record<string, string>;

export function cardOf(desk: Desk, kind: string, id: string): CardShape | undefined {
  return desk.voice.value.game.cards.find((card) => card.kind === kind && card.id === id);
}

interface Mark {
  text?: string;
  icon?: IconName;
}

/** What a space does, as signs. */
function marks(card: CardShape | undefined): Mark[] {
  if (!card) return [];
  const figures: Figures = Object.fromEntries(card.figures);
  const effect = card.text.split(".")[1];
  const cost: Mark[] = figures["cost"] ? [{ text: `−${figures["cost"]}` }, { icon: "coin" }, { text: "›" }] : [];
  const coins: Mark[] = figures["coins"] ? [{ text: figures["coins"] }, { icon: "coin" }] : [];
  const points: Mark[] = figures["points"] ? [{ text: figures["points"] }, { icon: "star" }] : [];
  const more: Mark[] = [
    { text: `> ${figures["majority_points"] ?? ""}` },
    { icon: "star" },
    ...(figures["majority_coins"] ? [{ text: figures["majority_coins"] }, { icon: "coin" } as const] : []),
  ];
  switch (effect) {
    case "gendarme":
      return [{ icon: "guard" }, { text: "+" }, ...coins, { text: "/" }, ...points];
    case "turn_die":
      return [{ icon: "turn" }, { icon: "die" }, { text: "+" }, ...coins];
    case "special":
      return [{ icon: "card" }];
    case "person":
      return [...cost, { icon: "person" }];
    case "compare":
      return [{ icon: figures["symbol"] as IconName }, ...more];
    case "compare_any":
      return [...cost, { icon: "citizen" }, { icon: "cross" }, { icon: "crown" }];
    case "tiergarten":
      return [{ text: `‹ ${figures["one_player"] ?? ""}` }, { icon: "coin" }];
    case "heuriger":
      return [...points, { text: "×" }, { icon: "card" }];
    case "geheimbund":
      return [...coins, { text: "×" }, { icon: "die" }];
    default:
      return [...cost, ...coins, ...points];
  }
}

/** Signs side by side, centred. */
function Marks({ of, y }: { of: Mark[]; y: number }): JSX.Element {
  const widths = of.map((mark) => (mark.icon ? 19 : 6 + (mark.text?.length ?? 0) * 7));
  const total = widths.reduce((a, b) => a + b, 0);
  let x = CELL.width / 2 - total / 2;
  return (
    <g class="marks" aria-hidden="true">
      {of.map((mark, i) => {
        const at = x + (widths[i] ?? 0) / 2;
        x += widths[i] ?? 0;
        return mark.icon ? (
          <Icon key={i} name={mark.icon} x={at} y={y} size={0.92} />
        ) : (
          <text key={i} x={at} y={y + 5} text-anchor="middle">
            {mark.text}
          </text>
        );
      })}
    </g>
  );
}

/** The number a space needs, on a shield. */
function Need({ need }: { need: string }): JSX.Element {
  const two = need.includes("/");
  return (
    <g class="need" transform="translate(22 22)" aria-hidden="true">
      <path d="M-16-16h32v18c0 9-8 14-16 17C-8 16-16 11-16 2z" />
      {need === "pair" ? (
        <>
          <rect x="-11" y="-9" width="11" height="11" rx="2.500" class="pair" />
          <rect x="1" y="-9" width="11" height="11" rx="2.500" class="pair" />
          <text y="13" text-anchor="middle" class="small">
            =
          </text>
        </>
      ) : (
        <text y={two ? 5 : 7} text-anchor="middle" class={two ? "double" : ""}>
          {need === "any" ? "∗" : need}
        </text>
      )}
    </g>
  );
}

interface SpaceProps {
  space: SpaceView;
  index: number;
  x: number;
  y: number;
  desk: Desk;
  last: boolean;
}

export function Space({ space, index, x, y, desk, last }: SpaceProps): JSX.Element {
  const voice = desk.voice.value;
  const name = voice.name("space", space.id);
  const card = cardOf(desk, "space", space.id);
  const seat = desk.seats.value[space.owner];
  const need = voice.name("need", space.need);
  const label = [
    index ? `${index} ${name}` : name,
    `${voice.text("figure.need")} ${need}`,
    card?.text ? voice.text(card.text) : "",
    seat ? t("vienna.placed", { who: seat.name, dice: space.dice }) : "",
    space.gendarme ? voice.text("show.gendarme") : "",
  ]
    .filter(Boolean)
    .join(". ");
  const about = {
    title: seat ? `${name} · ${t("vienna.placed", { who: seat.name, dice: space.dice })}` : name,
    ...(card
      ? {
          text: voice.text(card.text),
          figures: figuresOf(card, voice),
          foot: voice.text(`provenance.${card.provenance}`),
        }
      : {}),
  };
  return (
    <g transform={`translate(${x} ${y})`} class={last ? "space latest" : "space"}>
      <Place desk={desk} spot={spot({ space: space.id })} label={label} about={about} class="space-spot">
        <rect class="plate" x="4" y="2" width={CELL.width - 8} height={CELL.height - 42} rx="10" />
        <svg
          x="4"
          y="2"
          width={CELL.width - 8}
          height={SKY}
          viewBox={`0 0 150 ${SKY}`}
          preserveAspectRatio="xMidYMax slice"
        >
          <rect class="sky" width="150" height={SKY} />
          <g class="stars">
            <circle cx="62" cy="9" r="1.1" />
            <circle cx="98" cy="17" r="0.9" />
            <circle cx="50" cy="24" r="0.8" />
            <circle cx="112" cy="8" r="1.2" />
          </g>
          <Sight id={space.id} />
        </svg>
        <rect class="frame" x="4" y="2" width={CELL.width - 8} height={CELL.height - 42} rx="10" />
        <Need need={space.need} />
        <text
          class="name"
          x={CELL.width / 2}
          y="101"
          text-anchor="middle"
          {...(name.length > LONG_NAME ? { textLength: CELL.width - 20, lengthAdjust: "spacingAndGlyphs" } : {})}
        >
          {name}
        </text>
        <Marks of={marks(card)} y={117} />
        {index > 0 && (
          <g class="index" transform={`translate(${CELL.width - 19} 17)`} aria-hidden="true">
            <circle r="10" />
            <text y="4" text-anchor="middle">
              {index}
            </text>
          </g>
        )}
      </Place>
      {index > 0 && <Bay space={space} desk={desk} />}
    </g>
  );
}

/** What stands on the road before a space: dice with the sign of their owner, or the gendarme. */
function Bay({ space, desk }: { space: SpaceView; desk: Desk }): JSX.Element | null {
  const seat = desk.seats.value[space.owner];
  const faces = space.dice ? space.dice.split("+") : [];
  return (
    <g class="bay" transform={`translate(${CELL.width / 2} 150)`} aria-hidden="true">
      {seat && (
        <g
          data-piece={`dice ${space.id} ${space.owner} ${space.dice}`}
          data-from={`seat-${space.owner}`}
          class={`seat-${seat.colour}`}
          {...tip(() => ({
            title: t("vienna.placed", { who: seat.name, dice: space.dice }),
            rule: "VIE-6.1",
          }))}
        >
          {faces.map((face, i) => (
            <g key={i} transform={`translate(${(i - (faces.length - 1) / 2) * 29 + 11} 0)`}>
              <Die face={face === "w" ? 0 : Number(face)} size={26} white={face === "w"} />
            </g>
          ))}
          <g transform={`translate(${-((faces.length - 1) / 2) * 29 - 16} 0)`}>
            <circle class="seat-badge" r="10" />
            <text class="seat-sign" y="5" text-anchor="middle">
              {seat.sign}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}
