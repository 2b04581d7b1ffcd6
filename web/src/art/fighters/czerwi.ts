/** Czerwi, the Host of Worms: a skull and some bones, and what holds them together. */

import type { Skin } from "$lib/art/rig/skin";

export const czerwi: Skin = {
  palette: { d: "#5a2c33", m: "#c07a6a", l: "#f4e1c4", a: "#ffd23f", i: "#1c0d12", rim: "#ffd9b8" },
  build: {
    thigh: 54,
    shin: 56,
    ankle: 12,
    foot: 30,
    hip: 14,
    near: [-30, -66],
    far: [28, -64],
    neck: [26, -68],
    upper: 54,
    fore: 62,
    girth: 22,
    knee: 1,
  },
  hold: { hand: "near" },
  stance: { stand: 0.95, spread: 1, add: { torso: 18, head: 2, nearArm: 4, nearElbow: -56, farElbow: -20 } },
  poses: {
    win: { farArm: 150, farElbow: 10, torso: 4, head: -22 },
    strike: { twist: 0.1, nearArm: 104, nearElbow: 8, torso: 36, head: -30 },
  },
  shapes: {
    hips: `
      D16 -18,-4 0,6 20,-4
      M14 -20,8 -4,16 18,8`,
    torso: `
      M17 -18,4 -34,-26 -34,-58 -10,-80
      D16 -6,4 -20,-28 -16,-62 14,-82
      M18 10,6 -4,-26 4,-58 32,-74
      D14 20,2 18,-28 30,-50 34,-66
      M16 -34,-62 -14,-86 16,-84 36,-66
      l3 -20,2 -36,-26 -36,-56
      l3 8,2 -8,-28 0,-56
      L 6,-36 20,-46 24,-36 12,-28
      i3 -24,-4 -10,-10
      i3 -4,-12 10,-16`,
    head: `
      M12 -10,4 -4,-14 8,-18
      L -8,-14 -12,-32 2,-48 22,-46 32,-32 34,-18 28,-12! 26,-2! 10,0! 8,-8 -2,-8
      d -8,-14 -12,-32 0,-44 -4,-26 2,-10 -2,-8
      i 10,-30 20,-32 22,-22 12,-20
      ao 17,-26,3.6
      i 26,-28 32,-26 32,-20 27,-20
      i2 12,-4 27,-6
      i2 16,-8 16,-1
      i2 21,-8 21,-2
      D9 -4,-36 -20,-44 -24,-60 -14,-70
      M8 6,-46 2,-62 12,-72`,
    nearUpper: `
      M15 -8,-6 -14,18 -6,40 -8,54
      D14 6,-8 12,14 4,34 6,54
      M13 0,-10 0,20 -2,52
      l3 -12,4 -14,20 -8,38`,
    nearFore: `
      M15 -8,-4 -16,20 -10,44 -14,60
      D14 8,-4 14,20 6,44 12,58
      M14 0,0 2,30 -2,60
      M9 -12,56 -22,70 -18,88
      D9 8,56 20,72 16,90
      M9 -2,58 -4,78 4,96
      l3 -13,4 -18,22 -12,42`,
    nearThigh: `
      M17 -8,-4 -12,20 -6,44 -6,58
      D16 8,-4 12,20 6,44 6,58
      M14 0,-4 2,30 0,56
      l3 -10,4 -14,22 -9,42`,
    nearShin: `
      D14 -6,-2 -10,22 -4,42 -4,56
      M14 6,-2 8,22 3,42 4,56
      L -3,6 3,6 4,40 -3,40`,
    nearFoot: `
      D11 -2,-4 -6,6 -16,6
      M12 0,-4 8,6 26,6
      D10 2,-2 16,4 32,7`,
  },
  bust: { at: [6, -28], size: 132 },
  trails: [
    {
      name: "backA",
      on: "torso",
      at: [-34, -60],
      turn: 128,
      under: "farUpper",
      sway: 12,
      shapes: `M13 0,-6 4,24 -8,46
        l3 -3,0 0,22 -9,40`,
    },
    {
      name: "backAEnd",
      on: "backA",
      at: [-8, 44],
      turn: 40,
      under: "farUpper",
      sway: 22,
      shapes: `M10 0,0 6,18 -2,40`,
    },
    {
      name: "backB",
      on: "torso",
      at: [-16, -80],
      turn: 164,
      under: "farUpper",
      sway: 10,
      shapes: `D13 0,-6 -6,22 4,42`,
    },
    {
      name: "backBEnd",
      on: "backB",
      at: [4, 40],
      turn: -46,
      under: "farUpper",
      sway: 22,
      shapes: `D10 0,0 -8,18 4,36`,
    },
    {
      name: "tail",
      on: "hips",
      at: [-20, 4],
      turn: 66,
      under: "farFoot",
      sway: 10,
      shapes: `D13 4,-6 8,20 -2,46
        D10 -2,44 -10,60 -2,76`,
    },
    {
      name: "rag",
      on: "hips",
      at: [4, 4],
      turn: 0,
      hang: 0.8,
      under: "torso",
      sway: 4,
      shapes: `D -24,-6 22,-6 26,26! 14,20! 8,46! -4,28! -14,42! -26,22!`,
    },
  ],
};
