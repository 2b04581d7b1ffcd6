/** The one skeleton: from a pose and the proportions of a body to where each bone lies. */

import type { Joint, Pose } from "$lib/art/rig/pose";

export interface Build {
  thigh: number;
  shin: number;
  /** Height of the ankle; length of the foot before it. */
  ankle: number;
  foot: number;
  /** Half the distance of the two hip joints. */
  hip: number;
  /** Shoulders and neck as seen from the middle of the hips, upright. */
  near: readonly [number, number];
  far: readonly [number, number];
  neck: readonly [number, number];
  upper: number;
  fore: number;
  /** Half the thickness of the trunk: how high a body lies that has fallen. */
  girth: number;
  /** 1 bends forwards, as ours do; -1 as a bird's. */
  knee: 1 | -1;
}

/** A bone: where its joint is, and how it is turned, as SVG turns. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

export const BONES = [
  "farUpper",
  "farFore",
  "farFoot",
  "farShin",
  "farThigh",
  "hips",
  "nearFoot",
  "nearShin",
  "nearThigh",
  "torso",
  "head",
  "nearUpper",
  "weapon",
  "nearFore",
] as const;
export type Bone = (typeof BONES)[number];

/** Which hand holds the weapon, and where along it the other hand takes hold, if it does. */
export interface Hold {
  hand: "near" | "far";
  second?: number;
}

/** Something that hangs on a bone or on another such thing: hair, cloth, a tail, a third arm. */
export interface Trail {
  name: string;
  on: string;
  at: readonly [number, number];
  turn: number;
  /** 0 turns with what it hangs on, 1 hangs straight down whatever that does. */
  hang?: number;
  /** A joint whose angle it follows, and how much of it. */
  follow?: readonly [Joint, number];
}

export type Placed = Map<string, Spot>;

const STANDARD_LEG = 124;
const DEGREE = Math.PI / 180;
/** How far a full twist carries a shoulder, as a part of the breadth of both. */
const TWIST = 0.34;

export function placed(pose: Pose, build: Build, hold: Hold): Placed {
  const bones: Placed = new Map();
  const unit = (build.thigh + build.shin) / STANDARD_LEG;
  const height = pose.stand * (build.thigh + build.shin) + build.ankle;
  bones.set("hips", { x: unit * (pose.shift + pose.x), y: -height - unit * pose.lift, turn: pose.hips });
  placeTrunk(bones, pose, build);
  placeWeapon(bones, pose, build, hold);
  settle(bones, build);
  const hips = boneOf(bones, "hips");
  placeLeg(bones, "near", within(hips, -build.hip, 0), footOf("near", pose, build, unit), build);
  placeLeg(bones, "far", within(hips, build.hip, 0), footOf("far", pose, build, unit), build);
  return bones;
}

/** A point of a bone, in the figure's own coordinates, with the turn of the bone. */
export function within(spot: Spot, x: number, y: number): Spot {
  const [sin, cos] = [Math.sin(spot.turn * DEGREE), Math.cos(spot.turn * DEGREE)];
  return { x: spot.x + x * cos - y * sin, y: spot.y + x * sin + y * cos, turn: spot.turn };
}

/** How a trail would hang if nothing swung. */
export function atRest(trail: Trail, pose: Pose, bones: Placed): Spot {
  const parent = boneOf(bones, trail.on);
  const [joint, gain] = trail.follow ?? ["head", 0];
  const turn = parent.turn * (1 - (trail.hang ?? 0)) + trail.turn - pose[joint] * gain;
  return { ...within(parent, ...trail.at), turn };
}

/** What would hang through the floor lies down on it instead. */
export function draped(spot: Spot, length: number): Spot {
  const steepest = Math.acos(Math.min(Math.max(-spot.y / length, -1), 1)) / DEGREE;
  const turn = nearest(spot.turn);
  if (Math.abs(turn) >= steepest) return spot;
  return { ...spot, turn: turn < 0 ? -steepest : steepest };
}

function boneOf(bones: Placed, name: string): Spot {
  const found = bones.get(name);
  if (!found) throw new Error(`no bone named '${name}' is placed yet`);
  return found;
}

