/** What a preview shows beside its words. */

import type { Event } from "$lib/wire/knockdown";
import type { Previewed } from "$lib/wire/protocol";

/** A figure where it would stand. */
export interface Ghost {
  seat: number;
  space: number;
}

/** The figures that would stand elsewhere than they do. */
export function ghostsOf(preview: Previewed | null, places: readonly number[]): Ghost[] {
  const events = (preview?.events ?? []) as Event[];
  return places.flatMap((place, seat) => {
    const last = events.findLast((event) => event.type === "FigureMoved" && event.seat === seat);
    return last?.type === "FigureMoved" && last.space !== place ? [{ seat, space: last.space }] : [];
  });
}

/** Whether more is known than that the attack is made, which whoever looks at it knows. */
export function tellsMore({ events, lines }: Previewed): boolean {
  const isBare = (events as Event[]).every(({ type }) => type === "AttackDeclared");
  return lines.length > 0 && !(events.length > 0 && isBare);
}
