/** The stage of a duel in its own units: where the floor is, and where a figure on a space stands. */

export const STAGE = { width: 1200, height: 600, floor: 500, margin: 130 } as const;

/** A figure is about so tall, from its feet to the top of its head. */
export const FIGURE_HEIGHT = 270;

/** The middle of a space; spaces are counted from 0 at the left end. */
export function spaceX(space: number, spaces: number): number {
  const { width, margin } = STAGE;
  return spaces < 2 ? width / 2 : margin + (space * (width - 2 * margin)) / (spaces - 1);
}
