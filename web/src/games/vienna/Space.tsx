// A space of the road: its sight, what it needs, what it does, the card that lies there, and who stands there.
import type { JSX } from "preact";
import { spot, type Desk } from "../../board/desk";
import { widthOf } from "../../board/measure";
import { Place } from "../../board/Place";
import { tip } from "../../board/tips";
import { t } from "../../core/texts";
import { signedFigures, sourcesOf } from "../../pages/Cards";
import type { Size } from "../../board/room";
import { Icon } from "./icons";
import type { Box, Layout } from "./layout";
import { groupsOf, linesOf, Marks } from "./marks";
import { GhostDice, Placed } from "./Pieces";
import { Sight } from "./Sight";
import { SpecialCard } from "./specials";
import { cardOf, figuresBy, type SpaceView, type ViennaView } from "./view";

const LEAST_SKY = 14;
/** So many dice high a picture is at least in which dice lie below the shield. */
const LOW_SKY = 1.25;
/** How large the figure on a shield is drawn. */
const FIGURE = 24;
/** How high the shield is, and the lines of names and signs, by the size of their text; signs also where all is close. */
const SHIELD = 41;
const NAME = 1.06;
const SIGNS = 1.25;
const CLOSE_SIGNS = 1.08;

/** The number a space needs, on a shield. */
function Need({ need, text }: { need: string; text: number }): JSX.Element {
  const two = need.includes("/");
  return (
    <g class="need" transform={`scale(${Math.max(1, text / FIGURE)}) translate(21 21)`} aria-hidden="true">
      <path
        d={two ? "M-17-17h44v19c0 9-11 15-22 18C-6 17-17 11-17 2z" : "M-17-17h34v19c0 9-9 15-17 18C-8 17-17 11-17 2z"}
      />
      {need === "pair" ? (
        <>
          <rect x="-12" y="-9" width="11" height="11" rx="2.500" class="pair" />
          <rect x="1" y="-9" width="11" height="11" rx="2.500" class="pair" />
          <path class="pair-line" d="M-5 7h10M-5 11h10" />
        </>
      ) : (
        <text x={two ? 5 : 0} y="8" text-anchor="middle">
          {need === "any" ? "∗" : need}
        </text>
      )}
    </g>
  );
}

/** A name in as many lines as it needs; where there is no room for two, the word that tells it from its like. */
function nameLines(name: string, text: number, { width, height }: Size): string[] {
  const fits = (line: string): boolean => widthOf(line, text, true) <= width;
  const gap = name.indexOf(" ");
  if (fits(name) || gap < 0) return [name];
  const lines = [name.slice(0, gap), name.slice(gap + 1)];
  return lines.length * text * NAME <= height ? lines : lines.slice(1);
}

interface SpaceProps {
  space: SpaceView;
  /** On the road from 1; 0 for Geheimbund. */
  index: number;
  box: Box;
  plan: Layout;
  view: ViennaView;
  desk: Desk;
  fresh: boolean;
}

