/** What effects are drawn with: strokes that follow a line, bursts, clouds and stamped shapes. */

import { burst, chance, part, times } from "$lib/art/effects/timing";
import { brief } from "$lib/art/rig/outline";
import { painted, type Palette, type Stroke } from "$lib/art/rig/skin";

export interface Mark extends Stroke {
  /** How much of it is seen. */
  fade: number;
  place?: string;
}

/** An effect at one moment: it begins at 0 and looks towards `reach`, the floor is at 0, up is negative. */
export interface Air {
  /** 0 to 1 */
  t: number;
  reach: number;
  paint: Palette;
}

export type Sketch = (air: Air) => Mark[];
export type Point = readonly [x: number, y: number];
export type Curve = (part: number) => Point;

export function area(d: string, fill: string, fade = 1): Mark {
  return { d, fill, stroke: "none", width: 0, fade };
}

export function inked(d: string, fill: string, { i }: Palette, fade = 1): Mark {
  return { d, fill, stroke: i, width: 4, fade };
}

export function line(d: string, stroke: string, width: number, fade = 1): Mark {
  return { d, fill: "none", stroke, width, fade };
}

export function mix(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Angles as on a clock face of mathematicians: 0 ahead, 90 up. */
export function round(x: number, y: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(angle), y - r * Math.sin(angle)];
}

export function arc(x: number, y: number, r: number, from: number, to: number, flat = 1): Curve {
  return (share) => {
    const [px, py] = round(0, 0, r, from + (to - from) * share);
    return [x + px, y + py * flat];
  };
}

/** From one point to another over a hump. */
export function lob(from: Point, to: Point, height: number): Curve {
  return (share) => {
    const [x, y] = mix(from, to, share);
    return [x, y - height * 4 * share * (1 - share)];
  };
}

/** A snake of this amplitude. */
export function wave(from: Point, to: Point, size: number, bends: number, phase = 0): Curve {
  return (share) => {
    const [x, y] = mix(from, to, share);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const off = (size * Math.sin((share * bends + phase) * Math.PI)) / (Math.hypot(dx, dy) || 1);
    return [x - dy * off, y + dx * off];
  };
}

/** Lightning. */
export function zigzag(from: Point, to: Point, size: number, seed: number): Curve {
  return (share) => {
    const [x, y] = mix(from, to, share);
    const calm = share === 0 || share === 1 ? 0 : 1;
    return [x, y + calm * size * (chance(seed + Math.round(share * 40)) * 2 - 1)];
  };
}

export type Width = (share: number) => number;
export const spindle: Width = (share) => Math.sin(Math.PI * share) ** 0.8;
export const dart: Width = (share) => share ** 1.4 * Math.min(1, (6 * (1 - share)) ** 0.7);
export const tail: Width = (share) => (1 - share) ** 0.8;
export const rope: Width = (share) => Math.min(1, 8 * (1 - share));

/** A stroke along a line from one part of it to another, as wide as told. */
export function ribbon(
  along: Curve,
  from: number,
  to: number,
  size: number,
  width: Width,
  steps = 18,
): string {
  if (to - from < 0.004) return "";
  const left: string[] = [];
  const right: string[] = [];
  for (let n = 0; n <= steps; n++) {
    const [x, y] = along(from + ((to - from) * n) / steps);
    const [nx, ny] = along(from + ((to - from) * (n + 0.01)) / steps);
    const half = (size / 2) * width(n / steps);
    const length = Math.hypot(nx - x, ny - y) || 1;
    const [ox, oy] = [((ny - y) / length) * half, ((nx - x) / length) * half];
    left.push(`${brief(x + ox)},${brief(y - oy)}`);
    right.unshift(`${brief(x - ox)},${brief(y + oy)}`);
  }
  return `M${left.join("L")}L${right.join("L")}Z`;
}

/** A blow: a broad stroke with ink around and light inside. */
export function slash(
  air: Air,
  along: Curve,
  from: number,
  to: number,
  size: number,
  width: Width = spindle,
): Mark[] {
  const fade = to > from ? 1 : 0;
  const { a, l } = air.paint;
  return [
    inked(ribbon(along, from, to, size, width, 26), a, air.paint, fade),
    area(ribbon(along, from + (to - from) * 0.12, to - (to - from) * 0.06, size * 0.4, width, 26), l, fade),
  ];
}

