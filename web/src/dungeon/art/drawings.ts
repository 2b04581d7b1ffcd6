/** Every picture by the id of its card. */

import type { Drawing } from "$lib/dungeon/art/brush";
import { bony } from "$lib/dungeon/art/creatures/bony";

export const drawings: ReadonlyMap<string, Drawing> = new Map(Object.entries({ ...bony }));
