/** How Oolith performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

export const oolithMotions: Record<string, Motion> = {
  "oolith/tend-the-nest": motion(
    1,
    [
      "gather",
      180,
      { stand: 0.56, torso: 40, head: 20, nearArm: 40, nearElbow: 40, farArm: 50, farElbow: 40 },
      "both",
    ],
    [
      "gather",
      160,
      { stand: 0.5, torso: 54, head: 26, nearArm: 50, nearElbow: 20, farArm: 62, farElbow: 22, hips: -10 },
      "both",
    ],
    [
      "gather",
      200,
      { stand: 0.54, torso: 48, head: 10, nearArm: 44, nearElbow: 44, farArm: 54, farElbow: 40, hips: -6 },
      "both",
    ],
  ),
  "oolith/drag-to-the-nest": motion(
    1,
    ["wind", 150, { nearArm: -30, nearElbow: 120, head: 20 }, "both"],
    [
      "strike",
      120,
      { nearArm: 128, nearElbow: 0, farArm: 110, farElbow: 0, x: 44, torso: 36, head: -34 },
      "in",
    ],
    ["strike", 100, { nearArm: 116, nearElbow: 10, farArm: 104, farElbow: 8, x: 46, torso: 38, head: -34 }],
    [
      "wind",
      220,
      { nearArm: 14, nearElbow: 110, farArm: 20, farElbow: 112, torso: -4, x: -36, head: -6 },
      "both",
    ],
  ),
  "oolith/they-wake": motion(
    1,
    ["gather", 190, { torso: 44, head: 30, stand: 0.66 }, "both"],
    [
      "cast",
      150,
      { torso: -18, head: -26, nearArm: -60, nearElbow: 50, farArm: 70, farElbow: 70, stand: 1, lift: 6 },
      "over",
    ],
    ["cast", 70, { torso: -14, head: -34, nearArm: -56, nearElbow: 44, farArm: 64, farElbow: 70, stand: 1 }],
    ["cast", 70, { torso: -20, head: -26, nearArm: -60, nearElbow: 50, farArm: 70, farElbow: 70, stand: 1 }],
    ["cast", 180, { torso: -14, head: -34, nearArm: -56, nearElbow: 44, farArm: 64, farElbow: 70, stand: 1 }],
  ),
  "oolith/guard-the-clutch": motion(
    1,
    ["block", 120, { x: -40, stand: 0.6 }],
    [
      "block",
      110,
      { nearArm: 120, nearElbow: 110, farArm: 132, farElbow: 60, torso: 2, stand: 0.66, head: -18, x: -30 },
      "over",
    ],
    [
      "block",
      280,
      { nearArm: 126, nearElbow: 116, farArm: 138, farElbow: 56, torso: -2, stand: 0.64, head: -20, x: -34 },
    ],
  ),
};