export function Space({ space, index, box, plan, view, desk, fresh }: SpaceProps): JSX.Element {
  const voice = desk.voice.value;
  const name = voice.name("space", space.id);
  const card = cardOf(desk, "space", space.id);
  const seat = desk.seats.value[space.owner];
  const lying = seat ? t("vienna.placed", { who: seat.name, dice: space.faces.join("+") }) : "";
  const label = [
    index ? `${index} ${name}` : name,
    `${voice.text("figure.need")} ${voice.name("need", space.need)}`,
    card?.text ? voice.text(card.text) : "",
    lying,
    space.gendarme ? voice.text("show.gendarme") : "",
  ];
  const about = {
    title: lying ? `${name} · ${lying}` : name,
    ...(card
      ? {
          text: voice.text(card.text),
          figures: signedFigures(card, voice),
          foot: sourcesOf(card, voice),
        }
      : {}),
  };
  const wide = box.width - 6;
  const size = plan.text;
  const lines = linesOf(groupsOf(card), size, wide - 8);
  const high = box.height - (index ? plan.road : 0) - 4;
  const step = size * (plan.road ? SIGNS : CLOSE_SIGNS);
  const room = high - lines.length * step - 8;
  const below = SHIELD * Math.max(1, size / FIGURE); // a name is not written across the shield
  const named = nameLines(name, size, { width: wide - 8, height: room - below });
  const sky = Math.max(LEAST_SKY, room - named.length * size * NAME);
  const special = figuresBy(card)["special"];
  const die = plan.road ? Math.min(44, wide * 0.36, sky * 0.86) : Math.min(44, wide * 0.33);
  const low = Math.max(sky - die / 2 + 3, die / 2 + 4);
  // In a low picture without a road dice lie beside the shield: a name is not written across them.
  const across = !plan.road && sky < LOW_SKY * die ? box.width - 1.1 * die : box.width / 2 + 8;
  const lain = `translate(${across} ${plan.road ? Math.min(sky / 2 + 6, low) : low})`;
  return (
    <g transform={`translate(${box.x} ${box.y})`} class={fresh ? "space latest" : "space"} data-area={space.id}>
      <Place
        desk={desk}
        spot={spot({ space: space.id })}
        label={label.filter(Boolean).join(". ")}
        about={about}
        class="space-spot"
      >
        <rect class="space-cast" x="4" y="5" width={wide} height={high} rx="8" />
        <rect class="plate" x="3" y="2" width={wide} height={high} rx="8" />
        <path class="sky" d={`M3 ${2 + sky}V10a8 8 0 0 1 8-8h${wide - 16}a8 8 0 0 1 8 8V${2 + sky}z`} />
        <svg x="3" y="2" width={wide} height={sky} viewBox="0 0 150 84" preserveAspectRatio="xMidYMax meet">
          <circle class="moon" cx="118" cy="20" r="9" />
          <path
            class="stars"
            d="M52 9h1.600v1.600h-1.600zM96 17h1.400v1.400h-1.400zM48 26h1.200v1.200h-1.200zM74 6h1.400v1.400h-1.400zM134 40h1.200v1.200h-1.200z"
          />
          <rect class="haze" x="-150" y="52" width="450" height="32" />
          <Sight id={space.id} />
        </svg>
        <rect class="frame" data-anchor={`space-${space.id}`} x="3" y="2" width={wide} height={high} rx="8" />
        <Need need={space.need} text={size} />
        {named.map((line, i) => (
          <text
            key={i}
            class="name"
            x={box.width / 2}
            y={2 + sky + (i + 0.95) * size * NAME}
            font-size={size}
            text-anchor="middle"
            {...(widthOf(line, size, true) > wide - 8
              ? { textLength: wide - 10, lengthAdjust: "spacingAndGlyphs" }
              : {})}
          >
            {line}
          </text>
        ))}
        {lines.map((line, i) => (
          <Marks
            key={i}
            line={line}
            x={box.width / 2}
            y={6 + sky + named.length * size * NAME + (i + 0.5) * step}
            size={size}
            most={wide - 4}
          />
        ))}
        {special && <Offered id={special} view={view} desk={desk} x={wide - 22} y={Math.max(30, sky - 28)} />}
        {index > 0 && !seat && !space.gendarme && (
          <g class="would" transform={lain}>
            <GhostDice desk={desk} view={view} size={die} />
          </g>
        )}
        {index > 0 && <Bribe index={index} view={view} desk={desk} x={box.width - 8} />}
      </Place>
      {index > 0 && (
        <g class="bay" transform={lain}>
          <Placed space={space} desk={desk} size={die} />
        </g>
      )}
    </g>
  );
}

/** The special card of a space: it lies there, or its holder's sign does. */
function Offered(props: { id: string; view: ViennaView; desk: Desk; x: number; y: number }): JSX.Element {
  const { id, view, desk, x, y } = props;
  const holder = view.seats.findIndex((seat) => seat.specials.includes(id));
  const who = desk.seats.value[holder];
  return (
    <g
      transform={`translate(${x} ${y})`}
      class={who ? `offered taken seat-${who.colour}` : "offered"}
      aria-hidden="true"
    >
      <g data-piece={who ? undefined : `special ${id}`}>
        <SpecialCard id={id} />
      </g>
      {who && (
        <>
          <circle class="seat-badge" cx="-14" cy="20" r="12" />
          <text class="seat-sign" x="-14" y="25.500" font-size="16" text-anchor="middle">
            {who.sign}
          </text>
        </>
      )}
    </g>
  );
}

/** What a place behind one's own carriage costs: a coin for the coachman. */
function Bribe({
  index,
  view,
  desk,
  x,
}: {
  index: number;
  view: ViennaView;
  desk: Desk;
  x: number;
}): JSX.Element | null {
  const mine = view.seats[desk.me.value];
  if (!mine || index >= mine.carriage || !view.bribe || desk.ask.value?.kind !== "place") return null;
  return (
    <g
      class="bribe"
      transform={`translate(${x - 22} 17)`}
      aria-hidden="true"
      tabindex={-1}
      {...tip(() => ({ title: desk.voice.value.fill("belongings.coins", { count: view.bribe }), rule: "VIE-4.7" }))}
    >
      <rect class="tag-ground" x="-24" y="-14" width="48" height="28" rx="14" />
      <text x="-9" y="6.500" font-size="18" text-anchor="middle">
        −{view.bribe}
      </text>
      <Icon name="coin" x={12} size={1} />
    </g>
  );
}
