/** How every sound is made: parts of noise and tone, each with its own short life; no recording anywhere. */

export const SOUNDS = [
  "knock",
  "card",
  "cubes",
  "step",
  "strike",
  "cast",
  "block",
  "hit",
  "dice",
  "tick",
  "tock",
  "fall",
  "bell",
  "crowd",
  "win",
  "lose",
  "turn",
  "chat",
  "click",
  "error",
] as const;

export type Sound = (typeof SOUNDS)[number];

interface Envelope {
  /** seconds after the sound begins */
  at: number;
  /** seconds until it is as loud as it gets */
  rise: number;
  /** seconds from there to silence */
  fall: number;
  /** 0 to 1 */
  gain: number;
}

/** Hertz at its beginning and at its end. */
type Glide = readonly [from: number, to: number];

export interface Tone extends Envelope {
  wave: OscillatorType;
  pitch: Glide;
}

export interface Noise extends Envelope {
  filter: BiquadFilterType;
  cut: Glide;
  /** how narrow the filter is */
  q: number;
}

export type Part = Tone | Noise;

/** Wood or stone that is struck: a click of noise over a body that sinks a little. */
function knock(at: number, pitch: number, gain: number, fall = 0.09): Part[] {
  return [
    { at, rise: 0.002, fall, gain, wave: "sine", pitch: [pitch, pitch * 0.7] },
    {
      at,
      rise: 0.001,
      fall: 0.025,
      gain: gain * 0.6,
      filter: "bandpass",
      cut: [pitch * 7, pitch * 5],
      q: 1.2,
    },
  ];
}

/** A bar or bell: its own pitch, and a thin overtone that is gone sooner. */
function chime(at: number, pitch: number, gain: number, fall: number): Part[] {
  return [
    { at, rise: 0.004, fall, gain, wave: "sine", pitch: [pitch, pitch] },
    {
      at,
      rise: 0.002,
      fall: fall * 0.4,
      gain: gain * 0.28,
      wave: "sine",
      pitch: [pitch * 2.76, pitch * 2.76],
    },
  ];
}

function rush(at: number, cut: Glide, [rise, fall]: readonly [number, number], gain: number, q = 0.8): Noise {
  return { at, rise, fall, gain, filter: "bandpass", cut, q };
}

/** Voices of a crowd: bands where the ear hears an open vowel, each swelling in its own time. */
function swell(gain: number): Part[] {
  return [
    rush(0, [420, 640], [0.4, 1.5], gain, 1.1),
    rush(0.1, [900, 1250], [0.45, 1.4], gain * 0.7, 1.3),
    rush(0.22, [2300, 2700], [0.35, 1.1], gain * 0.3, 1),
    rush(0.5, [560, 760], [0.25, 1.2], gain * 0.6, 1.4),
    { at: 0.05, rise: 0.35, fall: 1.2, gain: gain * 0.08, wave: "triangle", pitch: [190, 260] },
  ];
}

export const RECIPES: Readonly<Record<Sound, readonly Part[]>> = {
  knock: knock(0, 190, 0.6),
  card: [rush(0, [2600, 5200], [0.02, 0.1], 0.5), rush(0.09, [1500, 900], [0.003, 0.05], 0.6, 1.2)],
  cubes: [...knock(0, 620, 0.4, 0.05), ...knock(0.055, 760, 0.3, 0.045), ...knock(0.095, 690, 0.22, 0.04)],
  step: [...knock(0, 95, 0.42, 0.07), rush(0.01, [900, 500], [0.004, 0.06], 0.12)],
  strike: [rush(0, [700, 3400], [0.07, 0.06], 0.34, 1.1), ...knock(0.09, 130, 0.5, 0.12)],
  cast: [
    { at: 0, rise: 0.16, fall: 0.5, gain: 0.16, wave: "triangle", pitch: [196, 587] },
    { at: 0.03, rise: 0.18, fall: 0.55, gain: 0.1, wave: "sine", pitch: [294, 880] },
    rush(0, [800, 4200], [0.2, 0.4], 0.2, 1.6),
  ],
  block: [...knock(0, 320, 0.4, 0.06), ...chime(0.004, 1180, 0.13, 0.22), ...knock(0.03, 210, 0.28, 0.08)],
  hit: [
    { at: 0, rise: 0.002, fall: 0.18, gain: 0.62, wave: "sine", pitch: [150, 48] },
    { at: 0, rise: 0.001, fall: 0.08, gain: 0.4, filter: "lowpass", cut: [2200, 300], q: 0.7 },
  ],
  dice: [
    ...knock(0, 430, 0.49, 0.055),
    ...knock(0.07, 510, 0.41, 0.055),
    ...knock(0.12, 380, 0.43, 0.065),
    ...knock(0.21, 470, 0.32, 0.055),
    ...knock(0.27, 540, 0.23, 0.045),
    ...knock(0.37, 410, 0.27, 0.065),
    ...knock(0.42, 490, 0.14, 0.045),
    ...knock(0.46, 450, 0.09, 0.045),
  ],
  tick: knock(0, 1150, 0.16, 0.03),
  tock: [...knock(0, 860, 0.34, 0.045), ...knock(0.09, 640, 0.2, 0.04)],
  fall: [
    ...knock(0, 240, 0.5, 0.09),
    ...knock(0.06, 330, 0.42, 0.07),
    ...knock(0.11, 210, 0.46, 0.1),
    ...knock(0.19, 290, 0.3, 0.07),
    ...knock(0.25, 180, 0.32, 0.12),
    ...knock(0.36, 260, 0.16, 0.06),
  ],
  bell: [...chime(0, 740, 0.26, 1.2), ...chime(0.16, 740, 0.24, 1.3), ...knock(0, 260, 0.2, 0.04)],
  crowd: [...knock(0, 80, 0.45, 0.2), ...swell(0.8)],
  win: [
    ...chime(0, 392, 0.22, 0.4),
    ...chime(0.12, 494, 0.22, 0.4),
    ...chime(0.24, 587, 0.22, 0.45),
    ...chime(0.38, 784, 0.26, 0.9),
    ...swell(0.3),
  ],
  lose: [...chime(0, 330, 0.22, 0.4), ...chime(0.18, 294, 0.2, 0.4), ...chime(0.36, 220, 0.24, 0.8)],
  turn: [...chime(0, 523, 0.2, 0.24), ...chime(0.11, 784, 0.22, 0.42)],
  chat: [...knock(0, 520, 0.26, 0.06), ...knock(0.08, 690, 0.26, 0.07)],
  click: knock(0, 900, 0.2, 0.025),
  error: [
    { at: 0, rise: 0.006, fall: 0.1, gain: 0.2, wave: "triangle", pitch: [196, 185] },
    { at: 0.13, rise: 0.006, fall: 0.15, gain: 0.2, wave: "triangle", pitch: [156, 147] },
  ],
};

/** Seconds until the last part is silent. */
export function durationOf(parts: readonly Part[]): number {
  return Math.max(...parts.map(({ at, rise, fall }) => at + rise + fall));
}
