/** A card that is carried to the edge of the floor brings what lies beyond it, and nothing before it has arrived. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Camera } from "$lib/dungeon/floor/camera";
import { slideAtEdges } from "$lib/dungeon/floor/edgeScroll";
import { boxOf } from "$lib/dungeon/lattice";

const PANE = { getBoundingClientRect: () => new DOMRect(0, 100, 350, 290) } as HTMLElement;

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] }),
);
afterEach(() => void vi.useRealTimers());

test("the floor slides while the card is at its edge, once it has come in from the hand", () => {
  const camera = new Camera();
  camera.resize(350, 290);
  camera.surround(
    [
      [-9, -9],
      [9, 9],
    ],
    [boxOf([0, 0])],
  );
  const carried = { x: 170, y: 380 };
  const slid = vi.fn();
  const stop = slideAtEdges(PANE, camera, () => carried, slid);
  vi.advanceTimersByTime(100);
  expect(slid).not.toHaveBeenCalled();
  carried.y = 250;
  vi.advanceTimersByTime(100);
  expect(slid).not.toHaveBeenCalled();
  const { x, y } = camera;
  carried.x = 340;
  vi.advanceTimersByTime(100);
  expect(camera.x).toBeGreaterThan(x + 20);
  expect(camera.y).toBe(y);
  stop();
  const calls = slid.mock.calls.length;
  expect(calls).toBeGreaterThan(3);
  vi.advanceTimersByTime(100);
  expect(slid).toHaveBeenCalledTimes(calls);
});
