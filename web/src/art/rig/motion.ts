/** A motion: poses with times and easings; a track is what it means for one body. */

import { ownPose, poseOf } from "$lib/art/rig/figure";
import { between, changed, type Change, type Pose } from "$lib/art/rig/pose";
import type { PoseName } from "$lib/art/rig/poses";
import type { Skin } from "$lib/art/rig/skin";

const EASES = {
  out: (part: number) => 1 - (1 - part) ** 3,
  in: (part: number) => part ** 3,
  both: (part: number) => part * part * (3 - 2 * part),
  /** Swings a little beyond its end and comes back. */
  over: (part: number) => 1 + 2.7 * (part - 1) ** 3 + 1.7 * (part - 1) ** 2,
} as const;
export type Ease = keyof typeof EASES;

/** To a pose within so many milliseconds, some joints otherwise than it says; easing out unless told. */
export type Beat = readonly [pose: PoseName, ms: number, change?: Change, ease?: Ease];

export interface Motion {
  beats: readonly Beat[];
  /** The beat that tells the motion when nothing may move. */
  tells: number;
  /** Stays in its last pose instead of going back to the guard. */
  stays?: boolean;
}

interface Key {
  pose: Pose;
  ms: number;
  ease: Ease;
}

export interface Track {
  keys: readonly Key[];
  ms: number;
  telling: Pose;
  last: Pose;
}

const BACK_MS = 260;

/** Any number of beats, told by the one with this number. */
export function motion(tells: number, ...beats: Beat[]): Motion {
  return { tells, beats };
}

export function trackOf(skin: Skin, { beats, tells, stays }: Motion): Track {
  const guard = ownPose(skin, {});
  const keys = beats.map(([name, ms, change, ease = "out"]): Key => {
    return { pose: changed(poseOf(skin, name), change), ms, ease };
  });
  if (!stays) keys.push({ pose: guard, ms: BACK_MS, ease: "both" });
  const ms = keys.reduce((sum, key) => sum + key.ms, 0);
  return { keys, ms, telling: keys[tells]?.pose ?? guard, last: keys.at(-1)?.pose ?? guard };
}

/** Where a body is that left `start` so many milliseconds ago. */
export function poseAt({ keys, last }: Track, start: Pose, elapsed: number): Pose {
  let from = start;
  let left = elapsed;
  for (const key of keys) {
    if (left < key.ms) return between(from, key.pose, EASES[key.ease](left / key.ms));
    left -= key.ms;
    from = key.pose;
  }
  return last;
}
