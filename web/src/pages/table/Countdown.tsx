// A seat's clock, running between two frames.
import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../core/texts";
import type { Clock } from "../../protocol";

interface CountdownProps {
  clocks: Clock[];
  seat: number;
  /** When the clocks were told. */
  heard: number;
}

export function Countdown({ clocks, seat, heard }: CountdownProps): JSX.Element | null {
  const clock = clocks.find((entry) => entry.seat === seat);
  const now = useSignal(Date.now());
  useSignalEffect(() => {
    const ticking = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(ticking);
  });
  if (!clock) return null;
  const left = Math.max(0, clock.left - (clock.runs ? Math.max(0, now.value - heard) : 0));
  return (
    <span class={`clock ${clock.runs ? "runs" : ""} ${left < 15_000 ? "short" : ""}`} role="timer">
      {spelled(left)}
    </span>
  );
}

/** A span of time as a clock shows it. */
export function spelled(left: number): string {
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days) return t("clock.days", { n: days });
  const hours = Math.floor(seconds / 3600);
  const two = (n: number): string => String(n).padStart(2, "0");
  const tail = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours ? `${hours}:${tail}` : tail;
}
