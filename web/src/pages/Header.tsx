// The bar on top of every page: the mark, what the page has to say there, and the ways to everything else.
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Tip } from "../board/tips";
import { session } from "../core/api";
import { LANGUAGES, language, theme, type Theme } from "../core/settings";
import { t } from "../core/texts";
import { Icon } from "./Icon";
import { showKeys } from "./Keys";

const LANGUAGE_NAMES = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands" } as const;
const THEMES: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };

/** Whether the menu is open where it does not fit into the bar. */
const unfolded = signal(false);

/** A way that was taken closes the menu behind it. */
function fold(event: MouseEvent): void {
  if ((event.target as Element).closest("a")) unfolded.value = false;
}

interface HeaderProps {
  /** Between the mark and the menu. */
  children?: ComponentChildren;
  /** First in the menu: what belongs to this page. */
  tools?: ComponentChildren;
}

export function Header({ children, tools }: HeaderProps): JSX.Element {
  return (
    <header class="top">
      <a class="brand" href="/" aria-label="Burghers">
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <rect width="32" height="32" rx="7" class="brand-wall" />
          <path d="M7 26V13l4-5 4 5v13zM17 26V11h2l3-5 3 5h1v15z" class="brand-house" />
        </svg>
        <span class="brand-name">Burghers</span>
      </a>
      <div class="top-middle">{children}</div>
      <button
        type="button"
        class="quiet icon for-menu"
        aria-label={t("page.menu")}
        aria-expanded={unfolded.value}
        onClick={() => (unfolded.value = !unfolded.value)}
      >
        <Icon name="menu" />
      </button>
      <nav class={unfolded.value ? "unfolded" : ""} aria-label={t("page.nav")} onClick={fold}>
        {tools}
        <a class="icon" href="/tables" aria-label={t("home.mine")} title={t("home.mine")}>
          <Icon name="tables" /> <span class="wordy">{t("home.mine")}</span>
        </a>
        <a class="icon" href="/account" aria-label={t("account")} title={session.value?.name ?? t("account")}>
          <Icon name="account" /> <span class="wordy">{session.value?.name ?? t("account")}</span>
        </a>
        <a class="icon" href="/settings" aria-label={t("settings")} title={t("settings")}>
          <Icon name="settings" /> <span class="wordy">{t("settings")}</span>
        </a>
        <button type="button" class="quiet icon for-keys" aria-label={t("keys")} title={t("keys")} onClick={showKeys}>
          <Icon name="keyboard" /> <span class="wordy">{t("keys")}</span>
        </button>
        <button
          type="button"
          class="quiet icon"
          data-theme-button
          aria-label={t(`theme.${theme.value}`)}
          title={t(`theme.${theme.value}`)}
          onClick={() => (theme.value = THEMES[theme.value])}
        >
          <Icon name={theme.value} /> <span class="wordy">{t(`theme.${theme.value}`)}</span>
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

/** A page with the bar and nothing but text below. */
export function PlainPage({
  class: name = "",
  children,
}: {
  class?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <Header />
      <main class={`page ${name}`}>{children}</main>
    </>
  );
}
