// The waiting room: who invites to what, on which terms; sit down first, ask others second.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../../core/api";
import { type Key, keyOf, remember } from "../../core/keys";
import { catalogue } from "../../core/library";
import { botLevels, playerName, SIGNS } from "../../core/seating";
import { useOnce } from "../../core/once";
import { myName } from "../../core/settings";
import { invitation, type LiveTable } from "../../core/tables";
import { t } from "../../core/texts";
import { Departures } from "../../conduct/Departures";
import { Cover, Snapshot } from "../../games/covers";
import { aboutOf, blurb, titleOf } from "../../games/names";
import type { TableInfo } from "../../protocol";
import { PlainPage } from "../Header";
import { Facts } from "../home/Facts";
import { Icon } from "../Icon";
import { LevelOptions } from "../LevelOptions";
import { LinkRow } from "../LinkRow";
import { PrintingNote } from "../PrintingNote";
import { QrCode } from "../QrCode";
import { Terms } from "./Terms";

export function Waiting({ table, info }: { table: LiveTable; info: TableInfo }): JSX.Element {
  const key = keyOf(table.id);
  const invited = invitation() ?? key?.invitation ?? null;
  const link = invited ? `${location.origin}/t/${table.id}#invitation=${invited}` : info.public ? location.href : "";
  const free = info.seats.some((seat) => !seat.taken);
  const seated = key !== undefined && key.seat >= 0;
  const ended = table.ended();
  const game = titleOf(info.game);
  const host = info.seats.find((seat) => seat.taken && !seat.bot)?.name;
  return (
    <PlainPage class="waiting">
      <div class="waiting-head">
        <div class="waiting-picture">
          <Cover game={info.game} />
          <Snapshot game={info.game} alt={t("facts.table", { game })} />
        </div>
        <div>
          <h1>{ended || (!key && host ? t("waiting.invites", { who: host, game }) : t("waiting.title", { game }))}</h1>
          <p class="lead">{blurb(info.game)}</p>
          <Facts game={info.game} />
          <Books game={info.game} />
        </div>
      </div>
      {ended && (
        <p class="buttons">
          <a class="button primary" href="/">
            {t("back-home")}
          </a>
          <a class="button" href={`/game/${info.game}`}>
            {t("make.title")}
          </a>
        </p>
      )}
      <div class="waiting-room">
        <section aria-labelledby="chairs">
          <h2 id="chairs">{t("table.players")}</h2>
          {!key && free && !ended && (
            <JoinForm id={table.id} game={info.game} invitation={invited} onJoined={() => location.reload()} />
          )}
          <Chairs table={table} info={info} host={key?.host ? key : undefined} />
          {!ended && <p class="quiet">{t("waiting.text")}</p>}
          {!key && !free && <p>{t("waiting.full")}</p>}
          <Departures table={table} />
        </section>
        <section aria-labelledby="terms">
          <h2 id="terms">{t("waiting.terms")}</h2>
          <Terms info={info} />
          <PrintingNote info={info} />
        </section>
        {link && !ended && (seated || key?.host) && free && (
          <section class="invite" aria-labelledby="invite">
            <h2 id="invite">{t("waiting.ask")}</h2>
            <LinkRow link={link} label={t("waiting.link")} title={game} mark="invitation" />
            <QrCode text={link} />
          </section>
        )}
      </div>
    </PlainPage>
  );
}

/** What to read while one waits. */
function Books({ game }: { game: string }): JSX.Element {
  const lesson = aboutOf(game)?.lesson ?? 0;
  return (
    <p class="links">
      {lesson > 0 && (
        <a href={`/learn/${game}`}>
          <Icon name="hint" /> {t("learn.new", { n: lesson })}
        </a>
      )}
      <a href={`/rules/${game}`}>{t("rules")}</a>
      <a href={`/cards/${game}`}>{t("cards")}</a>
    </p>
  );
}

function Chairs({ table, info, host }: { table: LiveTable; info: TableInfo; host: Key | undefined }): JSX.Element {
  const bots = botLevels(catalogue().value, info.game);
  return (
    <ul class="chairs">
      {info.seats.map((seat, i) => (
        <li key={i} class={seat.taken ? "taken" : ""}>
          <span class="sign" aria-hidden="true">
            {SIGNS[i]}
          </span>{" "}
          {seat.taken ? playerName(seat) : <em>{t("seat.free")}</em>}{" "}
          {i === keyOf(table.id)?.seat && <span class="badge">{t("you")}</span>}
          {!seat.taken && host && (
            <select
              aria-label={t("waiting.bot-here")}
              onChange={(event) => void api.fill(table.id, i, event.currentTarget.value, host.token)}
            >
              <option value="">{t("waiting.bot-here")}</option>
              <LevelOptions bots={bots} />
            </select>
          )}
        </li>
      ))}
    </ul>
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
  const join = useOnce(async (): Promise<void> => {
    try {
      const joined = await api.join(props.id, myName.value || t("name.default"), props.invitation, null);
      remember(props.id, { token: joined.token, seat: joined.seat, game: props.game });
      props.onJoined();
    } catch {
      failed.value = true;
    }
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    void join();
  };
  return (
    <form onSubmit={submit} class="join">
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
