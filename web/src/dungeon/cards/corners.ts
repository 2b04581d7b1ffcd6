/** The corner numbers: the higher the value, the pricklier and hotter its token. */

import { vertexOf, vertexPoint } from "$lib/dungeon/lattice";

interface CornerToken {
  /** around its own middle */
  shape: string;
  fill: string;
  digit: string;
}

/** The middle of the field at each corner: NW, NE, SW, SE. */
export const CORNERS = [0, 1, 2, 3].map((corner) => vertexPoint(vertexOf([0, 0], corner)));

const DARK = "#2b1a22";
const LIGHT = "#fffaf0";

const TOKENS: readonly CornerToken[] = [
  { shape: "M-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0z", fill: "#dcefd0", digit: DARK },
  {
    shape: "M-6-11h12q5 0 5 5v12q0 5-5 5h-12q-5 0-5-5v-12q0-5 5-5z",
    fill: "#fbe9a6",
    digit: DARK,
  },
  { shape: "M0-13.6l11.8 6.8v13.6l-11.8 6.8l-11.8-6.8v-13.6z", fill: "#fbbf55", digit: DARK },
  { shape: star(8, 13.5, 10.7), fill: "#f0843f", digit: DARK },
  { shape: star(11, 13.8, 10.7), fill: "#a81c2c", digit: LIGHT },
];

export function tokenOf(value: number): CornerToken {
  return TOKENS[Math.min(Math.max(value, 0), TOKENS.length - 1)] as CornerToken;
}

function star(points: number, outer: number, inner: number): string {
  const turns = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n * Math.PI) / points - Math.PI / 2;
    const r = n % 2 ? inner : outer;
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  });
  return `M${turns.join("L")}z`;
}
