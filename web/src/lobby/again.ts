/** A finished table as the beginning of a new one: kept for the form of new tables, and taken by it once. */

import type { Create, SeatState, TableFacts } from "$lib/wire/protocol";

const SHELF = "knockbox.again";

export type Again = Pick<Create, "game" | "seats"> &
  Required<Pick<Create, "options" | "packs" | "names" | "daily">>;

/** `own` are the seats that are played on this device; people on others get a new link. */
export function keepForAgain(
  facts: TableFacts,
  seats: readonly SeatState[],
  own: readonly (number | null)[],
): void {
  const again: Again = {
    game: facts.game,
    seats: seats.map((seat) => planOf(seat, own.includes(seat.seat))),
    options: facts.options,
    packs: facts.packs,
    names: seats.map(({ name }) => name),
    daily: facts.daily !== "",
  };
  try {
    sessionStorage.setItem(SHELF, JSON.stringify(again));
  } catch {
    // the form begins empty then
  }
}

function planOf({ bot, kind }: SeatState, isOwn: boolean): string {
  if (kind === "bot" && bot) return bot;
  if (kind !== "person") return kind;
  return isOwn ? "here" : "link";
}

/** What was kept for a game, if anything; it is forgotten with that. */
export function takeForAgain(game: string): Again | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SHELF) ?? "null") as Again | null;
    sessionStorage.removeItem(SHELF);
    return kept?.game === game ? kept : null;
  } catch {
    return null;
  }
}
