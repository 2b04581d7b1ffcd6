/** Oolith, the Brood Mother: a long skull, bird's knees, scythes over the back and a sac of eggs behind. */

import type { Skin } from "$lib/art/rig/skin";

const SCYTHE_ARM = `M -10,-12 10,-10 12,20 7,78 -6,82 -12,22
  l 2,0 9,4 6,58`;
const SCYTHE = `L -10,-12 8,-14 15,16 10,58 -10,98 -40,130! -26,86 -16,46 -14,18
  m -8,0 -2,-2 2,26 -4,58 -20,96 -40,130! -26,86 -16,46 -14,18`;

export const oolith: Skin = {
  palette: { d: "#152a2b", m: "#2f5a54", l: "#a7cfa3", a: "#b9ff3f", i: "#050c0d", rim: "#d9ffc0" },
  build: {
    thigh: 58,
    shin: 66,
    ankle: 10,
    foot: 34,
    hip: 11,
    near: [-10, -66],
    far: [14, -68],
    neck: [18, -78],
    upper: 50,
    fore: 52,
    girth: 16,
    knee: -1,
  },
  hold: { hand: "near" },
  stance: {
    stand: 0.92,
    spread: 0.9,
    add: { x: 8, torso: 20, head: -14, nearArm: 22, nearElbow: -20, farArm: 14 },
  },
  poses: {
    win: { torso: 2, head: -26, nearArm: -30, nearElbow: 30, farArm: 60, farElbow: 60, stand: 0.98 },
    fall: { lift: 18, farFoot: 20 },
    strike: { twist: 0, nearArm: 112, nearElbow: 16, torso: 40, head: -24 },
  },
  shapes: {
    hips: `D -20,-12 14,-14 22,2 10,18 -8,18 -24,8
      m -4,-8 12,-8 14,4 0,8`,
    torso: `
      D -12,6 -22,-16 -24,-44 -14,-72 6,-84 22,-78 26,-60 18,-30 16,4
      m 4,-78 20,-74 22,-58 12,-46 0,-58
      i2.4 0,-40 16,-42
      i2.4 -2,-28 14,-30
      i2.4 -2,-16 13,-18
      a -20,-50 -14,-54 -10,-30 -16,-22`,
    head: `
      M -10,6 -8,-8 -26,-22 -52,-40 -66,-62! -38,-56 -6,-48 20,-34 36,-16 40,-2! 28,2 20,8! 12,4 4,10
      D -4,0 10,-4 40,-2! 28,2 20,8! 12,4 4,10
      l -50,-52 -20,-44 12,-34 28,-20 8,-26 -24,-38
      a 14,-18 26,-16 30,-8 18,-10
      l 24,2! 28,9! 30,1!
      l 32,0! 36,7! 38,-2!`,
    nearUpper: `
      M -9,-8 2,-12 10,-6 9,14 6,52 -6,52 -9,14
      a -3,10 3,10 2,30 -2,30`,
    nearFore: `
      M -7,-6 7,-6 9,14 6,44 -6,44 -9,14
      l 1,0 6,2 5,34
      L -8,40! 4,38! 10,46! 16,66! 6,56! 6,74! -1,58! -6,72! -8,54! -14,60! -12,46!`,
    nearThigh: `
      M -15,-8 13,-8 17,12 10,40 7,62 -8,62 -12,38 -18,12
      l 2,0 11,4 8,32`,
    nearShin: `
      D -9,-8 8,-10 9,10 6,40 5,68 -6,68 -8,36 -12,10
      a -9,-6! -16,-16! -4,-10!`,
    nearFoot: `D -8,-8 7,-10 12,0 30,4 38,10! 20,10! 22,6! 8,10! -14,10! -10,2`,
  },
  bust: {
    at: [2, -24],
    size: 142,
    change: { nearArm: -40, nearElbow: 20, farArm: -30, farElbow: 20, head: -4 },
  },
  trails: [
    {
      name: "sac",
      on: "hips",
      at: [-10, -4],
      turn: 74,
      hang: 0.25,
      follow: ["torso", -0.2],
      under: "farFoot",
      sway: 3,
      shapes: `
        D -16,-6 16,-6 36,28 42,66 26,100 4,116! -18,102 -38,68 -32,26
        m -10,4 12,4 28,34 32,66 18,92 -4,94 -22,64 -20,28
        ao -6,34,10 14,44,12 -10,62,12 12,74,13 0,94,8
        lo -8,31,4 11,40,4.5 -13,58,4.5 9,70,4.5
        i3 -32,30 0,20 34,32
        i3 -38,74 -2,84 38,72`,
    },
    {
      name: "farBack",
      on: "torso",
      at: [4, -66],
      turn: 152,
      follow: ["farArm", -0.3],
      under: "farUpper",
      isFar: true,
      sway: 3,
      shapes: SCYTHE_ARM,
    },
    {
      name: "farScythe",
      on: "farBack",
      at: [0, 78],
      turn: 66,
      follow: ["farElbow", -0.6],
      under: "farUpper",
      isFar: true,
      sway: 4,
      shapes: SCYTHE,
    },
    {
      name: "nearBack",
      on: "torso",
      at: [-14, -58],
      turn: 122,
      follow: ["nearArm", -0.46],
      under: "nearUpper",
      sway: 3,
      shapes: SCYTHE_ARM,
    },
    {
      name: "nearScythe",
      on: "nearBack",
      at: [0, 78],
      turn: 50,
      follow: ["nearElbow", -0.75],
      under: "nearUpper",
      sway: 4,
      shapes: SCYTHE,
    },
  ],
};
