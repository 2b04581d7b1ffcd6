/** Places on the floor that can be chosen, as buttons that arrow keys find by where they lie. */

import type { BurstKind } from "$lib/dungeon/art/bursts";
import { layWords, placeWords, sumWords, type NameAt } from "$lib/dungeon/floor/descriptions";
import {
  boxOf,
  CORNER_H,
  CORNER_W,
  cornerOf,
  distance,
  keyOf,
  middleOf,
  vertexPoint,
  type Box,
  type Cell,
  type Point,
} from "$lib/dungeon/lattice";
import type { Laying } from "$lib/dungeon/placement.svelte";
import { say } from "$lib/i18n/messages.svelte";

/** Something on the floor that can be aimed at: a card, an open cell, or the corner that cards share. */
export interface Target {
  kind: "card" | "cell" | "vertex";
  at: Cell;
  /** all that a person should hear of it */
  label: string;
}

/** Where something is on the floor. */
export type Spot = Pick<Target, "kind" | "at">;

/** Somebody points at something. */
export interface Pointing {
  key: string | number;
  /** who it is */
  name: string;
  spot: Spot;
}

/** Something happens somewhere; a new beat shows it anew. */
export interface Happening {
  key: string | number;
  kind: BurstKind;
  spot: Spot;
  beat: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** By how much farther something seems that lies aside. */
const ASIDE = 2.2;

const WAYS: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isDirection(key: string): key is Direction {
  return key in WAYS;
}

export function wayOf(direction: Direction): Point {
  return WAYS[direction];
}

/** What a thing on the floor is called by whatever speaks of it: a vertex, or a cell with or without a card. */
export function thingOf({ kind, at }: Spot): string {
  return `${kind === "vertex" ? "vertex" : "cell"}:${keyOf(at)}`;
}

export function pointOf({ kind, at }: Spot): Point {
  return kind === "vertex" ? vertexPoint(at) : middleOf(at);
}

/** What a place takes up: a card, or the field that cards share. */
export function spotBox({ kind, at }: Spot): Box {
  return kind === "vertex" ? { ...cornerOf(at), width: CORNER_W, height: CORNER_H } : boxOf(at);
}

/** The nearest place in a direction, of those that lie more there than aside; or nothing. */
export function nextSpot<T extends Spot>(spots: readonly T[], from: T, direction: Direction): T | null {
  const [way, start] = [WAYS[direction], pointOf(from)];
  const found = spots
    .map((spot) => ({ spot, far: farness(start, pointOf(spot), way) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far);
  return found[0]?.spot ?? null;
}

function farness(start: Point, end: Point, way: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const along = dx * way.x + dy * way.y;
  const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
  return along > 1 ? along + aside * ASIDE : Infinity;
}

/** As one reads: row by row, and in a row from the left. */
export function inReadingOrder<T extends Spot>(spots: readonly T[]): T[] {
  return spots.toSorted((one, other) => rank(one.at) - rank(other.at));
}

function rank(at: Cell): number {
  const { x, y } = cornerOf(at);
  return y * 100_000 + x;
}

/** Where the tabulator leads first: to the place nearest to a cell, such as that of the greatest danger. */
export function entryOf<T extends Spot>(spots: readonly T[], near: Cell | undefined): T | null {
  if (!near) return spots[0] ?? null;
  const far = spots.map((spot) => distance(pointOf(spot), middleOf(near)));
  return spots[far.indexOf(Math.min(...far))] ?? null;
}

/** The open cells as places to choose, each with all that laying the card there would do. */
export function openSpots(laying: Laying, nameAt: NameAt): Target[] {
  return [...laying.ways.values()].map(({ cell }) => {
    const lay = laying.layAt(cell);
    const place = say("dungeon-floor-lay-at", { place: placeWords(cell) });
    const telling = laying.telling(nameAt);
    const told = lay ? [...layWords(lay, telling), telling.hasSums ? sumWords(lay, nameAt) : ""] : [];
    return { kind: "cell", at: cell, label: [place, ...told].filter(Boolean).join("; ") };
  });
}
