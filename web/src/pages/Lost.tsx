// Nothing stands at this address: said kindly, with the ways on.
import type { JSX } from "preact";
import { t } from "../core/texts";

export function LostPage(): JSX.Element {
  return (
    <main class="page lost">
      <h1>{t("lost")}</h1>
      <p>{t("lost.text")}</p>
      <p class="buttons">
        <a class="button primary" href="/">
          {t("back-home")}
        </a>
        <a class="button" href="/tables">
          {t("home.mine")}
        </a>
      </p>
    </main>
  );
}
