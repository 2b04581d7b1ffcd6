/** The colour of a seat, the same wherever it is drawn. */

const LETTERS = "abcdef";
/** By how much the colours of a face are turned, so that bots of one level look like siblings, not like one. */
const TURNS = [0, 0, 75, 150, 215, 290];

export function seatColour(seat: number): string {
  return `var(--seat-${LETTERS[seat % LETTERS.length] ?? "a"})`;
}

/** In degrees. */
export function seatHue(seat: number): number {
  return TURNS[seat % TURNS.length] ?? 0;
}
