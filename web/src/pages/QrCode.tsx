// A link as a picture that a phone can read; fetched only where one is shown.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/texts";

const QUIET = 4; // modules of white around it, as readers expect

interface Drawn {
  size: number;
  path: string;
}

export function QrCode({ text }: { text: string }): JSX.Element | null {
  const drawn = useSignal<Drawn | null>(null);
  useEffect(() => {
    let late = false;
    void import("lean-qr").then(({ generate }) => {
      const code = generate(text);
      let path = "";
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
      }
      if (!late) drawn.value = { size: code.size + 2 * QUIET, path };
    });
    return () => {
      late = true;
    };
  }, [text]);
  if (!drawn.value) return null;
  const { size, path } = drawn.value;
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("waiting.qr")} shape-rendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{t("waiting.qr")}</figcaption>
    </figure>
  );
}
