/** How Skarn performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

export const skarnMotions: Record<string, Motion> = {
  "skarn/flush-out": motion(
    1,
    ["gather", 150, { farArm: 40, farElbow: 130, head: 14 }],
    [
      "cast",
      140,
      {
        nearArm: -40,
        nearElbow: 30,
        weapon: -110,
        farArm: 118,
        farElbow: 2,
        torso: 10,
        twist: -0.9,
        head: -14,
        x: 18,
      },
      "over",
    ],
    [
      "cast",
      280,
      {
        nearArm: -46,
        nearElbow: 26,
        weapon: -116,
        farArm: 96,
        farElbow: 4,
        torso: 12,
        twist: -0.9,
        head: -12,
        x: 20,
      },
      "both",
    ],
  ),
  "skarn/stun-net": motion(
    2,
    [
      "wind",
      180,
      { farArm: -60, farElbow: 40, nearArm: 30, nearElbow: 60, twist: 0.9, weapon: -60, torso: -8 },
      "both",
    ],
    [
      "strike",
      110,
      { farArm: 140, farElbow: 20, nearArm: -40, nearElbow: 40, weapon: -130, twist: -0.8, torso: 10 },
      "in",
    ],
    [
      "strike",
      90,
      { farArm: 108, farElbow: 0, nearArm: -56, nearElbow: 30, weapon: -140, twist: -1, torso: 26 },
    ],
    [
      "strike",
      180,
      { farArm: 96, farElbow: 0, nearArm: -60, nearElbow: 30, weapon: -140, twist: -1, torso: 30 },
    ],
    ["wind", 150, { farArm: 66, farElbow: 96, weapon: -120, nearArm: -30 }, "in"],
  ),
  "skarn/take-the-trophy": motion(
    2,
    ["wind", 160, { nearArm: 176, nearElbow: 70, weapon: 170, torso: -18 }, "both"],
    ["win", 120, { nearArm: 186, nearElbow: 40, weapon: 140, lift: 22, torso: -20, nearFoot: -30 }],
    ["strike", 100, { nearArm: 84, weapon: -50, torso: 48, stand: 0.62, head: -34, x: 38 }, "in"],
    ["strike", 150, { nearArm: 78, weapon: -58, torso: 50, stand: 0.6, head: -34, x: 38 }],
    ["win", 200, { farArm: 150, farElbow: 14, nearArm: -24, nearElbow: 20, weapon: -100, torso: -8 }],
  ),
  "skarn/on-your-heels": motion(
    1,
    [
      "stride",
      110,
      { torso: 44, stand: 0.7, shift: 20, nearArm: -60, nearElbow: 30, weapon: -150, head: -34 },
    ],
    [
      "strike",
      130,
      {
        torso: 56,
        stand: 0.5,
        shift: 46,
        nearArm: 72,
        nearElbow: 6,
        weapon: -26,
        head: -46,
        nearX: -92,
        farX: 70,
      },
      "in",
    ],
    [
      "strike",
      120,
      {
        torso: 58,
        stand: 0.5,
        shift: 52,
        nearArm: 92,
        nearElbow: 20,
        weapon: 6,
        head: -46,
        nearX: -92,
        farX: 70,
      },
    ],
    ["guard", 120, { shift: 24, torso: 22 }],
  ),
};
