// A link to be passed on: selected, copied, or sent by what the system offers.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../core/texts";

interface LinkProps {
  link: string;
  label: string;
  /** What it is a link to, for the system's own way to send it; what has none is only copied. */
  title?: string;
  /** A mark for whoever looks at it from outside. */
  mark?: string;
}

export function LinkRow({ link, label, title, mark }: LinkProps): JSX.Element {
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    copied.value = true;
  };
  const send = (): void => {
    navigator.share({ title: `${title} · Burghers`, url: link }).catch(() => undefined);
  };
  return (
    <div class="link-row">
      <label>
        <span>{label}</span>
        <input readOnly value={link} data-link={mark ?? ""} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" data-copy onClick={() => void copy()}>
        <span role="status">{copied.value ? t("waiting.copied") : t("waiting.copy")}</span>
      </button>
      {title && "share" in navigator && (
        <button type="button" onClick={send}>
          {t("share.send")}
        </button>
      )}
    </div>
  );
}
