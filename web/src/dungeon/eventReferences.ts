/** What events speak of on the table, so that pointing at a line of the log shows it. */

import { thingIn, type Thing } from "$lib/dungeon/things";
import { keyOf, type Cell } from "$lib/dungeon/lattice";
import type { Event } from "$lib/wire/dungeon";

export function thingsOfEvents(events: readonly Event[]): Thing[] {
  return [...new Set(events.flatMap(thingsOfEvent))];
}

function thingsOfEvent(event: Event): Thing[] {
  const things = [
    "cell" in event ? place("cell", event.cell) : "",
    "vertex" in event ? place("vertex", event.vertex) : "",
    "seat" in event ? `seat:${event.seat}` : "",
    "card" in event && event.card ? `hand:${event.card}` : "",
    "token" in event ? `token:${event.token}` : "",
    event.type === "Said" ? thingIn(event.words) : "",
  ];
  return things.filter(Boolean);
}

function place(kind: "cell" | "vertex", at: Cell): Thing {
  return `${kind}:${keyOf(at)}`;
}
