// The workshop: one's own printings, and the bench on which one of them lies.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, session } from "../../core/api";
import { catalogue } from "../../core/library";
import { drop, held, keep, lettersOf, textOf, type Held } from "../../core/printings";
import { go } from "../../core/router";
import { language } from "../../core/settings";
import { t } from "../../core/texts";
import { titleOf } from "../../games/names";
import { Editor } from "./Editor";
import { said } from "./said";

export function WorkshopPage({ game, id }: { game: string; id: string }): JSX.Element {
  return id ? <Editor game={game} id={id} /> : <OwnDrafts wanted={game} />;
}

/** Which game a file is of: only the server reads more of it than this. */
function gameIn(text: string): string {
  return /^\s*game\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1] ?? "";
}

function OwnDrafts({ wanted }: { wanted: string }): JSX.Element {
  const mine = useSignal<Held[] | null>(null);
  const failed = useSignal("");
  const games = catalogue().value?.games ?? [];
  const look = (): void => {
    held().then(
      (found) => (mine.value = found.filter((one) => !wanted || one.game === wanted)),
      (error: unknown) => {
        failed.value = said(error);
        mine.value = [];
      },
    );
  };
  useEffect(look, [session.value?.token]);
  const trying = (work: () => Promise<void>): void => {
    failed.value = "";
    work().catch((error: unknown) => (failed.value = said(error)));
  };
  const begin = (game: string): void =>
    trying(async () => {
      const name = t("workshop.my-box", { game: titleOf(game) });
      const made = await api.bench(game, { changes: [{ do: "name", value: name }] }, language.value);
      go(`/workshop/${game}/${await keep(game, name, made.text)}`);
    });
  const bring = (file: File | undefined): void =>
    trying(async () => {
      if (!file) return;
      const text = (await lettersOf(file)).replace(/^\uFEFF/, "");
      const game = gameIn(text);
      if (!games.includes(game)) {
        failed.value = t("workshop.no-game");
        return;
      }
      const made = await api.bench(game, { text }, language.value);
      go(`/workshop/${game}/${await keep(game, made.name || file.name, made.text)}`);
    });
  return (
    <main class="page workshop-drafts">
      <h1>{t("workshop")}</h1>
      <p class="lead">{t("workshop.lead")}</p>
      <p class="buttons">
        {games
          .filter((game) => !wanted || game === wanted)
          .map((game) => (
            <button key={game} type="button" class="primary" data-new={game} onClick={() => begin(game)}>
              {t("workshop.new", { game: titleOf(game) })}
            </button>
          ))}
        <label class="button">
          {t("workshop.open-file")}
          <input
            type="file"
            class="hidden-file"
            accept=".toml"
            data-open
            onChange={(event) => bring(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      {failed.value && <p role="alert">{failed.value}</p>}
      <h2>{t("workshop.mine")}</h2>
      {mine.value === null && <p>{t("loading")}</p>}
      {mine.value?.length === 0 && <p class="quiet">{t("workshop.none")}</p>}
      <ul class="tables">
        {mine.value?.map((one) => (
          <li key={one.id} class="shelved">
            <a href={`/workshop/${one.game}/${one.id}`}>
              <b>{one.name}</b>
            </a>{" "}
            {titleOf(one.game)}, {new Date(one.changed).toLocaleString(language.value)}{" "}
            <span class="badge">{one.account ? t("workshop.in-account") : t("workshop.in-browser")}</span>{" "}
            {!one.account && session.value && (
              <button
                type="button"
                onClick={() =>
                  trying(async () => {
                    await keep(one.game, one.name, await textOf(one.id));
                    await drop(one.id);
                    look();
                  })
                }
              >
                {t("workshop.to-account")}
              </button>
            )}
            <DropButton one={one} onDrop={() => trying(() => drop(one.id).then(look))} />
          </li>
        ))}
      </ul>
      {!session.value && <p class="quiet">{t("workshop.guest")}</p>}
    </main>
  );
}

/** Asks once more before something is gone. */
function DropButton({ one, onDrop }: { one: Held; onDrop: () => void }): JSX.Element {
  const sure = useSignal(false);
  return sure.value ? (
    <button type="button" data-drop-sure={one.id} onClick={onDrop} onBlur={() => (sure.value = false)}>
      {t("workshop.drop-sure")}
    </button>
  ) : (
    <button type="button" data-drop={one.id} onClick={() => (sure.value = true)}>
      {t("workshop.drop")}
    </button>
  );
}
