/** What events do to the wounds of a seat. */

import type { Event } from "$lib/wire/knockdown";

export interface Hurts {
  light: number;
  heavy: number;
}

/** How many wounds of each kind come to a seat, or leave it. */
export function hurtsOf(events: readonly Event[], seat: number): Hurts {
  const found = { light: 0, heavy: 0 };
  for (const event of events) for (const { kind, by } of changesBy(event, seat)) found[kind] += by;
  return found;
}

interface Change {
  kind: keyof Hurts;
  by: number;
}

function changesBy(event: Event, seat: number): Change[] {
  const isOwn = "seat" in event && event.seat === seat;
  if (event.type === "WoundsShifted") return [of(event.kind, isOwn ? -event.amount : event.amount)];
  if (!isOwn) return [];
  if (event.type === "Wounded") return [of(event.kind, event.amount)];
  if (event.type === "Healed") return [of(event.kind, -event.amount)];
  if (event.type === "Worsened") return [of("light", -event.amount), of("heavy", event.amount)];
  return [];
}

function of(kind: string, by: number): Change {
  return { kind: kind === "heavy" ? "heavy" : "light", by };
}
