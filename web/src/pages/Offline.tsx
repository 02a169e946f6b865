// A kind word when there is no network, and what keeps the page readable without one.
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { stockUp } from "../core/stocking";
import { t } from "../core/texts";
import { Icon } from "./Icon";

const online = signal(navigator.onLine);
addEventListener("online", () => (online.value = true));
addEventListener("offline", () => (online.value = false));

/** The keeper of what was read: only where the browser trusts the address. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/service-worker.js").then(stockUp, () => undefined);
  });
}

export function OfflineNote(): JSX.Element {
  return (
    <div class="offline-note" role="status">
      {!online.value && (
        <p>
          <Icon name="offline" /> {t("offline")}
        </p>
      )}
    </div>
  );
}
