// Getting up, giving up, calling off, and playing on without somebody who stays away. Each asks first.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { api } from "../core/api";
import { keyOf } from "../core/keys";
import { catalogue } from "../core/library";
import { go } from "../core/router";
import { levelName } from "../core/seating";
import type { LiveTable } from "../core/tables";
import { t, type TextKey } from "../core/texts";

interface Step {
  mark: string;
  name: TextKey;
  sure: TextKey;
  do: () => Promise<unknown>;
  /** Whether one is no longer at the table afterwards. */
  away?: boolean;
}

export function Departures({ table }: { table: LiveTable }): JSX.Element | null {
  const info = table.info.value;
  const key = keyOf(table.id);
  if (!info || !key || !["open", "playing"].includes(info.state)) return null;
  const others = info.seats.some((seat) => seat.taken && !seat.bot && seat.seat !== key.seat);
  const steps: Step[] = [];
  if (info.state === "playing" && key.seat >= 0) {
    const sure = others && info.seats.length > 2 ? "concede.sure-bot" : "concede.sure";
    steps.push({ mark: "concede", name: "concede", sure, do: () => api.concede(table.id, key.token) });
  }
  if (key.seat >= 0 && (others || info.state === "open") && !key.host) {
    steps.push({
      mark: "leave",
      name: "leave",
      sure: "leave.sure",
      do: () => api.leave(table.id, key.token),
      away: true,
    });
  } else if (key.seat >= 0 && others && info.state === "playing") {
    steps.push({
      mark: "leave",
      name: "leave",
      sure: "leave.sure",
      do: () => api.leave(table.id, key.token),
      away: true,
    });
  }
  if (key.host && (info.state === "open" || !others)) {
    steps.push({
      mark: "cancel",
      name: "cancel",
      sure: "cancel.sure",
      do: () => api.cancel(table.id, key.token),
      away: true,
    });
  }
  const absent = info.state === "playing" ? info.seats.filter((seat) => !seat.bot && !seat.stand_in && !seat.here) : [];
  return (
    <div class="departures">
      {absent
        .filter((seat) => seat.seat !== key.seat)
        .map((seat) => (
          <Replace key={seat.seat} table={table} seat={seat.seat} name={seat.name || t("seat.free")} />
        ))}
      {steps.map((step) => (
        <Sure key={step.mark} step={step} />
      ))}
    </div>
  );
}

/** A button that asks once more before anything happens. */
function Sure({ step }: { step: Step }): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const failed = useSignal(false);
  const act = async (): Promise<void> => {
    try {
      await step.do();
      box.current?.close();
      if (step.away) go("/");
    } catch {
      failed.value = true;
    }
  };
  return (
    <>
      <button type="button" class="quiet" data-depart={step.mark} onClick={() => box.current?.showModal()}>
        {t(step.name)}
      </button>
      <dialog ref={box} class="sure" aria-label={t(step.name)}>
        <p>{t(step.sure)}</p>
        {failed.value && <p role="alert">{t("refused.other")}</p>}
        <p class="buttons">
          <button type="button" onClick={() => box.current?.close()}>
            {t("leave.stay")}
          </button>
          <button type="button" class="primary" data-sure={step.mark} onClick={() => void act()}>
            {t(step.name)}
          </button>
        </p>
      </dialog>
    </>
  );
}

/** Somebody stays away: a bot may stand in, and the host may free the seat. */
function Replace({ table, seat, name }: { table: LiveTable; seat: number; name: string }): JSX.Element {
  const key = keyOf(table.id);
  const failed = useSignal("");
  const bots = catalogue().value?.bots ?? [];
  const replace = async (bot: string): Promise<void> => {
    if (!key) return;
    failed.value = await api
      .replace(table.id, seat, bot, key.token)
      .then(() => "")
      .catch(() => t("replace.not-yet"));
  };
  return (
    <label class="replace">
      {t("replace", { who: name })}{" "}
      <select
        data-replace={seat}
        value=""
        onChange={(event) => {
          const wanted = event.currentTarget.value;
          event.currentTarget.value = "";
          if (wanted) void replace(wanted === "free" ? "" : wanted);
        }}
      >
        <option value="">…</option>
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {t("replace.by-bot", { level: levelName(bot) })}
          </option>
        ))}
        {key?.host && <option value="free">{t("replace.free")}</option>}
      </select>
      {failed.value && <span role="alert">{failed.value}</span>}
    </label>
  );
}
