// What is there for all in the five colours: the die, workers, threat markers.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import type { DrawProps } from "../drawing";
import { Words } from "./glyphs";
import { Die, Mark, Threat, Worker } from "./marks";
import { dieSpot, lookedAt, takenSpot } from "./spots";
import type { View } from "./view";

export function Market({
  view,
  desk,
  width,
  height,
}: DrawProps<View> & { width: number; height: number }): JSX.Element {
  const voice = desk.voice.value;
  const each = width / view.colours.length;
  const middle = each / 2;
  return (
    <g data-area="dice">
      {view.colours.map((colour, i) => {
        const face = view.dice[i] ?? 0;
        const left = view.supply[i] ?? 0;
        const named = voice.name("colour", colour);
        return (
          <g key={colour} class={`b-column hue-${colour}`} transform={`translate(${i * each} 0)`}>
            <rect class="b-column-ground" x="2" y="1" width={each - 4} height={height - 2} rx="9" />
            <path class="b-column-head" d={`M2 22 V10 a9 9 0 0 1 9 -9 H${each - 11} a9 9 0 0 1 9 9 V22Z`} />
            <Mark colour={colour} x={middle} y={11.5} size={15} />
            <Place
              desk={desk}
              spot={dieSpot(voice.game, colour)}
              label={`${voice.text("show.dice")}, ${named}: ${face || "–"}`}
              about={{ rule: "BRU-4.6" }}
              class="b-die-spot"
            >
              <g transform={`translate(${middle} 51)`}>
                <g data-piece={`die ${colour} ${view.round}`}>
                  <Die colour={colour} face={face} size={42} />
                </g>
                <rect class="b-halo" x="-24.5" y="-24.5" width="49" height="49" rx="11" />
              </g>
            </Place>
            <Place
              desk={desk}
              spot={takenSpot(voice.game, colour)}
              label={voice.fill("move.worker", { colour: named })}
              about={{ rule: "BRU-4.5" }}
              class="b-good"
            >
              <rect class="b-halo" x="5" y="78" width={each - 10} height="38" rx="8" />
              <g transform={`translate(${middle} 98) scale(1.1)`} data-anchor={`workers-${colour}`}>
                <Worker colour={colour} />
              </g>
            </Place>
            <Place
              desk={desk}
              spot={lookedAt(`supply ${colour}`)}
              label={`${voice.text("show.supply")}, ${named}: ${left}`}
              about={{ text: voice.name("disaster", colour), rule: "BRU-3.3" }}
              class={left ? "b-good" : "b-good b-none"}
            >
              <g transform={`translate(${middle - 8} 138)`} data-anchor={`threats-${colour}`}>
                <Threat colour={colour} />
              </g>
              <Words x={middle + 15} y={144} size={16} most={20} class="b-strong" text={String(left)} />
            </Place>
          </g>
        );
      })}
    </g>
  );
}
