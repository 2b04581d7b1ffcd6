/** Shapes as a skin notes them: a tone, then points that a smooth line runs through. */

/** Dark, mid, light, accent, and the ink of lines. */
export type Tone = "d" | "m" | "l" | "a" | "i";

export interface Shape {
  tone: Tone;
  /** Part of the outer line of the figure: has an ink contour and a rim of light. */
  isEdged: boolean;
  /** Width of a drawn line; 0 for an area. */
  width: number;
  d: string;
}

interface Point {
  x: number;
  y: number;
  isCorner: boolean;
}

const ROUNDNESS = 0.37;

/**
 * One shape a line: `M 0,0 10,4! 3,9` is an area of the mid tone with a corner at its second point; a capital has
 * an edge. `i3 0,0 9,9` is an open line 3 wide, `lo 4,5,6` a circle of radius 6.
 */
export function shapesOf(notes: string): Shape[] {
  return notes
    .split("\n")
    .map((note) => note.trim())
    .filter(Boolean)
    .map(shapeOf);
}

function shapeOf(note: string): Shape {
  const [kind = "", ...marks] = note.split(/\s+/);
  const tone = kind.charAt(0).toLowerCase() as Tone;
  const isEdged = kind.charAt(0) !== tone;
  if (kind.charAt(1) === "o") return { tone, isEdged, width: 0, d: marks.map(circle).join("") };
  const width = Number(kind.slice(1));
  return { tone, isEdged, width, d: smooth(marks.map(pointOf), width === 0) };
}

function pointOf(mark: string): Point {
  const [x = 0, y = 0] = mark.replace("!", "").split(",").map(Number);
  return { x, y, isCorner: mark.endsWith("!") };
}

function circle(mark: string): string {
  const [x = 0, y = 0, r = 0] = mark.split(",").map(Number);
  return `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
}

function smooth(points: Point[], isClosed: boolean): string {
  const count = points.length;
  const at = (n: number): Point =>
    points[isClosed ? (n + count) % count : Math.min(Math.max(n, 0), count - 1)] as Point;
  let d = `M${at(0).x},${at(0).y}`;
  for (let n = 0; n < (isClosed ? count : count - 1); n++) d += piece(at(n - 1), at(n), at(n + 1), at(n + 2));
  return isClosed ? `${d}Z` : d;
}

/** From the second point to the third; the others say which way the line leaves and arrives. */
function piece(before: Point, from: Point, to: Point, after: Point): string {
  if (from.isCorner && to.isCorner) return `L${to.x},${to.y}`;
  const length = Math.hypot(to.x - from.x, to.y - from.y) * ROUNDNESS;
  const [outX, outY] = from.isCorner ? heading(from, to, length) : heading(before, to, length);
  const [inX, inY] = to.isCorner ? heading(from, to, length) : heading(from, after, length);
  const numbers = [from.x + outX, from.y + outY, to.x - inX, to.y - inY, to.x, to.y];
  return `C${numbers.map(brief).join(" ")}`;
}

function heading(from: Point, to: Point, length: number): [number, number] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const size = Math.hypot(x, y) || 1;
  return [(x / size) * length, (y / size) * length];
}

export function brief(value: number): number {
  return Math.round(value * 10) / 10;
}
