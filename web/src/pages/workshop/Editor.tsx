// A printing on the bench: kinds with their counts, components as they will look, and the form of the chosen one.
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { language } from "../../core/settings";
import { t, type TextKey } from "../../core/texts";
import { titleOf } from "../../games/names";
import type { KindShape, PartShape, Workbench } from "../../protocol";
import { Icon } from "../Icon";
import { Bench, type Saved } from "./bench";
import { Face } from "./Face";
import { PartForm } from "./PartForm";
import { Tools } from "./Tools";
import { Troubles } from "./Troubles";

const FILTERS = ["all", "ours", "wrong"] as const;
type Filter = (typeof FILTERS)[number];

const SHOWN: Record<Filter, TextKey> = {
  all: "workshop.show-all",
  ours: "workshop.show-ours",
  wrong: "workshop.show-wrong",
};
const SAVED: Record<Saved, TextKey> = {
  saved: "workshop.saved",
  saving: "workshop.saving",
  unsaved: "workshop.unsaved",
  elsewhere: "workshop.elsewhere",
};
const STATES: Record<string, TextKey> = {
  own: "workshop.state-own",
  begun: "workshop.state-begun",
  ours: "workshop.state-ours",
  book: "workshop.state-book",
};

export function Editor({ game, id }: { game: string; id: string }): JSX.Element {
  const bench = useMemo(() => new Bench(game, id), [game, id]);
  useEffect(() => bench.open(), [bench]);
  useEffect(() => bench.again(), [language.value]);
  const held = bench.held.value;
  if (!held) {
    return (
      <main class="page">
        <h1>{t("workshop")}</h1>
        {bench.faults.value.length ? <p role="alert">{bench.faults.value[0]}</p> : <p>{t("loading")}</p>}
        <a href="/workshop">{t("workshop.mine")}</a>
      </main>
    );
  }
  return <Laid bench={bench} held={held} />;
}

function Laid({ bench, held }: { bench: Bench; held: Workbench }): JSX.Element {
  const kind = useSignal(firstKind(held));
  const chosen = useSignal("");
  const filter = useSignal<Filter>("all");
  const search = useSignal("");
  const wrong = new Set(held.troubles.filter((one) => !one.warning).map((one) => `${one.kind} ${one.id}`));
  const shown = held.parts.filter(
    (part) =>
      part.kind === kind.value &&
      (filter.value !== "ours" || part.state === "ours" || part.state === "begun") &&
      (filter.value !== "wrong" || wrong.has(`${part.kind} ${part.id}`)) &&
      part.name.toLowerCase().includes(search.value.trim().toLowerCase()),
  );
  const at = shown.findIndex((part) => part.id === chosen.value);
  const step = (by: number): void => {
    const next = shown[at + by];
    if (next) chosen.value = next.id;
  };
  const next = (): void => {
    const open = shown.slice(at + 1).find((one) => one.state === "ours" || one.state === "begun");
    if (open) chosen.value = open.id;
    else step(1);
  };
  const go = (where: string, which: string): void => {
    kind.value = where;
    filter.value = "all";
    search.value = "";
    chosen.value = which;
  };
  const part = held.parts.find((one) => one.kind === kind.value && one.id === chosen.value) ?? single(shown);
  const fields = held.kinds.find((one) => one.kind === kind.value);
  return (
    <main class={`page workshop ${part ? "with-form" : ""}`}>
      <Head bench={bench} held={held} kind={fields} />
      <Troubles bench={bench} held={held} onGo={go} />
      <Kinds held={held} kind={kind} onPick={() => (chosen.value = "")} />
      <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          {t("search")}{" "}
          <input type="search" value={search.value} onInput={(event) => (search.value = event.currentTarget.value)} />
        </label>
        <label>
          {t("workshop.show")}{" "}
          <select value={filter.value} onChange={(event) => (filter.value = event.currentTarget.value as Filter)}>
            {FILTERS.map((word) => (
              <option key={word} value={word}>
                {t(SHOWN[word])}
              </option>
            ))}
          </select>
        </label>
        <Tools bench={bench} held={held} kind={kind.value} chosen={chosen} />
      </form>
      <ul class="workshop-parts">
        {shown.map((one) => (
          <PartTile key={`${one.kind} ${one.id}`} bench={bench} part={one} chosen={chosen} wrong={wrong} />
        ))}
      </ul>
      {part && fields && (
        <PartForm
          key={`${part.kind} ${part.id}`}
          bench={bench}
          part={part}
          kind={fields}
          step={step}
          onNext={next}
          onCopied={(id) => (chosen.value = id)}
          first={at <= 0}
          last={at === shown.length - 1}
          onClose={() => (chosen.value = "")}
        />
      )}
    </main>
  );
}

