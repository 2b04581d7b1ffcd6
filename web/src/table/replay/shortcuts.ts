/** The keys of looking back. */

import type { Replay } from "$lib/table/replay/replay.svelte";

const KEYS: Record<string, (replay: Replay) => void> = {
  Home: (replay) => void replay.go(0),
  End: (replay) => void replay.go(replay.inputs),
  "[": (replay) => void replay.turn(-1),
  "]": (replay) => void replay.turn(1),
  ArrowLeft: (replay) => void replay.turn(-1),
  ArrowRight: (replay) => void replay.turn(1),
  " ": (replay) => (replay.isPlaying ? replay.pause() : void replay.play()),
};

/** Keys mean what they usually do in a field, on a button or where something scrolls; arrows mean nothing on our own. */
function isUsedByTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || key === "[" || key === "]") return false;
  if (target.matches('[data-region="transport"] button')) return key === " ";
  return target.matches("input, select, textarea, button, [role=group], dialog *");
}

export function pressReplayKey(replay: Replay, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isUsedByTarget(event))
    return;
  const act = KEYS[event.key];
  if (!act || !replay.step) return;
  event.preventDefault();
  act(replay);
}
