/** Draws a path of an icon anew on whole numbers, which no eye can tell on a card but halves what is sent. */

interface Stroke {
  letter: string;
  values: number[];
}

interface Point {
  x: number;
  y: number;
}

/** Where the pen stands: in the old path, and in the new one. */
interface Pen {
  exact: Point;
  whole: Point;
}

const VALUES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;
const CORNER: Pen = { exact: { x: 0, y: 0 }, whole: { x: 0, y: 0 } };

export function rounded(path: string): string {
  let [pen, start] = [CORNER, CORNER];
  const written = strokes(path).map((stroke) => {
    const letter = stroke.letter.toLowerCase();
    const ends = absolute(stroke, pen.exact);
    const text = letter + joined(ends.map((value, at) => relative(letter, value, at, pen.whole)));
    pen = letter === "z" ? start : put(goalOf(letter, ends, pen.exact));
    if (letter === "m") start = pen;
    return text;
  });
  return written.join("");
}

/** One stroke for every command, also for those whose letter was left out. */
function strokes(path: string): Stroke[] {
  return [...path.matchAll(/([a-df-z])([^a-df-z]*)/gi)].flatMap(([, letter = "", rest = ""]) => {
    const values = numbers(rest, letter);
    const count = VALUES[letter.toLowerCase()] || 1;
    const times = Math.max(1, values.length / count);
    return Array.from({ length: times }, (_, number) => ({
      letter: number ? following(letter) : letter,
      values: values.slice(number * count, (number + 1) * count),
    }));
  });
}

/** More points behind a move are lines. */
function following(letter: string): string {
  return { m: "l", M: "L" }[letter] ?? letter;
}

/** The flags of an arc may stand without anything between them. */
function numbers(text: string, letter: string): number[] {
  const found: number[] = [];
  let rest = text;
  for (;;) {
    const isFlag = letter.toLowerCase() === "a" && [3, 4].includes(found.length % 7);
    const match = (isFlag ? FLAG : NUMBER).exec(rest);
    if (!match) return found;
    found.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
}

function absolute({ letter, values }: Stroke, from: Point): number[] {
  const isRelative = letter === letter.toLowerCase();
  return isRelative ? values.map((value, at) => value + offset(letter, at, from)) : values;
}

/** Every stroke begins where the rounded one before it ended, so that no error adds up. */
function relative(letter: string, value: number, at: number, from: Point): number {
  const isRadius = letter === "a" && at < 2;
  return isRadius ? Math.max(1, Math.round(value)) : Math.round(value) - offset(letter, at, from);
}

/** What lies between a number that counts from the pen and one that counts from the corner. */
function offset(letter: string, at: number, from: Point): number {
  if (letter === "h") return from.x;
  if (letter === "v") return from.y;
  if (letter === "a") return [0, 0, 0, 0, 0, from.x, from.y][at] ?? 0;
  return at % 2 ? from.y : from.x;
}

function goalOf(letter: string, ends: number[], from: Point): Point {
  const last = ends.at(-1) ?? 0;
  if (letter === "h") return { x: last, y: from.y };
  if (letter === "v") return { x: from.x, y: last };
  return { x: ends.at(-2) ?? 0, y: last };
}

function put(exact: Point): Pen {
  return { exact, whole: { x: Math.round(exact.x), y: Math.round(exact.y) } };
}

function joined(values: number[]): string {
  return values.map((value, at) => (at && value >= 0 ? ` ${value}` : `${value}`)).join("");
}
