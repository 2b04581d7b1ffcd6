/** A skin: the proportions, bearing, shapes and colours that make one figure of the skeleton. */

import { shapesOf, type Shape, type Tone } from "$lib/art/rig/outline";
import type { Change, Stance } from "$lib/art/rig/pose";
import type { PoseName } from "$lib/art/rig/poses";
import { BONES, type Bone, type Build, type Hold, type Trail } from "$lib/art/rig/skeleton";

/** Three values, one accent, the ink of the lines and the light on the rim. */
export type Palette = Record<Tone | "rim", string>;

export interface Hanging extends Trail {
  /** The bone that it is drawn under; without one it lies on top of all. */
  under?: Bone;
  isFar?: boolean;
  /** How far it sways while its wearer breathes, in degrees. */
  sway?: number;
  shapes: string;
}

export interface Skin {
  palette: Palette;
  build: Build;
  hold: Hold;
  stance: Stance;
  /** Where this body holds a pose in its own way: these angles as they are. */
  poses: Partial<Record<PoseName, Change>>;
  /** By bone; a far limb that is not noted looks as the near one, in the shade. */
  shapes: Partial<Record<Bone, string>>;
  trails: Hanging[];
  /** How a portrait looks at it: the middle as seen from the neck, the width, and what the body does. */
  bust?: { at?: readonly [number, number]; size?: number; change?: Change };
}

/** One thing that turns as a whole, ready to be drawn. */
export interface Part {
  name: string;
  strokes: Stroke[];
  /** All that has an edge, with the width that it is drawn in: what the rim light falls on. */
  edges: { d: string; width: number }[];
}

export interface Stroke {
  d: string;
  fill: string;
  stroke: string;
  width: number;
}

const INK = 3.4;
const SHADE = 0.42;

/** Bones that follow one another, from back to front. */
const LIMBS: readonly (readonly Bone[])[] = [
  ["farUpper", "farFore"],
  ["farFoot", "farShin", "farThigh"],
  ["nearFoot", "nearShin", "nearThigh"],
  ["nearUpper", "nearFore"],
];

const known = new WeakMap<Skin, Part[]>();
const lengths = new WeakMap<Hanging, number>();

/** All parts from back to front. */
export function partsOf(skin: Skin): Part[] {
  const found = known.get(skin);
  if (found) return found;
  const parts = BONES.flatMap((bone) => partsAt(skin, bone)).concat(onTop(skin));
  known.set(skin, parts);
  return parts;
}

/** How far a trail hangs down from where it is fixed. */
export function lengthOf(trail: Hanging): number {
  const found = lengths.get(trail);
  if (found) return found;
  const heights = [...trail.shapes.matchAll(/,(-?[\d.]+)/g)].map((height) => Number(height[1]));
  const length = Math.max(1, ...heights);
  lengths.set(trail, length);
  return length;
}

function partsAt(skin: Skin, bone: Bone): Part[] {
  const hung = hangings(
    skin,
    skin.trails.filter((trail) => trail.under === bone),
  );
  if (bone === "weapon" && skin.hold.hand === "far") return hung;
  const drawn = bone === "farFore" && skin.hold.hand === "far" ? [limb(skin, "weapon")] : [];
  const inked = LIMBS.find(([first]) => first === bone)?.filter((other) => isGrown(skin, other)) ?? [];
  const contours = inked.map((other) => contour(skin, other, notesOf(skin, other)));
  return [...hung, ...contours, ...drawn, limb(skin, bone)].filter((part) => part.strokes.length > 0);
}

function onTop(skin: Skin): Part[] {
  return hangings(
    skin,
    skin.trails.filter((trail) => !trail.under),
  );
}

/** What hangs on another such thing grows out of it. */
function hangings(skin: Skin, trails: Hanging[]): Part[] {
  const isChained = (trail: Hanging): boolean =>
    isSleeve(trail.shapes) &&
    trails.some((other) => isSleeve(other.shapes) && (other.name === trail.on || other.on === trail.name));
  const contours = trails.filter(isChained).map((trail) => contour(skin, trail.name, trail.shapes));
  const bodies = trails.map((trail) => {
    const found = part(trail.name, trail.shapes, trail.isFar ? shaded(skin.palette) : skin.palette);
    return isChained(trail) ? unlined(found) : found;
  });
  return [...contours, ...bodies];
}

function limb(skin: Skin, bone: Bone): Part {
  const found = part(bone, notesOf(skin, bone), bone.startsWith("far") ? shaded(skin.palette) : skin.palette);
  return isGrown(skin, bone) ? unlined(found) : found;
}

/** The ink around the first area, drawn before all that grows together, so that no line crosses a joint. */
function contour(skin: Skin, name: string, notes: string): Part {
  const [first] = part(name, notes, skin.palette).strokes;
  return { name, strokes: first ? [{ ...first, fill: skin.palette.i }] : [], edges: [] };
}

function unlined(whole: Part): Part {
  const strokes = whole.strokes.map((stroke, n) => (n ? stroke : { ...stroke, stroke: "none", width: 0 }));
  return { ...whole, strokes };
}

/** Neighbours along a limb grow into one another. */
function isGrown(skin: Skin, bone: Bone): boolean {
  const bones = LIMBS.find((limb) => limb.includes(bone)) ?? [];
  const at = bones.indexOf(bone);
  const covered = (other?: Bone): boolean => other !== undefined && isSleeve(notesOf(skin, other));
  return covered(bone) && (covered(bones[at - 1]) || covered(bones[at + 1]));
}

/** Whether it begins with an area that has an edge. */
function isSleeve(notes: string): boolean {
  return /^\s*[A-Z]\s/.test(notes);
}

function notesOf(skin: Skin, bone: Bone): string {
  return skin.shapes[bone] ?? skin.shapes[bone.replace("far", "near") as Bone] ?? "";
}

function part(name: string, notes: string, palette: Palette): Part {
  const shapes = shapesOf(notes);
  const edged = shapes.filter((shape) => shape.isEdged);
  const areas = edged.filter((shape) => !shape.width).map((shape) => shape.d);
  const tubes = edged.filter((shape) => shape.width).map(({ d, width }) => ({ d, width }));
  const edges = areas.length > 0 ? [{ d: areas.join(""), width: 0 }, ...tubes] : tubes;
  return { name, strokes: shapes.flatMap((shape) => strokesOf(shape, palette)), edges };
}

/** Shapes in the notation of skins, ready to be drawn in these colours. */
export function painted(notes: string, palette: Palette): Stroke[] {
  return shapesOf(notes).flatMap((shape) => strokesOf(shape, palette));
}

function strokesOf({ d, tone, width, isEdged }: Shape, palette: Palette): Stroke[] {
  const colour = palette[tone];
  if (!width) return [{ d, fill: colour, stroke: isEdged ? palette.i : "none", width: isEdged ? INK : 0 }];
  const line = { d, fill: "none", stroke: colour, width };
  return isEdged ? [{ ...line, stroke: palette.i, width: width + INK }, line] : [line];
}

/** What is farther away lies in the shade. */
function shaded(palette: Palette): Palette {
  const dim = (colour: string): string => mixed(colour, palette.i, SHADE);
  return { ...palette, d: dim(palette.d), m: dim(palette.m), l: dim(palette.l), a: dim(palette.a) };
}

/** A colour on the way to another; both as #rrggbb. */
export function mixed(colour: string, other: string, share: number): string {
  const part = (text: string, n: number): number => Number.parseInt(text.slice(1 + 2 * n, 3 + 2 * n), 16);
  const channel = (n: number): string =>
    Math.round(part(colour, n) * (1 - share) + part(other, n) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
