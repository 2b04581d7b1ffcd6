/** The drawing of a card that nobody has drawn yet, or whose picture is on its way. */

import { disc, flat, ink, INK, line, type Drawing } from "$lib/dungeon/art/brush";

const ROOM: Drawing = {
  wash: "#d9b98a",
  grain: [line("M5 58h90M5 82h90M34 35v23M66 58v24M34 82v23M31 35v-30M69 135v-30", 1, "#a98552")],
  marks: [],
};

/** Somebody in the dark, of whom only the eyes are seen. */
const CREATURE: Drawing = {
  wash: "#3d2740",
  grain: [],
  marks: [
    ink("#57405c", "M18 108q-4-66 32-66t32 66z"),
    ink("#fff7e4", `${disc(38, 66, 10)}${disc(62, 66, 10)}`),
    flat(INK, `${disc(41, 68, 4.5)}${disc(59, 68, 4.5)}`),
    line("M42 90q8 5 16 0", 2.5),
  ],
};

export function plainDrawing(isCreature: boolean): Drawing {
  return isCreature ? CREATURE : ROOM;
}
