/** The pictures of rooms and creatures, fetched all at once when the first card is shown. */

import type { Drawing } from "$lib/dungeon/art/brush";

class Pictures {
  private drawn = $state.raw<ReadonlyMap<string, Drawing> | null>(null);
  private fetching: Promise<void> | null = null;

  /** Nothing for as long as they are on their way, and for a card that nobody has drawn. */
  of(id: string): Drawing | undefined {
    return this.drawn?.get(id);
  }

  /** Whether a card without a picture will never have one. */
  get areHere(): boolean {
    return this.drawn !== null;
  }

  fetch(): Promise<void> {
    this.fetching ??= this.begin();
    return this.fetching;
  }

  private async begin(): Promise<void> {
    const found = await import("$lib/dungeon/art/drawings").catch(() => null);
    if (!found) this.fetching = null; // the next card asks again
    this.drawn = found?.drawings ?? this.drawn ?? new Map();
  }
}

export const pictures = new Pictures();
