// One component of Colonia for the gallery: relic, ship, decree, week card, craftsman or window.
import type { JSX } from "preact";
import type { CardShape } from "../../protocol";
import type { SpecimenProps } from "../drawing";
import { AnyGood, City, Coin, Good, Resource } from "./signs";
import { RELIC, RelicFace } from "./Sunday";

const RELIQUARY = "reliquary";
const GLASS =
  "M2 38V26H14V38zM16 26H28V38H16zM2 24V16Q3 10 8 5L14 11V24zM28 24V16Q27 10 22 5L16 11V24zM10 3 15-1 20 3 15 9z";

function of(card: CardShape, label: string): string[] {
  return card.figures.filter(([name]) => name === label).map(([, value]) => value);
}

function one(card: CardShape, label: string): string {
  return of(card, label)[0] ?? "";
}

/** A ship with its holds, what each takes and what it brings. */
function Ship({ card }: { card: CardShape }): JSX.Element {
  const city = one(card, "city");
  const holds = of(card, "hold");
  const paid = one(card, "revenue").split(" / ");
  const step = 112 / Math.max(1, holds.length);
  return (
    <g class={`c-ship c-${city}`}>
      <path class="c-hull" d="M4 16H142Q149 17 149 10 148 66 134 72H20Q6 70 4 16z" />
      <City word={city} x={18} y={42} r={10} />
      {holds.map((hold, i) => (
        <g key={i} transform={`translate(${32 + i * step} 22)`}>
          <rect class="c-hatch" width={step - 4} height="42" rx="4" />
          {hold.includes("any") || !hold ? (
            <AnyGood x={(step - 4) / 2} y={13} r={8} />
          ) : (
            hold.split("+").map((good, n, all) => {
              const apart = Math.min(17, (step - 8) / all.length);
              return (
                <Good
                  key={n}
                  word={good}
                  x={(step - 4) / 2 + (n - (all.length - 1) / 2) * apart}
                  y={13}
                  r={Math.min(8, apart * 0.52)}
                />
              );
            })
          )}
          <text class="c-revenue" x={(step - 4) / 2 - 1} y="38" text-anchor="end">
            {paid[i] ?? ""}
          </text>
          <Coin word={city} x={(step - 4) / 2 + 7} y={33} r={6} />
        </g>
      ))}
    </g>
  );
}

function Craft({ card }: { card: CardShape }): JSX.Element {
  const [first = "", second = ""] = of(card, "resource");
  return (
    <>
      <Resource word={first} x={30} y={42} r={18} />
      <Resource word={second} x={74} y={42} r={18} />
      <path class="c-arrow" d="M98 42h12m-5-5 5 5-5 5" fill="none" stroke="currentColor" stroke-width="2" />
      <Good word={one(card, "good")} x={130} y={42} r={18} />
    </>
  );
}

/** A card of which the words below say the rest. */
function Sheet({ head, lines }: { head: string; lines: string[] }): JSX.Element {
  return (
    <>
      <rect class="c-card" x="22" y="2" width="106" height="80" rx="6" />
      <path class="c-seal" d="M22 8Q22 2 28 2H50V82H28Q22 82 22 76z" />
      <text class="c-digit" x="36" y="48" text-anchor="middle">
        {head}
      </text>
      {lines.map((line, i) => (
        <text
          key={i}
          class="c-strong"
          x="89"
          y={48 + (i - (lines.length - 1) / 2) * 18}
          text-anchor="middle"
          font-size="13"
        >
          {line}
        </text>
      ))}
    </>
  );
}

function Picture({ card, voice }: SpecimenProps): JSX.Element | null {
  switch (card.kind) {
    case "ship":
      return <Ship card={card} />;
    case "craftsman":
      return <Craft card={card} />;
    case "decree": {
      const day = voice.name("day", one(card, "day"));
      return <Sheet head={day.slice(0, 2)} lines={[day]} />;
    }
    case "week_card":
      return <Sheet head={card.id.replace(/\D+0*/, "")} lines={[one(card, "orders"), `⚅ × ${one(card, "dice")}`]} />;
    case "window":
      return (
        <g class={`c-glass c-${card.id} shines`} transform="translate(48 12) scale(1.75)">
          <path class="c-window" d="M0 40V16Q0 0 15-4 30 0 30 16V40z" />
          <path class="c-pane" d={GLASS} />
          <City word={card.id} x={15} y={19} r={7.5} />
        </g>
      );
    default:
      return null;
  }
}

export function Specimen({ card, voice }: SpecimenProps): JSX.Element | null {
  if (card.kind === "relic") {
    const points = card.id.includes(RELIQUARY) ? "" : one(card, "points");
    return (
      <svg class="specimen tall colonia" viewBox={`-1 -1 ${RELIC.width + 2} ${RELIC.height + 2}`} aria-hidden="true">
        <RelicFace id={card.id} city={one(card, "city")} price={one(card, "price")} points={points} />
      </svg>
    );
  }
  return (
    <svg class="specimen colonia" viewBox="0 0 152 84" aria-hidden="true">
      <Picture card={card} voice={voice} />
    </svg>
  );
}
