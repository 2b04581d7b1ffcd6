/** Figures as pictures, for whoever measures them. */

import { Resvg } from "@resvg/resvg-js";
import { render } from "@testing-library/svelte";
import { spotsAtRest } from "$lib/art/rig/figure";
import Parts from "$lib/art/rig/Parts.svelte";
import type { Pose } from "$lib/art/rig/pose";
import type { Skin } from "$lib/art/rig/skin";
import { FIGURE_HEIGHT } from "$lib/art/stage";

const FIELD = { x: -300, y: -480, width: 600, height: 520 } as const;

/** Which points a figure covers, row by row; its feet always at the same place. */
export interface Outline {
  covered: Uint8Array;
  width: number;
}

/** A figure filled black and so many pixels tall. */
export function outline(skin: Skin, pose: Pose, tall: number): Outline {
  const look = { pose, spots: spotsAtRest(skin, pose) };
  const { container, unmount } = render(Parts, { props: { skin, look, fill: "#000" } });
  const { pixels, width } = picture(container.innerHTML, tall);
  unmount();
  return {
    covered: Uint8Array.from({ length: pixels.length / 4 }, (_, n) => Number((pixels[4 * n + 3] ?? 0) > 127)),
    width,
  };
}

/** How much of what either covers is covered by both. */
export function overlap(one: Outline, other: Outline): number {
  let [both, either] = [0, 0];
  for (let n = 0; n < one.covered.length; n++) {
    const sum = (one.covered[n] ?? 0) + (other.covered[n] ?? 0);
    if (sum > 0) either++;
    if (sum > 1) both++;
  }
  return both / either;
}

/** How far above the floor the lowest point of a figure is, in pixels; below 0 it has sunk in. */
export function clearance({ covered, width }: Outline, tall: number): number {
  const lowest = Math.floor(covered.lastIndexOf(1) / width);
  return Math.round((-FIELD.y * tall) / FIGURE_HEIGHT) - lowest;
}

function picture(inner: string, tall: number): { pixels: Buffer; width: number } {
  const { x, y, width, height } = FIELD;
  const drawn = inner.replace(/<!--.*?-->/g, "");
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${drawn}</svg>`;
  const value = Math.round((width * tall) / FIGURE_HEIGHT);
  return new Resvg(text, { fitTo: { mode: "width", value } }).render();
}
