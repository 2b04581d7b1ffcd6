/** Driana, the Archer: hooded, light on her feet, a bow as tall as her cloak is long. */

import type { Skin } from "$lib/art/rig/skin";

export const driana: Skin = {
  palette: { d: "#2d3a2a", m: "#6d8046", l: "#f5e3b8", a: "#ff9b3d", i: "#131610", rim: "#fff0bd" },
  build: {
    thigh: 63,
    shin: 63,
    ankle: 12,
    foot: 30,
    hip: 10,
    near: [-19, -70],
    far: [17, -69],
    neck: [2, -78],
    upper: 42,
    fore: 42,
    girth: 15,
    knee: 1,
  },
  hold: { hand: "far" },
  stance: { spread: 1.05, add: { torso: 2 } },
  poses: {
    guard: { farArm: 52, farElbow: 26, nearArm: -14, nearElbow: 60, weapon: -12 },
    stride: { weapon: -24, farArm: -10, farElbow: 40 },
    wind: { farArm: 80, farElbow: 10, nearArm: 62, nearElbow: 60, weapon: 4, torso: -4 },
    strike: { farArm: 96, farElbow: 2, nearArm: 62, nearElbow: 140, weapon: 4, torso: 2, head: -2, x: -6 },
    cast: { farArm: 128, farElbow: 6, nearArm: 96, nearElbow: 140, weapon: 52, torso: -14, head: -14 },
    block: { farArm: 70, farElbow: 40, weapon: -4 },
    reel: { weapon: 40 },
    fall: { weapon: 20, farArm: 120 },
    gather: { farArm: 40, farElbow: 70, weapon: 6 },
    win: { farArm: 158, farElbow: 8, nearArm: -30, nearElbow: 96, weapon: 8 },
  },
  shapes: {
    hips: `
      D -18,-10 17,-10 21,8 8,18 -8,18 -21,8
      A -20,-14! 19,-14! 20,-5! -21,-5!`,
    torso: `
      D -9,-80! -24,-76 -26,-58 -17,-26 -18,2 17,2 15,-26 22,-50 23,-74 10,-80!
      m -4,-78 10,-78 21,-68 20,-50 8,-44 -8,-50
      L -22,-76! -12,-80! 18,-20! 14,-10!
      l 4,-40! 14,-38! 14,2! 2,2!`,
    head: `
      L -8,6 -9,-10 7,-10 8,6
      L -8,-14 -6,-34 8,-42 17,-37 18,-29! 24,-20 19,-17! 19,-11 13,-3 2,-3
      d -8,-14 -6,-34 8,-42 12,-39 4,-31 1,-6
      i2.2 8,-33 19,-31
      i 9,-29! 19,-28! 17,-24 11,-24
      a 4,-22! 18,-19! 17,-15! 4,-18!
      i2 13,-9 19,-10
      A 4,-40 11,-38 5,-24 5,-6 -2,-4 -1,-24
      M -3,4 0,-34 9,-41! 21,-43! 12,-55 -6,-57 -24,-50 -46,-34! -28,-30 -23,-12 -15,9
      d -46,-34! -28,-30 -23,-12 -15,9 -8,6 -13,-16 -16,-38
      a2.6 -2,-2 1,-32 10,-41 20,-43
      D -16,-3 17,-7 18,4 6,14 -12,12
      m -12,2 16,-3 16,3 4,8`,
    nearUpper: `
      M -11,-9 1,-14 12,-8 12,12 8,44 -8,44 -11,12
      l -4,-8 8,-6 8,10 0,12`,
    nearFore: `
      D -8,-6 8,-6 10,10 7,34 -7,34 -10,10
      a -10,12! 10,12! 9,17! -9,17!
      a -9,22! 9,22! 8,27! -8,27!
      L -9,32 4,30 10,37 9,49 -2,53 -10,47`,
    nearThigh: `
      D -14,-8 13,-8 16,14 11,44 9,68 -8,68 -11,42 -16,14
      m 3,0 12,4 11,36 5,48`,
    nearShin: `
      M -9,-8 10,-8 11,12 7,44 6,66 -7,66 -12,38 -12,14
      l -11,-10! 12,-10! 13,2! -12,2!
      d -10,20 -4,24 -2,62 -7,64`,
    nearFoot: `D -10,-8 8,-10 13,0 29,7 31,12! -12,12! -12,2`,
    weapon: `
      i1.8 -26,-90 -26,90
      L7 -14,-108 -27,-92 -18,-70 4,-40 9,0 4,40 -18,70 -27,92 -14,108
      A8 7,-16 9,0 7,16
      d2.5 -12,-58 4,-32
      d2.5 -12,58 4,32`,
  },
  trails: [
    {
      name: "arrow",
      on: "nearFore",
      at: [0, 44],
      turn: 0,
      hang: 1,
      follow: ["weapon", 1],
      under: "nearFore",
      shapes: `
        L2.6 -8,0 84,0
        A -8,0! -18,-6! -2,-6! 8,0! -2,6! -18,6!
        A 80,-6! 100,0! 80,6! 85,0!`,
    },
    {
      name: "quiver",
      on: "torso",
      at: [-22, -60],
      turn: -158,
      under: "farUpper",
      shapes: `
        L2 -6,30 -8,54
        L2 2,30 3,60
        L2 7,30 12,52
        A -13,46! -4,44! -6,60! -14,60!
        A -2,50! 7,50! 6,66! -1,66!
        A 8,42! 17,42! 18,56! 9,58!
        D -11,-46 10,-46 12,36! -12,36!
        l -12,22! 12,22! 12,30! -12,30!`,
    },
    {
      name: "cloak",
      on: "torso",
      at: [-10, -74],
      turn: 20,
      hang: 0.7,
      under: "farUpper",
      sway: 4,
      shapes: `
        M -16,-4 14,-6 20,40 22,86 10,104! 2,92! -12,112! -22,96! -38,108! -34,50
        d -12,0 -2,0 -4,60 -12,112! -22,96! -38,108! -34,50`,
    },
    {
      name: "skirt",
      on: "hips",
      at: [0, 0],
      turn: 0,
      hang: 0.8,
      under: "torso",
      sway: 3,
      shapes: `
        M -20,-8 18,-8 24,26 22,42! 6,30! -4,20! -14,52! -28,44
        l 2,-8! 10,-8! 10,26! 4,24!`,
    },
  ],
};
