// Show a game to others: one switch of its seats opens it to everybody who has the link.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { api } from "../../core/api";
import { keyOf } from "../../core/keys";
import { t } from "../../core/texts";
import { titleOf } from "../../games/names";
import type { TableInfo } from "../../protocol";
import { Icon } from "../Icon";
import { LinkRow } from "../LinkRow";

interface ShareProps {
  id: string;
  /** The position to begin at; the whole game where there is none. */
  at?: number;
  info: TableInfo;
  /** What else the address says. */
  more?: string;
}

export function ShareButton({ id, at, info, more = "" }: ShareProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const shared = useSignal(info.shared);
  const failed = useSignal(false);
  const key = keyOf(id);
  const mine = key !== undefined && key.seat >= 0 && (info.state === "over" || info.state === "ended");
  const whole = `${location.origin}/replay/${id}`;
  const turn = async (to: boolean): Promise<void> => {
    if (!key) return;
    failed.value = false;
    try {
      shared.value = (await api.share(id, to, key.token)).shared;
    } catch {
      failed.value = true;
    }
  };
  const open = (): void => {
    box.current?.showModal();
    // Another seat may have turned the switch since this page was told.
    void api.info(id, key?.token).then(
      (found) => (shared.value = found.shared),
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" data-share aria-label={t("share")} title={t("share")} onClick={open}>
        <Icon name="share" /> <span class="wordy">{t("share")}</span>
      </button>
      <dialog ref={box} class="sure share-box" aria-label={t("share.title")}>
        <h2>{t("share.title")}</h2>
        {mine ? (
          <>
            <label class="switch">
              <input
                type="checkbox"
                data-shared
                checked={shared.value}
                onChange={(event) => void turn(event.currentTarget.checked)}
              />
              {t("share.switch")}
            </label>
            <p class="quiet">{t("share.only-game")}</p>
          </>
        ) : (
          !shared.value && !info.public && <p class="quiet">{t("share.others")}</p>
        )}
        {(shared.value || !mine) && (
          <>
            <LinkRow link={whole} label={t("share.whole")} title={titleOf(info.game)} />
            {at !== undefined && at > 0 && (
              <LinkRow link={`${whole}?at=${at}${more}`} label={t("share.here")} title={titleOf(info.game)} />
            )}
          </>
        )}
        {failed.value && <p role="alert">{t("share.failed")}</p>}
        <p class="buttons">
          <button type="button" class="primary" onClick={() => box.current?.close()}>
            {t("close")}
          </button>
        </p>
      </dialog>
    </>
  );
}
