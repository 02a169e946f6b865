// The form of one component: a box a figure, where each comes from, its parts one by one, and one button for "all as on mine".
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../core/texts";
import type { KindShape, PartShape } from "../../protocol";
import { Icon } from "../Icon";
import type { Bench } from "./bench";
import { blocksOf, fieldOf } from "./layout";
import { Blocks, MoreBox } from "./Blocks";
import { Face } from "./Face";
import { Row } from "./Row";

interface FormProps {
  bench: Bench;
  part: PartShape;
  kind: KindShape;
  step: (by: number) => void;
  /** On to the next one that is still ours. */
  onNext: () => void;
  onCopied: (id: string) => void;
  first: boolean;
  last: boolean;
  onClose: () => void;
}

export function PartForm({ bench, part, kind, step, onNext, onCopied, first, last, onClose }: FormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector<HTMLElement>("[data-field]")?.focus({ preventScroll: true });
  }, []);
  const confirm = (): void => {
    (document.activeElement as HTMLElement | null)?.blur(); // what is being typed is taken first
    void bench.change({ do: "confirm", kind: part.kind, id: part.id });
    onNext();
  };
  const go = (box: HTMLElement): void => {
    const on = (): void => {
      if (form.current) onward(form.current, box.dataset.field ?? "", () => step(1)); // unless it was left meanwhile
    };
    if (box instanceof HTMLSelectElement)
      void bench.settled().then(on); // another word may ask for other boxes
    else on();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose();
    else if (event.key === "PageDown") step(1);
    else if (event.key === "PageUp") step(-1);
    else if (event.key === "Enter" && event.ctrlKey) confirm();
    else if (event.key === "Enter" && !event.shiftKey && isBox(event.target)) go(event.target);
    else return;
    event.preventDefault();
  };
  const { plain, naming, blocks, texts } = blocksOf(part, kind);
  const rows = { bench, part, kind };
  return (
    <form class="workshop-form" ref={form} onSubmit={(event) => event.preventDefault()} onKeyDown={press}>
      <header>
        <h2>{part.name}</h2>
        <button
          type="button"
          class="icon part-undo"
          data-undo-here
          aria-label={t("undo")}
          title={t("undo")}
          disabled={!bench.before.value.length}
          onClick={() => bench.undo()}
        >
          <Icon name="undo" />
        </button>
        <button type="button" class="icon" data-close aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="part-drawn">
        <Face bench={bench} part={part} large />
      </div>
      {part.note && <p class="quiet part-note">{part.note}</p>}
      {bench.faults.value.map((fault) => (
        <p key={fault} role="alert" class="part-fault">
          {fault}
        </p>
      ))}
      {plain.map((figure) => (
        <Row key={figure.name} {...rows} figure={figure} field={fieldOf(figure, kind)} sourced />
      ))}
      <Blocks {...rows} blocks={blocks} />
      {naming.map((figure) => (
        <Row key={figure.name} {...rows} figure={figure} field={fieldOf(figure, kind)} sourced />
      ))}
      <MoreBox {...rows} block="" />
      {texts.length > 0 && (
        <details data-as-text>
          <summary>{t("workshop.as-text")}</summary>
          {texts.map((figure) => (
            <Row key={figure.name} {...rows} figure={figure} field={fieldOf(figure, kind)} sourced />
          ))}
        </details>
      )}
      <p class="buttons">
        {kind.many && <CopyButton bench={bench} part={part} onCopied={onCopied} />}
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
    </form>
  );
}

/** Another one with the same figures, under the next free word. */
function CopyButton({ bench, part, onCopied }: Pick<FormProps, "bench" | "part" | "onCopied">): JSX.Element {
  const copy = async (): Promise<void> => {
    const known = new Set(bench.held.value?.parts.filter((one) => one.kind === part.kind).map((one) => one.id));
    const stem = part.id.replace(/_\d+$/, "");
    let n = 2;
    while (known.has(`${stem}_${n}`)) n += 1;
    await bench.change({ do: "add", kind: part.kind, id: part.id, value: `${stem}_${n}` });
    if (!bench.faults.value.length) onCopied(`${stem}_${n}`);
  };
  return (
    <button type="button" data-copy onClick={() => void copy()}>
      {t("workshop.copy")}
    </button>
  );
}

/** Also one with several lines, which long figures get; there Shift and Enter begin a new line. */
const isBox = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** On to the next box, or to the next component after the last one. */
function onward(form: HTMLFormElement, from: string, beyond: () => void): void {
  const boxes = [...form.querySelectorAll<HTMLElement>("[data-field]")].filter((box) => box.offsetParent);
  const at = boxes.findIndex((box) => box.dataset.field === from);
  const next = boxes[at + 1];
  if (next) next.focus();
  else {
    boxes[at]?.blur();
    beyond();
  }
}
