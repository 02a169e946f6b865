// Which printing a table is played with, and what it has otherwise than the standard one.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Box } from "../board/Box";
import { api } from "../core/api";
import { language } from "../core/settings";
import { t } from "../core/texts";
import type { Differences, TableInfo } from "../protocol";
import { Icon } from "./Icon";

/** What it is called; one that bears the name of the game's own says that it is another. */
function nameOf(info: TableInfo): string {
  const taken = ["standard", t("waiting.standard").toLowerCase()].includes(info.printing.trim().toLowerCase());
  return taken ? t("printing.own", { name: info.printing }) : info.printing;
}

/** A button for whoever wants to know; nothing at tables that are played with the printing of the game. */
export function PrintingNote({ info }: { info: TableInfo }): JSX.Element | null {
  const open = useSignal(false);
  if (!info.printing_id) return null;
  return (
    <>
      <button type="button" class="printing-note" data-printing onClick={() => (open.value = true)}>
        <Icon name="cards" /> {t("printing.played", { name: nameOf(info) })}
      </button>
      {open.value && <Sheet info={info} onClose={() => (open.value = false)} />}
    </>
  );
}

function Sheet({ info, onClose }: { info: TableInfo; onClose: () => void }): JSX.Element {
  const found = useSignal<Differences | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    api.differences(info.game, info.printing_id, language.value).then(
      (got) => (found.value = got),
      () => (failed.value = true),
    );
  }, [info.printing_id, language.value]);
  const got = found.value;
  return (
    <Box class="rule-box printing-sheet" label={info.printing} onClose={onClose}>
      <h2>{nameOf(info)}</h2>
      {failed.value && <p role="alert">{t("printing.failed")}</p>}
      {!got && !failed.value && <p>{t("loading")}</p>}
      {got && (
        <>
          <p>
            {t("printing.differs", { n: got.found.length, share: Math.round(got.share * 100) })}{" "}
            <span class="quiet">{t("printing.digest", { digest: got.digest.slice(0, 12) })}</span>
          </p>
          {got.deep && <p class="printing-deep">{t("printing.deep")}</p>}
          <div class="printing-table" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("workshop.component")}</th>
                  <th scope="col">{t("workshop.figure")}</th>
                  <th scope="col">{t("printing.standard")}</th>
                  <th scope="col">{t("printing.here")}</th>
                </tr>
              </thead>
              <tbody>
                {got.found.map((difference, i) => (
                  <tr key={i}>
                    <th scope="row">{difference.part}</th>
                    <td>{difference.field}</td>
                    <td>{difference.before || "–"}</td>
                    <td>{difference.after || "–"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <a href={`/api/games/${info.game}/printings/${info.printing_id}`} download={`${info.game}.toml`}>
              {t("printing.download")}
            </a>
          </p>
        </>
      )}
    </Box>
  );
}
