// What one person has chosen for themselves.
import type { JSX } from "preact";
import type { Signal } from "@preact/signals";
import {
  asking,
  confirming,
  contrast,
  grace,
  GRACES,
  motion,
  myName,
  notifying,
  sound,
  speed,
  theme,
  type Motion,
  type Speed,
  type Theme,
} from "../core/settings";
import { t } from "../core/texts";
import { play } from "../stage/sounds";
import { SPEEDS } from "../stage/StageLine";

export function SettingsPage(): JSX.Element {
  const notify = async (wanted: boolean): Promise<void> => {
    if (!wanted || !("Notification" in window)) notifying.value = false;
    else notifying.value = (await Notification.requestPermission()) === "granted";
  };
  return (
    <main class="page settings">
      <h1>{t("settings")}</h1>
      <label>
        {t("name")}
        <input
          value={myName.value}
          maxLength={40}
          placeholder={t("name.default")}
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      </label>
      <label>
        {t("settings.theme")}
        <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
          <option value="auto">{t("theme.auto")}</option>
          <option value="light">{t("theme.light")}</option>
          <option value="dark">{t("theme.dark")}</option>
        </select>
      </label>
      <label>
        {t("settings.contrast")}
        <select
          value={contrast.value}
          onChange={(event) => (contrast.value = event.currentTarget.value as typeof contrast.value)}
        >
          <option value="auto">{t("contrast.auto")}</option>
          <option value="more">{t("contrast.more")}</option>
        </select>
      </label>
      <label>
        {t("settings.motion")}
        <select value={motion.value} onChange={(event) => (motion.value = event.currentTarget.value as Motion)}>
          <option value="auto">{t("motion.auto")}</option>
          <option value="off">{t("motion.off")}</option>
        </select>
      </label>
      <label>
        {t("settings.speed")}
        <select value={speed.value} onChange={(event) => (speed.value = event.currentTarget.value as Speed)}>
          {SPEEDS.map(([value, key]) => (
            <option key={value} value={value}>
              {t(key)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("settings.grace")}
        <select value={grace.value} onChange={(event) => (grace.value = Number(event.currentTarget.value))}>
          {GRACES.map((n) => (
            <option key={n} value={n}>
              {t("settings.seconds", { n })}
            </option>
          ))}
        </select>
      </label>
      <Switch held={asking} label={t("settings.ask-once")} />
      <Switch held={confirming} label={t("settings.confirm")} />
      <Switch held={sound} label={t("settings.sound")} then={(on) => on && play("bell")} />
      <label class="switch">
        <input
          type="checkbox"
          checked={notifying.value}
          onChange={(event) => void notify(event.currentTarget.checked)}
        />
        {t("settings.notify")}
      </label>
    </main>
  );
}

function Switch(props: { held: Signal<boolean>; label: string; then?: (on: boolean) => void }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.held.value}
        onChange={(event) => {
          props.held.value = event.currentTarget.checked;
          props.then?.(props.held.value);
        }}
      />
      {props.label}
    </label>
  );
}
