/** How the Lost Knight performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

export const lostKnightMotions: Record<string, Motion> = {
  "lost-knight/bitter-brew": motion(
    1,
    ["guard", 170, { nearArm: 10, nearElbow: 40, weapon: -76, grip: 0, head: 14 }, "both"],
    [
      "win",
      190,
      {
        nearArm: 6,
        nearElbow: 30,
        weapon: -82,
        grip: 0,
        farArm: 84,
        farElbow: 132,
        torso: -12,
        head: -26,
        hips: 0,
      },
      "both",
    ],
    [
      "win",
      260,
      {
        nearArm: 6,
        nearElbow: 30,
        weapon: -82,
        grip: 0,
        farArm: 92,
        farElbow: 136,
        torso: -16,
        head: -36,
        hips: 0,
      },
      "both",
    ],
  ),
  "lost-knight/tainted-blade": motion(
    1,
    ["wind", 190, { weapon: 168, nearArm: 160 }, "both"],
    ["strike", 110, { nearArm: 76, nearElbow: 14, weapon: -44, torso: 34, stand: 0.7 }, "in"],
    ["strike", 200, { nearArm: 60, nearElbow: 20, weapon: -64, torso: 36, stand: 0.7 }],
  ),
  "lost-knight/quests-end": motion(
    2,
    ["wind", 170, { nearArm: -50, nearElbow: 70, weapon: 2, torso: 10, stand: 0.8, head: -4 }, "both"],
    ["stride", 130, { shift: 40, nearArm: -30, nearElbow: 70, weapon: 0, torso: 34, head: -26 }, "in"],
    [
      "strike",
      100,
      { shift: 74, nearArm: 122, nearElbow: 0, weapon: 0, x: 44, stand: 0.68, torso: 34, nearX: -96 },
      "in",
    ],
    [
      "strike",
      240,
      { shift: 78, nearArm: 122, nearElbow: 0, weapon: 0, x: 46, stand: 0.68, torso: 34, nearX: -96 },
    ],
    ["guard", 130, { shift: 30 }],
  ),
  "lost-knight/flask-of-last-hope": motion(
    1,
    ["block", 110, { nearArm: 20, nearElbow: 60, weapon: 110, grip: 0, farArm: 60, farElbow: 110 }],
    [
      "block",
      130,
      {
        nearArm: 0,
        nearElbow: 60,
        weapon: 124,
        grip: 0,
        farArm: 156,
        farElbow: 4,
        torso: -10,
        twist: -0.9,
        head: -14,
        stand: 0.9,
      },
      "over",
    ],
    [
      "block",
      280,
      {
        nearArm: 0,
        nearElbow: 60,
        weapon: 124,
        grip: 0,
        farArm: 162,
        farElbow: 2,
        torso: -12,
        twist: -0.9,
        head: -16,
        stand: 0.92,
      },
    ],
  ),
};
