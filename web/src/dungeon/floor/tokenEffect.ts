/** What a token that is about to be used would change on the floor, as the server foresees it. */

import type { Loudness } from "$lib/dungeon/floor/danger";
import type { Spot } from "$lib/dungeon/floor/spots";
import { keyOf, type Cell } from "$lib/dungeon/lattice";
import type { DungeonView, Event, LaidView } from "$lib/wire/dungeon";
import type { Previewed } from "$lib/wire/protocol";

export type Fated = "falls" | "alarm" | "burnt" | "frozen";

export interface Shift {
  cell: Cell;
  before: number;
  after: number;
  loud: Loudness;
}

export interface Foreseen {
  /** what the token is aimed at */
  spot: Spot;
  shifts: readonly Shift[];
  fates: readonly { cell: Cell; kind: Fated }[];
  /** the corner that would be worth nothing */
  poison: Cell | null;
}

const FATES: Partial<Record<Event["type"], Fated>> = {
  CreatureBeaten: "falls",
  CardBlamed: "alarm",
  CreatureBurnt: "burnt",
  CreatureFrozen: "frozen",
};

export function foresee(spot: Spot, view: DungeonView, preview: Previewed | null): Foreseen {
  const events = (preview?.events ?? []) as Event[];
  const fates = events.flatMap((event) => {
    const kind = FATES[event.type];
    return kind && "cell" in event ? [{ cell: event.cell, kind }] : [];
  });
  const alarmed = new Set(fates.filter(({ kind }) => kind === "alarm").map(({ cell }) => keyOf(cell)));
  const after = new Map(laidIn(preview?.view).map((card) => [keyOf(card.cell), card]));
  return {
    spot,
    fates,
    shifts: view.table.cards.flatMap((card) => shiftOf(card, after.get(keyOf(card.cell)), alarmed)),
    poison: events.find((event) => event.type === "CornerPoisoned")?.vertex ?? null,
  };
}

function laidIn(view: unknown): readonly LaidView[] {
  return (view as DungeonView | null | undefined)?.table.cards ?? [];
}

function shiftOf(before: LaidView, after: LaidView | undefined, alarmed: ReadonlySet<string>): Shift[] {
  if (!after || after.danger === before.danger) return [];
  const loud = alarmed.has(keyOf(after.cell)) ? "alarm" : after.mark === "standing" ? "fight" : "warm";
  return [{ cell: after.cell, before: before.danger, after: after.danger, loud }];
}

/** All places that it is about. */
export function concerned({ spot, shifts, fates }: Foreseen): Spot[] {
  return [spot, ...[...shifts, ...fates].map(({ cell }): Spot => ({ kind: "card", at: cell }))];
}
