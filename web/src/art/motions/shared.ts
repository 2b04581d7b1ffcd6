/** The motions of every fighter. */

import { motion, type Motion } from "$lib/art/rig/motion";

export const IDLE: Motion = { tells: 0, stays: true, beats: [["guard", 260, {}, "both"]] };

export const SHARED = {
  idle: IDLE,
  step: motion(
    0,
    ["stride", 150],
    [
      "stride",
      150,
      { nearX: -26, nearY: 0, nearFoot: -14, farX: 40, farY: 14, farFoot: 8, twist: -0.4, nearArm: -24 },
    ],
  ),
  strike: motion(1, ["wind", 170, {}, "both"], ["strike", 110, {}, "in"], ["strike", 190, { x: 34 }]),
  cast: motion(
    1,
    ["gather", 190, {}, "both"],
    ["cast", 150, {}, "over"],
    ["cast", 230, { farArm: 100, lift: 4 }],
  ),
  block: motion(0, ["block", 130, {}, "over"], ["block", 270, { x: -30 }]),
  hit: motion(0, ["hit", 100], ["hit", 210, { torso: -26, head: -6, x: -30 }]),
  reel: motion(
    0,
    ["reel", 170],
    ["hit", 420, { torso: -8, head: 26, farArm: 20, nearArm: -10, stand: 0.8 }, "both"],
    ["reel", 440, { farY: 6, torso: -16, head: -12 }, "both"],
    ["hit", 480, { torso: 16, head: 22, farArm: 6, nearArm: 2, stand: 0.78 }, "both"],
    ["guard", 520, { torso: 18, head: 18, stand: 0.86 }, "both"],
  ),
  fall: {
    tells: 2,
    stays: true,
    beats: [
      ["reel", 170],
      ["fall", 240, { lift: 34, stand: 0.3, hips: -66 }, "out"],
      ["fall", 190, {}, "in"],
      ["fall", 110, { lift: 9 }],
      ["fall", 130, {}, "in"],
    ],
  },
  win: {
    tells: 1,
    stays: true,
    beats: [
      ["gather", 230, {}, "both"],
      ["win", 240, {}, "over"],
      ["win", 200, { lift: 16 }],
      ["win", 160, {}, "in"],
    ],
  },
} satisfies Record<string, Motion>;
