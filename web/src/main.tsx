// The page itself: what stands at which address.
import { signal } from "@preact/signals";
import { render, type JSX } from "preact";
import { useEffect } from "preact/hooks";
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
import { follow, place, type Place } from "./core/router";
import { titled } from "./core/titles";
import { t } from "./core/texts";
import { AccountPage } from "./pages/Account";
import { AidPage } from "./pages/Aid";
import { CardsPage } from "./pages/Cards";
import { ExamplePage } from "./pages/examples/Worked";
import { Header } from "./pages/Header";
import { GamePage } from "./pages/Game";
import { HomePage } from "./pages/home";
import { KeysBox, showKeys } from "./pages/Keys";
import { keepForLater, OfflineNote } from "./pages/Offline";
import { LearnPage } from "./pages/Learn";
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
function Read({ here }: { here: Exclude<Place, { page: "table" | "replay" | "learn" | "example" }> }): JSX.Element {
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
    case "tables":
      return <TablesPage />;
    case "account":
      return <AccountPage />;
    case "settings":
      return <SettingsPage />;
    case "lost":
      return (
        <main class="page lost">
          <h1>{t("lost")}</h1>
          <p>{t("lost.text")}</p>
          <p class="buttons">
            <a class="button primary" href="/">
              {t("back-home")}
            </a>
            <a class="button" href="/tables">
              {t("home.mine")}
            </a>
          </p>
        </main>
      );
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

function Page(): JSX.Element {
  const here = place.value;
  const title = titled(here);
  useEffect(() => hideTip(), [here]);
  useEffect(() => {
    if (here.page !== "table") document.title = title;
  }, [here, title]);
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

function toMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

const root = document.getElementById("page");
if (root) render(<Page />, root);
keepForLater();
