// Short sounds made on the spot, none longer than a fifth of a second but the bell; off until switched on.
import { sound } from "../core/settings";

export type Sound = "dice" | "card" | "coin" | "wood" | "water" | "bell" | "blow" | "win";

let player: AudioContext | null = null;
let noise: AudioBuffer | null = null;

interface Tone {
  pitch: number;
  at?: number;
  length: number;
  loud: number;
  kind?: OscillatorType;
  to?: number;
}

interface Rush {
  pitch: number;
  at?: number;
  length: number;
  loud: number;
  sharp?: number;
}

const TONES: Partial<Record<Sound, readonly Tone[]>> = {
  coin: [
    { pitch: 2100, length: 0.12, loud: 0.06, kind: "triangle" },
    { pitch: 3150, at: 0.05, length: 0.14, loud: 0.05, kind: "triangle" },
  ],
  wood: [{ pitch: 190, to: 90, length: 0.11, loud: 0.22, kind: "sine" }],
  blow: [{ pitch: 120, to: 45, length: 0.2, loud: 0.3, kind: "sine" }],
  bell: [
    { pitch: 660, length: 0.6, loud: 0.12 },
    { pitch: 880, at: 0.14, length: 0.6, loud: 0.12 },
  ],
  win: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.11, length: 0.5, loud: 0.09 })),
};

const RUSHES: Partial<Record<Sound, readonly Rush[]>> = {
  dice: [0, 0.04, 0.075, 0.12].map((at, i) => ({ pitch: 2400 - 300 * i, at, length: 0.03, loud: 0.22, sharp: 3 })),
  card: [{ pitch: 3800, length: 0.09, loud: 0.1, sharp: 0.7 }],
  water: [{ pitch: 620, length: 0.2, loud: 0.22, sharp: 1.2 }],
  wood: [{ pitch: 900, length: 0.03, loud: 0.14, sharp: 1 }],
  blow: [{ pitch: 240, length: 0.16, loud: 0.25, sharp: 0.8 }],
};

/** Make a sound, where sounds are wanted. */
export function play(what: Sound): void {
  if (!sound.value || document.hidden) return;
  player ??= new AudioContext();
  void player.resume();
  for (const tone of TONES[what] ?? []) ring(player, tone);
  for (const rush of RUSHES[what] ?? []) breathe(player, rush);
}

/** A volume that comes quickly and dies away. */
function fading(on: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0008, start + length);
  volume.connect(on.destination);
  return volume;
}

function ring(on: AudioContext, { pitch, at = 0, length, loud, kind = "sine", to }: Tone): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  tone.type = kind;
  tone.frequency.setValueAtTime(pitch, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(fading(on, start, length, loud));
  tone.start(start);
  tone.stop(start + length);
}

function breathe(on: AudioContext, { pitch, at = 0, length, loud, sharp = 1 }: Rush): void {
  const start = on.currentTime + at;
  const source = on.createBufferSource();
  source.buffer = noise ??= hiss(on);
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharp;
  source.connect(band).connect(fading(on, start, length, loud));
  source.start(start, Math.random() * 0.5);
  source.stop(start + length);
}

/** A second of noise, from which everything that rattles and rustles is cut. */
function hiss(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** What a note sounds like, by its verb; most are silent. */
const SOUNDS: readonly [RegExp, Sound][] = [
  [/^(rolled|rerolled|extra_order)$/, "dice"],
  [/disaster|threatened|lost_|robbed/, "blow"],
  [/guilders|coins|paid|earned|bribed|bought|changed/, "coin"],
  [/dug|pillar|sailed|gondola|arrived/, "water"],
  [/drew|dealt|played|revealed|turned_up|took|recruited|gave|got_card/, "card"],
  [/built|placed|loaded|ordered|sent|posted|window|statue|token|climbed/, "wood"],
];

/** The sound of what was told together: that of the first note that has one. */
export function soundOf(verbs: readonly string[]): Sound | null {
  for (const verb of verbs) {
    const found = SOUNDS.find(([pattern]) => pattern.test(verb));
    if (found) return found[1];
  }
  return null;
}
