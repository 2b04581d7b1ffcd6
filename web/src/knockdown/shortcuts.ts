/** The keys of the table of Knockdown: which there are, and what each does. */

import type { Shortcut } from "$lib/table/games";

export const SHORTCUTS: readonly Shortcut[] = [
  { key: "← →", message: "duel-key-along" },
  { key: "↑ ↓", message: "duel-key-between" },
  { key: "Enter", message: "duel-key-enter" },
  { key: "1 – 9", message: "duel-key-number" },
  { key: "Esc", message: "duel-key-escape" },
  { key: "A", message: "duel-key-answers" },
  { key: "?", message: "duel-key-why" },
  { key: "U", message: "duel-key-undo" },
  { key: "P", message: "duel-key-prompt" },
  { key: "S", message: "duel-key-stage" },
  { key: "R", message: "duel-key-row" },
  { key: "C", message: "duel-key-hand" },
  { key: "F", message: "duel-key-fighter" },
  { key: "O", message: "duel-key-opponent" },
];

/** Where a letter leads: the region of the table by its name. */
export const REGIONS: Readonly<Record<string, string>> = {
  p: "prompt",
  s: "stage",
  r: "row",
  c: "hand",
  f: "own",
  o: "other",
};
