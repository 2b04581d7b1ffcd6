/** The corner numbers: the higher the value, the pricklier and hotter its token. */

interface CornerToken {
  /** around its own middle */
  shape: string;
  fill: string;
  digit: string;
}

/** The middle of the field at each corner: NW, NE, SW, SE. */
export const CORNERS = [
  { x: 15, y: 17 },
  { x: 85, y: 17 },
  { x: 15, y: 123 },
  { x: 85, y: 123 },
] as const;

const DARK = "#2b1a22";
const LIGHT = "#fffaf0";

const TOKENS: readonly CornerToken[] = [
  { shape: "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", fill: "#dcefd0", digit: DARK },
  {
    shape: "M-6-11.5h12q5.5 0 5.5 5.500v12q0 5.5-5.5 5.500h-12q-5.5 0-5.5-5.500v-12q0-5.5 5.5-5.500z",
    fill: "#fbe9a6",
    digit: DARK,
  },
  { shape: "M0-14.500l12.5 7.200v14.600l-12.5 7.200l-12.5-7.200v-14.600z", fill: "#fbbf55", digit: DARK },
  { shape: star(8, 13.8, 10.8), fill: "#f0843f", digit: DARK },
  { shape: star(11, 14.2, 10.8), fill: "#a81c2c", digit: LIGHT },
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
