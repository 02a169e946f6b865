// What a space does, as signs: each group of them stays together, and lines are filled with groups.
import type { JSX } from "preact";
import type { CardShape } from "../../protocol";
import { Icon, type IconName } from "./icons";
import { figuresBy } from "./view";

type Mark = { text: string } | { icon: IconName };
type Group = readonly Mark[];

const text = (word: string): Mark => ({ text: word });
const icon = (name: IconName): Mark => ({ icon: name });

/** The groups of signs of a space: its price, its rewards, and what there is to choose from. */
export function groupsOf(card: CardShape | undefined): Group[] {
  if (!card) return [];
  const figures = figuresBy(card);
  const some = (label: string, name: IconName, before = ""): Mark[] =>
    figures[label] ? [text(before + figures[label]), icon(name)] : [];
  const cost: Group[] = figures["cost"] ? [[text(`−${figures["cost"]}`), icon("coin"), text("›")]] : [];
  const coins = some("coins", "coin");
  const points = some("points", "star");
  const more = [...some("majority_points", "star", ">"), ...some("majority_coins", "coin")];
  const level = some("tie_points", "star", "=");
  switch (card.text.split(".")[1]) {
    case "gendarme":
      return [[icon("guard")], [...coins, text("/"), ...points]];
    case "turn_die":
      return [[icon("turn"), icon("die")], coins];
    case "special":
      return [];
    case "person":
      return [...cost, [icon("person")]];
    case "compare":
      return [[icon(figures["symbol"] as IconName), ...more], level];
    case "compare_any":
      return [
        [...(cost[0] ?? []), icon("citizen"), icon("cross"), icon("crown")],
        [...more, ...level],
      ];
    case "tiergarten":
      return [
        [...some("one_player", "coin"), text("/")],
        [...some("each_of_two", "coin"), text("+"), ...some("each_of_two", "coin")],
      ];
    case "heuriger":
      return [[...points, text("×"), icon("card")]];
    case "geheimbund":
      return [[...coins, text("×"), icon("die")]];
    default:
      return [...cost, ...(coins.length ? [coins] : []), ...(points.length ? [points] : [])];
  }
}

const SPACE = 0.25;

function wide(mark: Mark, size: number): number {
  return "icon" in mark ? size * 1.04 : mark.text.length * size * 0.5 + 2;
}

const widthOf = (group: Group, size: number): number => group.reduce((sum, mark) => sum + wide(mark, size), 0);

/** Groups laid into as few lines as the width allows. */
export function linesOf(groups: readonly Group[], size: number, width: number): Mark[][] {
  const lines: Mark[][] = [];
  let left = 0;
  for (const group of groups) {
    const needed = widthOf(group, size) + size * SPACE;
    const last = lines.at(-1);
    if (last && needed <= left) last.push(text(" "), ...group);
    else {
      lines.push([...group]);
      left = width;
    }
    left -= needed;
  }
  return lines;
}

/** A line of signs, centred. */
export function Marks({
  line,
  x,
  y,
  size,
  most,
}: {
  line: readonly Mark[];
  x: number;
  y: number;
  size: number;
  /** As wide as it may be; beyond that it is drawn closer. */
  most: number;
}): JSX.Element {
  let at = -widthOf(line, size) / 2;
  return (
    <g class="marks" transform={`translate(${x} 0) scale(${Math.min(1, most / (-2 * at))} 1)`} aria-hidden="true">
      {line.map((mark, i) => {
        const middle = at + wide(mark, size) / 2;
        at += wide(mark, size);
        return "icon" in mark ? (
          <Icon key={i} name={mark.icon} x={middle} y={y} size={size / 19} />
        ) : (
          <text key={i} x={middle} y={y + size * 0.35} font-size={size} text-anchor="middle">
            {mark.text}
          </text>
        );
      })}
    </g>
  );
}
