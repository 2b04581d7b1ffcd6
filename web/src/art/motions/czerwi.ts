/** How Czerwi performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

export const czerwiMotions: Record<string, Motion> = {
  "czerwi/larval-spit": motion(
    1,
    ["wind", 190, { torso: -26, head: -30, nearArm: -30, nearElbow: 30, farArm: 10 }, "both"],
    [
      "strike",
      110,
      { torso: 44, head: -34, nearArm: -46, nearElbow: 10, farArm: -30, farElbow: 20, twist: 0 },
      "in",
    ],
    [
      "strike",
      200,
      { torso: 40, head: -28, nearArm: -40, nearElbow: 14, farArm: -24, farElbow: 20, twist: 0 },
    ],
  ),
  "czerwi/through-the-soil": motion(
    4,
    ["gather", 120, { lift: 20, nearArm: 150, farArm: 150, nearElbow: 20, farElbow: 20, torso: -6 }],
    [
      "gather",
      150,
      { squash: 0.35, torso: 60, head: 40, stand: 0.5, nearArm: 80, farArm: 90, nearElbow: 10, farElbow: 10 },
      "in",
    ],
    ["gather", 60, { squash: 0.06, fade: 0, torso: 70, stand: 0.4 }, "in"],
    ["gather", 260, { squash: 0.06, fade: 0, shift: 60, stand: 0.4 }],
    ["win", 170, { shift: 40, nearArm: 150, farArm: 130, farElbow: 20, lift: 10 }, "over"],
  ),
  "czerwi/feast-of-worms": motion(
    2,
    ["cast", 170, { nearArm: 196, farArm: 160, torso: -24, head: -24 }, "both"],
    ["cast", 90, { nearArm: 204, farArm: 170, torso: -28, head: -28, lift: 14 }],
    ["strike", 120, { nearArm: 104, farArm: 96, farElbow: 4, torso: 40, twist: 0, head: -30 }, "in"],
    [
      "strike",
      90,
      { nearArm: 90, nearElbow: 30, farArm: 110, farElbow: 20, torso: 42, twist: 0.4, head: -36 },
    ],
    [
      "strike",
      90,
      { nearArm: 112, nearElbow: 6, farArm: 84, farElbow: 36, torso: 38, twist: -0.4, head: -24 },
    ],
    [
      "strike",
      120,
      { nearArm: 94, nearElbow: 24, farArm: 104, farElbow: 10, torso: 42, twist: 0.2, head: -34 },
    ],
  ),
  "czerwi/rotten-blood": motion(
    1,
    ["hit", 90, {}],
    [
      "hit",
      120,
      {
        torso: -42,
        nearArm: -70,
        nearElbow: 10,
        farArm: 130,
        farElbow: 10,
        head: -34,
        stand: 0.94,
        twist: -1,
      },
      "over",
    ],
    [
      "hit",
      230,
      {
        torso: -36,
        nearArm: -80,
        nearElbow: 14,
        farArm: 138,
        farElbow: 14,
        head: -30,
        stand: 0.92,
        twist: -1,
      },
    ],
  ),
};
