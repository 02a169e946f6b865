// Around the bench: play with it, files out and in, one more component, one step back.
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../../core/api";
import { download, lettersOf } from "../../core/printings";
import { go } from "../../core/router";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import type { Workbench, WorkshopChange } from "../../protocol";
import { Icon } from "../Icon";
import type { Bench } from "./bench";
import { said } from "./said";

interface ToolsProps {
  bench: Bench;
  held: Workbench;
  kind: string;
  chosen: Signal<string>;
}

export function Tools({ bench, held, kind, chosen }: ToolsProps): JSX.Element {
  const shape = held.kinds.find((one) => one.kind === kind);
  const fileName = (held.name || bench.game).replaceAll(/[^\p{L}\p{N} _-]/gu, "").trim() || bench.game;
  const writeSheet = async (): Promise<void> => {
    try {
      const made = await api.sheet(bench.game, held.text, kind, language.value);
      download(`${kind}.csv`, made.csv, "text/csv;charset=utf-8");
    } catch (error) {
      bench.faults.value = [said(error)];
    }
  };
  const bring = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await lettersOf(file);
    if (file.name.toLowerCase().endsWith(".toml")) await bench.replace(text.replace(/^\uFEFF/, ""));
    else await bench.sheet(held.kinds.find((one) => file.name.startsWith(`${one.kind}.`))?.kind ?? kind, text);
  };
  return (
    <div class="workshop-tools">
      <button
        type="button"
        class="primary"
        data-play-with
        disabled={!held.playable}
        onClick={() => go(`/game/${bench.game}?printing=${bench.id}`)}
      >
        {t("workshop.play")}
      </button>
      <button type="button" data-toml onClick={() => download(`${fileName}.toml`, held.text, "application/toml")}>
        {t("workshop.save-file")}
      </button>
      <button type="button" data-csv onClick={() => void writeSheet()}>
        {t("workshop.save-sheet", { kind: shape?.name ?? kind })}
      </button>
      <label class="button">
        {t("workshop.bring")}
        <input
          type="file"
          class="hidden-file"
          accept=".toml,.csv,.txt"
          data-bring
          onChange={(event) => {
            const box = event.currentTarget;
            void bring(box.files?.[0]).then(() => (box.value = ""));
          }}
        />
      </label>
      <button
        type="button"
        class="icon"
        data-undo
        aria-label={t("undo")}
        title={t("undo")}
        disabled={!bench.before.value.length}
        onClick={() => bench.undo()}
      >
        <Icon name="undo" />
      </button>
      {shape?.many && <More bench={bench} held={held} kind={kind} chosen={chosen} />}
    </div>
  );
}

/** The word a component goes by in the file, from its name: small letters, digits and "_". */
function wordOf(name: string): string {
  const plain = name.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[^a-z]+|_+$/g, "")
    .slice(0, 40);
}

/** One more of the kind, like the chosen one, under its name. */
function More({ bench, held, kind, chosen }: ToolsProps): JSX.Element {
  const open = useSignal(false);
  const word = useSignal("");
  const like = chosen.value || held.parts.find((part) => part.kind === kind)?.id || "";
  const add = async (): Promise<void> => {
    const name = word.value.trim();
    const id = wordOf(name) || name;
    const field = `name.${language.value}`;
    const named =
      id !== name && held.kinds.some((one) => one.kind === kind && one.fields.some((f) => f.name === field));
    const called: WorkshopChange[] = named ? [{ do: "put", kind, id, field, value: name }] : [];
    await bench.change({ do: "add", kind, id: like, value: id }, ...called);
    if (bench.faults.value.length) return;
    chosen.value = id;
    open.value = false;
    word.value = "";
  };
  if (!open.value)
    return (
      <button type="button" data-add onClick={() => (open.value = true)}>
        {t("workshop.add")}
      </button>
    );
  return (
    <span class="workshop-more">
      <input
        aria-label={t("workshop.new-id")}
        placeholder={t("workshop.new-id")}
        maxLength={40}
        data-new-id
        value={word.value}
        onInput={(event) => (word.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void add();
        }}
      />
      <button type="button" data-add-sure onClick={() => void add()}>
        {t("workshop.add")}
      </button>
    </span>
  );
}
