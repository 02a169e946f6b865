// Bruges' moment: the third threat marker bursts, and what it threatened comes.
import type { JSX } from "preact";
import { Scene, Whose } from "../../stage/Tableau";
import type { MomentProps } from "../drawing";
import { Mark, Threat } from "./marks";
import type { View } from "./view";

const THREE = [-1, 0, 1];

export function Moment({ desk, told }: MomentProps<View>): JSX.Element | null {
  const blow = told.find((note) => note.verb === "disaster" || note.verb === "warded");
  if (!blow) return null;
  const colour = blow.blanks["disaster"] ?? "";
  const voice = desk.voice.value;
  return (
    <Scene kind={blow.verb === "disaster" ? "burst" : "warded"}>
      <svg class={`scene-blow hue-${colour}`} viewBox="-60 -32 120 64">
        <g class="scene-flash">
          <path
            class="scene-rays"
            d="M0-30 6-13 21-23 15-6 30 0 15 6 21 23 6 13 0 30-6 13-21 23-15 6-30 0-15-6-21-23-6-13z"
          />
          <Mark colour={colour} size={24} />
        </g>
        {THREE.map((place) => (
          <g key={place} transform={`translate(${place * 30} 0)`}>
            <g class="scene-shard" style={{ "--way": place }}>
              <Threat colour={colour} />
            </g>
          </g>
        ))}
      </svg>
      <strong>{voice.name("disaster", colour, "cap")}</strong>
      <Whose desk={desk} seat={blow.seat} />
      {blow.verb === "warded" && <span>{voice.name("person", blow.blanks["person"] ?? "")}</span>}
    </Scene>
  );
}
