// What a component does, part by part: each a group of boxes, with whatever could stand there too.
import type { JSX } from "preact";
import { t } from "../../core/texts";
import type { FieldShape, KindShape, PartShape } from "../../protocol";
import { Icon } from "../Icon";
import type { Bench } from "./bench";
import { blockOf, fieldOf, listOf, type Block } from "./layout";
import { Row } from "./Row";

interface PartProps {
  bench: Bench;
  part: PartShape;
  kind: KindShape;
}

export function Blocks({ blocks, ...rows }: PartProps & { blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      {blocks.map((block, i) => (
        <OneBlock key={block.path} {...rows} block={block} closes={closing(blocks, i)} />
      ))}
    </>
  );
}

/** The lists that end with this part: there one more may be added. */
function closing(blocks: readonly Block[], i: number): string[] {
  const path = blocks[i]?.path ?? "";
  const next = blocks[i + 1]?.path ?? "";
  const lists: string[] = [];
  for (let list = listOf(path); list; list = listOf(list.replace(/\.[^.]*$/, "")))
    if (!next.startsWith(`${list}.`)) lists.push(list);
  return lists;
}

function OneBlock({ bench, part, kind, block, closes }: PartProps & { block: Block; closes: string[] }): JSX.Element {
  const { path, figures } = block;
  const listed = listOf(path) !== "";
  const title = titleOf(path, kind, part);
  const head = part.figures.find((figure) => figure.name === path.split(".")[0]);
  const source = head?.source ? (bench.voice.value?.text(`provenance.${head.source}`) ?? "") : "";
  const outer = path.split(".").length <= 2;
  return (
    <>
      <fieldset class={`part-block ${outer ? "" : "is-inner"}`} data-block={path}>
        <legend>
          {title} {outer && source && <small class={`part-source source-${head?.source}`}>{source}</small>}
        </legend>
        {figures.map((figure, i) => {
          const table = figure.name.replace(/\.[^.]*$/, "");
          const before = figures[i - 1]?.name.replace(/\.[^.]*$/, "");
          return (
            <Row
              key={figure.name}
              bench={bench}
              part={part}
              figure={figure}
              field={inside(fieldOf(figure, kind), path)}
              less={table !== path && table !== before ? table : ""}
            />
          );
        })}
        <p class="buttons part-foot">
          <MoreBox bench={bench} part={part} kind={kind} block={path} />
          {listed && (
            <button
              type="button"
              class="icon part-less"
              data-less={path}
              aria-label={`${title}: ${t("workshop.less")}`}
              title={t("workshop.less")}
              onClick={() => void bench.change({ do: "put", kind: part.kind, id: part.id, field: path, value: "" })}
            >
              <Icon name="close" />
            </button>
          )}
        </p>
      </fieldset>
      {closes.map((list) => (
        <button
          key={list}
          type="button"
          class="part-one-more"
          data-one-more={list}
          onClick={() => void bench.change({ do: "more", kind: part.kind, id: part.id, field: list })}
        >
          {`+ ${titleOf(`${list}.${countIn(part, list)}`, kind, part)}`}
        </button>
      ))}
    </>
  );
}

/** How a field is called inside its part. */
function labelIn(label: string, path: string): string {
  const inner = path && !listOf(path) ? label.split(": ").slice(1).join(": ") : "";
  return inner ? inner.charAt(0).toUpperCase() + inner.slice(1) : label;
}

function inside(field: FieldShape | undefined, path: string): FieldShape | undefined {
  return field && { ...field, label: labelIn(field.label, path) };
}

/** How many parts a list has. */
function countIn(part: PartShape, list: string): number {
  const found = [...part.figures, ...part.more]
    .filter((one) => one.name.startsWith(`${list}.`))
    .map((one) => Number(one.name.slice(list.length + 1).split(".")[0]));
  return Math.max(-1, ...found) + 1;
}

/** "Effects 2", "Effects 2 · choice 1". */
function titleOf(path: string, kind: KindShape, part: PartShape): string {
  const words = path.split(".").map((word) => {
    if (/^\d+$/.test(word)) return String(Number(word) + 1);
    const known = [...kind.fields, ...part.more].find((one) => one.name === word);
    return word === "either" ? `· ${t("workshop.choice")}` : (known?.label ?? word);
  });
  return words.join(" ");
}

/** Whatever else the part could say, to be picked. */
export function MoreBox({ bench, part, block }: PartProps & { block: string }): JSX.Element | null {
  const offered = part.more.filter((one) => blockOf(one.name) === block);
  if (!offered.length) return null;
  return (
    <select
      class="part-more"
      data-more={block}
      aria-label={t("workshop.more")}
      value=""
      onChange={(event) => {
        const field = event.currentTarget.value;
        event.currentTarget.value = "";
        if (field) void bench.change({ do: "more", kind: part.kind, id: part.id, field });
      }}
    >
      <option value="">{t("workshop.more")}</option>
      {offered.map((one) => (
        <option key={one.name} value={one.name}>
          {labelIn(one.label, block)}
        </option>
      ))}
    </select>
  );
}
