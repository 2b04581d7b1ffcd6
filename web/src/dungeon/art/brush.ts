/** What the dungeon is drawn with: washes in thick ink, flat washes and lines, on a card of 100 by 140. */

export const INK = "#2b1a22";
const INK_WIDTH = 2;

/** All of a card that its paper leaves open for a picture, and a little more. */
export const OPEN = "M30 4h40v30h26v72h-26v30h-40v-30h-26v-72h26z";

export interface Mark {
  d: string;
  fill: string;
  stroke: string;
  width: number;
  /** where a shared part stands; without one it is drawn where it says */
  place?: string;
}

/** A room or a creature: the light in its room, what its floor or wall is made of, and what is drawn on it. */
export interface Drawing {
  wash: string;
  /** of the floor or the wall, in a darker wash */
  grain: Mark[];
  marks: Mark[];
}

/** An area with a thick edge. */
export function ink(fill: string, d: string, width = INK_WIDTH): Mark {
  return { d, fill, stroke: INK, width };
}

/** An area without an edge. */
export function flat(fill: string, d: string): Mark {
  return { d, fill, stroke: "none", width: 0 };
}

export function line(d: string, width = INK_WIDTH, stroke = INK): Mark {
  return { d, fill: "none", stroke, width };
}

/** A line of a colour that has an edge of ink: arms, tails, ropes. */
export function cord(d: string, width: number, colour: string): Mark[] {
  return [line(d, width + 2 * INK_WIDTH), line(d, width, colour)];
}

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${brief(x - rx)} ${brief(y)}a${rx} ${ry} 0 1 0 ${brief(2 * rx)} 0a${rx} ${ry} 0 1 0 ${brief(-2 * rx)} 0z`;
}

/** A box with soft corners. */
export function slab(x: number, y: number, width: number, height: number, r = 2): string {
  const [w, h] = [brief(width - 2 * r), brief(height - 2 * r)];
  const bend = (dx: number, dy: number, ex: number, ey: number): string => `q${dx} ${dy} ${ex} ${ey}`;
  return `M${brief(x + r)} ${y}h${w}${bend(r, 0, r, r)}v${h}${bend(0, r, -r, r)}h-${w}${bend(-r, 0, -r, -r)}v-${h}${bend(0, -r, r, -r)}z`;
}

/** The same marks elsewhere, larger, or turned about their own origin. */
export function placed(marks: Mark[], x: number, y: number, scale = 1, degrees = 0): Mark[] {
  const place = `translate(${x} ${y}) rotate(${degrees}) scale(${scale})`;
  return marks.map((mark) => ({ ...mark, place }));
}

function brief(number: number): number {
  return Math.round(number * 100) / 100;
}
