/** The keys of looking back. */

import type { Replay } from "$lib/table/replay/replay.svelte";

const KEYS: Record<string, (replay: Replay) => void> = {
  Home: (replay) => void replay.go(0),
  End: (replay) => void replay.go(replay.inputs),
  "[": (replay) => void replay.go(replay.input - 1),
  "]": (replay) => void replay.go(replay.input + 1),
  ArrowLeft: (replay) => void replay.go(replay.input - 1),
  ArrowRight: (replay) => void replay.go(replay.input + 1),
  " ": (replay) => (replay.isPlaying ? replay.pause() : void replay.play()),
};

/** Keys mean what they usually do in a field, on a button or where something scrolls. */
export function pressReplayKey(replay: Replay, event: KeyboardEvent): void {
  const { target } = event;
  const isTaken =
    target instanceof HTMLElement &&
    target.matches("input, select, textarea, button, [role=group], dialog *");
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTaken && !["[", "]"].includes(event.key)) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(replay);
}
