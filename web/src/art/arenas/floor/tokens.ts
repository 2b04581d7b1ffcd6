/** The drawn tokens: shapes in a square of 48, each standing on its lower edge. */

export interface Part {
  d: string;
  fill: string;
  /** a detail inside the outline, without one of its own */
  inner?: true;
}

const TOKENS = new Map<string, readonly Part[]>([
  [
    "trap",
    [
      { d: "M5 30l4-16 5 11 5-14 5 13 5-13 5 14 5-11 4 16-19 8z", fill: "#9aa4ad" },
      { d: "M3 34q0-10 21-10t21 10q0 12-21 12T3 34zm8 0q3 5 13 5t13-5q-3-4-13-4t-13 4z", fill: "#c9d0d6" },
      { d: "M19 32h10v5H19z", fill: "#e8763a" },
      { d: "M7 45l3-14 6 13 4-14 4 14 4-14 4 14 6-13 3 14q-17 5-34 0z", fill: "#eef2f4" },
    ],
  ],
  [
    "hatch",
    [
      { d: "M14 4h20l10 10v20L34 44H14L4 34V14z", fill: "#7f97a3" },
      { d: "M24 12a12 12 0 1 1-.1 0zm0 6a6 6 0 1 0 .1 0z", fill: "#ff8f32" },
      { d: "M22 8h4v10h-4zM22 30h4v10h-4zM8 22h10v4H8zM30 22h10v4H30z", fill: "#ff8f32" },
    ],
  ],
  [
    "egg",
    [
      { d: "M24 4q17 12 17 27 0 15-17 15T7 31Q7 16 24 4z", fill: "#8fc465" },
      { d: "M24 4q8 8 6 16l-6-5-6 5q-2-8 6-16z", fill: "#e7f4b6" },
      { d: "M14 28h5v6h-5zM29 26h5v7h-5zM22 36h5v5h-5z", fill: "#41632f", inner: true },
    ],
  ],
  [
    "curse",
    [
      { d: "M24 2l18 22-18 22L6 24z", fill: "#6f4f93" },
      { d: "M11 24q13-13 26 0-13 13-26 0z", fill: "#f1e7d8" },
      { d: "M24 18l4 6-4 6-4-6z", fill: "#2a1836", inner: true },
    ],
  ],
  [
    "fog",
    [
      { d: "M8 31q-7-1-6-8 1-6 7-6Q11 6 21 6q7 0 10 6 9-2 11 6 5 1 4 7-1 6-7 6z", fill: "#d6cfe4" },
      { d: "M3 33h32q4 0 4 3.5t-4 3.5H3zM14 40h28q4 0 4 3t-4 3H14z", fill: "#a99cc0" },
      { d: "M14 19q6-7 12 0 5 5 10 0v4q-5 5-10 0-6-7-12 0z", fill: "#8779a3", inner: true },
    ],
  ],
  [
    "poison",
    [
      { d: "M24 2q16 20 16 30 0 14-16 14T8 32Q8 22 24 2z", fill: "#79c43f" },
      { d: "M15 27h7v8h-7zM26 27h7v8h-7zM18 38h12v4H18z", fill: "#1d3410", inner: true },
    ],
  ],
  [
    "elixir",
    [
      { d: "M18 4h12v14q12 5 12 15 0 13-18 13T6 33q0-10 12-15z", fill: "#e8eef0" },
      { d: "M9 30h30q1 13-15 13T9 30z", fill: "#ff7a45", inner: true },
      { d: "M16 2h16v7H16z", fill: "#a9794a" },
    ],
  ],
]);

/** Nothing for a token that we have not drawn. */
export function partsOf(token: string): readonly Part[] {
  return TOKENS.get(token) ?? [];
}

/** What stands on the disc of a token that we have not drawn. */
export function letterOf(token: string): string {
  return (token.match(/[\p{L}\p{N}]/u)?.[0] ?? "?").toUpperCase();
}
