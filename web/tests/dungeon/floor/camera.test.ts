/** The camera keeps under the finger what is under it, shows all that lies there, and never loses sight of the floor. */

import { beforeEach, expect, test, vi } from "vitest";
import { Camera, LEAST_ZOOM, MOST_ZOOM, READABLE } from "$lib/dungeon/floor/camera";
import { heartOf } from "$lib/dungeon/floor/autoCamera.svelte";
import { around, boundsOf, boxOf, type Cell } from "$lib/dungeon/lattice";

const CELLS: Cell[] = [
  [0, 0],
  [3, 1],
  [-2, 2],
];
const HEART = [boxOf([0, 0])];
const PHONE = { width: 350, height: 290 };
const DESK = { width: 946, height: 582 };
/** Too many to be read at once on a phone, and even on a desk. */
const MANY: Cell[] = [...CELLS, [12, 0], [0, -9]];
let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.resize(1000, 700);
  camera.surround(CELLS, HEART);
});

/** Where a point of the floor is in the window. */
function onScreen({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const { seen } = camera;
  return { x: (x - seen.x) * camera.zoom, y: (y - seen.y) * camera.zoom };
}

function isSeen(cell: Cell): boolean {
  const [box, { seen }] = [boxOf(cell), camera];
  return (
    box.x >= seen.x &&
    box.y >= seen.y &&
    box.x + box.width <= seen.x + seen.width &&
    box.y + box.height <= seen.y + seen.height
  );
}

test("all cards are seen at first, and stay in sight when more are laid", () => {
  expect(CELLS.every(isSeen)).toBe(true);
  const more: Cell[] = [...CELLS, [7, 1], [0, -3]];
  camera.surround(more, HEART);
  expect(more.every(isSeen)).toBe(true);
  camera.resize(800, 500);
  expect(more.every(isSeen)).toBe(true);
});

test.each([
  ["phone", PHONE, READABLE.narrow],
  ["desk", DESK, READABLE.wide],
])(
  "on a %s it stays near enough to read, around what matters most and as much more as has room",
  (_, size, zoom) => {
    camera.resize(size.width, size.height);
    camera.surround(MANY, [boxOf([12, 0]), boxOf([11, 1]), boxOf([0, -9])]);
    expect(camera.zoom).toBe(zoom);
    expect(isSeen([12, 0]) && isSeen([11, 1])).toBe(true);
    expect(isSeen([0, -9])).toBe(false);
    camera.surround(MANY, [boxOf([0, -9])]);
    expect(isSeen([0, -9])).toBe(true);
  },
);

test.each([PHONE, DESK])(
  "where nothing matters most all is seen, wherever one looked: %o",
  ({ width, height }) => {
    camera.resize(width, height);
    camera.surround(MANY, HEART);
    camera.zoomAt(2, 10, 10);
    camera.surround(MANY, []);
    expect(MANY.every(isSeen)).toBe(true);
  },
);

test("whoever waits on a phone sees what was laid and the danger, below the buttons", () => {
  const [upper, lower]: Cell[] = [
    [1, -1],
    [0, 0],
  ];
  camera.resize(350, 253);
  for (const cells of [
    [upper, lower],
    [lower, upper],
  ] as Cell[][]) {
    const heart = heartOf({ cells, dangers: cells.slice(0, 1), isOver: false }, false);
    camera.surround(cells.flatMap(around), heart);
    expect(cells.every(isSeen)).toBe(true);
    expect(onScreen(boxOf(upper as Cell)).y).toBeGreaterThan(52);
  }
});

test("on a desk whoever asked for all keeps it while he lays a card", () => {
  camera.resize(DESK.width, DESK.height);
  camera.surround(MANY, HEART);
  camera.fit();
  camera.come();
  expect(MANY.every(isSeen)).toBe(true);
});

test("on a phone, too, all is seen by whoever asks for it, until he is about to lay a card", () => {
  camera.resize(PHONE.width, PHONE.height);
  camera.surround(MANY, HEART);
  camera.fit();
  expect(MANY.every(isSeen)).toBe(true);
  camera.surround([...MANY, [13, 1]], HEART);
  expect(isSeen([13, 1]) && isSeen([0, -9])).toBe(true);
  camera.come();
  expect(camera.zoom).toBe(READABLE.narrow);
  expect(isSeen([0, 0])).toBe(true);
});

test("nobody who is near enough is brought elsewhere to lay a card", () => {
  camera.resize(PHONE.width, PHONE.height);
  camera.surround(MANY, HEART);
  camera.pan(-40, 10);
  const { x, y } = camera;
  camera.come();
  expect([camera.x, camera.y]).toEqual([x, y]);
});

test.each([
  ["phone", PHONE, READABLE.narrow],
  ["desk", DESK, READABLE.wide],
])("of dangers too far apart for a %s the first is shown", (_, size, zoom) => {
  camera.resize(size.width, size.height);
  camera.surround(MANY, HEART);
  camera.fitTo([
    [12, 0],
    [0, -9],
  ]);
  expect(isSeen([12, 0])).toBe(true);
  expect(camera.zoom).toBeGreaterThanOrEqual(zoom);
});

test("what slides under a card that is carried comes back once it lies", () => {
  camera.resize(PHONE.width, PHONE.height);
  camera.surround(MANY, HEART);
  const { x } = camera;
  camera.slide(-90, 0);
  expect(camera.x).toBeGreaterThan(x);
  camera.surround(MANY, HEART);
  expect(camera.x).toBe(x);
});

test("whoever moved it himself keeps his place until he asks for all", () => {
  camera.zoomAt(2, 300, 300);
  const { x, y, zoom } = camera;
  camera.surround([...CELLS, [9, 9]], HEART);
  expect([camera.x, camera.y, camera.zoom]).toEqual([x, y, zoom]);
  camera.fit();
  expect(isSeen([9, 9])).toBe(true);
});

test("what is under the pointer stays there while one zooms and drags", () => {
  const before = camera.toFloor(620, 240);
  camera.zoomAt(1.4, 620, 240);
  expect(onScreen(before).x).toBeCloseTo(620);
  expect(onScreen(before).y).toBeCloseTo(240);
  camera.pan(-35, 20);
  expect(onScreen(before).x).toBeCloseTo(585);
  expect(onScreen(before).y).toBeCloseTo(260);
});

test("it goes neither too near nor too far, and never loses sight of the floor", () => {
  camera.zoomBy(1000);
  expect(camera.zoom).toBe(MOST_ZOOM);
  camera.zoomBy(1 / 100_000);
  expect(camera.zoom).toBe(LEAST_ZOOM);
  camera.pan(90_000, -90_000);
  const { seen } = camera;
  const bounds = boundsOf(CELLS);
  expect(seen.x).toBeLessThan(bounds.x + bounds.width);
  expect(seen.x + seen.width).toBeGreaterThan(bounds.x);
  expect(seen.y + seen.height).toBeGreaterThan(bounds.y);
});

test("a step moves it by a part of what is seen", () => {
  const { x } = camera;
  camera.step(1, 0);
  expect(camera.x - x).toBeCloseTo(camera.seen.width / 5);
});

test("something is brought into sight by as little as it takes", () => {
  camera.fitTo([[0, 0]]);
  const { x, y } = camera;
  camera.reveal(boxOf([0, 0]));
  expect([camera.x, camera.y]).toEqual([x, y]);
  camera.reveal(boxOf([3, 1]));
  expect(isSeen([3, 1])).toBe(true);
});

test("for a look it comes near enough to read, with all that it is about, and goes back when a card is laid", () => {
  camera.fit();
  camera.resize(220, 260);
  expect(camera.zoom).toBeLessThan(0.5);
  camera.approach(boxOf([3, 1]));
  expect(camera.zoom).toBeGreaterThan(0.6);
  expect(isSeen([3, 1])).toBe(true);
  camera.surround([...CELLS, [4, 2]], [boxOf([4, 2])]);
  expect(isSeen([4, 2])).toBe(true);
});

test("who is too near to see all that a look is about goes back a little", () => {
  camera.resize(PHONE.width, PHONE.height);
  camera.surround(MANY, HEART);
  camera.zoomBy(3);
  camera.approach(boundsOf(around([0, 0])));
  expect(around([0, 0]).every(isSeen)).toBe(true);
});

test("it goes back when nothing is aimed at any more, unless somebody moved it", () => {
  camera.resize(PHONE.width, PHONE.height);
  camera.surround(MANY, HEART);
  const { x, y } = camera;
  camera.fit();
  camera.approach(boxOf([3, 1]));
  camera.retreat();
  expect([camera.x, camera.y]).toEqual([x, y]);
  camera.fit();
  camera.approach(boxOf([3, 1]));
  camera.pan(5, 5);
  const { zoom } = camera;
  camera.retreat();
  expect(camera.zoom).toBe(zoom);
});

test("it glides, and whoever takes hold of it stops it", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  const heard = vi.fn();
  const unwatch = camera.watch(heard);
  camera.fitTo([[3, 1]], false);
  vi.advanceTimersByTime(120);
  expect(heard.mock.calls.length).toBeGreaterThan(3);
  camera.pan(1, 1);
  const { x } = camera;
  vi.advanceTimersByTime(1000);
  expect(camera.x).toBe(x);
  camera.fitTo([[3, 1]], false);
  vi.advanceTimersByTime(1000);
  expect(isSeen([3, 1])).toBe(true);
  unwatch();
  vi.useRealTimers();
});
