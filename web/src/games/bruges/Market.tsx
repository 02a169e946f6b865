// What is there for all in the five colours: the die, workers, threat markers.
import type { JSX } from "preact";
import { Place } from "../../board/Place";
import type { DrawProps } from "../drawing";
import { Price } from "./gains";
import { Words } from "./glyphs";
import { Die, Mark, Threat, Worker } from "./marks";
import { dieSpot, lookedAt, takenSpot } from "./spots";
import type { View } from "./view";

const HIGH = 132;

export function Market({
  view,
  desk,
  width,
  height,
}: DrawProps<View> & { width: number; height: number }): JSX.Element {
  const voice = desk.voice.value;
  const each = width / view.colours.length;
  const middle = each / 2;
  const spare = Math.max(0, height - HIGH);
  const die = Math.min(each - 14, 44 + spare * 0.4, height - 70);
  const dieAt = 26 + die / 2 + spare * 0.1;
  const below = height - 26;
  const small = Math.min(1, each / 58);
  return (
    <g data-area="dice">
      {view.colours.map((colour, i) => {
        const face = view.dice[i] ?? 0;
        const left = view.supply[i] ?? 0;
        const named = voice.name("colour", colour);
        const taken = takenSpot(voice.game, colour);
        const rolled = dieSpot(voice.game, colour);
        return (
          <g key={colour} class={`b-column hue-${colour}`} transform={`translate(${i * each} 0)`}>
            <rect class="b-column-ground" x="2" y="1" width={each - 4} height={height - 2} rx="8" />
            <path class="b-column-head" d={`M2 20 V9 a8 8 0 0 1 8 -8 H${each - 10} a8 8 0 0 1 8 8 V20Z`} />
            <Mark colour={colour} x={middle} y={10.5} size={14} />
            <Place
              desk={desk}
              spot={rolled}
              label={`${voice.text("show.dice")}, ${named}: ${face || "–"}`}
              about={{ rule: "BRU-4.6" }}
              class="b-die-spot"
            >
              <g transform={`translate(${middle} ${dieAt})`}>
                <g data-piece={`die ${colour} ${view.round}`}>
                  <Die colour={colour} face={face} size={die} />
                </g>
                <rect
                  class="b-halo"
                  x={-die / 2 - 3}
                  y={-die / 2 - 3}
                  width={die + 6}
                  height={die + 6}
                  rx={die * 0.24}
                />
                <Price desk={desk} spot={rolled} x={0} y={-die / 2 - 10} />
              </g>
            </Place>
            <g transform={`translate(0 ${below})`}>
              <Place
                desk={desk}
                spot={taken}
                label={voice.fill("move.worker", { colour: named })}
                about={{ rule: "BRU-4.5" }}
                class="b-good"
              >
                <rect class="b-halo" x="4" y="-21" width={middle - 4} height="42" rx="7" />
                <g
                  transform={`translate(${middle - 12 * small} 1) scale(${0.92 * small})`}
                  data-anchor={`workers-${colour}`}
                >
                  <Worker colour={colour} />
                </g>
                <Price desk={desk} spot={taken} x={middle} y={-24} most={each} />
              </Place>
              <Place
                desk={desk}
                spot={lookedAt(`supply ${colour}`)}
                label={`${voice.text("show.supply")}, ${named}: ${left}`}
                about={{ text: voice.name("disaster", colour), rule: "BRU-3.3" }}
                class={left ? "b-good" : "b-good b-none"}
              >
                <g
                  transform={`translate(${middle + 13 * small} -3) scale(${0.72 * small})`}
                  data-anchor={`threats-${colour}`}
                >
                  <Threat colour={colour} />
                </g>
                <Words x={middle + 12 * small} y={19} size={14} most={22} class="b-strong" text={`×${left}`} />
              </Place>
            </g>
          </g>
        );
      })}
    </g>
  );
}
