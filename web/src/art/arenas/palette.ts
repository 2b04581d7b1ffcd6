/** The few colours of a box, for whoever frames the stage; a box that we have not drawn gets colours made from its name. */

export interface Palette {
  /** what the backdrop looks like from afar, and until it is drawn */
  sky: string;
  /** dark enough to write on */
  ground: string;
  /** a line or a sign on `ground` */
  accent: string;
  /** words on `ground` */
  ink: string;
}

const DRAWN = new Map<string, Palette>([
  ["siege-storm", { sky: "#c79a63", ground: "#33231b", accent: "#f4bd55", ink: "#fbeed8" }],
  ["nemesis", { sky: "#4f7b7c", ground: "#0d161d", accent: "#ff8f32", ink: "#dcebe6" }],
  ["tainted-grail", { sky: "#b3a8b6", ground: "#241d29", accent: "#ff8552", ink: "#f1e7d8" }],
]);

export function paletteOf(arena: string): Palette {
  return DRAWN.get(arena) ?? made(hueOf(arena));
}

const HUES = new Map([
  ["siege-storm", 30],
  ["nemesis", 185],
  ["tainted-grail", 275],
]);

/** The same name has the same hue everywhere, in 0..359. */
export function hueOf(arena: string): number {
  return HUES.get(arena) ?? hashed(arena);
}

function hashed(arena: string): number {
  let sum = 7;
  for (const letter of arena) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 36_000;
  return sum % 360;
}

function made(hue: number): Palette {
  const across = (hue + 165) % 360;
  return {
    sky: `hsl(${hue}, 30%, 62%)`,
    ground: `hsl(${hue}, 28%, 13%)`,
    accent: `hsl(${across}, 75%, 68%)`,
    ink: `hsl(${hue}, 30%, 92%)`,
  };
}
