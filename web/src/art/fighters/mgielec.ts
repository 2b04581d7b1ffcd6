/** Mgielec, the Avenger of the Mist: a bone mask in a tall hood, no feet, chains that drag. */

import type { Skin } from "$lib/art/rig/skin";

export const mgielec: Skin = {
  palette: { d: "#2b2140", m: "#5f4f86", l: "#e2daf2", a: "#c98dff", i: "#0f0a18", rim: "#eadcff" },
  build: {
    thigh: 66,
    shin: 66,
    ankle: 12,
    foot: 20,
    hip: 10,
    near: [-26, -80],
    far: [22, -79],
    neck: [3, -86],
    upper: 46,
    fore: 44,
    girth: 18,
    knee: 1,
  },
  hold: { hand: "near" },
  stance: { stand: 1.03, spread: 0.6, add: { lift: 8, torso: 2 } },
  poses: {
    guard: { nearArm: 24, nearElbow: 40, farArm: 30, farElbow: 44, weapon: -84 },
    stride: { weapon: -110 },
    wind: { weapon: -150 },
    strike: { weapon: 2 },
    cast: { weapon: 60 },
    block: { weapon: -60 },
    hit: { weapon: -70 },
    reel: { weapon: -50 },
    fall: { weapon: 4, lift: 32 },
    win: { weapon: -100, nearArm: -46, nearElbow: 14, farArm: 118, farElbow: 8, lift: 34 },
  },
  shapes: {
    torso: `
      D -10,-90! -34,-86 -38,-60 -28,-24 -28,6 24,6 22,-26 30,-56 30,-82 10,-90!
      m -2,-84 14,-80 24,-60 16,-26 14,4 -4,4 -6,-40
      a -28,-22! 22,-22! 23,-14! -29,-14!
      l3 -30,-78 0,-56 26,-74`,
    head: `
      D -18,12 -25,-18 -21,-46 -6,-62 -26,-92! 14,-68 29,-42 27,-10 16,12
      m -26,-92! 10,-64 25,-42 24,-12 19,0 20,-26 12,-50 -2,-60
      i 0,-1 -5,-30 5,-49 19,-43 24,-16 14,5
      L 1,-9 -2,-30 5,-45 16,-43 23,-28 20,-9 12,6!
      d 1,-9 -2,-30 5,-45 7,-22 12,6!
      i 4,-32 13,-29 12,-20 5,-22
      i 16,-29 22,-30 21,-22 17,-21
      ao 9,-26,2.4 19,-26,2
      a3 13,-18 13,-3
      i1.8 7,-8 18,-9`,
    nearUpper: `
      M -14,-10 0,-18 15,-8 16,14 18,50 -18,50 -16,12
      d -14,8 -4,14 -4,50 -18,50`,
    nearFore: `
      M -14,-8 14,-8 20,14 26,40! 12,34! 2,44! -8,36! -22,44! -18,10
      L -6,34 4,32 9,40 8,52 2,62! -1,54! -6,64! -8,50
      D -9,40! 9,40! 9,46! -9,46!`,
    weapon: `
      L4 4,0 16,0
      Lo 22,0,6 44,0,6 66,0,6
      do 22,0,2.6 44,0,2.6 66,0,2.6
      L4 28,0 38,0
      L4 50,0 60,0
      L4 72,0 84,0
      A 80,-6! 92,-8! 104,-22! 120,-18! 110,0 98,10 82,6!`,
  },
  bust: { at: [2, -30], size: 122 },
  trails: [
    {
      name: "cloak",
      on: "torso",
      at: [-8, -82],
      turn: 12,
      hang: 0.85,
      under: "farUpper",
      sway: 3,
      shapes: `
        D -26,0 20,-8 34,40 40,100 -44,104 -42,40
        m -20,6 -8,4 -12,50 -14,104 -40,104 -38,44`,
    },
    {
      name: "cloakEnd",
      on: "cloak",
      at: [0, 96],
      turn: 6,
      hang: 0.3,
      under: "farUpper",
      sway: 6,
      shapes: `
        D -44,0 40,0 46,36 38,78! 26,58! 16,92! 4,66! -12,98! -24,70! -44,96! -58,72! -72,84! -54,36
        m -40,-14 -16,-14 -14,50 -24,70! -44,96! -58,72! -72,84! -52,36`,
    },
    {
      name: "robe",
      on: "hips",
      at: [0, -6],
      turn: 2,
      hang: 0.85,
      under: "torso",
      sway: 3,
      shapes: `
        D -28,-4 24,-4 34,50 44,108 30,132! 20,116! 8,140! -6,120! -20,142! -34,118! -48,134! -38,60
        m 0,0 16,0 22,56 26,110 20,116! 8,140! -4,120!
        a3 -18,20 -24,70 -32,110
        a3 24,30 32,76 34,110`,
    },
    {
      name: "wisp",
      on: "robe",
      at: [-10, 118],
      turn: 50,
      hang: 0.4,
      under: "farUpper",
      sway: 12,
      shapes: `M -12,-8 12,-8 13,12 2,30 -14,48! -8,26 -16,12`,
    },
    {
      name: "farChain",
      on: "farFore",
      at: [0, 44],
      turn: 0,
      hang: 1,
      under: "farFore",
      isFar: true,
      sway: 6,
      shapes: `
        L4 0,0 0,60
        Lo 0,14,6 0,34,6 0,54,6
        do 0,14,2.6 0,34,2.6 0,54,2.6
        A -9,62! 9,62! 7,78! 0,90! -7,78!`,
    },
  ],
};