export function circle(x: number, y: number, r: number): string {
  const [left, size] = [brief(x - r), brief(r)];
  return r <= 0
    ? ""
    : `M${left},${brief(y)}a${size},${size} 0 1 0 ${2 * size},0a${size},${size} 0 1 0 ${-2 * size},0Z`;
}

/** Flat on the floor. */
export function disc(x: number, y: number, r: number, flat = 0.26): string {
  const [size, high] = [brief(r), brief(r * flat)];
  return r <= 0
    ? ""
    : `M${brief(x - r)},${brief(y)}a${size},${high} 0 1 0 ${2 * size},0a${size},${high} 0 1 0 ${-2 * size},0Z`;
}

export function star(x: number, y: number, r: number, points: number, depth = 0.45, seed = 1): string {
  if (r <= 0) return "";
  const tips = times(points * 2, (n) => {
    const far = n % 2 ? r * depth : r * (0.74 + 0.26 * chance(seed + n));
    return [
      round(x, y, far, (180 / points) * n + 40 * chance(seed))
        .map(brief)
        .join(","),
    ];
  });
  return `M${tips.join("L")}Z`;
}

/** Where a blow lands. */
export function impact(air: Air, x: number, y: number, size: number, at: number, seed = 1): Mark[] {
  const grown = burst(air.t, at, at + 0.12) * size;
  const gone = 1 - part(air.t, at + 0.14, at + 0.4);
  if (grown < size / 4 || gone <= 0) return [];
  return [
    inked(star(x, y, grown, 9, 0.5, seed), air.paint.a, air.paint, gone),
    area(star(x, y, grown * 0.62, 8, 0.5, seed + 2), air.paint.l, gone),
    ...shards(air, x, y, size * 1.7, at, seed),
  ];
}

/** Splinters that fly apart. */
export function shards(air: Air, x: number, y: number, far: number, at: number, seed = 1, count = 8): Mark[] {
  const gone = 1 - part(air.t, at + 0.2, at + 0.45);
  const way = burst(air.t, at, at + 0.4);
  if (way <= 0 || gone <= 0) return [];
  return times(count, (n) => {
    const around = y > -60 ? 180 : 360; // nothing flies into the floor
    const turn = (around / count) * (n + chance(seed + n));
    const out = far * way * (0.6 + 0.4 * chance(seed + 3 * n));
    const along: Curve = (share) => round(x, y, out * (0.72 + 0.28 * share), turn);
    return [
      inked(ribbon(along, 0, 1, far * 0.13, tail, 2), n % 2 ? air.paint.a : air.paint.l, air.paint, gone),
    ];
  });
}

/** A cloud; ink first, so that its balls become one. */
export function puff(
  x: number,
  y: number,
  r: number,
  fill: string,
  paint: Palette,
  fade = 1,
  seed = 1,
): Mark[] {
  if (r <= 0 || fade <= 0) return [];
  const d = times(6, (n) => {
    const [px, py] = round(x, y, r * 0.55, 60 * n + 30 * chance(seed + n));
    return [circle(px, py, r * (0.38 + 0.26 * chance(seed + 7 * n)))];
  })
    .concat(circle(x, y, r * 0.62))
    .join("");
  return [{ d, fill: paint.i, stroke: paint.i, width: 6, fade: fade * 0.8 }, area(d, fill, fade)];
}

/** A drop that flies in this direction, with its tip behind. */
export function drop(x: number, y: number, r: number, turn: number): string {
  const [tip, left, right] = [
    round(x, y, 2.3 * r, turn + 180),
    round(x, y, r, turn + 110),
    round(x, y, r, turn - 110),
  ];
  const at = (point: Point): string => point.map(brief).join(",");
  return `M${at(tip)}L${at(left)}A${brief(r)},${brief(r)} 0 1 1 ${at(right)}Z`;
}

/** A drawn thing, in the notation of skins, put somewhere. */
export function stamp(air: Air, notes: string, at: Point, size = 1, turn = 0, fade = 1): Mark[] {
  if (fade <= 0 || size <= 0) return [];
  const place = `translate(${brief(at[0])} ${brief(at[1])}) rotate(${brief(turn)}) scale(${Math.round(size * 100) / 100})`;
  return painted(notes, air.paint).map((stroke) => ({ ...stroke, place, fade }));
}

/** Which way a line goes at a point of it, as SVG turns. */
export function heading(along: Curve, share: number): number {
  const [[x, y], [nx, ny]] = [along(share), along(share + 0.01)];
  return (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
}
