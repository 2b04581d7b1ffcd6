import { describe, expect, test } from "vitest";
import { cameraOf, placeAt, reachOf, SIDE, viewBoxOf, widened } from "$lib/tower/camera";
import { BEHIND_MS, sightOf, TICKS, Track, type Sight } from "$lib/tower/interpolation";
import { recorded, towerIn } from "./recordings";

const sight = (tick: number, x: number): Sight => ({
  tick,
  cubes: [{ x, y: 20, turn: 0 }],
  hand: { x, y: 0, turn: 0 },
  held: -1,
  height: 1,
});
const ms = (tick: number): number => (tick * 1000) / TICKS;

/** Frames of every eighth tick, heard as they happen, in which a cube moves a unit a tick. */
function moving(): Track {
  const track = new Track();
  track.begin(sight(0, 0), 0);
  for (let tick = 8; tick <= 80; tick += 8) track.add(sight(tick, tick), ms(tick));
  return track;
}

describe("what the server tells in steps", () => {
  test("is drawn smoothly, a little later", () => {
    const track = moving();
    for (const tick of [36, 37.5, 40.25]) {
      const seen = track.at(ms(tick) + BEHIND_MS, BEHIND_MS);
      expect(seen?.tick).toBeCloseTo(tick);
      expect(seen?.cubes[0]?.x).toBeCloseTo(tick);
    }
  });

  test("stands still where nothing more was told, and begins where it began", () => {
    const track = moving();
    expect(track.at(ms(500), BEHIND_MS)?.cubes[0]?.x).toBe(80);
    expect(track.at(ms(0), BEHIND_MS)?.tick).toBe(0);
  });

  test("is not moved back by what comes late", () => {
    const track = moving();
    track.add(sight(40, -999), ms(90));
    expect(track.last?.tick).toBe(80);
  });

  test("goes on where a slow server goes on: time is ticks", () => {
    const track = moving();
    const stalledMs = 2_000;
    for (let tick = 88; tick <= 400; tick += 8) track.add(sight(tick, tick), ms(tick) + stalledMs);
    const seen = track.at(ms(400) + stalledMs, BEHIND_MS)?.tick ?? 0;
    expect(seen).toBeGreaterThan(340);
    expect(seen).toBeLessThanOrEqual(400);
  });

  test("has tenths of units and thousandths of radians", () => {
    const told = towerIn(recorded("stands"), "waiting");
    const [x = 0, y = 0] = told.poses;
    expect(sightOf({ ...told, poses: [x, y, 1571, ...told.poses.slice(3)] }).cubes[0]).toMatchObject({
      x: x / 10,
      y: y / 10,
    });
    expect(sightOf({ ...told, poses: [0, 0, 1571, ...told.poses.slice(3)] }).cubes[0]?.turn).toBeCloseTo(
      90,
      1,
    );
  });
});

describe("the view", () => {
  const { cubes } = sightOf(towerIn(recorded("falls"), "waiting"));
  const sizes = [
    { width: 360, height: 470 },
    { width: 1280, height: 560 },
  ];

  test.each(sizes)("of $width pixels shows the whole heap and a tower of all cubes", (size) => {
    const camera = cameraOf(size, reachOf(cubes), cubes.length);
    for (const { x } of cubes) expect(Math.abs(x) + SIDE / 2).toBeLessThan(camera.width / 2);
    expect(camera.top).toBeGreaterThan((cubes.length + 2) * SIDE);
    const [left, top, width, height] = viewBoxOf(camera).split(" ").map(Number);
    expect(width).toBeCloseTo(size.width / camera.scale, 0);
    expect(placeAt(camera, 0, 0)).toMatchObject({
      x: expect.closeTo(left ?? 0, 1),
      y: expect.closeTo(-(top ?? 0), 1),
    });
    expect(placeAt(camera, size.width, size.height).y).toBeCloseTo((height ?? 0) * -1 - (top ?? 0), 0);
  });

  test("stays as it is until a cube tumbles out of it", () => {
    const reach = reachOf(cubes);
    expect(widened(reach, cubes)).toBe(reach);
    expect(widened(reach, [{ x: -reach - 10, y: 20, turn: 0 }])).toBeGreaterThan(reach + 10);
    expect(widened(600, [{ x: 5_000, y: 20, turn: 0 }])).toBe(620);
  });
});
