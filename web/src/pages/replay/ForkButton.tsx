// Play on from a position: on which seat, against which bots.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Desk } from "../../board/desk";
import { api, type Course } from "../../core/api";
import { keyOf, remember } from "../../core/keys";
import { useOnce } from "../../core/once";
import { levelChosen, levels } from "../../core/quick";
import { go } from "../../core/router";
import { myName } from "../../core/settings";
import { t } from "../../core/texts";
import { Icon } from "../Icon";
import { LevelOptions } from "../LevelOptions";

interface ForkProps {
  id: string;
  at: number;
  /** What is answered there first: the better line of a review. */
  line: string;
  course: Course;
  /** Whose eyes one looks with, who one was, and who is asked: the first of them with a seat is proposed. */
  seats: number[];
  desk: Desk;
}

export function ForkButton({ id, at, line, course, seats, desk }: ForkProps): JSX.Element | null {
  const box = useRef<HTMLDialogElement>(null);
  const over = course.result !== null;
  const alone = course.you >= 0 && course.info.seats.every((chair) => chair.bot || chair.seat === course.you);
  const chosen = useSignal<number | null>(null);
  const level = useSignal(levelChosen());
  const failed = useSignal(false);
  const place = over ? (chosen.value ?? seats.find((seat) => seat >= 0) ?? 0) : course.you;
  const start = useOnce(async (): Promise<void> => {
    const name = myName.value || t("name.default");
    try {
      const wish = { seq: at, line, seat: place, name, bot: level.value, give_up: !over };
      const made = await api.fork(id, wish, keyOf(id)?.token);
      remember(made.table.id, { token: made.token, seat: made.seat, game: course.info.game, host: true });
      box.current?.close();
      go(`/t/${made.table.id}`);
    } catch {
      failed.value = true;
    }
  });
  if (!over && !alone) return null;
  return (
    <>
      <button type="button" data-fork aria-label={t("fork")} title={t("fork")} onClick={() => box.current?.showModal()}>
        <Icon name="fork" /> <span class="wordy">{t("fork")}</span>
      </button>
      <dialog ref={box} class="sure" aria-label={t("fork.title")}>
        <h2>{t("fork.title")}</h2>
        {!over && <p>{t("fork.gives-up")}</p>}
        {over && (
          <label>
            {t("fork.seat")}{" "}
            <select value={place} onChange={(event) => (chosen.value = Number(event.currentTarget.value))}>
              {desk.seats.value.map((one, i) => (
                <option key={i} value={i}>
                  {one.sign} {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t("fork.bots")}{" "}
          <select value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
            <LevelOptions bots={levels()} />
          </select>
        </label>
        {failed.value && <p role="alert">{t("fork.failed")}</p>}
        <p class="buttons">
          <button type="button" onClick={() => box.current?.close()}>
            {t("prompt.cancel")}
          </button>
          <button type="button" class="primary" data-fork-start onClick={() => void start()}>
            {t("fork.start")}
          </button>
        </p>
      </dialog>
    </>
  );
}
