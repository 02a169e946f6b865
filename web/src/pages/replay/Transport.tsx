// The buttons of a replay: by itself at some speed, by steps, turns, days and rounds, and to any place.
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../../core/texts";
import { Icon, type IconName } from "../Icon";
import { typing } from "../table/hotkeys";
import { pace, PACES, type Pace, type Player } from "./Player";
import type { Jump } from "./stops";

export function Transport({ player }: { player: Player }): JSX.Element {
  useReplayKeys(player);
  const here = player.here.value;
  const last = player.stops.length - 1;
  const parts = player.stops.some((stop) => stop.part);
  const jump = (icon: IconName, label: string, what: Jump, way: 1 | -1): JSX.Element => (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-jump={`${what}${way}`}
      aria-disabled={way > 0 ? here === last : here === 0}
      onClick={() => player.jump(what, way)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <div class="player-place">
        <input
          type="range"
          aria-label={t("replay.slider")}
          min={0}
          max={last}
          value={here}
          onInput={(event) => player.to(Number(event.currentTarget.value))}
        />
        <span class="count">
          {here + 1} / {player.stops.length}
        </span>
        <select
          aria-label={t("replay.speed")}
          value={pace.value}
          onChange={(event) => (pace.value = event.currentTarget.value as Pace)}
        >
          {Object.keys(PACES).map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      </div>
      <div class="player" role="group" aria-label={t("replay")}>
        {jump("to-start", t("replay.round-back"), "round", -1)}
        {parts && jump("round-back", t("replay.part-back"), "part", -1)}
        {jump("turn-back", t("replay.turn-back"), "turn", -1)}
        {jump("back", t("replay.back"), "step", -1)}
        <button
          type="button"
          class="primary"
          data-autoplay
          aria-label={t(player.playing.value ? "replay.pause" : "replay.play")}
          title={t(player.playing.value ? "replay.pause" : "replay.play")}
          onClick={() => player.toggle()}
        >
          <Icon name={player.playing.value ? "pause" : "play"} />
        </button>
        {jump("on", t("replay.on"), "step", 1)}
        {jump("turn-on", t("replay.turn-on"), "turn", 1)}
        {parts && jump("round-on", t("replay.part-on"), "part", 1)}
        {jump("to-end", t("replay.round-on"), "round", 1)}
      </div>
    </>
  );
}

function useReplayKeys(player: Player): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (typing(event) || event.ctrlKey || event.altKey || event.metaKey) return;
      const does: Record<string, () => void> = {
        ArrowLeft: () => player.jump("step", -1),
        k: () => player.jump("step", -1),
        ArrowRight: () => player.jump("step", 1),
        j: () => player.jump("step", 1),
        ArrowUp: () => player.jump("turn", -1),
        ArrowDown: () => player.jump("turn", 1),
        PageUp: () => player.jump("round", -1),
        PageDown: () => player.jump("round", 1),
        Home: () => player.to(0),
        End: () => player.to(player.stops.length - 1),
        p: () => player.toggle(),
      };
      const found = does[event.key];
      if (!found) return;
      event.preventDefault();
      found();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [player]);
}
