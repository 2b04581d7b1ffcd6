/** Which part of the table is seen, and where on it a finger is; steady from the scatter to the verdict. */

import type { Pose } from "$lib/tower/interpolation";

/** A cube is so wide, in units of the table. */
export const SIDE = 40;
/** What is seen of the table itself, below its top. */
export const BENCH = 44;
/** Beside the heap, to lay something aside. */
const ASIDE = 40;
const NARROWEST = 205;
/** Above the highest tower that can be built, for the hand that brings the last cube. */
const HEADROOM = 2.4;
const FEWEST_ROWS = 6;
/** A cube that tumbled out of sight widens the view by so much at once, not bit by bit. */
const STEP = 120;
const WIDEST = 620;
/** Pixels at either side, where the rule stands. */
const MARGIN = 26;

export interface Size {
  width: number;
  height: number;
}

export interface Camera {
  /** pixels for a unit */
  scale: number;
  /** of the left edge */
  left: number;
  /** of the upper edge, above the table */
  top: number;
  width: number;
  height: number;
}

/** How far to either side one must see. */
export function reachOf(cubes: readonly Pose[]): number {
  return Math.max(NARROWEST, ...cubes.map(({ x }) => Math.abs(x) + ASIDE));
}

/** How far one sees once some cubes lie elsewhere: as before, unless one of them is out of sight. */
export function widened(reach: number, cubes: readonly Pose[]): number {
  const farthest = Math.max(0, ...cubes.map(({ x }) => Math.abs(x) + SIDE / 2));
  return farthest <= reach ? reach : Math.min(WIDEST, reach + STEP * Math.ceil((farthest - reach) / STEP));
}

export function cameraOf({ width, height }: Size, reach: number, cubes: number): Camera {
  const tall = (Math.max(FEWEST_ROWS, cubes) + HEADROOM) * SIDE + BENCH;
  const scale = Math.max(0.01, Math.min((width - 2 * MARGIN) / (2 * reach), height / tall));
  const [wide, high] = [width / scale, height / scale];
  return { scale, left: -wide / 2, top: high - BENCH, width: wide, height: high };
}

/** As an SVG wants it, whose y grows downwards. */
export function viewBoxOf({ left, top, width, height }: Camera): string {
  return [left, -top, width, height].map((each) => each.toFixed(2)).join(" ");
}

/** A place on the table by one of the picture, in pixels from its upper left corner. */
export function placeAt({ scale, left, top }: Camera, x: number, y: number): { x: number; y: number } {
  return { x: left + x / scale, y: top - y / scale };
}
