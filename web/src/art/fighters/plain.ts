/** The figure of a fighter that nobody drew: a masked brawler, coloured and built by its name. */

import { mixed, type Skin } from "$lib/art/rig/skin";

const SHAPES = {
  hips: `
    D -24,-10 22,-10 25,8 12,24 0,28 -12,24 -26,8
    a -25,-12! 23,-12! 23,-4! -25,-4!`,
  torso: `
    M -12,-92! -34,-84 -37,-60 -26,-26 -24,2 22,2 22,-24 32,-56 30,-82 12,-92!
    d -36,-70 -26,-66 -16,-30 -14,2 -24,2 -26,-26
    l -14,-84 6,-78 28,-82 30,-64 12,-56 -10,-62
    i2 8,-76 8,-30
    a -4,-90 10,-90 6,-70!`,
  head: `
    D -9,6 -10,-12 8,-12 9,6
    M -16,-16 -17,-34 -4,-48 14,-46 22,-32 21,-16 12,-4 -6,-6
    l 4,-18 20,-17 12,-6 2,-8
    i 2,-32! 22,-33! 21,-24! 8,-23!
    lo 15,-28,2.4
    i2 12,-11 19,-12
    a -17,-40! 20,-41! 22,-34! -18,-32!`,
  nearUpper: `
    M -14,-8 0,-16 14,-8 15,12 9,36 8,50 -8,50 -10,32 -16,10
    l -6,-10 8,-8 10,6 -2,8`,
  nearFore: `
    D -9,-7 9,-7 13,12 9,36 -9,36 -12,12
    L -11,34 4,31 13,39 12,54 -2,59 -12,52
    i2 2,44 12,45
    a -11,22! 11,22! 10,30! -10,30!`,
  nearThigh: `
    M -16,-8 15,-8 18,14 12,44 10,68 -9,68 -13,40 -18,14
    l 4,0 14,4 12,36 6,50`,
  nearShin: `
    D -10,-8 11,-8 12,12 8,44 7,66 -8,66 -13,36 -14,14
    m 4,-4 10,0 9,20 5,40`,
  nearFoot: `D -11,-8 9,-10 15,0 34,8 36,14! -13,14! -13,2`,
};

/** The same name always gives the same figure. */
export function plainSkin(id: string): Skin {
  const lot = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const mid = hue(lot % 360);
  const tall = 56 + (lot % 15);
  return {
    palette: {
      d: mixed(mid, "#10131c", 0.62),
      m: mid,
      l: mixed(mid, "#fff4e0", 0.68),
      a: hue((lot * 7 + 150) % 360),
      i: "#14121a",
      rim: "#ffedc9",
    },
    build: {
      thigh: tall,
      shin: tall,
      ankle: 14,
      foot: 34,
      hip: 11,
      near: [-25, -76],
      far: [23, -75],
      neck: [3, -88],
      upper: 46,
      fore: 44,
      girth: 18,
      knee: 1,
    },
    hold: { hand: "near" },
    stance: {},
    poses: {},
    shapes: SHAPES,
    trails: [
      {
        name: "band",
        on: "head",
        at: [-16, -36],
        turn: 50,
        hang: 0.7,
        under: "head",
        sway: 9,
        shapes: "A -4,-2 4,-2 8,26 2,48! 0,40! -8,46! -4,24",
      },
    ],
  };
}

/** A strong colour of this hue, as #rrggbb. */
function hue(degrees: number): string {
  const channel = (shift: number): string => {
    const wave = Math.cos(((degrees - shift) * Math.PI) / 180);
    return Math.round(126 + 78 * wave)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(120)}${channel(240)}`;
}