/** The kind most is to be typed in of. */
function firstKind(held: Workbench): string {
  return [...held.kinds].sort((a, b) => b.total - a.total)[0]?.kind ?? "";
}

/** What there is one of needs not be chosen. */
function single(shown: readonly PartShape[]): PartShape | undefined {
  return shown.length === 1 ? shown[0] : undefined;
}

function Head({ bench, held, kind }: { bench: Bench; held: Workbench; kind: KindShape | undefined }): JSX.Element {
  const own = held.kinds.reduce((sum, one) => sum + one.own, 0);
  const total = held.kinds.reduce((sum, one) => sum + one.total, 0);
  return (
    <header class="workshop-head">
      <h1>
        <span class="quiet">{titleOf(bench.game)}</span>
        <input
          aria-label={t("workshop.name")}
          maxLength={60}
          value={held.name}
          data-name
          onChange={(event) => void bench.change({ do: "name", value: event.currentTarget.value })}
        />
      </h1>
      <p class="workshop-count">
        {kind && (
          <b data-own-of={kind.own}>{t("workshop.own-of", { kind: kind.name, own: kind.own, total: kind.total })}</b>
        )}
        <progress max={total} value={own} aria-label={t("workshop.own", { own, total })} />
        <span data-own={own}>{t("workshop.own-all", { own, total })}</span>
        <span role="status" data-saved={bench.waiting.value ? "saving" : bench.saved.value}>
          {t(SAVED[bench.waiting.value ? "saving" : bench.saved.value])}
        </span>
        {bench.saved.value === "unsaved" && (
          <button type="button" onClick={() => bench.retry()}>
            {t("workshop.retry")}
          </button>
        )}
      </p>
    </header>
  );
}

function Kinds({ held, kind, onPick }: { held: Workbench; kind: Signal<string>; onPick: () => void }): JSX.Element {
  return (
    <nav class="workshop-kinds" aria-label={t("cards.kind")}>
      {held.kinds.map((one) => (
        <button
          key={one.kind}
          type="button"
          data-kind={one.kind}
          aria-current={one.kind === kind.value ? "true" : undefined}
          onClick={() => {
            kind.value = one.kind;
            onPick();
          }}
        >
          {one.name}{" "}
          <small title={t("workshop.own", { own: one.own, total: one.total })}>
            {one.own}/{one.total}
          </small>
        </button>
      ))}
    </nav>
  );
}

interface TileProps {
  bench: Bench;
  part: PartShape;
  chosen: Signal<string>;
  wrong: Set<string>;
}

function PartTile({ bench, part, chosen, wrong }: TileProps): JSX.Element {
  const bad = wrong.has(`${part.kind} ${part.id}`);
  const state = t(STATES[part.state] ?? "workshop.state-ours");
  return (
    <li>
      <button
        type="button"
        class={`workshop-part state-${part.state} ${bad ? "is-wrong" : ""}`}
        data-part={`${part.kind} ${part.id}`}
        aria-pressed={chosen.value === part.id}
        onClick={() => (chosen.value = part.id)}
      >
        <span class="visually-hidden">{part.name}, </span>
        <span aria-hidden="true">
          <Face bench={bench} part={part} />
        </span>
        <span class="part-state">
          {part.state === "own" && <Icon name="check" />}
          {bad ? t("workshop.wrong") : state}
        </span>
      </button>
    </li>
  );
}
