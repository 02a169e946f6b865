// Programs that sit at tables for their owner: made here, opened by tokens that are shown once and can be taken back.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../core/api";
import { t, type TextKey } from "../core/texts";
import type { BotInfo, MadeToken, TokenInfo } from "../protocol";
import { moment } from "./home/Standing";
import { LinkRow } from "./LinkRow";

const SCOPES: Record<string, TextKey> = { join: "bots.join", play: "bots.play" };
const WRONG: Record<string, TextKey> = {
  "name-taken": "account.name-taken",
  "too-many-bots": "bots.too-many",
  "too-many-tokens": "bots.too-many-tokens",
  "too-many-requests": "refused.too-fast",
};

function problem(error: unknown): string {
  return t((error instanceof ApiError && WRONG[error.key]) || "account.failed");
}

export function OwnBots(): JSX.Element {
  const bots = useSignal<readonly BotInfo[]>([]);
  const name = useSignal("");
  const said = useSignal("");
  const look = async (): Promise<void> => {
    bots.value = await api.ownBots().catch(() => bots.value);
  };
  useEffect(() => void look(), []);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    said.value = "";
    try {
      await api.makeBot(name.value.trim());
      name.value = "";
    } catch (error) {
      said.value = problem(error);
    }
    await look();
  };
  return (
    <section class="own-bots" aria-labelledby="own-bots">
      <h2 id="own-bots">{t("bots")}</h2>
      <p>{t("bots.what")}</p>
      {bots.value.map((bot) => (
        <OneBot key={bot.name} bot={bot} look={look} />
      ))}
      <form onSubmit={(event) => void make(event)}>
        <label>
          {t("bots.name")}
          <input
            required
            maxLength={40}
            autocomplete="off"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <p class="buttons">
          <button type="submit" data-make-bot>
            {t("bots.make")}
          </button>
          <span role="status">{said.value}</span>
        </p>
      </form>
    </section>
  );
}

interface OneProps {
  bot: BotInfo;
  /** Ask the server what there is now. */
  look: () => Promise<void>;
}

/** A bot with its tokens. What a new one says is kept nowhere but on this page, until it is left. */
function OneBot({ bot, look }: OneProps): JSX.Element {
  const wanted = useSignal<readonly string[]>(Object.keys(SCOPES));
  const made = useSignal<MadeToken | null>(null);
  const said = useSignal("");
  const doing = async (deed: () => Promise<unknown>): Promise<void> => {
    said.value = "";
    try {
      await deed();
    } catch (error) {
      said.value = problem(error);
    }
    await look();
  };
  const make = async (): Promise<void> => {
    made.value = await api.makeBotToken(bot.name, wanted.value);
  };
  const revoke = async (token: TokenInfo): Promise<void> => {
    await api.revokeBotToken(bot.name, token.id);
    if (made.value?.id === token.id) made.value = null;
  };
  return (
    <section class="own-bot" aria-label={bot.name} data-bot={bot.name}>
      <h3>{bot.name}</h3>
      <ul>
        {bot.tokens.map((token) => (
          <li key={token.id}>
            <span>
              {t("bots.token", { when: moment(token.created) })}{" "}
              <small>{token.scopes.map((scope) => t(SCOPES[scope]!)).join(", ")}</small>
            </span>
            <Revoke revoke={() => doing(() => revoke(token))} />
          </li>
        ))}
      </ul>
      {made.value && (
        <div class="shown-once" role="alert">
          <p>{t("bots.once")}</p>
          <LinkRow link={made.value.token} label={t("bots.its-token")} mark="token" />
        </div>
      )}
      <fieldset>
        <legend>{t("bots.may")}</legend>
        {Object.entries(SCOPES).map(([scope, says]) => (
          <label key={scope} class="switch">
            <input
              type="checkbox"
              data-scope={scope}
              checked={wanted.value.includes(scope)}
              onChange={(event) => {
                const others = wanted.value.filter((one) => one !== scope);
                wanted.value = event.currentTarget.checked ? [...others, scope] : others;
              }}
            />
            {t(says)}
          </label>
        ))}
        <p class="buttons">
          <button type="button" data-make-token disabled={!wanted.value.length} onClick={() => void doing(make)}>
            {t("bots.make-token")}
          </button>
          <span role="status">{said.value}</span>
        </p>
      </fieldset>
    </section>
  );
}

/** Asked twice: a program that plays by this token stops at once. */
function Revoke({ revoke }: { revoke: () => Promise<void> }): JSX.Element {
  const sure = useSignal(false);
  return (
    <button type="button" data-revoke onClick={() => (sure.value ? void revoke() : (sure.value = true))}>
      {t(sure.value ? "bots.revoke-sure" : "bots.revoke")}
    </button>
  );
}
