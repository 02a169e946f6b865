// What decides between equal points, figure by figure, in the order of the rule. The engine has decided already.
import type { TextKey } from "../core/texts";
import type { Bruges, Colonia, Vienna, Views } from "../protocol";

interface TieBreak {
  rule: string;
  figures: readonly (readonly [TextKey, (view: unknown, seat: number) => number])[];
}

const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((all, one) => all + one, 0);

const screen = (view: unknown, seat: number): Colonia.ScreenView | null | undefined =>
  (view as Colonia.ColoniaView).seats[seat]?.screen;

const TIES: Record<keyof Views, TieBreak> = {
  bruges: {
    rule: "BRU-7.2",
    figures: [["end.guilders", (view, seat) => (view as Bruges.BrugesView).seats[seat]?.guilders ?? 0]],
  },
  colonia: {
    rule: "COL-12.4",
    figures: [
      ["end.money", (view, seat) => sum(screen(view, seat)?.money)],
      ["end.goods", (view, seat) => sum(screen(view, seat)?.goods)],
      ["end.resources", (view, seat) => sum(screen(view, seat)?.resources)],
    ],
  },
  venice: { rule: "VEN-11.6", figures: [] },
  vienna: {
    rule: "VIE-9.4",
    figures: [
      ["end.specials", (view, seat) => (view as Vienna.ViennaView).seats[seat]?.specials.length ?? 0],
      ["end.coins", (view, seat) => (view as Vienna.ViennaView).seats[seat]?.coins ?? 0],
    ],
  },
};

/** One figure that was compared, by seat. */
export interface Compared {
  key: TextKey;
  values: number[];
}

/** How a tie for the most points was broken: what was compared until somebody led; null when nobody was tied. */
export function broken(
  game: string,
  view: unknown,
  scores: readonly number[],
): { rule: string; tied: number[]; compared: Compared[] } | null {
  const most = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const found = (TIES as Record<string, TieBreak>)[game];
  if (tied.length < 2 || !found) return null;
  const compared: Compared[] = [];
  let left = tied;
  for (const [key, figure] of found.figures) {
    if (left.length < 2) break;
    const values = left.map((seat) => figure(view, seat));
    compared.push({ key, values: tied.map((seat) => figure(view, seat)) });
    left = left.filter((_, i) => values[i] === Math.max(...values));
  }
  return { rule: found.rule, tied, compared };
}
