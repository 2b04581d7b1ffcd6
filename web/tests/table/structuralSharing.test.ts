import { expect, test } from "vitest";
import { shareStructure } from "$lib/table/structuralSharing";

const before = {
  row: ["jab", "kick"],
  hands: [
    { size: 2, seen: [] },
    { size: 1, seen: ["jab"] },
  ],
  candle: null,
};

test("what is told anew and is the same stays the same object", () => {
  expect(shareStructure(before, structuredClone(before))).toBe(before);
});

test("around what is another, all else stays", () => {
  const now = { ...structuredClone(before), row: ["kick"] };
  const found = shareStructure(before, now);
  expect(found).toEqual(now);
  expect(found.hands).toBe(before.hands);
  expect(found.row).not.toBe(before.row);
});

test("a list that grows keeps what was in it, and neither of the two is changed", () => {
  const now = {
    ...structuredClone(before),
    hands: [...structuredClone(before.hands), { size: 0, seen: [] }],
  };
  const told = structuredClone([before, now]);
  const found = shareStructure(before, now);
  expect(found).toEqual(now);
  expect(found.hands.slice(0, 2).map((hand, seat) => hand === before.hands[seat])).toEqual([true, true]);
  expect([before, now]).toEqual(told);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ b: undefined }, { a: undefined }],
  [["a"], { 0: "a" }],
  [{ 0: "a" }, ["a"]],
  [["a", "b"], ["a"]],
  [
    [1, 2],
    [2, 1],
  ],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: { b: 1 } }, { a: null }],
  [{ a: [] }, { a: {} }],
])("%j becomes %j all the same", (was, is) => {
  const found = shareStructure<unknown>(was, is);
  expect(found).toStrictEqual(is);
  expect(found).not.toBe(was);
});
