// The form of one component: a box a figure, where each comes from, and one button for "all as on mine".
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../core/texts";
import type { FieldShape, FigureShape, KindShape, PartShape } from "../../protocol";
import { Icon } from "../Icon";
import type { Bench } from "./bench";
import { Face } from "./Face";

interface FormProps {
  bench: Bench;
  part: PartShape;
  kind: KindShape;
  step: (by: number) => void;
  first: boolean;
  last: boolean;
  onClose: () => void;
}

export function PartForm({ bench, part, kind, step, first, last, onClose }: FormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector<HTMLElement>("[data-field]")?.focus({ preventScroll: true });
  }, []);
  const confirm = (): void => {
    (document.activeElement as HTMLElement | null)?.blur(); // what is being typed is taken first
    void bench.change({ do: "confirm", kind: part.kind, id: part.id });
    step(1);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose();
    else if (event.key === "PageDown") step(1);
    else if (event.key === "PageUp") step(-1);
    else if (event.key === "Enter" && event.ctrlKey) confirm();
    else if (event.key === "Enter" && isBox(event.target)) onward(form.current, event.target, () => step(1));
    else return;
    event.preventDefault();
  };
  const faults = bench.faults.value;
  return (
    <form class="workshop-form" ref={form} onSubmit={(event) => event.preventDefault()} onKeyDown={press}>
      <header>
        <h2>{part.name}</h2>
        <button type="button" class="icon" aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Face bench={bench} part={part} large />
      {part.note && <p class="quiet part-note">{part.note}</p>}
      {faults.map((fault) => (
        <p key={fault} role="alert" class="part-fault">
          {fault}
        </p>
      ))}
      {part.figures.map((figure) => {
        const field = kind.fields.find((one) => one.name === figure.name);
        return <Row key={figure.name} bench={bench} part={part} figure={figure} field={field} />;
      })}
      <p class="buttons part-steps">
        <button
          type="button"
          class="icon"
          data-back
          disabled={first}
          aria-label={t("workshop.back")}
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </button>
        <button type="button" class="primary" data-confirm onClick={confirm}>
          {t("workshop.confirm")}
        </button>
        <button
          type="button"
          class="icon"
          data-next
          disabled={last}
          aria-label={t("workshop.next")}
          onClick={() => step(1)}
        >
          <Icon name="on" />
        </button>
      </p>
      <p class="buttons">
        {kind.many && (
          <button
            type="button"
            data-remove
            onClick={() => {
              void bench.change({ do: "remove", kind: part.kind, id: part.id });
              onClose();
            }}
          >
            {t("workshop.remove")}
          </button>
        )}
      </p>
      <p class="quiet for-keys">{t("workshop.keys")}</p>
    </form>
  );
}

const isBox = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** On to the next box, or to the next component after the last one. */
function onward(form: HTMLFormElement | null, from: HTMLElement, beyond: () => void): void {
  const boxes = [...(form?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  const next = boxes[boxes.indexOf(from) + 1];
  if (next) next.focus();
  else {
    from.blur();
    beyond();
  }
}

interface RowProps {
  bench: Bench;
  part: PartShape;
  figure: FigureShape;
  field: FieldShape | undefined;
}

function Row({ bench, part, figure, field }: RowProps): JSX.Element {
  const voice = bench.voice.value;
  const label = field?.label ?? figure.name;
  const put = (value: string): void => {
    if (value !== figure.value)
      void bench.change({ do: "put", kind: part.kind, id: part.id, field: figure.name, value });
  };
  const source = figure.source && voice ? voice.text(`provenance.${figure.source}`) : "";
  const id = `field-${figure.name}`;
  return (
    <div class={`part-row source-${figure.source || "none"} ${figure.problem ? "is-wrong" : ""}`}>
      <label for={id}>{label}</label>
      <Box id={id} figure={figure} field={field} put={put} />
      {source && <small class="part-source">{source}</small>}
      {source && figure.source !== "own" && (
        <button
          type="button"
          class="icon part-mine"
          data-mine={figure.name}
          aria-label={`${label}: ${t("workshop.as-mine")}`}
          title={t("workshop.as-mine")}
          onClick={() => void bench.change({ do: "confirm", kind: part.kind, id: part.id, field: figure.name })}
        >
          <Icon name="check" />
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
    return (
      <select {...shared} value={figure.value} onChange={typed}>
        {!field.among.some(([word]) => word === figure.value) && <option value={figure.value}>{figure.value}</option>}
        {field.among.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  if (field?.type === "table" || figure.value.length > 60)
    return <textarea {...shared} rows={figure.value.length > 120 ? 6 : 3} value={figure.value} onChange={typed} />;
  const digits = field?.type === "number" ? ({ inputMode: "numeric" } as const) : {};
  const hint = field?.type === "number" ? `${field.low}–${field.high}` : "";
  return <input {...shared} {...digits} title={hint} autocomplete="off" value={figure.value} onChange={typed} />;
}
