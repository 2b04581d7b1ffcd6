/** Nine fighters, nine outlines: nobody is taken for another, in any pose that all share. */

import { describe, expect, it } from "vitest";
import { CAST } from "$lib/art/fighters/skins";
import { poseOf } from "$lib/art/rig/figure";
import { POSE_NAMES } from "$lib/art/rig/poses";
import { clearance, outline, overlap, type Outline } from "./drawing";

const TALL = 96;
const MOST = 0.75;

interface Pair {
  names: string;
  share: number;
}

function worst(outlines: [string, Outline][]): Pair {
  const pairs = outlines.flatMap(([name, one], n) =>
    outlines
      .slice(n + 1)
      .map(([other, two]): Pair => ({ names: `${name} and ${other}`, share: overlap(one, two) })),
  );
  return pairs.reduce((most, pair) => (pair.share > most.share ? pair : most));
}

describe("filled black at 96 pixels", { timeout: 60_000 }, () => {
  it.each(POSE_NAMES)("no two fighters look alike in the pose %s", (name) => {
    const outlines = Object.entries(CAST).map(([id, skin]): [string, Outline] => [
      id,
      outline(skin, poseOf(skin, name), TALL),
    ]);
    const { names, share } = worst(outlines);
    expect(share, `${names} overlap by ${Math.round(share * 100)} % in '${name}'`).toBeLessThanOrEqual(MOST);
  });

  it.each(Object.entries(CAST))("%s stands on the floor", (_, skin) => {
    const above = clearance(outline(skin, poseOf(skin, "guard"), TALL), TALL);
    expect(above).toBeGreaterThanOrEqual(-2);
    expect(above).toBeLessThanOrEqual(6); // one of them floats
  });
});
