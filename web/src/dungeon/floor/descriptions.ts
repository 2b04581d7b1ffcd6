/** The floor in words: where a card lies, how loud it is, and what laying one would do. */

import { describeCard } from "$lib/dungeon/cards/describe";
import { faceOf, type Face } from "$lib/dungeon/cards/faces";
import type { Loudness } from "$lib/dungeon/floor/danger";
import { keyOf, type Cell } from "$lib/dungeon/lattice";
import { say } from "$lib/i18n/messages.svelte";
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

/** One reason why the dungeon would be lost, and the card to blame if there is one. */
interface Loss {
  kind: "alarm" | "expires" | "short" | "empty-hands";
  cell: Cell | null;
  danger: number;
}

function lossesOf(lay: Lay): Loss[] {
  if (!lay.loses) return [];
  if (lay.short) return [{ kind: "short", cell: null, danger: 0 }];
  const danger = (cell: Cell): number =>
    lay.changes.find((change) => keyOf(change.cell) === keyOf(cell))?.after ?? lay.danger;
  const blamed = [
    ...lay.alarms.map((cell): Loss => ({ kind: "alarm", cell, danger: danger(cell) })),
    ...lay.expires.map((cell): Loss => ({ kind: "expires", cell, danger: danger(cell) })),
  ];
  return blamed.length ? blamed : [{ kind: "empty-hands", cell: null, danger: 0 }];
}

/** Why the dungeon would be lost: one sentence without a stop for each card to blame. */
export function lossWords(lay: Lay, nameAt: NameAt, hasSums: boolean): string[] {
  return lossesOf(lay).map(({ kind, cell, danger }) =>
    say(`dungeon-floor-${told(kind, hasSums)}`, { name: cell ? nameAt(cell) : "", danger }),
  );
}

/** The same for whoever has heard that it loses: whole sentences, which say where the card lies. */
export function doubtWords(lay: Lay, nameAt: NameAt, hasSums: boolean): string[] {
  return lossesOf(lay).map(({ kind, cell, danger }) =>
    say("dungeon-floor-doubt", {
      kind: told(kind, hasSums),
      name: cell ? nameAt(cell) : "",
      place: cell ? placeWords(cell) : "",
      danger,
    }),
  );
}

function told(kind: Loss["kind"], hasSums: boolean): string {
  return kind === "alarm" && !hasSums ? "alarm-unsummed" : kind;
}

/** The sums that would change, card by card. */
export function sumWords(lay: Lay, nameAt: NameAt): string {
  return lay.changes
    .map(({ cell, before, after }) => say("dungeon-floor-sum", { name: nameAt(cell), before, after }))
    .join(", ");
}
