/** The great moments of a dungeon, as they follow from events, and how long one looks at what happens. */

import type { Event } from "$lib/wire/dungeon";

export type Moment =
  | { kind: "first"; seat: number }
  | { kind: "silence" }
  | { kind: "talk" }
  | { kind: "knight"; seat: number }
  | { kind: "chance"; seat: number }
  | { kind: "won" }
  | { kind: "lost"; rule: string };

/** How long each is looked at, in milliseconds at the usual pace. */
export const MOMENT_MS: Record<Moment["kind"], number> = {
  first: 1300,
  silence: 1700,
  talk: 1200,
  knight: 2200,
  chance: 1800,
  won: 2600,
  lost: 2600,
};

/** Events that are worth a look, beside the great moments. */
const LOOKS: Partial<Record<Event["type"], number>> = {
  StartCardLaid: 500,
  CardLaid: 650,
  TimePlaced: 250,
  CreatureBeaten: 600,
  TimePassed: 250,
  CardDrawn: 150,
  DrawSkipped: 300,
  CardShown: 900,
  TokenUsed: 500,
  CreatureBurnt: 700,
  CreatureFrozen: 700,
  CornerPoisoned: 700,
  CardBlamed: 500,
  SeatSkipped: 300,
  GivingUp: 300,
  Said: 450,
};
const LONGEST = 2200;

export function momentsOf(events: readonly Event[]): Moment[] {
  return events.flatMap(momentOf);
}

/** What happens is looked at one after the other, but nobody waits for ever. */
export function durationMs(events: readonly Event[]): number {
  const looked = events.reduce((sum, event) => sum + (LOOKS[event.type] ?? 0), 0);
  const moments = momentsOf(events).reduce((sum, { kind }) => sum + MOMENT_MS[kind], 0);
  return Math.min(LONGEST, looked) + moments;
}

function momentOf(event: Event): Moment[] {
  switch (event.type) {
    case "FirstPlayerDecided":
      return [{ kind: "first", seat: event.seat }];
    case "TalkFlipped":
      return [{ kind: event.silent ? "silence" : "talk" }];
    case "KnightDrawn":
      return [{ kind: "knight", seat: event.seat }];
    case "LastChanceCalled":
      return [{ kind: "chance", seat: event.seat }];
    case "DungeonWon":
      return [{ kind: "won" }];
    case "DungeonLost":
      return [{ kind: "lost", rule: event.rule }];
    default:
      return [];
  }
}
