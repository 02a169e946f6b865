// A box over the page: it opens when it is drawn, and closes by its button, by Escape, or by whoever drew it.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/texts";

interface BoxProps {
  class: string;
  label: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Box({ class: name, label, onClose, children }: BoxProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current && !box.current.open) box.current.showModal();
  }, []);
  return (
    <dialog ref={box} class={name} aria-label={label} onClose={onClose}>
      {children}
      <form method="dialog">
        <button type="submit" class="primary">
          {t("close")}
        </button>
      </form>
    </dialog>
  );
}
