// A table that waits for players: who is there, and the link for the others.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../../core/api";
import { keyOf, remember } from "../../core/keys";
import { catalogue, voiceOf } from "../../core/library";
import { levelName, SIGNS } from "../../core/seating";
import { myName } from "../../core/settings";
import { invitation, type LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import type { TableInfo } from "../../protocol";

export function Waiting({ table, info }: { table: LiveTable; info: TableInfo }): JSX.Element {
  const voice = voiceOf(info.game).value;
  const key = keyOf(table.id);
  const bots = catalogue().value?.bots ?? [];
  const copied = useSignal(false);
  const invited = invitation() ?? key?.invitation ?? null;
  const link = invited ? `${location.origin}/t/${table.id}#invitation=${invited}` : "";
  const free = info.seats.some((seat) => !seat.taken);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    copied.value = true;
  };
  return (
    <main class="page waiting">
      <h1>{t("waiting.title", { game: voice?.text("title") ?? info.game })}</h1>
      <p>{t("waiting.text")}</p>
      <ul class="chairs">
        {info.seats.map((seat, i) => (
          <li key={i}>
            <span class="sign" aria-hidden="true">
              {SIGNS[i]}
            </span>{" "}
            {seat.taken ? seat.bot ? `${levelName(seat.bot)} ${i + 1}` : seat.name : <em>{t("seat.free")}</em>}
            {!seat.taken && key?.host && (
              <select
                aria-label={t("waiting.bot-here")}
                onChange={(event) => void api.fill(table.id, i, event.currentTarget.value, key.token)}
              >
                <option value="">{t("waiting.bot-here")}</option>
                {bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {levelName(bot)}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      {link && (
        <p class="invite">
          <label>
            {t("waiting.link")}{" "}
            <input readOnly value={link} data-invitation onFocus={(e) => e.currentTarget.select()} />
          </label>{" "}
          <button type="button" onClick={() => void copy()}>
            {copied.value ? t("waiting.copied") : t("waiting.copy")}
          </button>
        </p>
      )}
      {!key && free && (
        <JoinForm id={table.id} game={info.game} invitation={invited} onJoined={() => location.reload()} />
      )}
    </main>
  );
}

/** Sit down under a name. */
export function JoinForm(props: {
  id: string;
  game: string;
  invitation: string | null;
  onJoined: () => void;
}): JSX.Element {
  const failed = useSignal(false);
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const joined = await api.join(props.id, myName.value || t("name.default"), props.invitation, null);
      remember(props.id, { token: joined.token, seat: joined.seat, game: props.game });
      props.onJoined();
    } catch {
      failed.value = true;
    }
  };
  return (
    <form onSubmit={(event) => void join(event)} class="join">
      <label>
        {t("name")}{" "}
        <input
          value={myName.value}
          maxLength={40}
          required
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      </label>{" "}
      <button type="submit" class="primary">
        {t("join")}
      </button>
      {failed.value && <p role="alert">{t("join.failed")}</p>}
    </form>
  );
}
