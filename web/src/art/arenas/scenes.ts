/** Which drawing belongs to which arena; each is fetched on its own, when a stage needs it, and only the plain one is always there. */

import type { Component } from "svelte";
import Plain from "$lib/art/arenas/plain/Plain.svelte";

export type Layer = "back" | "front";

/** What every drawing of an arena is given. */
export interface Scene {
  arena: string;
  layer: Layer;
  /** -1 to 1: how far the layers lean, the farther the more */
  drift: number;
  isStill: boolean;
}

interface Drawing {
  default: Component<Scene>;
}

const DRAWINGS = new Map<string, () => Promise<Drawing>>([
  ["siege-storm", () => import("$lib/art/arenas/siege-storm/SiegeStorm.svelte")],
  ["nemesis", () => import("$lib/art/arenas/nemesis/Nemesis.svelte")],
  ["tainted-grail", () => import("$lib/art/arenas/tainted-grail/TaintedGrail.svelte")],
]);

export async function sceneOf(arena: string): Promise<Component<Scene>> {
  const draw = DRAWINGS.get(arena);
  return draw ? (await draw()).default : Plain;
}
