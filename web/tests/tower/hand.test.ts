import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/settings/settings.svelte";
import { BENCH } from "$lib/tower/camera";
import type { TowerPoint } from "$lib/wire/protocol";
import { setStage, SIZE, touch, touchable, watch, type Watching } from "./renderTest";

beforeEach(() => {
  setStage();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a finger picks up, moves and lets go where it is; somebody else's does nothing", async () => {
  const drag = async (seen: Watching): Promise<TowerPoint[]> => {
    const field = touchable();
    await fireEvent.pointerDown(field, touch(1, 400, 500));
    await fireEvent.pointerMove(field, touch(1, 440, 400));
    await fireEvent.pointerUp(field, touch(1, 440, 400));
    return seen.told as TowerPoint[];
  };
  const told = await drag(await watch({ isOwn: true }, 100));
  expect(told.map(({ kind }) => kind)).toEqual(["pick", "move", "release"]);
  const [pick, move, release] = told.map(({ x, y }) => ({ x, y }));
  const scale = Number(document.querySelector(".field")?.getAttribute("data-scale"));
  const top = SIZE.height / scale - BENCH;
  expect(pick).toEqual({ x: 0, y: expect.closeTo(top - 500 / scale, 0) });
  expect(move).toEqual({ x: expect.closeTo(40 / scale, 0), y: expect.closeTo(top - 400 / scale, 0) });
  expect(release).toEqual(move);
  cleanup();
  expect(await drag(await watch({}, 100))).toEqual([]);
});

test("only the finger that picked up moves and lets go, whichever touched the screen first", async () => {
  const seen = await watch({ isOwn: true }, 100);
  const field = touchable();
  const kinds = (): string[] => (seen.told as TowerPoint[]).map(({ kind }) => kind);
  await fireEvent.pointerDown(field, { ...touch(2, 400, 500), isPrimary: false });
  await fireEvent.pointerDown(field, touch(3, 100, 100));
  await fireEvent.pointerMove(field, touch(3, 120, 100));
  await fireEvent.pointerUp(field, touch(3, 120, 100));
  expect(kinds()).toEqual(["pick"]);
  await fireEvent.pointerMove(field, { ...touch(2, 440, 400), isPrimary: false });
  await fireEvent.pointerUp(field, { ...touch(2, 440, 400), isPrimary: false });
  await fireEvent.pointerDown(field, touch(4, 300, 500));
  expect(kinds()).toEqual(["pick", "move", "release", "pick"]);
});

test("keys build, and so do the same keys on the screen", async () => {
  const { told } = await watch({ isOwn: true }, 100);
  await userEvent.keyboard("{ArrowLeft}{ArrowDown} {ArrowUp}{ArrowRight}{Enter}");
  const keys = ["left", "down", "grab", "up", "right", "grab"];
  expect(told).toEqual(keys.map((key) => ({ do: "towerkey", key })));
  told.length = 0;
  await userEvent.click(screen.getByRole("button", { name: "Next column to the left" }));
  await userEvent.click(screen.getByRole("button", { name: /Pick up|Let go/ }));
  await userEvent.keyboard(" ");
  expect(told.map((each) => "key" in each && each.key)).toEqual(["left", "grab", "grab"]);
});

test.each([
  ["full", 1],
  ["reduced", 0],
] as const)("with %s motion the table jumps %i times when cubes fall on it", async (motion, times) => {
  settings.motion = motion;
  const jump = vi.fn();
  HTMLElement.prototype.animate = jump;
  const { test: held } = await watch({}, 1200);
  const { sight } = held;
  if (!sight) throw new Error("nothing is seen");
  for (const height of [4, 3, 5, 2]) {
    held.sight = { ...sight, height };
    await tick();
  }
  expect(jump).toHaveBeenCalledTimes(times);
});
