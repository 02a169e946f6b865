// The rule books' Markdown: headings, lists, tables, bold and code. Rule numbers become addresses.
import type { ComponentChildren, JSX } from "preact";
import { openRule } from "../board/rule";

const RULE = /\b[A-Z]{3}-(?:R\d+|\d+(?:\.\d+)*)\b/;
const ITEM = /^- \*\*([A-Z]{3}-[\w.]+)\*\*\s*(.*)$/;

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "rule"; id: string; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "text"; text: string };

/** A text as blocks. */
export function blocks(markdown: string): Block[] {
  const out: Block[] = [];
  for (const chunk of markdown.split(/\n{2,}/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    let prose: string[] = [];
    const flush = (): void => {
      if (prose.length) out.push({ kind: "text", text: prose.join(" ") });
      prose = [];
    };
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] ?? "";
      const heading = /^(#+) (.*)$/.exec(line);
      const item = ITEM.exec(line);
      if (heading) {
        flush();
        const text = heading[2] ?? "";
        out.push({ kind: "heading", level: heading[1]?.length ?? 1, text, id: RULE.exec(text)?.[0] ?? slug(text) });
      } else if (item) {
        flush();
        out.push({ kind: "rule", id: item[1] ?? "", text: item[2] ?? "" });
      } else if (line.startsWith("|")) {
        flush();
        const rows = lines.slice(i).filter((row) => row.startsWith("|"));
        i += rows.length - 1;
        const cells = rows.map((row) =>
          row
            .slice(1, -1)
            .split("|")
            .map((cell) => cell.trim()),
        );
        out.push({ kind: "table", head: cells[0] ?? [], rows: cells.slice(2) });
      } else if (/^[-*] /.test(line)) {
        flush();
        const last = out.at(-1);
        if (last?.kind === "list") last.items.push(line.slice(2));
        else out.push({ kind: "list", items: [line.slice(2)] });
      } else prose.push(line);
    }
    flush();
  }
  return out;
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");
}

/** The sentence of one rule; of a chapter, its heading. */
export function findRule(markdown: string, rule: string): string | null {
  for (const block of blocks(markdown)) {
    if (block.kind === "rule" && block.id === rule) return block.text;
    if (block.kind === "heading" && block.id === rule) return block.text;
  }
  return null;
}

/** Running text with bold, code and rule numbers. */
export function Inline({ text, game }: { text: string; game: string }): JSX.Element {
  const parts: ComponentChildren[] = [];
  const pattern =
    /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\*(.+?)\*|(\()?\b([A-Z]{3}-(?:R\d+|\d+(?:\.\d+)*))\b([).,;:]*)/g;
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(at, match.index));
    at = match.index + match[0].length;
    const [, bold, code, label, , soft, before = "", rule, after = ""] = match;
    if (bold) parts.push(<strong>{bold}</strong>);
    else if (code) parts.push(<code>{code}</code>);
    else if (label) parts.push(label);
    else if (soft) parts.push(<em>{soft}</em>);
    else if (rule)
      parts.push(
        <span class="unbroken">
          {before}
          <button type="button" class="rule-link" onClick={() => openRule(game, rule)}>
            {rule}
          </button>
          {after}
        </span>,
      );
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}
