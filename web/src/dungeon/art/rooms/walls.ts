/** What hangs on the wall above a room and lies on its threshold: small things that many rooms share. */

import { disc, flat, ink, line, oval, type Mark } from "$lib/dungeon/art/brush";

export const above = {
  door: [
    ink("#a8622e", "M39 34v-17q0-10 11-10t11 10v17z"),
    line("M46 9v24M54 9v24", 1.2, "#6b3818"),
    ink("#f2c23c", disc(57, 22, 1.8), 1.2),
  ],
  window: [
    ink("#33406e", "M39 30v-12q0-10 11-10t11 10v12z"),
    flat("#fdf0b8", "M55 13a6 6 0 1 0 2 9a7 7 0 0 1-2-9z"),
    line("M50 8v22M39 20h22", 1.6, "#8a5a34"),
  ],
  storage: [
    ink("#8a5a34", "M33 25h34v4h-34z", 1.6),
    ink("#d8505c", "M36 25v-8h7v8z", 1.5),
    ink("#7fb069", "M46 25v-12h8v12z", 1.5),
    ink("#f0c05a", "M57 25v-9h8v9z", 1.5),
    line("M36 17h7M46 13h8M57 16h8", 2.4),
  ],
  torches: [
    ink("#8a5a34", "M38 30l-1-13h5l-1 13zM59 30l-1-13h5l-1 13z", 1.5),
    ink("#ffb43c", "M39.5 17q-6-3-1-10q1 3 3 4q4 4-2 6zM60.5 17q-6-3-1-10q1 3 3 4q4 4-2 6z", 1.5),
  ],
  portrait: [
    ink("#d6a33c", "M38 8h24v24h-24z"),
    flat("#4f6f6a", "M41 11h18v18h-18z"),
    flat("#b9d08a", `${oval(50, 21, 6, 6.5)}M42 29q8-6 16 0z`),
    line("M47 20v1M53 20v1M47 24q3-2 6 0M44 15l2 2M56 15l-2 2", 1.4),
  ],
  clock: [
    ink("#8a5a34", "M40 32v-16l10-9l10 9v16z"),
    ink("#fff6df", disc(50, 20, 6), 1.5),
    line("M50 16v4l3 2M46 32v3M54 32v2", 1.6),
  ],
  banner: [
    ink("#8a2f4a", "M40 8h20v24l-10-6l-10 6z"),
    line("M37 8h26", 2.6),
    flat("#f0c05a", "M45 14h10v4l-5 6l-5-6z"),
  ],
  pans: [
    line("M34 10h32", 2.4),
    ink("#5c6470", `${disc(41, 22, 6)}${disc(58, 20, 5)}`, 1.7),
    line("M41 10v6M58 10v5", 2),
  ],
  cobweb: [
    line("M32 6q18 4 36 0M32 6q4 18 0 26M50 8q-2 8-16 12M60 7q-4 16-27 22", 1.3, "#fffaf0"),
    line("M58 8v14", 1.2),
    ink("#4a4150", disc(58, 25, 3.4), 1.4),
  ],
} satisfies Record<string, Mark[]>;

export const below = {
  mat: [
    ink("#c08a4e", "M36 113h28v14h-28z", 1.7),
    flat("#d8505c", "M46 118q2-4 4 0q2-4 4 0q1 4-4 6q-5-2-4-6z"),
  ],
  stairs: [line("M34 112h32M36 118h28M38 124h24M40 130h20", 2.4)],
  hole: [
    ink("#2b1a22", "M42 134v-9q0-8 8-8t8 8v9z", 1.6),
    flat("#ffd34a", `${disc(47, 127, 1.3)}${disc(53, 127, 1.3)}`),
  ],
  drain: [ink("#5c6470", disc(50, 122, 8), 1.7), line("M45 118v8M50 116v12M55 118v8", 1.6, "#23262e")],
  slippers: [
    ink("#e2607a", "M38 126q-2-12 5-13q6 1 4 13q-4 3-9 0zM53 126q-2-12 5-13q6 1 4 13q-4 3-9 0z", 1.7),
    flat("#fffaf0", `${disc(43, 118, 1.8)}${disc(58, 118, 1.8)}`),
  ],
  bone: [ink("#f8f0da", "M40 119q-4-4 0-6t4 3l12 6q2-3 5 0t-2 4q1 4-3 4t-3-4l-12-6q-4 2-5 0t4-1z", 1.6)],
  plant: [
    ink("#c76b3c", "M43 121h14l-2 11h-10z", 1.7),
    ink("#7fb069", "M50 121q-10-2-9-9q8 0 9 9q1-12 9-11q0 9-9 11z", 1.6),
  ],
  grass: [line("M38 128q2-6 0-10M41 128q3-5 4-8M58 128q-1-6 2-9M62 128q-2-4-4-6", 1.8, "#4f7a3a")],
} satisfies Record<string, Mark[]>;
