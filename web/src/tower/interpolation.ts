/** Where everything of a test is at any moment: what the server told in steps, drawn smoothly a little later. */

import type { Tower, TowerFrame } from "$lib/wire/protocol";

/** Of the server, in a second. */
export const TICKS = 240;
/** How late a test is shown, so that there is always a next frame to move towards. */
export const BEHIND_MS = 80;
/** Whoever builds has to see what his hand does: two frames, and no more. */
export const BUILDER_BEHIND_MS = 55;
/** Enough for the longest gap that is still drawn smoothly. */
const FRAMES_KEPT = 40;
/** How much of a delay is taken for the usual one, frame by frame. */
const YIELD = 0.08;

/** Where the middle of a cube is, from the middle of the table and upwards, and its turn in degrees. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
}

/** All that can be seen at one moment. */
export interface Sight {
  tick: number;
  cubes: readonly Pose[];
  hand: Pose;
  held: number;
  height: number;
}

export function sightOf(told: Tower): Sight {
  const { tick, poses, held, height } = told;
  const cubes = told.heavies.map((_, cube) => poseOf(poses.slice(3 * cube, 3 * cube + 3)));
  return { tick, cubes, hand: handOf(told.hand), held, height };
}

/** A frame says what moved since the one before. */
export function sightAfter(before: Sight, { tick, poses, hand, held, height }: TowerFrame): Sight {
  const cubes = [...before.cubes];
  for (const [cube, ...pose] of poses) cubes[cube] = poseOf(pose);
  return { tick, cubes, hand: handOf(hand), held, height };
}

function poseOf([x = 0, y = 0, angle = 0]: readonly number[]): Pose {
  return { x: x / 10, y: y / 10, turn: (angle / 1000) * (180 / Math.PI) };
}

function handOf([x, y]: readonly [number, number]): Pose {
  return { x, y, turn: 0 };
}

export class Track {
  private sights: Sight[] = [];
  /** When the first tick was, by the clock of this page. */
  private originMs = 0;

  get last(): Sight | undefined {
    return this.sights.at(-1);
  }

  begin(sight: Sight, atMs: number): void {
    this.sights = [sight];
    this.originMs = originOf(sight, atMs);
  }

  /** What is older than the last one came too late to be shown. */
  add(sight: Sight, atMs: number): void {
    if (this.last && sight.tick < this.last.tick) return;
    if (sight.tick === this.last?.tick) this.sights.pop();
    this.sights = [...this.sights, sight].slice(-FRAMES_KEPT);
    const origin = originOf(sight, atMs);
    // the quickest way counts; a server that stalls, or a way that has become longer, is followed bit by bit
    this.originMs = Math.min(origin, this.originMs + (origin - this.originMs) * YIELD);
  }

  at(nowMs: number, behindMs: number): Sight | undefined {
    const tick = ((nowMs - behindMs - this.originMs) * TICKS) / 1000;
    const next = this.sights.findIndex((sight) => sight.tick > tick);
    const [before, after] = [this.sights[next - 1], this.sights[next]];
    if (!after) return this.last;
    return before ? between(before, after, (tick - before.tick) / (after.tick - before.tick)) : after;
  }
}

function originOf({ tick }: Sight, atMs: number): number {
  return atMs - (tick * 1000) / TICKS;
}

export function between(before: Sight, after: Sight, share: number): Sight {
  const cubes = after.cubes.map((pose, cube) => blend(before.cubes[cube] ?? pose, pose, share));
  const tick = before.tick + (after.tick - before.tick) * share;
  return { ...before, tick, cubes, hand: blend(before.hand, after.hand, share) };
}

function blend(from: Pose, to: Pose, share: number): Pose {
  const along = (start: number, end: number): number => start + (end - start) * share;
  return { x: along(from.x, to.x), y: along(from.y, to.y), turn: along(from.turn, to.turn) };
}
