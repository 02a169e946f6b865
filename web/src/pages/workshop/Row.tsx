// One figure in a form: what it is called, a box, where it comes from, and what does not fit.
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../core/texts";
import type { FieldShape, FigureShape, PartShape } from "../../protocol";
import { Icon } from "../Icon";
import type { Bench } from "./bench";

interface RowProps {
  bench: Bench;
  part: PartShape;
  figure: FigureShape;
  field: FieldShape | undefined;
  /** Whether its source is told beside it; of a part it is told once. */
  sourced?: boolean;
  /** The condition or price that begins with this row, which may be taken away. */
  less?: string;
}

export function Row({ bench, part, figure, field, sourced = false, less = "" }: RowProps): JSX.Element {
  const voice = bench.voice.value;
  const label = field?.label ?? figure.name;
  const put = (value: string, name = figure.name): void => {
    if (value !== figure.value) void bench.change({ do: "put", kind: part.kind, id: part.id, field: name, value });
  };
  const source = sourced && figure.source && voice ? voice.text(`provenance.${figure.source}`) : "";
  const id = `field-${figure.name}`;
  return (
    <div class={`part-row source-${figure.source || "none"} ${figure.problem ? "is-wrong" : ""}`}>
      <label for={id}>
        {label} {source && <small class="part-source">{source}</small>}
      </label>
      <Box id={id} figure={figure} field={field} put={put} />
      {source && figure.source !== "own" && (
        <button
          type="button"
          class="icon part-mine"
          data-mine={figure.name}
          tabIndex={-1}
          aria-label={`${label}: ${t("workshop.as-mine")}`}
          title={t("workshop.as-mine")}
          onClick={() => void bench.change({ do: "confirm", kind: part.kind, id: part.id, field: figure.name })}
        >
          <Icon name="check" />
        </button>
      )}
      {less && (
        <button
          type="button"
          class="icon part-mine"
          data-less={less}
          aria-label={`${label}: ${t("workshop.less")}`}
          title={t("workshop.less")}
          onClick={() => put("", less)}
        >
          <Icon name="close" />
        </button>
      )}
      {figure.problem && <em class="part-problem">{figure.problem}</em>}
    </div>
  );
}

interface BoxProps {
  id: string;
  figure: FigureShape;
  field: FieldShape | undefined;
  put: (value: string) => void;
}

function Box({ id, figure, field, put }: BoxProps): JSX.Element {
  const shared = { id, "data-field": figure.name };
  const typed = (event: { currentTarget: { value: string } }): void => put(event.currentTarget.value);
  if (field?.type === "flag") {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={figure.value === "true"}
        onChange={(event) => put(event.currentTarget.checked ? "true" : "false")}
      />
    );
  }
  if (field?.type === "word" && field.among.length) {
    return <Choice {...shared} figure={figure} field={field} put={put} />;
  }
  if (field?.type === "table" || figure.value.length > 60)
    return <textarea {...shared} rows={figure.value.length > 120 ? 6 : 3} value={figure.value} onChange={typed} />;
  const digits = field?.type === "number" && !field.among.length ? ({ inputMode: "numeric" } as const) : {};
  const hint = field?.type === "number" ? `${field.low}–${field.high}` : "";
  return (
    <input
      {...shared}
      {...digits}
      title={hint}
      autocomplete="off"
      value={figure.value}
      onChange={typed}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

const STILL = 700; // milliseconds after a letter until a choice is taken to be made

/** A list to choose from. By the keyboard one letter after the other passes other words: only the last is meant. */
function Choice({
  figure,
  field,
  put,
  ...shared
}: BoxProps & { field: FieldShape; "data-field": string }): JSX.Element {
  const letters = useRef(false);
  const timer = useRef(0);
  const meant = useRef<string | null>(null);
  const take = (): void => {
    clearTimeout(timer.current);
    letters.current = false;
    if (meant.current !== null) put(meant.current);
    meant.current = null;
  };
  return (
    <select
      {...shared}
      value={figure.value}
      onKeyDown={(event) => {
        letters.current = event.key !== "Enter";
        if (!letters.current) take();
      }}
      onPointerDown={() => (letters.current = false)}
      onChange={(event) => {
        meant.current = event.currentTarget.value;
        clearTimeout(timer.current);
        if (letters.current) timer.current = window.setTimeout(take, STILL);
        else take();
      }}
      onBlur={take}
    >
      {!field.among.some(([word]) => word === figure.value) && <option value={figure.value}>{figure.value}</option>}
      {!field.needed && <option value="">{t("workshop.nothing")}</option>}
      {field.among.map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </select>
  );
}
