// The front page: what this is, where one can go on, four games to begin at once, and tables of others.
import type { JSX } from "preact";
import { asksMe, goesOn, useMine, usePublic } from "../../core/glances";
import { catalogue } from "../../core/library";
import { t } from "../../core/texts";
import { Cover, Snapshot } from "../../games/covers";
import { aboutOf, blurb, titleOf } from "../../games/names";
import { Icon, type IconName } from "../Icon";
import { Facts } from "./Facts";
import { QuickGame } from "./QuickGame";
import { Standing } from "./Standing";

export function HomePage(): JSX.Element {
  const games = catalogue().value?.games ?? [];
  return (
    <main class="page home">
      <header class="home-head">
        <h1>{t("home.title")}</h1>
        <p class="lead">{t("home.lead")}</p>
        <Promises />
        <p class="links">
          <a href="/exercises">{t("exercises")}</a> <a href="/statistics">{t("statistics")}</a>
        </p>
      </header>
      <GoOn />
      <ul class="shelf">
        {games.map((game) => (
          <Box key={game} game={game} />
        ))}
      </ul>
      <PublicTables />
      <p class="quiet">{t("home.unofficial")}</p>
    </main>
  );
}

/** What this is, in one look. */
function Promises(): JSX.Element {
  const said: [IconName, string][] = [
    ["bot", t("home.bots")],
    ["friends", t("home.friends")],
    ["book", t("home.why")],
    ["film", t("home.again")],
  ];
  return (
    <ul class="promises">
      {said.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} /> {text}
        </li>
      ))}
    </ul>
  );
}

/** One game on the shelf. */
function Box({ game }: { game: string }): JSX.Element {
  const lesson = aboutOf(game)?.lesson ?? 0;
  return (
    <li class="box">
      <a href={`/game/${game}`} class="cover-link" tabIndex={-1} aria-hidden="true">
        <Cover game={game} />
        <Snapshot game={game} />
      </a>
      <div class="box-text">
        <h2>
          <a href={`/game/${game}`}>{titleOf(game)}</a>
        </h2>
        <Facts game={game} />
        <p>{blurb(game)}</p>
        {lesson > 0 && (
          <a class="learn-link" href={`/learn/${game}`}>
            <Icon name="hint" /> {t("learn.new", { n: lesson })}
          </a>
        )}
        <QuickGame game={game} />
        <p class="links">
          <a href={`/game/${game}`}>{t("with-friends")}</a> <a href={`/rules/${game}`}>{t("rules")}</a>{" "}
          <a href={`/cards/${game}`}>{t("cards")}</a> <a href={`/workshop/${game}`}>{t("workshop")}</a>
        </p>
      </div>
    </li>
  );
}

/** Games that wait for me come first, then those that wait for others; who has only finished ones finds the way there. */
function GoOn(): JSX.Element | null {
  const mine = useMine();
  const going = (mine.value ?? []).filter(goesOn);
  if (!mine.value?.length) return null;
  going.sort((a, b) => Number(asksMe(b)) - Number(asksMe(a)));
  return (
    <section class="going" aria-label={t("home.mine")}>
      {going.length > 0 && (
        <>
          <h2>{t("home.go-on")}</h2>
          <ul class="standings">
            {going.slice(0, 6).map((glance) => (
              <Standing key={glance.info.id} glance={glance} />
            ))}
          </ul>
        </>
      )}
      <p>
        <a href="/tables">{t("home.all-mine")}</a>
      </p>
    </section>
  );
}

/** Where somebody is waited for, and where one may watch. */
export function PublicTables(): JSX.Element {
  const { open, live } = usePublic().value;
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t("home.open")}</h2>
      {!open.length && !live.length && <p class="quiet">{t("home.none-open")}</p>}
      {open.length > 0 && (
        <ul class="standings">
          {open.map((info) => (
            <Standing key={info.id} glance={{ info, you: -3, round: 0, asked: [], points: [], winners: [] }} />
          ))}
        </ul>
      )}
      {live.length > 0 && (
        <>
          <h3>{t("home.live")}</h3>
          <ul class="standings">
            {live.map((glance) => (
              <Standing key={glance.info.id} glance={glance} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
