/** What covers what: of two cards that share a corner the later one lies on top. */

import { acrossOf, keyOf } from "$lib/dungeon/lattice";
import type { LaidView } from "$lib/wire/dungeon";

/** By the key of the cell: which corners of its card lie under another one, NW, NE, SW, SE. */
export function coveredCorners(cards: readonly LaidView[]): ReadonlyMap<string, boolean[]> {
  const orders = new Map(cards.map(({ cell }, order) => [keyOf(cell), order]));
  return new Map(
    cards.map(({ cell }, order) => [
      keyOf(cell),
      [0, 1, 2, 3].map((corner) => (orders.get(keyOf(acrossOf(cell, corner))) ?? -1) > order),
    ]),
  );
}
