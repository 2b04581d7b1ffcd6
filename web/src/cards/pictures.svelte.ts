/** The pictures of cards, fetched box by box when a card of a box is first shown; cards nobody has drawn get a sign. */

import { SIGNS } from "$lib/cards/pictures/signs";

type Drawn = Record<string, string>;

const BOXES = new Map<string, () => Promise<{ default: Drawn }>>([
  ["siege-storm", () => import("$lib/cards/pictures/siege-storm")],
  ["nemesis", () => import("$lib/cards/pictures/nemesis")],
  ["tainted-grail", () => import("$lib/cards/pictures/tainted-grail")],
]);

/** The side of the square that pictures and signs are drawn on. */
export const PICTURE_SIDE = 512;

export type Sign = keyof typeof SIGNS;

export function signOf(name: Sign): string {
  return SIGNS[name];
}

export function isSign(name: string): name is Sign {
  return name in SIGNS;
}

class Pictures {
  private drawn = $state.raw<Record<string, Drawn>>({});
  private fetching = new Map<string, Promise<void>>();

  /** A path; empty for as long as the box is on its way, for another picture first would flicker. */
  of(box: string, id: string, otherwise: Sign): string {
    const drawn = this.drawn[box];
    if (!drawn && BOXES.has(box)) return "";
    return drawn?.[id] ?? signOf(otherwise);
  }

  fetch(box: string): Promise<void> {
    const found = this.fetching.get(box) ?? this.begin(box);
    this.fetching.set(box, found);
    return found;
  }

  private async begin(box: string): Promise<void> {
    const load = BOXES.get(box);
    if (!load) return;
    const found = await load().catch(() => ({ default: {} }));
    this.drawn = { ...this.drawn, [box]: found.default };
  }
}

export const pictures = new Pictures();
