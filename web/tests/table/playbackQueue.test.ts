import { beforeEach, expect, test, vi } from "vitest";
import { PlaybackQueue } from "$lib/table/playbackQueue.svelte";
import { news } from "./fakeSocket";

beforeEach(() => {
  vi.useFakeTimers();
});

const texts = (playback: PlaybackQueue): string[] => playback.log.map(({ text }) => text);

test("news are shown one after the other, each for as long as it takes to see them", () => {
  const playback = new PlaybackQueue((events) => events.length * 100);
  playback.reset(news(1));
  playback.add(news(2, {}, ["one", "two"]));
  playback.add(news(3, {}, ["three"]));
  expect(texts(playback)).toEqual(["one", "two"]);
  expect(playback.isBehind).toBe(true);
  vi.advanceTimersByTime(199);
  expect(texts(playback)).toEqual(["one", "two"]);
  vi.advanceTimersByTime(1);
  expect(texts(playback)).toEqual(["one", "two", "three"]);
  expect(playback.isBehind).toBe(false);
});

test("a scene may need a look although nothing happened before it", () => {
  const playback = new PlaybackQueue((_, scene) => (scene.paused ? 1_500 : 0));
  playback.add(news(1));
  playback.add(news(2, { paused: true }));
  playback.add(news(3, {}, ["what followed"]));
  vi.advanceTimersByTime(1_499);
  expect([playback.scene?.paused, texts(playback)]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([playback.scene?.paused, texts(playback)]).toEqual([false, ["what followed"]]);
});

test("what happened last is looked at for a while, unless somebody is in a hurry", () => {
  const playback = new PlaybackQueue(() => 100);
  playback.add(news(2, {}, ["one"]));
  expect([playback.isBehind, playback.isAnimating]).toEqual([false, true]);
  vi.advanceTimersByTime(100);
  expect(playback.isAnimating).toBe(false);
  playback.add(news(3, {}, ["two"]));
  playback.catchUp();
  expect(playback.isAnimating).toBe(false);
});

test("whoever is in a hurry sees everything at once", () => {
  const playback = new PlaybackQueue(() => 1_000);
  for (const seq of [1, 2, 3]) playback.add(news(seq, { paused: seq === 3 }, [`line ${seq}`]));
  playback.catchUp();
  expect(texts(playback)).toEqual(["line 1", "line 2", "line 3"]);
  expect([playback.scene?.paused, playback.isBehind]).toEqual([true, false]);
});

test("nobody is shown dozens of steps that he missed", () => {
  const playback = new PlaybackQueue(() => 1_000);
  for (let seq = 1; seq < 40; seq++) playback.add(news(seq, {}, [`line ${seq}`]));
  expect(playback.log.length).toBeGreaterThan(30);
});

test("a line knows the events it speaks of", () => {
  const playback = new PlaybackQueue(() => 0);
  playback.add({
    ...news(4, {}, ["one", "two", "three"]),
    lines: [{ text: "both", rule: "KD-ATK-1", first: 1, count: 2 }],
  });
  expect(playback.log[0]?.events.map(({ event }) => (event as { text: string }).text)).toEqual([
    "two",
    "three",
  ]);
});

test("what is told all at once is no news", () => {
  const playback = new PlaybackQueue(() => 0);
  playback.reset(news(5, {}, ["old", "older"]));
  playback.add(news(6, {}, ["new"]));
  expect(playback.log.filter(({ key }) => key >= playback.settled).map(({ text }) => text)).toEqual(["new"]);
});

test("while something else is looked at, news wait; what was there before is all shown", () => {
  const playback = new PlaybackQueue(() => 100);
  playback.add(news(1, {}, ["one"]));
  playback.add(news(2, {}, ["two"]));
  playback.hold();
  expect(texts(playback)).toEqual(["one", "two"]);
  playback.add(news(3, {}, ["three"]));
  vi.advanceTimersByTime(60_000);
  expect(texts(playback)).toEqual(["one", "two"]);
  expect(playback.isBehind).toBe(false);
  playback.release();
  expect(texts(playback)).toEqual(["one", "two", "three"]);
});
