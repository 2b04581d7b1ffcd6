/** How Knockdown tests are made in a match that is begun in one click. */

import { settings } from "$lib/settings/settings.svelte";
import type { GameOffer } from "$lib/wire/protocol";

const OPTION = "ko_test";

/** Whether a game has tests that can be made by dice or by hand. */
export function hasTests({ options }: GameOffer): boolean {
  return options.some(({ name }) => name === OPTION);
}

/** As somebody likes them on this device; what is usual need not be said. */
export function testOptions(game: GameOffer): Record<string, string> {
  return settings.tower && hasTests(game) ? { [OPTION]: "tower" } : {};
}

/** Whether the seats of this device roll in it where others build. */
export function isRolling(game: GameOffer): boolean {
  return settings.tower && settings.dice && hasTests(game);
}
