// A person as seen at a window: the clothes in the colour of the card, on the head what the group wears.
import type { JSX } from "preact";
import { Mark } from "./marks";

interface Wear {
  /** Over the head, and what shines on it. */
  gear: string;
  trim?: string;
  beard?: string;
}

/** Around a head of 7.5 at the origin. */
const WEAR: Record<string, Wear> = {
  artist: { gear: "M-10 -3 C-12 -11 6 -13 10 -6 C11 -3 2 -4 -10 -3Z", trim: "M7 -9 C11 -15 14 -13 15 -9 C12 -11 10 -10 8 -8Z" },
  castle: { gear: "M-8 -3 C-9 -12 9 -12 8 -3 C4 -5 -4 -5 -8 -3Z", trim: "M-8 -3 C-4 -5 4 -5 8 -3 V-1 C4 -3 -4 -3 -8 -1Z" },
  clergy: { gear: "M-7 -3 L-7.5 -11 L0 -18 L7.5 -11 L7 -3 C3 -5 -3 -5 -7 -3Z", trim: "M-1 -15 H1 V-12 H4 V-10 H1 V-5 H-1 V-10 H-4 V-12 H-1Z" },
  merchant: { gear: "M-7 -5 C-8 -14 8 -14 7 -5Z", trim: "M-11 -3 C-12 -8 12 -8 11 -3 C6 -5.5 -6 -5.5 -11 -3Z" },
  protector: { gear: "M-9 4 C-12 -13 12 -13 9 4 L6 3 V-3 H1.2 V2 H-1.2 V-3 H-6 V3Z", trim: "M-1 -11 C-6 -18 4 -19 9 -15 C4 -15 2 -13 1 -10Z" },
  underworld: { gear: "M-12 10 C-14 -6 -6 -14 0 -15 C6 -14 14 -6 12 10 L7 6 C9 -3 5 -7 0 -7 S-9 -3 -7 6Z" },
  official: { gear: "M-12 -6 L0 -11 L12 -6 L0 -2Z M-7 -4 V-1 C-3 1 3 1 7 -1 V-4 L0 -1Z", trim: "M10 -6 H11.2 V1 H10Z" },
  craftsman: { gear: "M-8.5 -1 C-10 -12 10 -12 8.5 -1 C4 -4 -4 -4 -8.5 -1Z M7 -3 L14 -4 L11 1Z", trim: "M-5 -6 h2 v2 h-2Z M0 -7.5 h2 v2 h-2Z M4 -5.5 h2 v2 h-2Z" },
  entertainer: { gear: "M-8 -2 L-14 -10 L-5 -8 L0 -16 L5 -8 L14 -10 L8 -2 C3 -4 -3 -4 -8 -2Z", trim: "M-14 -10 m-2 0 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0Z M0 -16 m-2 0 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0Z M14 -10 m-2 0 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0Z" },
  noble: { gear: "M-8 -3 L-9.5 -12 L-4.5 -8 L0 -14 L4.5 -8 L9.5 -12 L8 -3 C3 -5 -3 -5 -8 -3Z", trim: "M-1.6 -6.5 L0 -9 L1.6 -6.5 L0 -4.5Z" },
  scholar: { gear: "M-8 -2 C-9 -11 9 -11 8 -2 C4 -4.5 -4 -4.5 -8 -2Z", beard: "M-6.5 1 C-7 11 7 11 6.5 1 C4 4 -4 4 -6.5 1Z" },
}; // prettier-ignore

interface BustProps {
  group: string;
  colour: string;
  x?: number;
  y?: number;
  size?: number;
}

/** Head and shoulders around the origin, about 34 wide and high. */
export function Bust({ group, colour, x = 0, y = 0, size = 1 }: BustProps): JSX.Element {
  const { gear, trim, beard } = WEAR[group] ?? {};
  return (
    <g class={`b-bust hue-${colour} b-wear-${group}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="b-clothes" d="M-17 19 C-17 10 -9 7.5 0 7.5 S17 10 17 19Z" />
      <circle class="b-face" r="7.5" cy="1" />
      {beard && <path class="b-beard" d={beard} />}
      {gear && <path class="b-gear" d={gear} fill-rule="evenodd" />}
      {trim && <path class="b-trim" d={trim} />}
      <g class="b-clasp">
        <Mark colour={colour} x={0} y={14} size={8} />
      </g>
    </g>
  );
}
