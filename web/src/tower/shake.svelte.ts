/** What shakes and burns while a tower is built; nothing does for whoever wants no motion. */

import { settings } from "$lib/settings/settings.svelte";
import { FALL } from "$lib/tower/announcements";
import type { TowerTest } from "$lib/tower/test.svelte";

/** From here on the clock burns, and is heard twice as loud. */
export const LAST_SECONDS = 3;
const SHAKE_MS = 260;
const SHAKE: Keyframe[] = [
  { translate: "0 0" },
  { translate: "-5px 4px" },
  { translate: "5px -3px" },
  { translate: "-3px 2px" },
  { translate: "0 0" },
];

/** The table jumps when cubes fall on it; to be called while a component is set up. */
export function shakeWithTower(test: () => TowerTest, table: () => HTMLElement | undefined): void {
  let before = 0;
  const height = $derived(test().sight?.height ?? 0);
  $effect(() => {
    const isFall = height <= before - FALL;
    before = height;
    if (isFall && !settings.isStill) table()?.animate(SHAKE, SHAKE_MS);
  });
}
