// An account collects one's tables across devices. Nobody needs one to play.
import { signal, useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { enter, leave, myTables, notices, takeSeat, wishAt } from "../core/account";
import { api, ApiError, session } from "../core/api";
import { keys } from "../core/keys";
import { useOnce } from "../core/once";
import { go } from "../core/router";
import { t, type TextKey } from "../core/texts";
import { titleOf } from "../games/names";
import type { TableInfo } from "../protocol";
import { named } from "./home/Standing";

const WRONG: Record<string, TextKey> = {
  "name-taken": "account.name-taken",
  "wrong-name-or-password": "account.wrong",
  "too-many-requests": "refused.too-fast",
};
const SHORTEST = 10;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function problem(error: unknown): string {
  return t((error instanceof ApiError && WRONG[error.key]) || "account.failed");
}

export function AccountPage(): JSX.Element {
  const who = session.value;
  return (
    <main class="page settings account">
      <h1>{who ? t("account.of", { name: who.name }) : t("account")}</h1>
      {who ? <Inside /> : <Door />}
    </main>
  );
}

/** Sign in, or make an account with the same two fields. */
function Door(): JSX.Element {
  const name = useSignal("");
  const password = useSignal("");
  const said = useSignal("");
  const go = useOnce(async (how: "make" | "sign-in"): Promise<void> => {
    said.value = "";
    try {
      await enter(how, name.value.trim(), password.value);
    } catch (error) {
      said.value = problem(error);
    }
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void go(event.submitter?.dataset["make"] === undefined ? "sign-in" : "make");
      }}
    >
      <p>{t("account.why")}</p>
      <label>
        {t("account.name")}
        <input
          required
          maxLength={40}
          autocomplete="username"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <Secret held={password} label={t("account.password")} complete="current-password" />
      <p class="buttons">
        <button type="submit" class="primary">
          {t("account.sign-in")}
        </button>
        <button type="submit" data-make="">
          {t("account.make")}
        </button>
      </p>
      {said.value && <p role="alert">{said.value}</p>}
    </form>
  );
}

function Secret(props: { held: Signal<string>; label: string; complete: string }): JSX.Element {
  return (
    <label>
      <span>
        {props.label} <small>({t("account.shortest", { n: SHORTEST })})</small>
      </span>
      <input
        type="password"
        required
        minLength={SHORTEST}
        maxLength={200}
        autocomplete={props.complete}
        value={props.held.value}
        onInput={(event) => (props.held.value = event.currentTarget.value)}
      />
    </label>
  );
}

const study = signal<typeof import("./study") | null>(null);

function Inside(): JSX.Element {
  const tables = useSignal<TableInfo[]>([]);
  const known = keys.value; // the seats of this browser join the account one by one, after the page is drawn
  useEffect(() => {
    let late = false;
    void myTables().then((found) => {
      if (!late) tables.value = found;
    });
    return () => {
      late = true;
    };
  }, [known]);
  // One's own games over time, and own bots: fetched when somebody looks.
  useEffect(() => void import("./study").then((found) => (study.value = found)), []);
  return (
    <>
      {study.value && <study.value.OwnStatistics />}
      <section aria-labelledby="account-tables">
        <h2 id="account-tables">{t("home.mine")}</h2>
        {!tables.value.length && <p class="quiet">{t("account.no-tables")}</p>}
        <ul class="tables">
          {tables.value.map((info) => (
            <li key={info.id}>
              <button type="button" data-seat={info.id} onClick={() => void sit(info.id)}>
                <b>{titleOf(info.game)}</b> {named(info)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ByMail tables={tables.value} />
      <Change />
      {study.value && <study.value.OwnBots />}
      <p>
        <button type="button" data-sign-out onClick={() => void leave()}>
          {t("account.sign-out")}
        </button>
      </p>
    </>
  );
}

async function sit(table: string): Promise<void> {
  if (keys.value[table] || (await takeSeat(table))) go(`/t/${table}`);
}

/** Messages about tables over days: one address, quiet hours, and a switch per table. */
function ByMail({ tables }: { tables: readonly TableInfo[] }): JSX.Element {
  const said = useSignal("");
  const set = (change: Partial<typeof notices.value>): void => {
    notices.value = { ...notices.value, ...change };
  };
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      for (const { id } of tables) if (keys.value[id] || (await takeSeat(id))) await wishAt(id, notices.value.on);
      said.value = t("account.saved");
    } catch (error) {
      said.value = problem(error);
    }
  };
  const hour = (key: "quiet_from" | "quiet_to", label: string): JSX.Element => (
    <label>
      {label}
      <select value={notices.value[key]} onChange={(event) => set({ [key]: Number(event.currentTarget.value) })}>
        {HOURS.map((at) => (
          <option key={at} value={at}>
            {String(at).padStart(2, "0")}:00
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section aria-labelledby="account-notices">
      <h2 id="account-notices">{t("account.notices")}</h2>
      <form onSubmit={(event) => void save(event)}>
        <label class="switch">
          <input
            type="checkbox"
            checked={notices.value.on}
            onChange={(event) => set({ on: event.currentTarget.checked })}
          />
          {t("account.by-mail")}
        </label>
        <label>
          {t("account.email")}
          <input
            type="email"
            autocomplete="email"
            maxLength={254}
            required={notices.value.on}
            value={notices.value.email}
            onInput={(event) => set({ email: event.currentTarget.value })}
          />
        </label>
        {hour("quiet_from", t("account.quiet-from"))}
        {hour("quiet_to", t("account.quiet-to"))}
        <p class="buttons">
          <button type="submit" data-save>
            {t("account.save")}
          </button>
          <span role="status">{said.value}</span>
        </p>
      </form>
    </section>
  );
}

function Change(): JSX.Element {
  const old = useSignal("");
  const fresh = useSignal("");
  const said = useSignal("");
  const change = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await api.changePassword(old.value, fresh.value);
      said.value = t("account.changed");
      old.value = fresh.value = "";
    } catch (error) {
      said.value = problem(error);
    }
  };
  return (
    <section aria-labelledby="account-password">
      <h2 id="account-password">{t("account.change")}</h2>
      <form onSubmit={(event) => void change(event)}>
        <Secret held={old} label={t("account.old")} complete="current-password" />
        <Secret held={fresh} label={t("account.new")} complete="new-password" />
        <p class="buttons">
          <button type="submit" data-change>
            {t("account.change")}
          </button>
          <span role="status">{said.value}</span>
        </p>
      </form>
    </section>
  );
}
