/** How Mgielec performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

export const mgielecMotions: Record<string, Motion> = {
  "mgielec/doom": motion(
    1,
    ["gather", 190, { lift: 22, torso: 12, head: 18 }, "both"],
    [
      "cast",
      150,
      { lift: 40, farArm: 152, nearArm: -58, nearElbow: 20, weapon: -100, torso: -10, head: -4 },
      "over",
    ],
    [
      "cast",
      160,
      { lift: 44, farArm: 158, nearArm: -64, nearElbow: 16, weapon: -104, torso: -14, head: -6 },
      "both",
    ],
    [
      "strike",
      150,
      { lift: 14, nearArm: 96, farArm: 92, farElbow: 4, weapon: -60, torso: 20, twist: 0 },
      "in",
    ],
    ["strike", 150, { lift: 12, nearArm: 92, farArm: 88, farElbow: 4, weapon: -60, torso: 22, twist: 0 }],
  ),
  "mgielec/chain-yank": motion(
    1,
    ["wind", 180, { nearArm: -110, nearElbow: 30, weapon: 170, torso: -20 }, "both"],
    ["strike", 110, { weapon: -84, lift: 12 }, "in"],
    ["strike", 140, { weapon: -92, lift: 12, x: 36 }],
    [
      "wind",
      240,
      { nearArm: -70, nearElbow: 120, weapon: -100, torso: -28, x: -44, farArm: 96, farElbow: 8 },
      "both",
    ],
  ),
  "mgielec/revenge": motion(
    2,
    ["hit", 140, { lift: 16, torso: -20, head: -24 }],
    ["gather", 170, { lift: 12, torso: 30, head: 30, nearElbow: 136, farElbow: 130 }, "both"],
    [
      "win",
      150,
      {
        lift: 30,
        nearArm: -70,
        nearElbow: 10,
        farArm: 116,
        farElbow: 10,
        weapon: -120,
        torso: -18,
        head: -10,
        twist: 0,
      },
      "over",
    ],
    [
      "win",
      240,
      {
        lift: 34,
        nearArm: -78,
        nearElbow: 6,
        farArm: 104,
        farElbow: 6,
        weapon: -126,
        torso: -16,
        head: -6,
        twist: -0.6,
      },
      "both",
    ],
  ),
  "mgielec/lay-curse": motion(
    2,
    ["gather", 150, { farArm: 70, farElbow: 100, weapon: -84, nearArm: 10, nearElbow: 60 }],
    ["cast", 130, { farArm: 150, farElbow: 40, nearArm: 20, nearElbow: 40, weapon: -88, torso: -6 }, "both"],
    [
      "cast",
      130,
      { farArm: 100, farElbow: 0, nearArm: 10, nearElbow: 50, weapon: -92, torso: 8, twist: -0.8, x: 18 },
    ],
    [
      "cast",
      130,
      { farArm: 66, farElbow: 30, nearArm: 10, nearElbow: 50, weapon: -92, torso: 10, twist: -0.8, x: 18 },
      "both",
    ],
    [
      "cast",
      170,
      { farArm: 112, farElbow: 0, nearArm: 10, nearElbow: 50, weapon: -92, torso: 4, twist: -0.8, x: 16 },
    ],
  ),
};
