/** A pose: the angles of the joints, where hips and feet are, and how two poses become one in between. */

/** Degrees, forwards positive; lengths in units of a figure with legs of 124, so that short and tall can share a pose. */
export interface Pose {
  /** Whole figure: along the floor, above it, pressed flat (1 is upright), and how much of it is seen. */
  shift: number;
  lift: number;
  squash: number;
  fade: number;
  /** Hips: off the middle of the feet, height as a part of the straight leg, turn. */
  x: number;
  stand: number;
  hips: number;
  torso: number;
  /** Shoulders: 1 brings the near one forward and the far one back, -1 the other way round. */
  twist: number;
  head: number;
  nearArm: number;
  nearElbow: number;
  farArm: number;
  farElbow: number;
  /** Where the weapon points: 0 ahead, 90 up, whatever the arm does. */
  weapon: number;
  /** How firmly the second hand holds a weapon for two: 0 lets go. */
  grip: number;
  /** Feet: along the floor, above it, toes up. The legs follow. */
  nearX: number;
  nearY: number;
  nearFoot: number;
  farX: number;
  farY: number;
  farFoot: number;
}

export type Joint = keyof Pose;
export type Change = Partial<Pose>;

/** The guard that everybody starts from and comes back to. */
export const GUARD: Pose = {
  shift: 0,
  lift: 0,
  squash: 1,
  fade: 1,
  x: -4,
  stand: 0.93,
  hips: 0,
  torso: 6,
  twist: 0,
  head: -2,
  nearArm: -8,
  nearElbow: 85,
  farArm: 38,
  farElbow: 62,
  weapon: 55,
  grip: 1,
  nearX: -42,
  nearY: 0,
  nearFoot: 0,
  farX: 42,
  farY: 0,
  farFoot: 0,
};

export const JOINTS = Object.keys(GUARD) as Joint[];

export function changed(pose: Pose, ...changes: (Change | undefined)[]): Pose {
  return Object.assign({ ...pose }, ...changes) as Pose;
}

/** The pose so far on the way from one to the other; a little beyond either when the way swings over. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const found = { ...from };
  for (const joint of JOINTS) found[joint] += (to[joint] - from[joint]) * part;
  return found;
}

/** How a body of its own holds the poses that all share. */
export interface Stance {
  /** Taller or deeper, wider or narrower: parts of what the pose says. */
  stand?: number;
  spread?: number;
  /** Angles on top of those of the pose. */
  add?: Change;
}

export function held(pose: Pose, stance: Stance): Pose {
  const found = { ...pose };
  for (const joint of Object.keys(stance.add ?? {}) as Joint[]) found[joint] += stance.add?.[joint] ?? 0;
  found.nearElbow = Math.max(found.nearElbow, 0); // no elbow bends backwards
  found.farElbow = Math.max(found.farElbow, 0);
  found.stand *= stance.stand ?? 1;
  found.nearX *= stance.spread ?? 1;
  found.farX *= stance.spread ?? 1;
  return found;
}
