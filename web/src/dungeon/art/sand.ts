/** How the sand lies in the two halves of the hourglass, as closed paths of its drawing. */

const MIDDLE = 30;
const TOP = { brim: 14, neck: 40 };
const FLOOR = { ground: 72, neck: 46 };
const HALF_WIDTH = 16;

/** The upper half is a bowl: what is left of it keeps its slope towards the neck. */
export function sandAbove(share: number): string {
  if (share <= 0) return "";
  const height = (TOP.neck - TOP.brim) * Math.sqrt(share);
  const half = widthAt(height / (TOP.neck - TOP.brim));
  const y = TOP.neck - height;
  return `M${brief(MIDDLE - half)} ${brief(y)}q${brief(half)} 4 ${brief(2 * half)} 0Q${brief(MIDDLE + half)} ${brief(y + height * 0.65)} ${MIDDLE + 1} ${TOP.neck}h-2Q${brief(MIDDLE - half)} ${brief(y + height * 0.65)} ${brief(MIDDLE - half)} ${brief(y)}z`;
}

/** The lower half is a heap that grows from the ground. */
export function sandBelow(share: number): string {
  if (share <= 0) return "";
  const height = (FLOOR.ground - FLOOR.neck - 4) * Math.sqrt(share);
  const half = Math.min(HALF_WIDTH, 6 + 14 * Math.sqrt(share));
  const side = FLOOR.ground - height * 0.45;
  return `M${brief(MIDDLE - half)} ${FLOOR.ground}V${brief(side)}Q${MIDDLE} ${brief(side - height * 1.1)} ${brief(MIDDLE + half)} ${brief(side)}V${FLOOR.ground}z`;
}

function widthAt(fill: number): number {
  return HALF_WIDTH * Math.min(1, 0.25 + 0.8 * fill);
}

function brief(number: number): number {
  return Math.round(number * 10) / 10;
}
