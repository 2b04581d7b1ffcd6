import { beforeEach, expect, test, vi } from "vitest";
import { Show } from "$lib/table/show.svelte";
import { news } from "./fakeSocket";

beforeEach(() => {
  vi.useFakeTimers();
});

const texts = (show: Show): string[] => show.log.map(({ text }) => text);

test("news are shown one after the other, each for as long as it takes to see them", () => {
  const show = new Show((events) => events.length * 100);
  show.reset(news(1));
  show.add(news(2, {}, ["one", "two"]));
  show.add(news(3, {}, ["three"]));
  expect(texts(show)).toEqual(["one", "two"]);
  expect(show.isBehind).toBe(true);
  vi.advanceTimersByTime(199);
  expect(texts(show)).toEqual(["one", "two"]);
  vi.advanceTimersByTime(1);
  expect(texts(show)).toEqual(["one", "two", "three"]);
  expect(show.isBehind).toBe(false);
});

test("a scene may need a look although nothing happened before it", () => {
  const show = new Show((_, scene) => (scene.paused ? 1_500 : 0));
  show.add(news(1));
  show.add(news(2, { paused: true }));
  show.add(news(3, {}, ["what followed"]));
  vi.advanceTimersByTime(1_499);
  expect([show.scene?.paused, texts(show)]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([show.scene?.paused, texts(show)]).toEqual([false, ["what followed"]]);
});

test("what happened last is looked at for a while, unless somebody is in a hurry", () => {
  const show = new Show(() => 100);
  show.add(news(2, {}, ["one"]));
  expect([show.isBehind, show.isLooking]).toEqual([false, true]);
  vi.advanceTimersByTime(100);
  expect(show.isLooking).toBe(false);
  show.add(news(3, {}, ["two"]));
  show.catchUp();
  expect(show.isLooking).toBe(false);
});

test("whoever is in a hurry sees everything at once", () => {
  const show = new Show(() => 1_000);
  for (const seq of [1, 2, 3]) show.add(news(seq, { paused: seq === 3 }, [`line ${seq}`]));
  show.catchUp();
  expect(texts(show)).toEqual(["line 1", "line 2", "line 3"]);
  expect([show.scene?.paused, show.isBehind]).toEqual([true, false]);
});

test("nobody is shown dozens of steps that he missed", () => {
  const show = new Show(() => 1_000);
  for (let seq = 1; seq < 40; seq++) show.add(news(seq, {}, [`line ${seq}`]));
  expect(show.log.length).toBeGreaterThan(30);
});

test("a line knows the events it speaks of", () => {
  const show = new Show(() => 0);
  show.add({
    ...news(4, {}, ["one", "two", "three"]),
    lines: [{ text: "both", rule: "KD-ATK-1", first: 1, count: 2 }],
  });
  expect(show.log[0]?.events.map(({ event }) => (event as { text: string }).text)).toEqual(["two", "three"]);
});

test("what is told all at once is no news", () => {
  const show = new Show(() => 0);
  show.reset(news(5, {}, ["old", "older"]));
  show.add(news(6, {}, ["new"]));
  expect(show.log.filter(({ key }) => key >= show.settled).map(({ text }) => text)).toEqual(["new"]);
});

test("while something else is looked at, news wait; what was there before is all shown", () => {
  const show = new Show(() => 100);
  show.add(news(1, {}, ["one"]));
  show.add(news(2, {}, ["two"]));
  show.hold();
  expect(texts(show)).toEqual(["one", "two"]);
  show.add(news(3, {}, ["three"]));
  vi.advanceTimersByTime(60_000);
  expect(texts(show)).toEqual(["one", "two"]);
  expect(show.isBehind).toBe(false);
  show.release();
  expect(texts(show)).toEqual(["one", "two", "three"]);
});
