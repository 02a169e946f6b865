// Behind the viewer's screen: resources, goods and money, each with its word, and the members at hand.
import type { ComponentChildren, JSX } from "preact";
import type { Desk, Spot } from "../../board/desk";
import { Place } from "../../board/Place";
import { noted } from "../../board/tips";
import type { SeatProps } from "../drawing";
import { cityOf, words } from "./printed";
import { Coin, Good, Inline, Resource } from "./signs";
import { fromSpot, goodSpot, looked } from "./spots";
import type { ScreenView, View } from "./view";

interface HeldProps {
  desk: Desk;
  spot: Spot;
  label: string;
  count: number;
  /** The rule that says what it is for. */
  rule: string;
  children: ComponentChildren;
}

/** One kind of thing: its sign, how many, and its word. */
function Held({ desk, spot, label, count, rule, children }: HeldProps): JSX.Element {
  return (
    <Place
      desk={desk}
      spot={spot}
      as="button"
      label={`${label}: ${count}`}
      about={{ rule }}
      class={`c-held ${count === 0 ? "none" : ""}`}
    >
      {children}
      <span class="c-held-words">
        <b>{count}</b>
        <small>{label}</small>
      </span>
    </Place>
  );
}

/** Resources, goods and money in three rows. */
export function Screen({ desk, screen }: { desk: Desk; screen: ScreenView }): JSX.Element {
  const voice = desk.voice.value;
  const rows: [area: string, section: string, counts: number[], rule: string, spot: (word: string) => Spot, sign: (word: string) => JSX.Element][] = [
    ["resources", "resource", screen.resources, "COL-1.12", (word) => looked(`resource ${word}`), (word) => <Resource word={word} />],
    ["goods", "good", screen.goods, "COL-9.2", goodSpot, (word) => <Good word={word} />],
    ["money", "currency", screen.money, "COL-11.1", fromSpot, (word) => <Coin word={cityOf(voice, word)} />],
  ]; // prettier-ignore
  return (
    <>
      {rows.map(([area, section, counts, rule, spot, sign]) => (
        <div key={area} class="c-row" data-area={area} role="group">
          {words(voice, section).map((word, i) => (
            <Held
              key={word}
              desk={desk}
              spot={spot(word)}
              label={voice.name(section, word)}
              count={counts[i] ?? 0}
              rule={rule}
            >
              <Inline>{sign(word)}</Inline>
            </Held>
          ))}
        </div>
      ))}
    </>
  );
}

export function Mine({ view, desk, seat }: SeatProps<View>): JSX.Element | null {
  const screen = view.seats[seat]?.screen;
  if (!screen) return null;
  return (
    <div class={`colonia c-mine seat-${desk.seats.value[seat]?.colour ?? ""}`}>
      <Screen desk={desk} screen={screen} />
    </div>
  );
}

/** The same in one line of signs and figures, for a window too small for words. */
export function Strip({ desk, screen }: { desk: Desk; screen: ScreenView }): JSX.Element {
  const voice = desk.voice.value;
  const all: [section: string, counts: number[], sign: (word: string) => JSX.Element][] = [
    ["resource", screen.resources, (word) => <Resource word={word} />],
    ["good", screen.goods, (word) => <Good word={word} />],
    ["currency", screen.money, (word) => <Coin word={cityOf(voice, word)} />],
  ];
  return (
    <ul class="c-strip">
      {all.flatMap(([section, counts, sign]) =>
        words(voice, section).map((word, i) => (
          <li key={word} {...noted(() => ({ title: `${voice.name(section, word)}: ${counts[i] ?? 0}` }))}>
            <Inline label={voice.name(section, word)}>{sign(word)}</Inline>
            <b>{counts[i] ?? 0}</b>
          </li>
        )),
      )}
    </ul>
  );
}
