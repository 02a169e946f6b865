// The list of keys, under `?`.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t, type TextKey } from "../core/texts";

const KEYS: readonly (readonly [string[], TextKey])[] = [
  [["1", "…", "9"], "keys.choose"],
  [["Tab", "Enter"], "keys.spot"],
  [["Enter"], "keys.confirm"],
  [["Esc"], "keys.cancel"],
  [["u", "Ctrl Z"], "keys.undo"],
  [["b"], "keys.board"],
  [["h"], "keys.hand"],
  [["p"], "keys.panels"],
  [["l"], "keys.log"],
  [["c"], "keys.chat"],
  [["+", "-", "0"], "keys.zoom"],
  [["←", "→"], "keys.step"],
  [["↑", "↓"], "keys.turn"],
  [["Home", "End"], "keys.ends"],
  [["?"], "keys.keys"],
];

const shown = signal(false);

export function showKeys(): void {
  shown.value = true;
}

export function KeysBox(): JSX.Element | null {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown.value && box.current && !box.current.open) box.current.showModal();
  }, [shown.value]);
  if (!shown.value) return null;
  return (
    <dialog ref={box} class="keys-box" aria-label={t("keys")} onClose={() => (shown.value = false)}>
      <h2>{t("keys")}</h2>
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="primary">
          {t("close")}
        </button>
      </form>
    </dialog>
  );
}
