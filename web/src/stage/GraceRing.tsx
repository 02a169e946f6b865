// A ring that closes while a turn can be taken back: one click takes it back, another passes it on, pointing holds it.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { moving } from "../core/settings";
import type { LiveTable } from "../core/tables";
import { t } from "../core/texts";

const AROUND = 2 * Math.PI * 9;

/** A ring that appears under a pointer at rest was not pointed at. */
function moved(event: PointerEvent): boolean {
  return event.movementX !== 0 || event.movementY !== 0;
}

export function GraceRing({ table }: { table: LiveTable }): JSX.Element | null {
  const grace = table.grace;
  const running = grace.running.value;
  const left = useSignal(0);
  useEffect(() => {
    if (!running || running.held) return;
    const count = (): void => {
      left.value = Math.max(0, Math.ceil((running.ends - Date.now()) / 1000));
    };
    count();
    const ticking = setInterval(count, 250);
    return () => clearInterval(ticking);
  }, [running]);
  if (!running) return null;
  const share = Math.max(0, Math.min(1, (running.ends - Date.now()) / running.length));
  return (
    <div
      class={`grace ${running.held ? "held" : ""}`}
      data-grace={running.held ? "held" : "running"}
      onPointerMove={(event) => event.pointerType === "mouse" && moved(event) && grace.hold()}
      onPointerLeave={(event) => event.pointerType === "mouse" && grace.release()}
      onFocusIn={() => grace.hold()}
      onFocusOut={() => grace.release()}
    >
      <button type="button" class="primary" data-take-back onClick={() => table.undo()}>
        {t("grace.take-back")}
      </button>
      <button
        type="button"
        class="grace-pass"
        data-pass
        aria-label={t("grace.pass")}
        title={t("grace.pass")}
        onClick={() => grace.pass()}
      >
        <svg viewBox="-12 -12 24 24" width="28" height="28" aria-hidden="true" key={running.ends}>
          <circle class="grace-ground" r="9" />
          <circle
            class="grace-run"
            r="9"
            stroke-dasharray={AROUND}
            transform="rotate(-90)"
            style={
              running.held || !moving()
                ? { strokeDashoffset: `${AROUND * (1 - share)}` }
                : { animationDuration: `${running.length}ms` }
            }
          />
          <text text-anchor="middle" y="3.4">
            {running.held ? "‖" : left.value}
          </text>
        </svg>
      </button>
    </div>
  );
}
