// The list of keys, under `?`.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Box } from "../board/Box";
import { t, type TextKey } from "../core/texts";

const KEYS: readonly (readonly [string[], TextKey])[] = [
  [["1", "…", "9"], "keys.choose"],
  [["/"], "keys.list"],
  [["Tab", "Enter"], "keys.spot"],
  [["← ↑ ↓ →"], "keys.arrows"],
  [["k", "5"], "keys.place"],
  [["Enter"], "keys.confirm"],
  [["Esc"], "keys.cancel"],
  [["u", "Ctrl Z"], "keys.undo"],
  [["Space"], "keys.hurry"],
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
  if (!shown.value) return null;
  return (
    <Box class="keys-box" label={t("keys")} onClose={() => (shown.value = false)}>
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
    </Box>
  );
}
