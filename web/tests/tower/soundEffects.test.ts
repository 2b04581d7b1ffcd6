import { cleanup } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sound } from "$lib/sound/sound.svelte";
import type { TowerTest } from "$lib/tower/test.svelte";
import { TICKS } from "$lib/tower/interpolation";
import { announcer } from "$lib/ui/announcer.svelte";
import type { TowerFrame } from "$lib/wire/protocol";
import { setStage, watch } from "./renderTest";
import { recorded, towerIn } from "./recordings";

beforeEach(() => {
  announcer.clear();
  setStage();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A moment of the test is seen, with whatever is other than nothing. */
async function see(held: TowerTest, second: number, changes: Partial<TowerFrame> = {}): Promise<void> {
  const frame = {
    is: "towerframe" as const,
    poses: [],
    hand: [0, 0] as [number, number],
    held: -1,
    height: 0,
  };
  held.follow({ ...frame, tick: second * TICKS, ...changes }, second * 1000);
  held.look(Infinity, 0);
  await tick();
}

test("each second is heard, the last ones louder, and the bell", async () => {
  const play = vi.spyOn(sound, "play");
  const { test: held } = await watch({}, 0);
  expect(play.mock.lastCall).toEqual(["click"]);
  const heard: string[] = [];
  for (let second = 1; second < 10; second++) {
    play.mockClear();
    await see(held, second);
    heard.push(...play.mock.calls.flat());
  }
  expect(heard).toEqual([...Array<string>(6).fill("tick"), ...Array<string>(3).fill("tock")]);
  held.receive(towerIn(recorded("stands"), "settling"), 10_000);
  await tick();
  expect(play.mock.lastCall).toEqual(["bell"]);
});

test("cubes are heard when they are taken, put down, and when they fall", async () => {
  const play = vi.spyOn(sound, "play");
  const { test: held } = await watch({}, 0);
  play.mockClear();
  await see(held, 0.1, { held: 2, height: 3 });
  await see(held, 0.2, { height: 4 });
  await see(held, 0.3, { height: 2 });
  expect(play.mock.calls.flat()).toEqual(["click", "knock", "fall"]);
});
