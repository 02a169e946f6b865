// One drawing for each role, in a box of 24 by 24.
import type { JSX } from "preact";

const DRAWINGS: Record<string, () => JSX.Element> = {
  councillor: () => (
    <>
      <path class="fill" d="M6 3 H18 V18 C18 20 17 21 15.5 21 H6 C7.5 21 8 20 8 18 V6 C8 4 7 3 6 3Z" />
      <path class="cut" d="M11 8 H15.5 M11 11.5 H15.5 M11 15 H14" />
    </>
  ),
  pillar_builder: () => (
    <>
      <path class="fill" d="M4 3 H15 V9 H4Z M8 9 H11 V12 H8Z" />
      <path class="fill" d="M7 13 H12 V20 L9.5 22.5 L7 20Z" />
      <path
        class="line"
        d="M15 6 H21 M2 18 C3.5 16.5 4.5 19.5 6 18 M13 18 C14.5 16.5 16 19.5 17.5 18 C19 16.5 20.5 19.5 22 18"
      />
    </>
  ),
  architect: () => (
    <>
      <path class="line" d="M11 6.5 L5 21 M13 6.5 L19 21 M6.5 16 C10 18.5 14 18.5 17.5 16" />
      <circle class="fill" cx="12" cy="5" r="2.6" />
    </>
  ),
  gondolier: () => (
    <>
      <path
        class="fill"
        d="M1 13 C3 18.5 6 21 9 21 H16 C20 21 22.5 17 23 9 C21.5 14 19 16.5 16 16.5 H9 C5 16.5 2.5 15 1 13Z"
      />
      <path class="fill" d="M6.5 9 H11.5 L12 16 H6Z" />
      <circle class="fill" cx="9" cy="5.5" r="2.6" />
      <path class="line" d="M16.5 4 L8 22.5" />
    </>
  ),
  speculator: () => (
    <>
      <path
        class="fill"
        d="M3 16 a5 2 0 0 1 10 0 v4 a5 2 0 0 1 -10 0Z M11 9 a5 2 0 0 1 10 0 v9 a5 2 0 0 1 -6.5 1.8 V16 a6 3 0 0 0 -3.5 -2.8Z"
      />
      <path class="line" d="M3 9 L8 4 M4.5 4 H8 V7.5" />
    </>
  ),
  inventor: () => (
    <>
      <path
        class="fill"
        d="M10.6 2 H13.4 L14 5 L16.3 6 L18.9 4.3 L20.8 6.3 L19.1 8.9 L20 11 L22.5 11.6 V14.4 L20 15 L19.1 17.1 L20.8 19.7 L18.9 21.6 L16.3 20 L14 21 L13.4 23 H10.6 L10 21 L7.7 20 L5.1 21.6 L3.2 19.7 L4.9 17.1 L4 15 L1.5 14.4 V11.6 L4 11 L4.9 8.9 L3.2 6.3 L5.1 4.3 L7.7 6 L10 5Z"
      />
      <circle class="hole" cx="12" cy="12.8" r="4" />
    </>
  ),
  merchant: () => (
    <>
      <path
        class="fill"
        d="M8.5 7 C4 11 3 14 3 17 C3 20.5 6 22 12 22 C18 22 21 20.5 21 17 C21 14 20 11 15.5 7Z M8 2 L10 4 L12 2.2 L14 4 L16 2 L14.8 5.5 H9.2Z"
      />
      <path class="cut" d="M12 11 A4.2 4.2 0 1 0 12.1 11Z M12 13.2 V17.2 M10 15.2 H14" />
    </>
  ),
  beggar: () => (
    <>
      <path class="fill" d="M3 13 H21 C21 18 17.5 21 12 21 C6.5 21 3 18 3 13Z" />
      <circle class="fill" cx="9" cy="8" r="2.3" />
      <circle class="fill" cx="14.5" cy="5.5" r="2.3" />
      <path class="cut" d="M6.5 16 H17.5" />
    </>
  ),
  spy: () => (
    <>
      <path
        class="fill"
        d="M2 9 C5 7 9 7 12 9 C15 7 19 7 22 9 C22 14 19.5 17 16.5 17 C14.5 17 13 15.5 12 14 C11 15.5 9.5 17 7.5 17 C4.5 17 2 14 2 9Z"
      />
      <path
        class="hole"
        d="M5 11 C6.5 9.8 8.8 10.3 9.8 12 C8.3 13.6 6 13.3 5 11Z M19 11 C17.5 9.8 15.2 10.3 14.2 12 C15.7 13.6 18 13.3 19 11Z"
      />
      <path class="line" d="M20 15 L22 22 M12 7.5 C12 5 14 3 17 2.5" />
    </>
  ),
  lawyer: () => (
    <>
      <path class="line" d="M12 3 V20 M7 21 H17 M4 6 H20 M4 6 L1.5 14 M4 6 L6.5 14 M20 6 L17.5 14 M20 6 L22.5 14" />
      <path
        class="fill"
        d="M1 14 H7 C7 16.5 6 17.5 4 17.5 C2 17.5 1 16.5 1 14Z M17 14 H23 C23 16.5 22 17.5 20 17.5 C18 17.5 17 16.5 17 14Z"
      />
      <circle class="fill" cx="12" cy="3.5" r="1.8" />
    </>
  ),
  saboteur: () => (
    <>
      <circle class="fill" cx="10" cy="15" r="7.2" />
      <path class="fill" d="M12.5 7 L16.5 10 L14.5 12.5 L10.5 9.5Z" />
      <path class="line" d="M15 8 C16 5 18.5 5 19.5 6.5 M21 2.5 V4.5 M23 6 H21.5 M18.5 3 L19.5 4" />
      <path class="cut" d="M6 15 C6 12.5 7.5 11 9.5 11" />
    </>
  ),
};

/** A role's drawing with its middle at x, y. */
export function Role({ role, x, y, size }: { role: string; x: number; y: number; size: number }): JSX.Element {
  return (
    <g class="v-role" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {DRAWINGS[role]?.()}
    </g>
  );
}
