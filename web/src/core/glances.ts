// How the tables stand that somebody can go on with or watch: looked at again and again while they are shown.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Glance, TableInfo } from "../protocol";
import { myTables } from "./account";
import { api, ApiError } from "./api";
import { forget, keys } from "./keys";

const LOOK_AGAIN = 8000;
const MOST = 24;

/** Do something now, and again every few seconds. */
export function useAgain(work: (fresh: () => boolean) => Promise<void>): void {
  useEffect(() => {
    let stopped = false;
    const once = (): void => void work(() => !stopped).catch(() => undefined);
    once();
    const again = setInterval(once, LOOK_AGAIN);
    return () => {
      stopped = true;
      clearInterval(again);
    };
  }, []);
}

async function look(id: string, token?: string): Promise<Glance | null> {
  try {
    return await api.glance(id, token);
  } catch (error) {
    if (token && error instanceof ApiError && error.status === 404) forget(id);
    return null;
  }
}

/** A table of the account whose key lies on another device: no more than everybody may know. */
function fromAfar(info: TableInfo): Glance {
  return { info, you: -3, round: 0, asked: [], points: [], winners: [] };
}

/** The tables of this browser and of the account, the latest first; null until they were looked at. */
export function useMine(): Signal<Glance[] | null> {
  const mine = useSignal<Glance[] | null>(null);
  useAgain(async (fresh) => {
    const known = Object.entries(keys.value).sort(([, a], [, b]) => b.at - a.at);
    const elsewhere = (await myTables()).filter((info) => !keys.value[info.id]).map(fromAfar);
    const here = await Promise.all(known.slice(0, MOST).map(([id, key]) => look(id, key.token)));
    const found = [...here.filter((glance) => glance !== null), ...elsewhere];
    if (fresh()) mine.value = found.sort((a, b) => b.info.changed - a.info.changed);
  });
  return mine;
}

/** Public tables: those with a free seat, and those one may watch. */
export function usePublic(): Signal<{ open: TableInfo[]; live: Glance[] }> {
  const shown = useSignal<{ open: TableInfo[]; live: Glance[] }>({ open: [], live: [] });
  useAgain(async (fresh) => {
    const { open, playing } = await api.lobby();
    const others = playing.filter((info) => !keys.value[info.id]).slice(0, MOST);
    const live = await Promise.all(others.map((info) => look(info.id)));
    if (fresh()) shown.value = { open, live: live.filter((glance) => glance !== null) };
  });
  return shown;
}

export function goesOn({ info }: Glance): boolean {
  return info.state === "open" || info.state === "playing";
}

/** Whether this browser is asked there. */
export function asksMe({ asked, you }: Glance): boolean {
  return you >= 0 && asked.includes(you);
}
