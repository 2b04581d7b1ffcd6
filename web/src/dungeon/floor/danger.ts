/** How loud a card is, as it is drawn: five is safe, six is not. */

/** The highest sum that goes unnoticed (KKDR-29). */
export const SAFE = 5;

export type Loudness = "calm" | "warm" | "brim" | "fight" | "alarm";

/** A standing creature fights on above five; anything else raises the alarm there. */
export function loudness(danger: number, mark: string): Loudness {
  if (danger > SAFE) return mark === "standing" || mark === "frozen" ? "fight" : "alarm";
  if (danger === SAFE) return "brim";
  return danger >= SAFE - 2 ? "warm" : "calm";
}
