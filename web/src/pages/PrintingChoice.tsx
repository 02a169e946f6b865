// Which box a table is played with: that of the game, one of one's own printings, or a file.
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { session } from "../core/api";
import { held, lettersOf, textOf, type Held } from "../core/printings";
import { t } from "../core/texts";
import type { NewTable } from "../protocol";

/** Nothing for the game's own printing. */
export interface BoxChoice {
  id: string;
  file?: File;
}

const FILE = "file";

/** What is sent of it. */
export async function printingIn(box: BoxChoice): Promise<Pick<NewTable, "printing_text">> {
  if (!box.id) return {};
  if (box.file) return { printing_text: (await lettersOf(box.file)).replace(/^\uFEFF/, "") };
  return { printing_text: await textOf(box.id) };
}

export function PrintingChoice({ game, box }: { game: string; box: Signal<BoxChoice> }): JSX.Element {
  const mine = useSignal<Held[]>([]);
  useEffect(() => {
    held().then(
      (found) => (mine.value = found.filter((one) => one.game === game)),
      () => undefined,
    );
  }, [game, session.value?.token]);
  return (
    <>
      <label>
        {t("printing")}
        <select data-box value={box.value.id} onChange={(event) => (box.value = { id: event.currentTarget.value })}>
          <option value="">{t("printing.standard")}</option>
          {mine.value.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
          <option value={FILE}>{t("printing.from-file")}</option>
        </select>
      </label>
      {box.value.id === FILE && (
        <label>
          {t("printing.file")}
          <input
            type="file"
            accept=".toml"
            required
            data-box-file
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              box.value = { id: FILE, ...(file ? { file } : {}) };
            }}
          />
        </label>
      )}
    </>
  );
}
