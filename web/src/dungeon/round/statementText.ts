/** What somebody said or showed, in words for the others. */

import type { Round } from "$lib/dungeon/round/round.svelte";
import type { Saying } from "$lib/dungeon/round/speechBubbles.svelte";
import { matterOf, verbOf } from "$lib/dungeon/things";
import { say } from "$lib/i18n/messages.svelte";

export function sayingText(round: Round, { words, spot, pointed }: Saying): string {
  if (pointed !== null && pointed === round.session.seat) return say("dungeon-round-heard-point-you");
  return say(`dungeon-round-heard-${verbOf(words)}`, {
    name: spot ? round.nameAt(spot.at) : "",
    player: pointed === null ? "" : round.nameOf(pointed),
    zeros: matterOf(words),
  });
}

/** Gestures are seen, not heard: they stand in no quotation marks. */
export function isGesture(words: string): boolean {
  return /^(point-|nod|shake)/.test(words);
}
