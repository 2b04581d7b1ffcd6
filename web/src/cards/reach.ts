/** Which distances a printed range lights up: `2`, `1-3`, `projectile`, or nothing for any distance. */

import { PROJECTILE } from "$lib/cards/describe";

/** As many distances as a strip shows at least, so that strips can be compared. */
export const SQUARES = 5;

export function litSquares(range: string): number[] {
  if (range === PROJECTILE) return [];
  const [low = 1, high = low] = range === "" ? [1, SQUARES] : range.split("-").map(Number);
  return Array.from({ length: high - low + 1 }, (_, number) => low + number);
}
