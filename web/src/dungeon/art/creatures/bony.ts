/** Those who are dead and mind: skeleton, ghost, mummy, vampire and necromancer. */

import { cord, disc, flat, ink, line, oval, type Drawing } from "$lib/dungeon/art/brush";
import { blush, drop, grains } from "$lib/dungeon/art/parts";

export const bony: Record<string, Drawing> = {
  "skeleton-in-a-hurry": {
    wash: "#8fb3ab",
    grain: grains.bricks("#7a9f97"),
    marks: [
      ...cord("M38 84q-16 4-22-8M62 84q16-2 20-16", 3.5, "#f6eed8"),
      ...cord("M84 50q-9 4-9 14q0 6 3 9", 4, "#f6eed8"),
      ink("#f6eed8", "M36 78h28l-2 26h-24z"),
      line("M40 84h20M40 91h20M41 98h18", 2.4),
      ink("#f6eed8", "M26 52q0-20 24-20t24 20q0 9-5 13v8h-38v-8q-5-4-5-13z"),
      flat("#2b1a22", `${oval(40, 55, 6.5, 7.5)}${oval(60, 55, 6.5, 7.5)}M50 62l3 5h-6z`),
      flat("#fffaf0", `${disc(42, 54, 2.4)}${disc(62, 54, 2.4)}`),
      line("M38 73v-3M44 73v-3M50 73v-3M56 73v-3M62 73v-3", 1.6),
      ink("#c4353c", "M47 76h6l2 4l3 16l-8 8l-8-8l3-16z", 1.6),
      blush(50, 65, 42, "#e0838c"),
      drop(80, 38),
      line("M88 62l4-1M87 55l4-3", 1.6),
    ],
  },
};
