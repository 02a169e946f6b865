// Pick a game and play at once; go on where a table waits; sit down with others.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api, type Lobby } from "../core/api";
import { forget, keys, remember, type Key } from "../core/keys";
import { catalogue } from "../core/library";
import { go } from "../core/router";
import { levelName } from "../core/seating";
import { myName } from "../core/settings";
import { t } from "../core/texts";
import { Cover } from "../games/covers";
import { blurb, titleOf } from "../games/names";
import type { TableInfo } from "../protocol";

const LOOK_AGAIN = 8000;
const USUAL_BOT = "novice";

/** Make a table against bots and sit down. */
export async function playNow(game: string): Promise<void> {
  const shape = await api.game(game);
  const levels = catalogue().value?.bots ?? [USUAL_BOT];
  const level = levels.includes(USUAL_BOT) ? USUAL_BOT : (levels[0] ?? "random");
  const seats = Math.max(shape.seats[0], Math.min(3, shape.seats[1]));
  const name = myName.value || t("name.default");
  const made = await api.make({ game, seats, name, bots: Array<string>(seats - 1).fill(level), chat: false });
  remember(made.table.id, { token: made.token, seat: made.seat, game, invitation: made.invitation, host: true });
  go(`/t/${made.table.id}`);
}

export function HomePage(): JSX.Element {
  const games = catalogue().value?.games ?? [];
  const failed = useSignal("");
  const start = (game: string): void => {
    failed.value = "";
    playNow(game).catch(() => (failed.value = game));
  };
  return (
    <main class="page home">
      <h1>{t("home.title")}</h1>
      <p class="lead">{t("home.lead")}</p>
      <ul class="shelf">
        {games.map((game) => (
          <li key={game} class="box">
            <a href={`/game/${game}`} aria-label={titleOf(game)} class="cover-link">
              <Cover game={game} />
            </a>
            <div class="box-text">
              <h2>
                <a href={`/game/${game}`}>{titleOf(game)}</a>
              </h2>
              <p>{blurb(game)}</p>
              <p class="buttons">
                <button type="button" class="primary" data-play={game} onClick={() => start(game)}>
                  {t("play-now")}
                </button>
                <a class="button" href={`/game/${game}`}>
                  {t("with-friends")}
                </a>
              </p>
              <p class="links">
                <a href={`/learn/${game}`}>{t("learn")}</a> <a href={`/rules/${game}`}>{t("rules")}</a>{" "}
                <a href={`/cards/${game}`}>{t("cards")}</a>
              </p>
              {failed.value === game && <p role="alert">{t("play-now.failed")}</p>}
            </div>
          </li>
        ))}
      </ul>
      <MyTables />
      <OpenTables />
      <p class="quiet">{t("home.unofficial")}</p>
    </main>
  );
}

interface Mine {
  id: string;
  key: Key;
  info: TableInfo;
  asked: number[];
}

async function look(id: string, key: Key): Promise<Mine | null> {
  try {
    const info = await api.info(id, key.token);
    const asked = info.state === "playing" ? (await api.frame(id, key.token)).asked : [];
    return { id, key, info, asked };
  } catch (error) {
    if ((error as { status?: number }).status === 404) forget(id);
    return null;
  }
}

function MyTables(): JSX.Element | null {
  const mine = useSignal<Mine[]>([]);
  useEffect(() => {
    let stopped = false;
    const refresh = async (): Promise<void> => {
      const known = Object.entries(keys.value).sort(([, a], [, b]) => b.at - a.at);
      const found = await Promise.all(known.slice(0, 12).map(([id, key]) => look(id, key)));
      if (!stopped) mine.value = found.filter((entry): entry is Mine => entry !== null);
    };
    void refresh();
    const again = setInterval(() => void refresh(), LOOK_AGAIN);
    return () => {
      stopped = true;
      clearInterval(again);
    };
  }, []);
  if (!mine.value.length) return null;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t("home.mine")}</h2>
      <ul class="tables">
        {mine.value.map(({ id, key, info, asked }) => (
          <li key={id}>
            <a href={`/t/${id}`}>
              <b>{titleOf(info.game)}</b> {named(info)}
            </a>{" "}
            <span class={asked.includes(key.seat) ? "badge mine" : "badge"}>{stateOf(info, key.seat, asked)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who sits at a table. */
export function named(info: TableInfo): string {
  return info.seats.map((seat) => (seat.bot ? levelName(seat.bot) : seat.name) || "…").join(", ");
}

function stateOf(info: TableInfo, seat: number, asked: number[]): string {
  if (info.state === "open") return t("state.open");
  if (info.state !== "playing") return t("state.over");
  if (asked.includes(seat)) return t("state.your-turn");
  const names = asked.map((at) => info.seats[at]).map((chair) => (chair?.bot ? levelName(chair.bot) : chair?.name));
  return t("state.their-turn", { names: names.join(", ") });
}

function OpenTables(): JSX.Element {
  const lobby = useSignal<Lobby>({ open: [], playing: [] });
  useEffect(() => {
    let stopped = false;
    const refresh = (): void => {
      api.lobby().then(
        (found) => {
          if (!stopped) lobby.value = found;
        },
        () => undefined,
      );
    };
    refresh();
    const again = setInterval(refresh, LOOK_AGAIN);
    return () => {
      stopped = true;
      clearInterval(again);
    };
  }, []);
  const { open, playing } = lobby.value;
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t("home.open")}</h2>
      {!open.length && !playing.length && <p class="quiet">{t("home.none-open")}</p>}
      <ul class="tables">
        {[...open, ...playing].map((info) => (
          <li key={info.id}>
            <a href={`/t/${info.id}`}>
              <b>{titleOf(info.game)}</b> {named(info)}
            </a>{" "}
            <span class="badge">
              {info.state === "open"
                ? t("seats.free", { n: info.seats.filter((seat) => !seat.taken).length })
                : t("state.watch")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
