/** What a choice of the dungeon is about: its notation is a verb, and the card, place or player that it names. */

import { thingOf, type Spot } from "$lib/dungeon/floor/spots";
import { cellOf } from "$lib/dungeon/lattice";

/** A kind and a name, such as `cell:1,-1`, `vertex:0,0`, `seat:2` or `hand:room-0122`. */
export type Thing = string;

/** By verb: what lies at the place that is named. */
const SPOTS: Record<string, Spot["kind"]> = {
  lay: "cell",
  "point-cell": "cell",
  "point-card": "card",
  "can-fix": "card",
  "leave-to-me": "card",
  help: "card",
  fireball: "card",
  ice: "card",
  poison: "vertex",
  spare: "vertex",
};
const HELD = new Set(["card", "show"]);

export function verbOf(notation: string): string {
  return notation.split(" ")[0] ?? "";
}

/** What follows the verb, such as which zeros somebody has. */
export function matterOf(notation: string): string {
  return notation.split(" ")[1] ?? "";
}

/** The place on the floor that a choice names, or nothing. */
export function spotOf(notation: string): Spot | null {
  const kind = SPOTS[verbOf(notation)];
  return kind ? { kind, at: cellOf(matterOf(notation)) } : null;
}

/** The seat that a choice names, or nothing. */
export function seatOf(notation: string): number | null {
  return verbOf(notation) === "point-player" ? Number(matterOf(notation)) : null;
}

/** What one touches to mean a choice; nothing if it is only said. */
export function thingIn(notation: string): Thing {
  const spot = spotOf(notation);
  if (spot) return thingOf(spot);
  const seat = seatOf(notation);
  if (seat !== null) return `seat:${seat}`;
  return HELD.has(verbOf(notation)) ? `hand:${matterOf(notation)}` : "";
}