function placeTrunk(bones: Placed, pose: Pose, build: Build): void {
  const hips = boneOf(bones, "hips");
  const torso = { ...hips, turn: hips.turn + pose.torso };
  bones.set("torso", torso);
  bones.set("head", { ...within(torso, ...build.neck), turn: torso.turn + pose.head });
  const twist = pose.twist * TWIST * (build.far[0] - build.near[0]);
  const near = within(torso, build.near[0] + twist, build.near[1]);
  const far = within(torso, build.far[0] - twist, build.far[1]);
  placeArm(bones, "near", near, torso.turn - pose.nearArm, pose.nearElbow, build);
  placeArm(bones, "far", far, torso.turn - pose.farArm, pose.farElbow, build);
}

/** The floor bears whatever would sink into it: all bones so far are lifted together. */
function settle(bones: Placed, build: Build): void {
  const { girth, fore } = build;
  const low = (name: string, x: number, y: number, size: number): number =>
    within(boneOf(bones, name), x, y).y + size;
  const lowest = Math.max(
    low("hips", 0, 0, girth),
    low("head", 2, -26, girth),
    ...["near", "far"].flatMap((side) => [
      low(`${side}Upper`, 0, 0, girth * 0.8),
      low(`${side}Fore`, 0, 0, girth * 0.6),
      low(`${side}Fore`, 0, fore, girth * 0.6),
    ]),
  );
  if (lowest > 0) for (const bone of bones.values()) bone.y -= lowest;
}

function footOf(side: "near" | "far", pose: Pose, build: Build, unit: number): Spot {
  const pitch = pose[`${side}Foot`];
  const [sin, cos] = [Math.sin(pitch * DEGREE), Math.cos(pitch * DEGREE)];
  const height = build.ankle * cos + Math.max(-sin * build.foot * 0.6, sin * build.foot * 0.3);
  const y = -height - unit * (pose[`${side}Y`] + pose.lift);
  return { x: unit * (pose.shift + pose[`${side}X`]), y, turn: -pitch };
}

function placeLeg(bones: Placed, side: "near" | "far", hip: Spot, foot: Spot, build: Build): void {
  const [thigh, shin] = bend(hip, foot, build.thigh, build.shin, build.knee);
  bones.set(`${side}Thigh`, thigh);
  bones.set(`${side}Shin`, shin);
  bones.set(`${side}Foot`, { ...within(shin, 0, build.shin), turn: foot.turn });
}

function placeArm(
  bones: Placed,
  side: "near" | "far",
  shoulder: Spot,
  turn: number,
  elbow: number,
  build: Build,
): void {
  const upper = { ...shoulder, turn };
  bones.set(`${side}Upper`, upper);
  bones.set(`${side}Fore`, { ...within(upper, 0, build.upper), turn: turn - elbow });
}

function placeWeapon(bones: Placed, pose: Pose, build: Build, hold: Hold): void {
  const other = hold.hand === "near" ? "far" : "near";
  const weapon = { ...within(boneOf(bones, `${hold.hand}Fore`), 0, build.fore), turn: -pose.weapon };
  bones.set("weapon", weapon);
  if (hold.second === undefined) return;
  const shoulder = boneOf(bones, `${other}Upper`);
  const free = boneOf(bones, `${other}Fore`);
  const [upper, lower] = bend(shoulder, within(weapon, hold.second, 0), build.upper, build.fore, -1);
  const turn = shoulder.turn + nearest(upper.turn - shoulder.turn) * pose.grip;
  const elbow =
    nearest(free.turn - shoulder.turn) * (1 - pose.grip) + nearest(lower.turn - upper.turn) * pose.grip;
  placeArm(bones, other, shoulder, turn, -elbow, build);
}

/** The same turn within half a circle. */
function nearest(turn: number): number {
  return ((((turn + 180) % 360) + 360) % 360) - 180;
}

/** Two bones from one point towards another: as far as they reach, bent at their joint to the given side. */
function bend(from: Spot, to: Spot, first: number, second: number, side: 1 | -1): [Spot, Spot] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(Math.max(Math.hypot(x, y), Math.abs(first - second) + 0.5), first + second - 0.1);
  const angle = Math.acos((first * first + reach * reach - second * second) / (2 * first * reach)) / DEGREE;
  const straight = Math.atan2(-x, y) / DEGREE;
  const upper = { ...from, turn: straight - side * angle };
  const joint = within(upper, 0, first);
  const end = within({ ...from, turn: straight }, 0, reach);
  return [upper, { ...joint, turn: Math.atan2(joint.x - end.x, end.y - joint.y) / DEGREE }];
}
