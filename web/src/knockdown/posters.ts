/** The great moments of a match, as they follow from events: who begins, a candle, dice, the end of a round and of the match. */

import { hurtsOf } from "$lib/knockdown/woundChanges";
import type { Event, KnockdownAids, KnockdownView } from "$lib/wire/knockdown";

export type Poster =
  | { kind: "first"; seat: number }
  | { kind: "dice"; seat: number; dice: number[]; wounds: number; odds: number | null; isPassed: boolean }
  | { kind: "round"; seat: number; round: number; isKnockout: boolean }
  | { kind: "start"; round: number }
  | { kind: "candle" }
  | { kind: "match"; seat: number };

/** How long each is looked at, in milliseconds at the usual pace. */
export const POSTER_MS: Record<Poster["kind"], number> = {
  first: 1500,
  dice: 2400,
  round: 2000,
  start: 1100,
  candle: 1500,
  match: 2600,
};

/** How a table stood before something happened on it. */
export interface Before {
  view: KnockdownView | null;
  aids: KnockdownAids | null;
}

/** The posters of one batch of events, in their order, with the table they happened on. */
export function postersOf(events: readonly Event[], before: Before | null): Poster[] {
  return events.flatMap((event, number) => posterOf(event, events.slice(0, number), before));
}

export function posterMs(events: readonly Event[]): number {
  return postersOf(events, null).reduce((sum, poster) => sum + POSTER_MS[poster.kind], 0);
}

function posterOf(event: Event, earlier: readonly Event[], before: Before | null): Poster[] {
  switch (event.type) {
    case "FirstPlayerDecided":
      return [{ kind: "first", seat: event.seat }];
    case "TestPassed":
    case "TestFailed":
      return diceOf(event.seat, event.type === "TestPassed", earlier, before);
    case "RoundWon":
      return [{ kind: "round", seat: event.seat, round: event.round, isKnockout: hasFailed(earlier) }];
    case "RoundStarted":
      return [{ kind: "start", round: event.round }];
    case "CandleDrawn":
      return [{ kind: "candle" }];
    case "MatchWon":
      return [{ kind: "match", seat: event.seat }];
    default:
      return [];
  }
}

function hasFailed(events: readonly Event[]): boolean {
  return events.some((event) => event.type === "TestFailed");
}

/** The dice of the last test; a tower, or a test without wounds, needs none. */
function diceOf(seat: number, isPassed: boolean, earlier: readonly Event[], before: Before | null): Poster[] {
  const since = earlier.slice(earlier.findLastIndex((event) => event.type === "TestCalled") + 1);
  const dice = since.flatMap((event) => (event.type === "DiceRolled" ? [event.die] : []));
  if (dice.length === 0) return [];
  const { light, heavy } = hurtsOf(earlier, seat);
  const wounds = woundsOf(seat, before) + light + heavy;
  const odds = light + heavy === 0 ? (before?.aids?.odds[seat] ?? null) : null; // they were those of other wounds
  return [{ kind: "dice", seat, dice, wounds, odds, isPassed }];
}

function woundsOf(seat: number, before: Before | null): number {
  const table = before?.view?.table;
  return (table?.light[seat] ?? 0) + (table?.heavy[seat] ?? 0);
}
