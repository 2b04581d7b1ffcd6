/** A finished table as the beginning of a new one: kept for the form of new tables, and taken by it once. */

import type { Create, SeatState, TableFacts } from "$lib/wire/protocol";

const STORAGE_KEY = "knockbox.again";

export type PreviousTable = Pick<Create, "game" | "seats"> &
  Required<Pick<Create, "options" | "packs" | "names" | "daily">>;

/** `own` are the seats that are played on this device; people on others get a new link. */
export function savePreviousTable(
  facts: TableFacts,
  seats: readonly SeatState[],
  own: readonly (number | null)[],
): void {
  const again: PreviousTable = {
    game: facts.game,
    seats: seats.map((seat) => planOf(seat, own.includes(seat.seat))),
    options: facts.options,
    packs: facts.packs,
    names: seats.map(({ name }) => name),
    daily: facts.daily !== "",
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(again));
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
export function takePreviousTable(game: string): PreviousTable | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as PreviousTable | null;
    sessionStorage.removeItem(STORAGE_KEY);
    return kept?.game === game ? kept : null;
  } catch {
    return null;
  }
}
