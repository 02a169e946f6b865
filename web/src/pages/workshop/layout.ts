// How a form is laid out: the figures of a component, those of each part listed on it, and what is written as text.
import type { FieldShape, FigureShape, KindShape, PartShape } from "../../protocol";

export interface Block {
  /** Where the part stands: "effect", "effects.1", "effects.0.either.1". */
  path: string;
  figures: FigureShape[];
}

export interface Laid {
  plain: FigureShape[];
  naming: FigureShape[];
  blocks: Block[];
  texts: FigureShape[];
}

const NAMING = /^(name|text)\./;
const IN_LIST = /^(.*\.\d+)\.[^\d]*$/;

/** The part a field belongs to; none for a figure of the component itself. */
export function blockOf(name: string): string {
  if (NAMING.test(name)) return "";
  return IN_LIST.exec(name)?.[1] ?? (name.includes(".") ? (name.split(".")[0] ?? "") : "");
}

/** The list a part stands in; none for a part of its own. */
export function listOf(path: string): string {
  return /^(.*)\.\d+$/.exec(path)?.[1] ?? "";
}

export function fieldOf(figure: FigureShape, kind: KindShape): FieldShape | undefined {
  return figure.field ?? kind.fields.find((one) => one.name === figure.name);
}

export function blocksOf(part: PartShape, kind: KindShape): Laid {
  const laid: Laid = { plain: [], naming: [], blocks: [], texts: [] };
  for (const figure of part.figures) {
    const path = blockOf(figure.name);
    if (NAMING.test(figure.name)) laid.naming.push(figure);
    else if (fieldOf(figure, kind)?.type === "table") laid.texts.push(figure);
    else if (!path) laid.plain.push(figure);
    else {
      const known = laid.blocks.find((block) => block.path === path);
      if (known) known.figures.push(figure);
      else laid.blocks.push({ path, figures: [figure] });
    }
  }
  for (const more of part.more) {
    const path = blockOf(more.name); // a choice has no figures of its own, but may get a price
    if (path && !laid.blocks.some((block) => block.path === path)) laid.blocks.push({ path, figures: [] });
  }
  laid.blocks.sort((a, b) => a.path.localeCompare(b.path, "en", { numeric: true }));
  return laid;
}
