/** Looking at cards on the floor one by one: which can be looked at, and which one is. */

import { loudnessOf } from "$lib/dungeon/floor/danger";
import { laidWords, type Faces } from "$lib/dungeon/floor/descriptions";
import type { Target } from "$lib/dungeon/floor/spots";
import { boxOf, isSameCell, nearestCell, type Cell, type Point } from "$lib/dungeon/lattice";
import type { Laying } from "$lib/dungeon/placement.svelte";
import type { LaidView } from "$lib/wire/dungeon";

export class Looking {
  /** Whether every card can be chosen, to be looked at. */
  isOn = $state(false);
  private cell = $state.raw<Cell | null>(null);

  constructor(private readonly laying: Laying) {}

  /** The card that is looked at, for as long as it lies there. */
  get seen(): LaidView | null {
    const { cell } = this;
    return this.cards.find((card) => isSameCell(card.cell, cell)) ?? null;
  }

  toggle(): void {
    this.isOn = !this.isOn;
  }

  stop(): boolean {
    const wasOn = this.isOn;
    this.isOn = false;
    return wasOn;
  }

  at(cell: Cell): void {
    this.cell = cell;
  }

  /** Look at the card under a point of the floor, if one lies there. */
  under(point: Point): void {
    const cell = nearestCell(point);
    const { x, y, width, height } = boxOf(cell);
    const isInside = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
    if (isInside) this.at(cell);
  }

  close(): void {
    this.cell = null;
  }

  /** All cards as places to choose. */
  targets(faces: Faces): Target[] {
    const louds = loudnessOf(this.laying.aids);
    const { sums } = this.laying.likes;
    return this.cards.map((card, number) => ({
      kind: "card",
      at: card.cell,
      label: laidWords(card, faces, sums ? (louds[number] ?? "calm") : null),
    }));
  }

  private get cards(): readonly LaidView[] {
    return this.laying.view?.table.cards ?? [];
  }
}
