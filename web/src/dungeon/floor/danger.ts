/** How loud a card is: the server tells it by the rules, here it is drawn. */

import type { DungeonAids } from "$lib/wire/dungeon";

export type Loudness = "calm" | "warm" | "brim" | "fight" | "alarm";

/** The cards of a table as loud as the rules say, in the order of the table. */
export function loudnessOf(aids: DungeonAids | null): readonly Loudness[] {
  return (aids?.loudness ?? []) as Loudness[];
}
