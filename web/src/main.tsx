// The page itself: what stands at which address.
import { render, type JSX } from "preact";
import { useEffect } from "preact/hooks";
import "./style/theme.css";
import "./style/page.css";
import "./style/table.css";
import "./style/learn.css";
import "./style/bruges.css";
import "./style/colonia.css";
import "./style/venice.css";
import "./style/vienna.css";
import { RuleBox } from "./board/rule";
import { hideTip, Tip } from "./board/tips";
import { follow, place, type Place } from "./core/router";
import { session } from "./core/api";
import { LANGUAGES, language, theme, type Theme } from "./core/settings";
import { t } from "./core/texts";
import { AccountPage } from "./pages/Account";
import { CardsPage } from "./pages/Cards";
import { GamePage } from "./pages/Game";
import { HomePage } from "./pages/Home";
import { KeysBox, showKeys } from "./pages/Keys";
import { LearnPage } from "./pages/Learn";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/Rules";
import { SettingsPage } from "./pages/Settings";
import { typing } from "./pages/table/hotkeys";
import { TablePage } from "./pages/table";

const LANGUAGE_NAMES = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands" } as const;
const THEMES: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };
const THEME_SIGNS: Record<Theme, string> = { auto: "◐", light: "☼", dark: "☾" };

function Header(): JSX.Element {
  return (
    <header class="top">
      <a class="brand" href="/">
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <rect width="32" height="32" rx="7" class="brand-wall" />
          <path d="M7 26V13l4-5 4 5v13zM17 26V11h2l3-5 3 5h1v15z" class="brand-house" />
        </svg>
        Burghers
      </a>
      <nav aria-label={t("page.nav")}>
        <a class="icon" href="/account" aria-label={t("account")} title={session.value?.name ?? t("account")}>
          {session.value ? "♟" : "♙"}
        </a>
        <a class="icon" href="/settings" aria-label={t("settings")} title={t("settings")}>
          ⚙
        </a>
        <button type="button" class="quiet icon for-keys" aria-label={t("keys")} title={t("keys")} onClick={showKeys}>
          ?
        </button>
        <button
          type="button"
          class="quiet icon"
          data-theme-button
          aria-label={t(`theme.${theme.value}`)}
          title={t(`theme.${theme.value}`)}
          onClick={() => (theme.value = THEMES[theme.value])}
        >
          {THEME_SIGNS[theme.value]}
        </button>
        <select
          aria-label={t("language")}
          value={language.value}
          onChange={(event) => (language.value = event.currentTarget.value as typeof language.value)}
        >
          {LANGUAGES.map((speech) => (
            <option key={speech} value={speech} lang={speech}>
              {LANGUAGE_NAMES[speech]}
            </option>
          ))}
        </select>
      </nav>
      <Tip />
    </header>
  );
}

function At({ here }: { here: Place }): JSX.Element {
  switch (here.page) {
    case "home":
      return <HomePage />;
    case "game":
      return <GamePage game={here.game} />;
    case "table":
      return <TablePage key={here.id} id={here.id} />;
    case "replay":
      return <ReplayPage key={here.id} id={here.id} at={here.at} />;
    case "rules":
      return <RulesPage game={here.game} rule={here.rule} />;
    case "cards":
      return <CardsPage game={here.game} />;
    case "learn":
      return <LearnPage key={here.game} game={here.game} />;
    case "account":
      return <AccountPage />;
    case "settings":
      return <SettingsPage />;
    case "lost":
      return (
        <main class="page">
          <h1>{t("lost")}</h1>
          <a href="/">{t("back-home")}</a>
        </main>
      );
  }
}

function Page(): JSX.Element {
  const here = place.value;
  useEffect(() => {
    hideTip();
    if (here.page !== "table") document.title = "Burghers";
  }, [here]);
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
      <Header />
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
