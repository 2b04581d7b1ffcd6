/** What of a dungeon is heard: the sounds of what happens, and what is said stands on the table for a while. */

import { untrack } from "svelte";
import type { Round } from "$lib/dungeon/round/round.svelte";
import { cuesOf } from "$lib/dungeon/sounds";
import { sound } from "$lib/sound/sound.svelte";

/** To be called while a component is set up. */
export function hear(round: Round): void {
  $effect(() => {
    const { currentEvents } = round;
    untrack(() => round.sayings.hear(currentEvents));
    const cues = untrack(() => cuesOf(currentEvents, round.session.seat));
    const timers = cues.map(({ name, atMs }) => setTimeout(() => sound.play(name), atMs));
    return () => timers.forEach(clearTimeout);
  });
  $effect(() => () => round.sayings.stop());
}
