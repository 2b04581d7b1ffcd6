/** What of a duel is heard: the question when it becomes one's own, and the sounds of what happens. */

import { untrack } from "svelte";
import type { Duel } from "$lib/knockdown/duel.svelte";
import { cuesOf } from "$lib/knockdown/sounds";
import { sound } from "$lib/sound/sound.svelte";
import { announcer } from "$lib/ui/announcer.svelte";

/** To be called while a component is set up. */
export function hear(duel: Duel): void {
  let last: number | null = null;

  $effect(() => {
    const { question } = duel;
    if (question && question.id !== last) untrack(() => announcer.announce(question.text, true));
    last = question?.id ?? null;
  });

  $effect(() => {
    const { happening } = duel;
    const cues = untrack(() =>
      cuesOf(
        happening,
        duel.session.seat,
        (attack) => duel.library?.attack(attack)?.printed.type ?? "strike",
      ),
    );
    const timers = cues.map(({ name, atMs }) => setTimeout(() => sound.play(name), atMs));
    return () => timers.forEach(clearTimeout);
  });
}
