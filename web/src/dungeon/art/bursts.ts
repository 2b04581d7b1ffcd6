/** The shapes of what happens on the floor, and how each of them moves. */

import { disc, flat, ink, INK, line, slab, type Mark } from "$lib/dungeon/art/brush";

export type BurstKind = "fall" | "fireball" | "ice" | "poison" | "alarm" | "knight";
type Motion = "swell" | "fly" | "flash" | "rise";

interface Puff extends Mark {
  motion: Motion;
  /** milliseconds */
  delay: number;
  /** where it flies to */
  dx: number;
  dy: number;
  /** degrees */
  turn: number;
}

const CARD = slab(-50, -70, 100, 140, 6);

export const BURSTS: Record<BurstKind, Puff[]> = {
  fall: [
    ...ring(9, 54, (n) => ink("#f4e6c8", disc(0, 0, 8 - (n % 3)), 1.6), "fly"),
    moved(ink("#fffdf6", "M-14 22l6-48M-8-26q10 8 18 2t18 0l-4 26q-10-6-18 0t-18-2z", 2.4), "rise"),
  ],
  fireball: [
    moved(flat("#d8431f", spikes(13, 74, 50)), "swell", { turn: 24 }),
    moved(flat("#f79a2d", spikes(11, 56, 36)), "swell", { turn: -20, delay: 60 }),
    moved(flat("#ffe27a", spikes(9, 36, 22)), "swell", { turn: 14, delay: 120 }),
    ...ring(10, 82, () => flat("#3a2430", "M-4-3l5-2l3 4l-4 4z"), "fly"),
  ],
  ice: [
    moved(flat("#dff3ff", CARD), "flash"),
    ...ring(12, 66, () => ink("#e6f5ff", "M0-9l4 9l-4 9l-4-9z", 1.4), "fly", true),
    moved(line("M0-34v68M-30-17l60 34M-30 17l60-34M-9-28l9 8l9-8M-9 28l9-8l9 8", 5, "#5ab0e6"), "rise"),
  ],
  poison: [
    ...ring(8, 30, (n) => ink(n % 2 ? "#9ad86a" : "#7cc04a", disc(0, 0, 4 + (n % 3)), 1.4), "fly"),
    moved(ink("#fff7e4", "M-11 2q0-15 11-15t11 15l-4 4v5h-14v-5z"), "rise"),
    moved(line("M-4.5 0v1.5M4.5 0v1.5M-9 16l18-4M9 16l-18-4", 3.2), "rise"),
  ],
  alarm: [
    moved(flat("#d11f2c", CARD), "flash"),
    moved(line(spikes(14, 88, 74), 5, "#d11f2c"), "swell", { turn: 8 }),
    moved(line(spikes(14, 78, 66), 3, "#ffd34a"), "swell", { turn: -8, delay: 90 }),
    moved(ink("#f6c945", "M-20 14q5-5 5-18q0-17 15-18t15 18q0 13 5 18z", 2.6), "rise"),
    moved(ink("#a45f2c", "M-6 15h12q0 6-6 6t-6-6zM-3-23q0-5 3-5t3 5z"), "rise"),
    moved(line("M-26-10q-8 8-2 20M26-10q8 8 2 20", 3.4), "rise"),
  ],
  knight: [
    moved(flat("#120c16", CARD), "flash"),
    ...ring(16, 96, () => flat("#c9962f", "M-1.5-12h3l1.5 24h-6z"), "fly", true),
    moved(line(spikes(20, 96, 84), 3, "#c9962f"), "swell", { turn: 18 }),
    moved(ink("#3a3242", "M-22 26v-26q0-26 22-26t22 26v26q-11 8-22 8t-22-8z", 2.6), "rise"),
    moved(ink("#a81c2c", "M0-26q-4-20 14-22q16 2 20 14q-12-4-18 0t-16 8z", 2.4), "rise"),
    moved(flat("#ffd34a", "M-16 0h32v7h-32z"), "rise"),
    moved(line("M0-26v58M-10 16v8M10 16v8", 2.4, INK), "rise"),
  ],
};

function moved(mark: Mark, motion: Motion, more: Partial<Puff> = {}): Puff {
  return { ...mark, motion, delay: 0, dx: 0, dy: 0, turn: 0, ...more };
}

/** The same shape thrown out all around; `isAimed` turns each the way it flies. */
function ring(
  count: number,
  reach: number,
  shape: (n: number) => Mark,
  motion: Motion,
  isAimed = false,
): Puff[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * 2 * Math.PI;
    const far = reach * (n % 2 ? 0.8 : 1);
    const dx = Math.round(Math.cos(angle) * far);
    const dy = Math.round(Math.sin(angle) * far);
    const turn = isAimed ? Math.round((angle * 180) / Math.PI) + 90 : 120;
    return moved(shape(n), motion, { dx, dy, turn, delay: (n % 3) * 40 });
  });
}

function spikes(points: number, outer: number, inner: number): string {
  const turns = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n * Math.PI) / points;
    const r = n % 2 ? inner : outer;
    return `${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r)}`;
  });
  return `M${turns.join("L")}z`;
}
