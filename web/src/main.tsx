// The page itself: what stands at which address.
import { signal } from "@preact/signals";
import { render, type JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";
import "./style/header.css";
import "./style/pages.css";
import "./style/home.css";
import "./style/waiting.css";
import "./style/shell.css";
import "./style/seats.css";
import "./style/question.css";
import "./style/spots.css";
import "./style/tags.css";
import "./style/tips.css";
import "./style/side.css";
import "./style/points.css";
import "./style/replay.css";
import "./style/review.css";
import "./style/stage.css";
import "./style/tableau.css";
import "./style/learn.css";
import "./style/examples.css";
import "./style/exercises.css";
import "./style/generic.css";
import "./style/bruges.css";
import "./style/colonia.css";
import "./style/venice.css";
import "./style/vienna.css";
import "./style/workshop.css";
import "./style/phone.css";
import "./style/contrast.css";
import { RuleBox } from "./board/rule";
import { hideTip } from "./board/tips";
import { catalogue } from "./core/library";
import { follow, place, type Place } from "./core/router";
import { called, titled } from "./core/titles";
import { t } from "./core/texts";
import { AccountPage } from "./pages/Account";
import { AidPage } from "./pages/Aid";
import { CardsPage } from "./pages/Cards";
import { ExamplePage } from "./pages/examples/Worked";
import { Header, PlainPage } from "./pages/Header";
import { GamePage } from "./pages/Game";
import { HomePage } from "./pages/home";
import { KeysBox, showKeys } from "./pages/Keys";
import { keepForLater, OfflineNote } from "./pages/Offline";
import { LearnPage } from "./pages/Learn";
import { LostPage } from "./pages/Lost";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/Rules";
import { SettingsPage } from "./pages/Settings";
import { TablesPage } from "./pages/Tables";
import { typing } from "./pages/table/hotkeys";
import { TablePage } from "./pages/table";

function At({ here }: { here: Place }): JSX.Element {
  switch (here.page) {
    case "table":
      return <TablePage key={here.id} id={here.id} />;
    case "replay":
      return <ReplayPage key={here.id} id={here.id} at={here.at} review={here.review} />;
    case "learn":
      return <LearnPage key={here.game} game={here.game} />;
    case "example":
      return <ExamplePage key={`${here.game} ${here.name}`} game={here.game} name={here.name} />;
    case "exercise":
      return <Exercise key={`${here.game} ${here.id}`} game={here.game} id={here.id} />;
    default:
      return (
        <>
          <Header />
          <Read here={here} />
        </>
      );
  }
}

/** A page that is read, below the bar. */
function Read({
  here,
}: {
  here: Exclude<Place, { page: "table" | "replay" | "learn" | "example" | "exercise" }>;
}): JSX.Element {
  switch (here.page) {
    case "home":
      return <HomePage />;
    case "game":
      return <GamePage game={here.game} printing={here.printing} />;
    case "rules":
      return <RulesPage game={here.game} rule={here.rule} />;
    case "cards":
      return <CardsPage game={here.game} printing={here.printing} />;
    case "workshop":
      return <Workshop game={here.game} id={here.id} />;
    case "aid":
      return <AidPage game={here.game} />;
    case "exercises":
      return <Exercises />;
    case "statistics":
      return <Statistics game={here.game} />;
    case "tables":
      return <TablesPage />;
    case "account":
      return <AccountPage />;
    case "settings":
      return <SettingsPage />;
    case "lost":
      return <LostPage />;
  }
}

const workshop = signal<typeof import("./pages/workshop") | null>(null);

/** Only owners of a box come here: nobody else loads it. */
function Workshop({ game, id }: { game: string; id: string }): JSX.Element {
  const page = workshop.value;
  useEffect(() => void import("./pages/workshop").then((found) => (workshop.value = found)), []);
  if (!page) return <main class="page">{t("loading")}</main>;
  return <page.WorkshopPage key={`${game} ${id}`} game={game} id={id} />;
}

const study = signal<typeof import("./pages/study") | null>(null);

/** Whoever studies: exercises and statistics are loaded when they are wanted. */
function useStudy(): typeof import("./pages/study") | null {
  useEffect(() => void import("./pages/study").then((found) => (study.value = found)), []);
  return study.value;
}

function Exercises(): JSX.Element {
  const pages = useStudy();
  return pages ? <pages.ExercisesPage /> : <main class="page">{t("loading")}</main>;
}

function Exercise({ game, id }: { game: string; id: string }): JSX.Element {
  const pages = useStudy();
  return pages ? <pages.SolvePage game={game} id={id} /> : <PlainPage>{t("loading")}</PlainPage>;
}

function Statistics({ game }: { game: string }): JSX.Element {
  const pages = useStudy();
  return pages ? <pages.StatisticsPage key={game} game={game} /> : <main class="page">{t("loading")}</main>;
}

/** The place that was asked for; an address of a game nobody here knows leads nowhere. */
function found(asked: Place): Place {
  const games = catalogue().value?.games;
  const unknown = "game" in asked && asked.game !== "" && games !== undefined && !games.includes(asked.game);
  return unknown ? { page: "lost" } : asked;
}

function Page(): JSX.Element {
  const here = found(place.value);
  const title = titled(here);
  useEffect(() => hideTip(), [here]);
  useEffect(() => {
    if (here.page !== "table" || called.value) document.title = title;
  }, [here, title]);
  const where = location.pathname;
  const came = useRef(where);
  useEffect(() => {
    if (came.current === where) return;
    came.current = where;
    if (document.activeElement === document.body) toMain(); // the link is gone: reading goes on where the page begins
  }, [where]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === "?" && !typing(event) && place.value.page !== "table") showKeys();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <div class="frame" onClick={follow}>
      <a class="skip" href="#main" onClick={toMain}>
        {t("page.skip")}
      </a>
      <OfflineNote />
      <div id="main" class="contents">
        <At here={here} />
      </div>
      <RuleBox />
      <KeysBox />
    </div>
  );
}

function toMain(event?: MouseEvent): void {
  event?.preventDefault();
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: event === undefined });
}

const root = document.getElementById("page");
if (root) render(<Page />, root);
keepForLater();
