/** The colours of a card: those of its box, and one for its symbol, the same in every box. */

import { paletteOf, type Palette } from "$lib/art/arenas/palette";

export interface Colours extends Palette {
  /** what the text stands on; `ground` is written on it */
  paper: string;
  /** of the symbol; white stands on it */
  tone: string;
}

const PAPERS = new Map([
  ["siege-storm", "#f7ead0"],
  ["nemesis", "#dde8e5"],
  ["tainted-grail", "#ece5dc"],
]);
const PLAIN_PAPER = "#f2ede4";

const TONES = new Map([
  ["fist", "#b3261e"],
  ["foot", "#96580a"],
  ["block", "#1f5c99"],
  ["dash", "#1d7048"],
]);
const PLAIN_TONE = "#6a4a86";

export function toneOf(symbol: string): string {
  return TONES.get(symbol) ?? PLAIN_TONE;
}

export function coloursOf(box: string, symbol: string): Colours {
  return { ...paletteOf(box), paper: PAPERS.get(box) ?? PLAIN_PAPER, tone: toneOf(symbol) };
}
