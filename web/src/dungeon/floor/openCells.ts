/** Where the chosen card may go: the open cells, each with the answers that lay it there. */

import { cellOf, type Cell } from "$lib/dungeon/lattice";
import type { Lay } from "$lib/wire/dungeon";
import type { Question, Tried } from "$lib/wire/protocol";

/** Turned only where that differs. */
export interface Destination {
  cell: Cell;
  upright: Tried | null;
  turned: Tried | null;
}

/** A lay that loses, until it is meant or thought better of. */
export interface Doubt {
  cell: Cell;
  tried: Tried;
  lay: Lay;
}

const LAID = /^lay (-?\d+,-?\d+)( turned)?$/;

/** By the key of the cell. */
export function waysIn(question: Question | null): ReadonlyMap<string, Destination> {
  const ways = new Map<string, Destination>();
  for (const tried of question?.candidates ?? []) {
    const [, key, turned] = LAID.exec(tried.notation) ?? [];
    if (!tried.enabled || key === undefined) continue;
    const way = ways.get(key) ?? { cell: cellOf(key), upright: null, turned: null };
    ways.set(key, turned ? { ...way, turned: tried } : { ...way, upright: tried });
  }
  return ways;
}

/** The try to turn a card that looks the same either way: its reasons say so. */
export function uselessTurn(question: Question | null): Tried | null {
  return (
    question?.candidates.find(({ notation, enabled }) => !enabled && notation.endsWith(" turned")) ?? null
  );
}
