/** Cards overlap their diagonal neighbours by exactly one corner, and arrow keys find places by where they lie. */

import { expect, test } from "vitest";
import { coveredCorners } from "$lib/dungeon/floor/overlaps";
import { entryOf, inReadingOrder, nextSpot, type Target } from "$lib/dungeon/floor/spots";
import {
  acrossOf,
  boxOf,
  CORNER_H,
  CORNER_W,
  middleOf,
  nearestCell,
  vertexOf,
  vertexPoint,
  type Cell,
} from "$lib/dungeon/lattice";
import { sceneOf, viewOf } from "./table";

test("two cards that touch share one corner field, and its middle is their vertex", () => {
  for (let corner = 0; corner < 4; corner++) {
    const [one, other] = [boxOf([2, 1]), boxOf(acrossOf([2, 1], corner))];
    const left = Math.max(one.x, other.x);
    const top = Math.max(one.y, other.y);
    expect(Math.min(one.x, other.x) + 100 - left).toBe(CORNER_W);
    expect(Math.min(one.y, other.y) + 140 - top).toBe(CORNER_H);
    expect(vertexPoint(vertexOf([2, 1], corner))).toEqual({ x: left + CORNER_W / 2, y: top + CORNER_H / 2 });
  }
});

test("a point leads to the cell it is nearest to, of those that cards lie on", () => {
  const cells: Cell[] = [
    [0, 0],
    [3, -1],
    [-2, 4],
  ];
  for (const cell of cells) {
    const { x, y } = middleOf(cell);
    expect(nearestCell({ x: x + 20, y: y - 25 })).toEqual(cell);
  }
});

test("what covers what is what was laid later, as the values say", () => {
  const { cards } = viewOf(sceneOf("crowded")).table;
  const covered = coveredCorners(cards);
  for (const { cell, corners, printed } of cards) {
    const under = covered.get(cell.join(",")) ?? [];
    corners.forEach((value, corner) => {
      if (!under[corner]) expect(value).toBe(printed[corner]);
    });
  }
  expect([...covered.values()].flat().filter(Boolean).length).toBeGreaterThan(60);
});

const at = (x: number, y: number): Target => ({ kind: "cell", at: [x, y], label: "" });

test("arrow keys go to the nearest place that way, and every place can be reached", () => {
  const spots = [at(0, 0), at(1, 1), at(2, 0), at(4, 0), at(-1, 1), at(0, 2), at(0, -2)];
  const from = at(0, 0);
  expect(nextSpot(spots, from, "ArrowRight")?.at).toEqual([2, 0]);
  expect(nextSpot(spots, from, "ArrowLeft")?.at).toEqual([-1, 1]);
  expect(nextSpot(spots, from, "ArrowUp")?.at).toEqual([0, -2]);
  expect(nextSpot(spots, at(0, -2), "ArrowUp")).toBeNull();
  const reached = new Set(["0,0"]);
  for (let round = 0; round < spots.length; round++)
    for (const spot of spots.filter(({ at: cell }) => reached.has(cell.join(","))))
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        reached.add((nextSpot(spots, spot, key) ?? spot).at.join(","));
  expect(reached.size).toBe(spots.length);
});

test("places are read row by row, and entered where it is most urgent", () => {
  const spots = inReadingOrder([at(2, 0), at(1, 1), at(0, 0), at(0, -2)]);
  expect(spots.map((spot) => spot.at.join(" "))).toEqual(["0 -2", "0 0", "2 0", "1 1"]);
  expect(entryOf(spots, [3, 1])?.at).toEqual([2, 0]);
  expect(entryOf(spots, undefined)?.at).toEqual([0, -2]);
  expect(entryOf([], [0, 0])).toBeNull();
});
