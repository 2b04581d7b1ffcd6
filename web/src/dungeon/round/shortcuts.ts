/** The keys of the table of the dungeon: which there are, and where letters lead. */

import type { Shortcut } from "$lib/table/games";

export const SHORTCUTS: readonly Shortcut[] = [
  { key: "1 – 7", message: "dungeon-round-key-card" },
  { key: "← → ↑ ↓", message: "dungeon-round-key-cells" },
  { key: "Enter", message: "dungeon-round-key-enter" },
  { key: "R", message: "dungeon-round-key-turn" },
  { key: "Esc", message: "dungeon-round-key-escape" },
  { key: "+ − 0", message: "dungeon-round-key-zoom" },
  { key: "L", message: "dungeon-round-key-look" },
  { key: "C", message: "dungeon-round-key-hand" },
  { key: "F", message: "dungeon-round-key-floor" },
  { key: "P", message: "dungeon-round-key-prompt" },
  { key: "S", message: "dungeon-round-key-speech" },
  { key: "G", message: "dungeon-round-key-grimoire" },
  { key: "U", message: "dungeon-round-key-undo" },
];

/** Where a letter leads: the region of the table by its name. */
export const REGIONS: Readonly<Record<string, string>> = {
  c: "hand",
  f: "floor",
  p: "prompt",
  s: "speech",
  g: "grimoire",
};
