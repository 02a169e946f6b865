// A card or a tile off the board: its picture, and over it the spot.
import type { ComponentChildren, JSX } from "preact";
import type { Desk, Spot } from "../../board/desk";
import { Place } from "../../board/Place";
import { about } from "./printed";

interface HeldProps {
  desk: Desk;
  spot: Spot;
  kind: "card" | "tile";
  id: string;
  width: number;
  height: number;
  /** The class that says how large it is. */
  size: string;
  mark?: string;
  piece?: string;
  /** Where the piece comes from when it is new. */
  from?: string;
  children: ComponentChildren;
}

export function Held({
  desk,
  spot,
  kind,
  id,
  width,
  height,
  size,
  mark = "",
  piece,
  from,
  children,
}: HeldProps): JSX.Element {
  const voice = desk.voice.value;
  return (
    <div class={`v-held-box ${mark}`}>
      <svg viewBox={`0 0 ${width} ${height}`} class={size} data-piece={piece} data-from={from} aria-hidden="true">
        {children}
      </svg>
      <Place
        desk={desk}
        spot={spot}
        as="button"
        label={voice.name(kind, id)}
        about={about(voice, kind, id)}
        class="v-held"
      />
    </div>
  );
}
