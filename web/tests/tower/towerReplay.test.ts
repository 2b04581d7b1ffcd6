import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TowerReplay } from "$lib/tower/towerReplay";
import { TowerTest } from "$lib/tower/test.svelte";
import type { Rebuilt, TowerFrame } from "$lib/wire/protocol";
import { recorded, towerIn } from "./recordings";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function rebuilt(): Rebuilt {
  const told = recorded("stands");
  const { seat, light, heavy, seconds, heavies, poses, hand } = towerIn(told, "waiting");
  const rows = heavies.map((_, cube) => [
    cube,
    ...poses.slice(3 * cube, 3 * cube + 3),
  ]) as TowerFrame["poses"];
  const first: TowerFrame = { is: "towerframe", tick: 0, poses: rows, hand, held: -1, height: 1 };
  const frames = [first, ...told.filter((message) => message.is === "towerframe")];
  const { verdict } = towerIn(told, "judged");
  if (!verdict) throw new Error("it has a verdict");
  const test = { seat, light, heavy, seconds, heavies, frames, verdict };
  return { is: "rebuilt", id: "", input: 9, confirmed: true, ...test };
}

test("a tower is built again in its own time, to its verdict", () => {
  const seen = new TowerTest(() => 1_000);
  new TowerReplay(seen).play(rebuilt());
  expect(seen.phase).toBe("running");
  vi.advanceTimersByTime(5_000);
  seen.look(performance.now(), 0);
  expect(seen.left).toBeGreaterThan(4);
  expect(seen.left).toBeLessThan(7);
  vi.advanceTimersByTime(5_500);
  expect(seen.phase).toBe("settling");
  vi.advanceTimersByTime(2_000);
  expect([seen.phase, seen.told?.verdict?.stands]).toEqual(["judged", true]);
  vi.advanceTimersByTime(1_000);
  expect(seen.phase).toBeNull();
});

test("whoever has seen enough sees no more of it", () => {
  const seen = new TowerTest();
  const rerun = new TowerReplay(seen);
  rerun.play(rebuilt());
  rerun.stop();
  vi.advanceTimersByTime(20_000);
  expect(seen.phase).toBeNull();
});
