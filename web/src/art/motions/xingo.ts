/** How Xin'go performs specials. */

import { motion, type Motion } from "$lib/art/rig/motion";

const PALM = {
  grip: 0,
  nearArm: -40,
  nearElbow: 30,
  weapon: 152,
  farElbow: 0,
  twist: -0.9,
  torso: 12,
  x: 22,
  head: -10,
} as const;

export const xingoMotions: Record<string, Motion> = {
  "xingo/phase-cut": motion(
    2,
    ["gather", 130, { weapon: 10, stand: 0.72, torso: 34 }],
    ["stride", 110, { fade: 0.12, shift: 70, torso: 34, weapon: 4 }, "in"],
    ["strike", 100, { shift: 92, nearArm: 84, weapon: -22, torso: 38, stand: 0.7 }],
    ["strike", 190, { shift: 96, nearArm: 78, weapon: -30, torso: 40, stand: 0.7 }],
    ["guard", 120, { fade: 0.1, shift: 40 }],
  ),
  "xingo/glaive-arc": motion(
    2,
    ["wind", 180, { weapon: 196, nearArm: 20, nearElbow: 60, torso: -16, hips: -10 }, "both"],
    ["cast", 90, { weapon: 96, nearArm: 150, nearElbow: 20, torso: 0 }, "in"],
    ["strike", 90, { weapon: -18, nearArm: 96, torso: 30 }],
    ["strike", 90, { weapon: -70, nearArm: 54, nearElbow: 20, torso: 36, stand: 0.7 }],
    ["guard", 180, { weapon: -150, nearArm: -20, nearElbow: 20, twist: -0.8, torso: 16 }],
  ),
  "xingo/short-circuit": motion(
    2,
    ["gather", 160, { weapon: 150, torso: 4, head: 16, grip: 0 }],
    ["cast", 90, { ...PALM, farArm: 96 }, "in"],
    ["cast", 60, { ...PALM, farArm: 106, torso: 16, x: 26 }],
    ["cast", 60, { ...PALM, farArm: 96, farElbow: 6 }],
    ["cast", 160, { ...PALM, farArm: 104, torso: 15, x: 25 }],
  ),
  "xingo/flicker": motion(
    1,
    ["block", 70, { fade: 0.3, shift: -14 }],
    ["hit", 70, { fade: 0.75, shift: 16, torso: -30 }],
    ["block", 70, { fade: 0.08, shift: -34, torso: -22 }],
    ["gather", 150, { fade: 0.2, shift: -46, stand: 0.7 }],
    ["guard", 130, { fade: 0.9, shift: -18 }],
  ),
};
