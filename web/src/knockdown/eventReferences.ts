/** What events speak of on the table, so that pointing at a line of the log shows it. */

import type { Thing } from "$lib/knockdown/things";
import type { Event } from "$lib/wire/knockdown";

/** By the field of an event: the kinds of things that its value may name. */
const KINDS: Record<string, readonly string[]> = {
  seat: ["seat"],
  bearer: ["seat"],
  space: ["space"],
  card: ["row", "hand", "foe"],
  cards: ["hand", "foe"],
  attack: ["attack", "special", "row", "hand"],
  skill: ["skill"],
  token: ["token"],
  fighter: ["fighter"],
};

export function thingsOfEvents(events: readonly Event[]): Thing[] {
  return [...new Set(events.flatMap(thingsOfEvent))];
}

function thingsOfEvent(event: Event): Thing[] {
  return Object.entries(event).flatMap(([field, value]) => {
    const names = (Array.isArray(value) ? value : [value]).filter((name) => name !== "" && name !== -1);
    return (KINDS[field] ?? []).flatMap((kind) => names.map((name) => `${kind}:${String(name)}`));
  });
}
