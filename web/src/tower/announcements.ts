/** What of a test is said aloud, or written beneath it. */

import { say } from "$lib/i18n/messages.svelte";
import type { Crew } from "$lib/tower/participants";
import type { TowerVerdict } from "$lib/wire/protocol";

/** Seconds that are counted aloud, beside the last one of all: each fifth. */
const TOLD_EVERY = 5;

/** So many cubes less at once are no step down, but a fall. */
export const FALL = 2;

/** Why a tower stands, or which condition did not hold. */
export function outcomeText({ stands, condition, cubes }: TowerVerdict, all: number): string {
  if (stands) return say("tower-outcome-stands", { cubes: all });
  if (condition === "table") return say("tower-outcome-table", { count: cubes.length });
  return say(`tower-outcome-${condition || "chain"}`);
}

/** The verdict in a word or two, by its message: whoever only practises is not knocked out. */
export function stampOf({ stands }: TowerVerdict, { attacker }: Crew): string {
  if (stands) return "tower-stands";
  return attacker ? "tower-ko" : "tower-missed";
}

/** Of the seconds that are counted aloud, the one that has come between two looks at the clock, if any. */
export function countedBetween(before: number, now: number): number | null {
  if (now >= before || now === 0) return null;
  return now % TOLD_EVERY === 0 ? now : null;
}
