/** What events show on the floor for a moment, and where. */

import type { BurstKind } from "$lib/dungeon/art/bursts";
import type { Happening, Spot } from "$lib/dungeon/floor/spots";
import type { Event } from "$lib/wire/dungeon";

/** Of one batch of events; each batch has a beat of its own. */
export function burstsOf(
  events: readonly Event[],
  isKnight: (card: string) => boolean,
  beat: number,
): Happening[] {
  return events.flatMap((event, number) => {
    const shown = shownBy(event, isKnight);
    return shown ? [{ ...shown, key: number, beat }] : [];
  });
}

function shownBy(event: Event, isKnight: (card: string) => boolean): { kind: BurstKind; spot: Spot } | null {
  switch (event.type) {
    case "CardLaid":
      return isKnight(event.card) ? { kind: "knight", spot: { kind: "card", at: event.cell } } : null;
    case "CreatureBeaten":
      return { kind: "fall", spot: { kind: "card", at: event.cell } };
    case "CreatureBurnt":
      return { kind: "fireball", spot: { kind: "card", at: event.cell } };
    case "CreatureFrozen":
      return { kind: "ice", spot: { kind: "card", at: event.cell } };
    case "CornerPoisoned":
      return { kind: "poison", spot: { kind: "vertex", at: event.vertex } };
    case "CardBlamed":
      return { kind: "alarm", spot: { kind: "card", at: event.cell } };
    default:
      return null;
  }
}
