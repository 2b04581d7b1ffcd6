/** How Veroth performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

const FAR_PUNCH = { twist: -0.9, farArm: 122, farElbow: 2, nearArm: -40, nearElbow: 108, x: 22 } as const;

export const verothMotions: Record<string, Motion> = {
  "veroth/fists-of-fury": motion(
    3,
    ["wind", 150, { nearArm: -84 }, "both"],
    ["strike", 90, {}, "in"],
    ["strike", 110, FAR_PUNCH, "both"],
    ["strike", 110, { nearArm: 132, x: 36, stand: 0.84, torso: 18 }, "both"],
    ["strike", 140, { ...FAR_PUNCH, farArm: 150, torso: 6, stand: 0.96, lift: 8 }],
  ),
  "veroth/frenzied-blow": motion(
    2,
    ["gather", 150, { stand: 0.66 }],
    [
      "cast",
      200,
      {
        lift: 54,
        nearArm: 196,
        nearElbow: 34,
        farArm: 190,
        farElbow: 40,
        torso: -26,
        nearX: -30,
        farX: 26,
        nearFoot: -30,
      },
    ],
    [
      "strike",
      120,
      { torso: 52, nearArm: 92, farArm: 96, farElbow: 6, twist: 0, head: -36, stand: 0.6, nearX: -50 },
      "in",
    ],
    [
      "strike",
      200,
      { torso: 46, nearArm: 86, farArm: 92, farElbow: 6, twist: 0, head: -34, stand: 0.64, nearX: -50 },
    ],
  ),
  "veroth/fury-grab": motion(
    0,
    ["strike", 150, { farArm: 112, farElbow: 4, nearArm: 84, nearElbow: 16, twist: -0.4, x: 38 }],
    ["strike", 90, { farArm: 112, farElbow: 8, nearArm: 90, nearElbow: 18, twist: -0.4, x: 38 }],
    ["wind", 200, { farArm: 60, farElbow: 110, nearArm: 20, nearElbow: 120, torso: -20 }, "in"],
  ),
  "veroth/double-block": motion(
    1,
    ["gather", 110, { nearArm: -30, nearElbow: 60, farArm: 84, farElbow: 50 }],
    [
      "block",
      110,
      { nearArm: 92, nearElbow: 84, farArm: 58, farElbow: 118, torso: 14, stand: 0.72, twist: 0.9 },
      "over",
    ],
    [
      "block",
      260,
      { nearArm: 96, nearElbow: 80, farArm: 60, farElbow: 118, torso: 16, stand: 0.7, twist: 0.9, x: -30 },
    ],
  ),
};
