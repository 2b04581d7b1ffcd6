/** When the parts of an effect come and go, and how many there are of them. */

/** How much of the time from one moment to another has passed. */
export function part(t: number, from: number, to: number): number {
  return Math.min(Math.max((t - from) / (to - from), 0), 1);
}

/** The same, quick at first. */
export function burst(t: number, from: number, to: number): number {
  return 1 - (1 - part(t, from, to)) ** 3;
}

/** Comes up and goes again between two moments. */
export function swell(t: number, from: number, to: number): number {
  return Math.sin(Math.PI * part(t, from, to));
}

/** Always the same numbers from 0 to 1, without any order. */
export function chance(n: number): number {
  const wild = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}

export function times<T>(count: number, make: (n: number, part: number) => T[]): T[] {
  return Array.from({ length: count }, (_, n) => make(n, count > 1 ? n / (count - 1) : 0)).flat();
}
