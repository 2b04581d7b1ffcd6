/** Parts that several drawings share: eyes, blushes, candles, grains of floors and walls. */

import { disc, flat, ink, INK, line, oval, type Mark } from "$lib/dungeon/art/brush";

interface Gaze {
  /** radius of an eye */
  r?: number;
  /** where it looks */
  dx?: number;
  dy?: number;
  pupil?: number;
  white?: string;
}

/** Two round eyes that look somewhere. */
export function eyes(x: number, y: number, gap: number, gaze: Gaze = {}): Mark[] {
  const { r = 6, dx = 0, dy = 0, pupil = r * 0.5, white = "#fffaf0" } = gaze;
  const both = (dot: (at: number) => string): string => dot(x - gap / 2) + dot(x + gap / 2);
  return [
    ink(
      white,
      both((at) => disc(at, y, r)),
      1.6,
    ),
    flat(
      INK,
      both((at) => disc(at + dx, y + dy, pupil)),
    ),
    flat(
      "#fff",
      both((at) => disc(at + dx + pupil * 0.35, y + dy - pupil * 0.35, pupil * 0.35)),
    ),
  ];
}

/** Embarrassment on both cheeks. */
export function blush(x: number, y: number, gap: number, colour = "#f0748c"): Mark {
  const cheek = (at: number): string => `M${at - 2.5} ${y + 2}l1.6-4M${at + 0.5} ${y + 2}l1.6-4`;
  return line(cheek(x - gap / 2) + cheek(x + gap / 2), 1.5, colour);
}

/** A drop of sweat. */
export function drop(x: number, y: number, size = 1): Mark {
  return ink(
    "#9ad4ee",
    `M${x} ${y}q${-4 * size} ${6 * size} 0 ${7 * size}q${4 * size} ${-size} 0 ${-7 * size}z`,
    1.3,
  );
}

export function candle(x: number, y: number): Mark[] {
  return [
    flat("#ffdf8a55", disc(x, y - 12, 11)),
    ink("#fff3d6", `M${x - 3} ${y}v-8h6v8z`, 1.5),
    ink("#ffb43c", `M${x} ${y - 9}q-4-3 0-9q4 6 0 9z`, 1.3),
  ];
}

export function notes(x: number, y: number): Mark {
  return ink(INK, `${oval(x, y, 2.4, 1.8)}M${x + 2} ${y}v-9l6-2v9${""}${oval(x + 6, y - 2, 2.4, 1.8)}`, 1.2);
}

/** Floors and walls, in one stroke each. */
export const grains = {
  flags: (colour: string): Mark[] => [
    line(
      "M5 53h90M5 70h90M5 88h90M24 35v18M58 35v18M84 53v17M42 53v17M14 70v18M66 70v18M34 88v17M78 88v17M31 20h38M50 5v15M31 120h38M52 120v15",
      1.1,
      colour,
    ),
  ],
  planks: (colour: string): Mark[] => [
    line(
      "M5 47h90M5 59h90M5 71h90M5 83h90M5 95h90M31 11h38M31 23h38M31 117h38M31 129h38M28 47v12M70 35v12M52 59v12M18 71v12M80 83v12M40 95v10",
      1.1,
      colour,
    ),
  ],
  tiles: (colour: string): Mark[] => [
    line(
      "M5 65l30-30M5 95l60-60M24 106l71-71M54 106l41-41M84 106l11-11M95 65l-30-30M95 95l-60-60M76 106l-71-71M46 106l-41-41M16 106l-11-11",
      1,
      colour,
    ),
  ],
  earth: (colour: string): Mark[] => [
    line(
      "M14 44l4 2M30 60l3-2M80 46l4-1M88 72l-3 3M12 80l4 1M44 98l4-2M70 96l4 2M56 44l3 2M40 12l4 1M58 24l4-2M42 126l3-2M60 118l3 1",
      1.8,
      colour,
    ),
  ],
  bricks: (colour: string): Mark[] => [
    line(
      "M5 46h10M22 46h9M70 46h16M5 58h8M84 58h11M8 72h10M82 72h8M5 86h9M86 86h9M34 12h10M56 12h10M34 24h14M34 116h8M58 128h9",
      3.4,
      colour,
    ),
  ],
};
