// Bots to choose from, by the names of their levels.
import type { JSX } from "preact";
import { levelName } from "../core/seating";

export function LevelOptions({ bots }: { bots: readonly string[] }): JSX.Element {
  return (
    <>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {levelName(bot)}
        </option>
      ))}
    </>
  );
}
