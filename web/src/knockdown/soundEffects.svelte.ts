/** What of a duel is heard beside words: the sounds of what happens. */

import { untrack } from "svelte";
import type { Duel } from "$lib/knockdown/duel.svelte";
import { cuesOf } from "$lib/knockdown/sounds";
import { sound } from "$lib/sound/sound.svelte";

/** To be called while a component is set up. */
export function hear(duel: Duel): void {
  $effect(() => {
    const { currentEvents } = duel;
    const cues = untrack(() =>
      cuesOf(
        currentEvents,
        duel.session.seat,
        (attack) => duel.library?.attack(attack)?.printed.type ?? "strike",
      ),
    );
    const timers = cues.map(({ name, atMs }) => setTimeout(() => sound.play(name), atMs));
    return () => timers.forEach(clearTimeout);
  });
}
