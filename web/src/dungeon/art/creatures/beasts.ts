/** Those with fur, feathers and too many legs: spider, minotaur, werewolf, basilisk and harpy. */

import { cord, disc, flat, ink, INK, line, oval, type Drawing } from "$lib/dungeon/art/brush";
import { blush, drop, eyes, grains, notes } from "$lib/dungeon/art/parts";

const SPIDER = "#5b4a7a";
const BULL = "#a5683e";
const WOLF = "#8b8fa0";
const SNAKE = "#5fae6e";
const HARPY = "#e7b48c";

export const beasts: Record<string, Drawing> = {
  "spider-in-slippers": {
    wash: "#e6c9a0",
    grain: [
      line(
        "M5 35l26 26M95 35l-26 26M5 50q14-2 16-15M95 50q-14-2-16-15M5 60q24-2 28-25M95 60q-24-2-28-25",
        1.2,
        "#fff6e6",
      ),
    ],
    marks: [
      line(
        "M34 62q-14-18-22-8t-1 16M34 70q-16-6-20 8q-1 8 2 18M36 78q-10 4-8 20M42 84q-4 10-2 28M66 62q14-18 22-8t1 16M66 70q16-6 20 8q1 8-2 18M64 78q10 4 8 20M58 84q4 10 2 28",
        4.6,
      ),
      line(
        "M34 62q-14-18-22-8t-1 16M34 70q-16-6-20 8q-1 8 2 18M36 78q-10 4-8 20M42 84q-4 10-2 28M66 62q14-18 22-8t1 16M66 70q16-6 20 8q1 8-2 18M64 78q10 4 8 20M58 84q4 10 2 28",
        1.6,
        "#8f7cb5",
      ),
      ink(
        "#e2607a",
        "M5 76q0-8 6-8t7 8zM10 104q0-8 6-8t7 8zM22 105q0-8 6-8t7 8zM34 119q0-8 6-8t7 8zM53 119q0-8 6-8t7 8zM65 105q0-8 6-8t7 8zM78 104q0-8 6-8t7 8z",
        1.8,
      ),
      flat(
        "#fffaf0",
        `${disc(11, 70, 2.4)}${disc(16, 98, 2.4)}${disc(28, 99, 2.4)}${disc(40, 113, 2.4)}${disc(59, 113, 2.4)}${disc(71, 99, 2.4)}${disc(84, 98, 2.4)}`,
      ),
      ink("#8f7cb5", disc(89, 72, 3), 1.6),
      ink(SPIDER, "M26 66q0-26 24-26t24 26q0 24-24 24t-24-24z"),
      line("M40 46q10-5 20 0M36 52q14-6 28 0", 1.6, "#7d6aa3"),
      ...eyes(50, 64, 20, { r: 8, dx: 3, dy: 1.5 }),
      flat("#fffaf0", `${disc(44, 49, 2)}${disc(56, 49, 2)}${disc(33, 54, 1.8)}${disc(67, 54, 1.8)}`),
      flat(INK, `${disc(44.6, 49.4, 1)}${disc(56.6, 49.4, 1)}${disc(33.6, 54.4, 1)}${disc(67.6, 54.4, 1)}`),
      line("M44 80q6-5 12 0", 2.2),
      blush(50, 77, 36),
      drop(78, 44),
    ],
  },
  "lost-minotaur": {
    wash: "#b7b27a",
    grain: [
      line(
        "M8 40h14v14h-14M22 62h-14v18M14 70v18h14v14M92 40h-14M92 52h-10v16h10M86 76v14h-12M92 100h-8",
        2.4,
        "#9a955c",
      ),
    ],
    marks: [
      ink("#5878a0", "M26 90q24-10 48 0l6 46h-60z"),
      line("M34 112h32M44 112q12 8 16 24M56 112q-4 3-6 6M46 122q-5 6-6 14", 2),
      ink("#f6e7c8", "M28 52q-16 0-18-18q6 8 20 6zM72 52q16 0 18-18q-6 8-20 6z"),
      ink(BULL, "M30 56q-13-2-15 4q5 8 15 6zM70 56q13-2 15 4q-5 8-15 6z", 1.8),
      ink(BULL, "M29 58q-1-21 21-21t21 21q1 10-5 18h-32q-6-8-5-18z"),
      ink("#6b3f22", "M36 42q2-10 14-10t14 10q-6-2-8 4q-4-4-6 0q-3-4-6 0q-2-6-8-4z", 1.8),
      ...eyes(50, 57, 19, { r: 6, dx: 2, dy: -2 }),
      line("M35 50l9-3M65 50l-9-3", 2.4),
      ink("#e2b48c", "M30 78q0-12 20-12t20 12q0 11-20 11t-20-11z"),
      flat(INK, `${oval(42, 75, 2.4, 3)}${oval(58, 75, 2.4, 3)}`),
      line("M45 82q5-3 10 0", 2),
      line("M45 77q0 8 5 8t5-8", 4),
      line("M45 77q0 8 5 8t5-8", 1.8, "#f2c23c"),
      drop(78, 66, 1.2),
      drop(20, 70),
      ...cord("M28 96q-10 2-12 4M72 96q8 6 8 4", 6, BULL),
      ink("#fff6df", "M6 84l22-4l4 22l-22 4z"),
      line("M10 88l14-2.5l2.5 14l-10 2l-1.5-8l4-1", 1.6, "#a04a3a"),
      ink("#fffdf6", "M74 88h14v14h-14zM88 95v12l-3-2l-3 2v-5", 1.8),
      ink("#fffdf6", oval(81, 88, 7, 3), 1.6),
      line(oval(81, 88, 2, 0.9), 1.4),
    ],
  },
  "werewolf-in-curlers": {
    wash: "#3f4a78",
    grain: [line("M12 90v.1M90 96v.1M88 44v.1M30 40v.1M40 10v.1M62 18v.1", 2.2, "#a9b6e8")],
    marks: [
      ink("#fdf0b8", disc(76, 52, 17)),
      flat("#ead894", `${disc(82, 48, 3)}${disc(72, 44, 2)}${disc(84, 58, 2)}`),
      ink("#d86a8c", "M20 136q0-46 30-48q30 2 30 48z"),
      line("M50 92v44M40 100h6M54 112h6", 1.8, "#f2a7c0"),
      ink(WOLF, "M26 60l-6-22q12 2 16 12zM74 60l6-22q-12 2-16 12z"),
      ink(
        WOLF,
        "M50 38q24 0 24 22l6 10l-7 1l2 8l-8-1q-5 12-17 14q-12-2-17-14l-8 1l2-8l-7-1l6-10q0-22 24-22z",
      ),
      ink("#d5d6de", "M50 64q14 0 16 10q-4 14-16 16q-12-2-16-16q2-10 16-10z", 1.8),
      flat(INK, "M44 68q6-4 12 0q-1 6-6 7q-5-1-6-7z"),
      line("M50 75v4M42 81q8 4 16 0", 2),
      flat("#fffaf0", "M43 82l2 4l2-3zM57 82l-2 4l-2-3z"),
      ...eyes(50, 59, 20, { r: 5.2, dx: 0, dy: -2.5 }),
      line("M34 51q6-3 10 0M56 51q5-3 10 0", 2),
      blush(50, 72, 44, "#e07890"),
      ink(
        "#f49ab5",
        "M28 40q0-4 4-4h8q4 0 4 4v4q0 4-4 4h-8q-4 0-4-4zM42 34q0-4 4-4h8q4 0 4 4v4q0 4-4 4h-8q-4 0-4-4zM56 40q0-4 4-4h8q4 0 4 4v4q0 4-4 4h-8q-4 0-4-4z",
        1.8,
      ),
      line("M33 36v12M39 36v12M47 30v12M53 30v12M61 36v12M67 36v12", 1.6, "#c25478"),
      ...cord("M28 100q-12 0-12-8", 6, WOLF),
      ink("#7fb6a8", "M14 88h5l1 10h-7z", 1.6),
      ink("#7fb6a8", oval(16.5, 78, 9, 11)),
      flat("#dff0ee", oval(16.5, 78, 5.5, 7.5)),
    ],
  },
  "smiling-basilisk": {
    wash: "#e8d28e",
    grain: grains.flags("#d4b96a"),
    marks: [
      ink(SNAKE, "M14 104q-10-2-8-12q4-10 18-8h46q12 0 16 8t-6 13z"),
      ink("#4a9259", "M20 92q-2-10 12-12h34q14 2 12 12z", 1.8),
      line("M26 86v4M36 84v5M62 84v5M72 86v4M20 98v5M80 98v4", 2, "#e9d27a"),
      ink(SNAKE, "M34 86q-6-22-4-30q2-18 20-18t20 18q2 8-4 30q-16 6-32 0z"),
      ink("#f0e2a0", "M40 84q-2-12 10-12t10 12q-10 4-20 0z", 1.6),
      ink("#d8434c", "M36 42q-4-10 3-12q3 0 4 5q0-9 7-9t7 9q1-5 4-5q7 2 3 12q-14-6-28 0z"),
      line("M35 54q5 5 10 0M55 54q5 5 10 0", 2.8),
      line("M34 47l9 2M66 47l-9 2M37 58l-2 2M63 58l2 2", 1.8),
      ink("#fffaf0", "M35 63q15 5 30 0q0 13-15 13t-15-13z"),
      line("M40 65v9M45 66v10M50 66v10M55 66v10M60 65v9M37 69q13 4 26 0", 1.3),
      blush(50, 63, 42),
      ink("#d8434c", "M44 80q-3 6 2 8q5-2 2-8zM52 80q-3 6 2 8q5-2 2-8z", 1.5),
      ink("#b07a4a", "M80 84h6l1 18h-8z", 1.6),
      ink("#b07a4a", oval(82, 66, 12, 16)),
      flat("#d9eef2", oval(82, 66, 8.5, 12.5)),
      flat(SNAKE, "M76 72q-2-10 5-11q8 1 6 12q-5 5-11-1z"),
      line("M78 66q2 2 3.5 0M83 66q2 2 3 0M78 71q4 3 8 0", 1.3),
      ink(SNAKE, "M8 92q-4-14 4-24q2 12 6 18z", 1.8),
    ],
  },
  "singing-harpy": {
    wash: "#9fd6d8",
    grain: grains.tiles("#83c3c6"),
    marks: [
      ink("#8a96a6", "M66 36h12q0-6-6-6h-2v-16h-5v16q0 0 1 6zM60 40q0-5 9-5t9 5z", 1.6),
      line("M63 44l-3 12M69 44v10M75 44l4 12M80 46l8 12", 2, "#e8fbff"),
      ink(
        "#7b5aa8",
        "M34 82q-20-4-28-24q-2 16 4 22q-4 0-5-2q0 12 9 15q-3 2-5 1q6 10 24 8zM66 82q20-4 28-24q2 16-4 22q4 0 5-2q0 12-9 15q3 2 5 1q-6 10-24 8z",
      ),
      ink("#9a78c8", "M30 136q-4-48 20-50q24 2 20 50z"),
      line("M40 104q3 4 6 0q3 4 6 0q3 4 6 0M38 116q3 4 6 0q3 4 6 0q3 4 6 0q3 4 6 0", 1.6, "#6a4a92"),
      ink(HARPY, "M31 66q0-18 19-18t19 18q0 20-19 21q-19-1-19-21z"),
      ink("#f7d65a", "M28 62q-4-26 22-26t22 26q-22-10-44 0z"),
      flat(
        "#fff6c9",
        `${disc(38, 48, 2.2)}${disc(50, 43, 2.2)}${disc(61, 49, 2.2)}${disc(46, 53, 1.6)}${disc(56, 53, 1.6)}`,
      ),
      line("M28 62q4-3 7-3q4-3 8-2q4-2 7 0q4-2 7 0q4-1 8 2q4 0 7 3", 2.4),
      line("M37 67q3-4 7 0M56 67q3-4 7 0", 2.2),
      ink("#7a1f33", oval(50, 78, 7, 7.5)),
      flat("#ef8a94", "M45 81q5-4 10 0q-5 6-10 0z"),
      ink("#f2a33c", "M46 69h8l-4 5z", 1.5),
      blush(50, 74, 36),
      notes(11, 50),
      notes(80, 76),
      ink("#f6b6cc", "M8 94q0-4 4-4h10q4 0 4 4v3q0 4-4 4h-10q-4 0-4-4z", 1.8),
      line("M12 101l-4 4M21 101l3 4M13 94v1M18 94v1", 1.8),
      flat("#ffffffcc", `${disc(88, 92, 4)}${disc(80, 100, 3)}${disc(92, 101, 3)}${disc(30, 102, 3)}`),
    ],
  },
};
