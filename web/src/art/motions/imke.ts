/** How Imke performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

export const imkeMotions: Record<string, Motion> = {
  "imke/pop-the-hatch": motion(
    2,
    ["gather", 140, { torso: 40, stand: 0.62, nearArm: 60, nearElbow: 10, weapon: -24 }],
    ["gather", 90, { torso: 46, stand: 0.56, nearArm: 44, nearElbow: 6, weapon: -18, x: 6 }, "in"],
    ["gather", 90, { torso: 34, stand: 0.66, nearArm: 84, nearElbow: 10, weapon: -10, x: -4 }],
    ["win", 220, { torso: -4, nearArm: 128, weapon: 64, stand: 0.82 }, "over"],
  ),
  "imke/out-of-nowhere": motion(
    2,
    ["gather", 120, { squash: 0.2, stand: 0.5, fade: 0.6 }, "in"],
    ["gather", 60, { squash: 0.1, stand: 0.5, fade: 0, shift: 30 }],
    [
      "strike",
      160,
      {
        lift: 66,
        shift: 44,
        nearArm: 152,
        weapon: 58,
        torso: 4,
        stand: 0.94,
        nearX: -36,
        nearFoot: -44,
        farX: 20,
        farY: 26,
        farFoot: -20,
      },
    ],
    ["strike", 120, { lift: 40, shift: 46, nearArm: 90, weapon: -20, torso: 28 }, "in"],
    ["gather", 120, { shift: 30, stand: 0.64 }, "in"],
  ),
  "imke/vent-the-deck": motion(
    2,
    ["gather", 140, { nearArm: 60, farArm: 66, nearElbow: 60, farElbow: 60, weapon: 150 }],
    [
      "gather",
      120,
      { nearArm: 96, farArm: 40, nearElbow: 50, farElbow: 60, weapon: 60, torso: 22, twist: 0.8 },
      "both",
    ],
    [
      "strike",
      130,
      { nearArm: 66, farArm: 84, farElbow: 16, weapon: -14, torso: 40, stand: 0.66, head: -30 },
      "in",
    ],
    [
      "strike",
      260,
      { nearArm: 60, farArm: 84, farElbow: 16, weapon: -18, torso: 42, stand: 0.64, head: -30, x: 20 },
    ],
  ),
  "imke/gone-to-ground": motion(
    0,
    ["win", 110, { lift: 26, nearArm: 150, farArm: 140, farElbow: 20, stand: 0.9, nearX: -20, farX: 16 }],
    [
      "win",
      130,
      { squash: 0.45, fade: 0.8, nearArm: 172, farArm: 168, farElbow: 6, nearX: -12, farX: 12 },
      "in",
    ],
    [
      "win",
      70,
      { squash: 0.04, fade: 0, nearArm: 172, farArm: 168, farElbow: 6, nearX: -12, farX: 12 },
      "in",
    ],
    ["gather", 260, { squash: 0.04, fade: 0, stand: 0.6 }],
    ["gather", 130, { squash: 0.9, stand: 0.6 }, "over"],
  ),
};
