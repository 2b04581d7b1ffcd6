/** What each space of an arena is, for whoever draws its floor: where it lies, what is printed on it, how the light stands. */

import { spaceX } from "$lib/art/stage";
import type { ArenaLayout, WoundKind } from "$lib/wire/protocol";

/** What is printed of an arena; without `id` and `start_colour` the floor still says everything. */
export type Facts = Pick<ArenaLayout, "spaces" | "starts" | "dangerous" | "corridors" | "candles"> &
  Partial<Pick<ArenaLayout, "id" | "start_colour">>;

/** Lit, unless a candle stands there or stood there before; `next` is where the next candle card will put one. */
export type Light = "lit" | "next" | "candle" | "dark";

const LIGHTS: readonly string[] = ["lit", "next", "candle", "dark"] satisfies Light[];

export interface Spot {
  space: number;
  x: number;
  /** half the width of its plate, at the front */
  half: number;
  isStart: boolean;
  isEdge: boolean;
  /** the wound that it costs to come out here; null where no corridor ends */
  corridor: WoundKind | null;
  light: Light;
  /** sides that have broken off */
  broken: { left: boolean; right: boolean };
}

const GAP = 6;

/** `lights` is how the light stands on each space, as the server tells it; without that all are lit. */
export function spotsOf(facts: Facts, lights: readonly string[]): Spot[] {
  const { spaces } = facts;
  const half = pitchOf(spaces) / 2 - GAP;
  return Array.from({ length: spaces }, (_, space) => ({
    space,
    x: spaceX(space, spaces),
    half,
    isStart: facts.starts.includes(space),
    isEdge: facts.dangerous.includes(space),
    corridor: facts.corridors.find((each) => each.space === space)?.wound ?? null,
    light: lightOf(lights[space]),
    broken: brokenSides(space, facts),
  }));
}

/** From the middle of a space to the middle of the next. */
export function pitchOf(spaces: number): number {
  return Math.min(200, spaces < 2 ? 200 : spaceX(1, spaces) - spaceX(0, spaces));
}

function lightOf(told = "lit"): Light {
  return LIGHTS.includes(told) ? (told as Light) : "lit";
}

/** An edge at an end of the line breaks off outwards, one amidst it on both sides. */
function brokenSides(space: number, { spaces, dangerous }: Facts): Spot["broken"] {
  const isEdge = dangerous.includes(space);
  return { left: isEdge && space < spaces - 1, right: isEdge && space > 0 };
}
