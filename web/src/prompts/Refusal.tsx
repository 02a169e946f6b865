// Why something was not taken: beside what was pointed at, or above the question. It covers, it never pushes.
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lay } from "../board/beside";
import type { Desk } from "../board/desk";
import type { Reason } from "../protocol";
import { t } from "../core/texts";
import { Icon } from "../pages/Icon";
import { RuleLink } from "./Prompt";

interface RefusalProps {
  desk: Desk;
  /** What was meant, where it is known. */
  meant?: string | undefined;
  text: string;
  reason: Reason | null;
  onClose: () => void;
}

export function Refusal({ desk, meant, text, reason, onClose }: RefusalProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const over = desk.at?.isConnected ? desk.at : document.querySelector(".status");
    if (box.current && over) lay(box.current, over.getBoundingClientRect());
  });
  return (
    <div class="refusal" role="alert" ref={box}>
      <p>
        {meant && <span class="dim">{meant}: </span>}
        {text} {reason && <RuleLink desk={desk} rule={reason.rule} />}
      </p>
      <button type="button" class="quiet icon" aria-label={t("close")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
