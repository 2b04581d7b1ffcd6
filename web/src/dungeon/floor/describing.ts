/** The floor in words: where a card lies, how loud it is, and what laying one would do. */

import { describeCard } from "$lib/dungeon/cards/describe";
import { faceOf, type Face } from "$lib/dungeon/cards/faces";
import type { Loudness } from "$lib/dungeon/floor/danger";
import { keyOf, type Cell } from "$lib/dungeon/lattice";
import { say } from "$lib/words/words.svelte";
import type { DungeonView, LaidView, Lay } from "$lib/wire/dungeon";

export type Faces = ReadonlyMap<string, Face>;
/** What the card on a cell is called. */
export type NameAt = (cell: Cell) => string;

/** How a lay is told, and to whom. */
export interface Telling {
  nameAt: NameAt;
  /** not to whoever adds up himself */
  hasSums: boolean;
  /** chests that count now */
  chain: number;
}

/** "2 right, 1 up", counted from the start card. */
export function placeWords([x, y]: Cell): string {
  const across = x && say(x > 0 ? "dungeon-floor-right" : "dungeon-floor-left", { count: Math.abs(x) });
  const along = y && say(y > 0 ? "dungeon-floor-down" : "dungeon-floor-up", { count: Math.abs(y) });
  return [across, along].filter(Boolean).join(", ") || say("dungeon-floor-middle");
}

/** All that there is to know of a card on the floor; how loud it is only for whoever does not add up himself. */
export function laidWords(card: LaidView, faces: Faces, loud: Loudness | null): string {
  const { turned, corners, time, mark, danger, cell } = card;
  const sum = loud ? say(`dungeon-floor-danger-${loud}`, { danger }) : "";
  const lies = say("dungeon-floor-lies", { place: placeWords(cell) });
  const whole = describeCard(faceOf(faces, card), { turned, visible: corners, time, mark }, false);
  return [lies, whole, sum].filter(Boolean).join(" ");
}

export function namesOn({ table }: DungeonView, faces: Faces): NameAt {
  const names = new Map(table.cards.map((card) => [keyOf(card.cell), faceOf(faces, card).name]));
  return (cell) => names.get(keyOf(cell)) ?? say("dungeon-floor-this-card");
}

/** What would come of laying a card, the worst and the best first; each a sentence without a stop. */
export function layWords(lay: Lay, { nameAt, hasSums, chain }: Telling): string[] {
  return [
    ...(lay.wins ? [say("dungeon-floor-wins")] : []),
    ...lossWords(lay, nameAt, hasSums),
    ...lay.falls.map((cell) => say("dungeon-floor-falls", { name: nameAt(cell) })),
    ...(lay.chain === chain ? [] : [say("dungeon-floor-chain", { before: chain, after: lay.chain })]),
    ...(hasSums ? [say("dungeon-floor-changes", { count: lay.changes.length })] : []),
  ];
}

/** Why the dungeon would be lost: one sentence for each card to blame. */
export function lossWords(lay: Lay, nameAt: NameAt, hasSums: boolean): string[] {
  if (!lay.loses) return [];
  if (lay.short) return [say("dungeon-floor-short")];
  const danger = (cell: Cell): number =>
    lay.changes.find((change) => keyOf(change.cell) === keyOf(cell))?.after ?? lay.danger;
  const alarm = hasSums ? "dungeon-floor-alarm" : "dungeon-floor-alarm-unsummed";
  const blamed = [
    ...lay.alarms.map((cell) => say(alarm, { name: nameAt(cell), danger: danger(cell) })),
    ...lay.expires.map((cell) => say("dungeon-floor-expires", { name: nameAt(cell) })),
  ];
  return blamed.length ? blamed : [say("dungeon-floor-empty-hands")];
}

/** The sums that would change, card by card. */
export function sumWords(lay: Lay, nameAt: NameAt): string {
  return lay.changes
    .map(({ cell, before, after }) => say("dungeon-floor-sum", { name: nameAt(cell), before, after }))
    .join(", ");
}
