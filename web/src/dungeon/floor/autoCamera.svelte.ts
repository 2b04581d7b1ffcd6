/** Where the camera looks by itself: at what was laid, at the danger, at what is aimed at. */

import { untrack } from "svelte";
import type { Camera } from "$lib/dungeon/floor/camera";
import { spotBox, thingOf, type Spot } from "$lib/dungeon/floor/spots";
import {
  around,
  boundsOf,
  boxOf,
  cellOf,
  CENTRE,
  keyOf,
  unite,
  type Box,
  type Cell,
} from "$lib/dungeon/lattice";
import type { Laying } from "$lib/dungeon/placement.svelte";
import { settings } from "$lib/settings/settings.svelte";

export interface Scenery {
  /** whether nothing will be laid any more */
  isOver: boolean;
  cells: readonly Cell[];
  dangers: readonly Cell[];
  /** what a token or a finger is aimed at */
  aimed: readonly Spot[];
}

/** To be called while a component is set up. */
export function direct(camera: Camera, laying: Laying, scenery: () => Scenery): void {
  const chosen = $derived(laying.card?.card ?? "");
  const newest = $derived(scenery().cells.slice(-1).map(keyOf).join(""));
  const lying = $derived([...scenery().cells, ...scenery().dangers].map(keyOf).join(" "));
  const isOver = $derived(scenery().isOver);
  const aimedAt = $derived(scenery().aimed.map(thingOf).join(" "));

  $effect(() => {
    void [lying, isOver];
    const isLaying = chosen !== "";
    untrack(() => {
      const { cells } = scenery();
      camera.surround(cells.flatMap(around), heartOf(scenery(), isLaying), settings.isStill);
      if (isLaying) camera.come(settings.isStill);
    });
  });
  $effect(() => {
    if (newest && camera.isOwn) camera.reveal(boxOf(cellOf(newest)), settings.isStill);
  });
  $effect(() => {
    if (!aimedAt) return;
    camera.approach(unite(untrack(() => scenery().aimed.map(spotBox))), settings.isStill);
    return () => camera.retreat(settings.isStill);
  });
}

/** Whoever lays a card looks at the room around the danger first; whoever waits at what was laid and at the danger, then
 * at the room around them; and at the end all look at all. */
export function heartOf({ cells, dangers, isOver }: Omit<Scenery, "aimed">, isLaying: boolean): Box[] {
  if (isOver) return [];
  const [latest, danger] = [cells.slice(-1), dangers.slice(0, 1)];
  const cards = isLaying ? [...danger, ...latest] : [...latest, ...danger];
  const rooms = (cards.length ? cards : [CENTRE]).map((cell) => boundsOf(around(cell)));
  return isLaying ? rooms : [...cards.map(boxOf), ...rooms];
}
