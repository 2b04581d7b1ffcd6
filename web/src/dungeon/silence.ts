/** When nobody may speak, and by which rule; a dungeon that is over has no silence to keep. */

import type { DungeonView } from "$lib/wire/dungeon";

export const SILENCE_RULE = "KKD-TALK-2";

export function isSilent(view: DungeonView | null | undefined): boolean {
  return view?.table.outcome === "playing" && view.table.silent;
}
