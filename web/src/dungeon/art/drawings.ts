/** Every picture by the id of its card. */

import type { Drawing } from "$lib/dungeon/art/brush";
import { beasts } from "$lib/dungeon/art/creatures/beasts";
import { bony } from "$lib/dungeon/art/creatures/bony";
import { folk } from "$lib/dungeon/art/creatures/folk";
import { grand } from "$lib/dungeon/art/creatures/grand";
import { living } from "$lib/dungeon/art/rooms/living";
import { odd } from "$lib/dungeon/art/rooms/odd";
import { working } from "$lib/dungeon/art/rooms/working";

export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ ...bony, ...folk, ...beasts, ...grand, ...living, ...working, ...odd }),
);
