/** The outlines of plates on the floor, seen from a little above: what is farther away lies closer to the middle. */

import { STAGE } from "$lib/art/stage";
import type { Spot } from "$lib/art/arenas/floor/spots";

export const PLATE = { back: 480, front: 546 } as const;

const SHRINK = 0.05;

/** A point of the floor, given by where it would be at the front. */
function onFloor(x: number, y: number): string {
  const away = (PLATE.front - y) / (PLATE.front - PLATE.back);
  const middle = STAGE.width / 2;
  return `${(middle + (x - middle) * (1 - SHRINK * away)).toFixed(1)} ${y}`;
}

export function outlineOf({ x, half, broken }: Spot): string {
  const left = side(x - half, broken.left ? 1 : 0);
  const right = side(x + half, broken.right ? -1 : 0).toReversed();
  return `M${[...left, ...right].join("L")}z`;
}

/** From back to front; a broken side bites into its plate. */
function side(x: number, bite: number): string[] {
  if (bite === 0) return [onFloor(x, PLATE.back), onFloor(x, PLATE.front)];
  const teeth = [2, 16, 6, 22, 4, 14];
  const rise = (PLATE.front - PLATE.back) / (teeth.length - 1);
  return teeth.map((depth, n) => onFloor(x + bite * depth, PLATE.back + n * rise));
}

/** Slanted stripes along the front of a plate. */
export function stripesOf({ x, half }: Spot): string {
  const width = 14;
  const count = Math.floor((2 * half - 20) / (2 * width));
  const from = x - count * width;
  return Array.from({ length: count }, (_, n) => `M${from + n * 2 * width} 544l12-18h${width}l-12 18z`).join(
    "",
  );
}

/** Cracks that run into a plate from where it has broken off. */
export function cracksOf({ x, half, broken }: Spot): string {
  const left = broken.left ? `M${x - half + 24} 500l20 4 10-8 22 6` : "";
  const right = broken.right ? `M${x + half - 24} 500l-20 4-10-8-22 6` : "";
  return left + right;
}
