/** Whom an onlooker does not want to hear: it is known to this browser alone, until somebody else sits there. */

import { localShelf } from "$lib/settings/settings.svelte";
import type { Followed, SeatState } from "$lib/wire/protocol";

const SHELF = "knockbox.unheard";
const MOST = 50;

/** In place of sittings: whoever sits there is wanted again, also by those who come from the table before. */
const WANTED = -1;

/** A seat of a table, and how often somebody had sat down there. */
type Unwanted = [table: string, seat: number, sittings: number];

export class Unheard {
  constructor(
    private readonly table: string,
    private readonly shelf: Storage | null = localShelf(),
  ) {}

  /** Those who are not heard, of all who sit here. */
  among(seats: readonly SeatState[]): number[] {
    return seats.filter((each) => this.has(each)).map(({ seat }) => seat);
  }

  /** Whoever was not wanted on a seat before is forgotten. */
  mute({ seat, sittings }: SeatState, isOn: boolean): void {
    const others = this.all().filter(([table, other]) => table !== this.table || other !== seat);
    this.keep([[this.table, seat, isOn ? sittings : WANTED], ...others]);
  }

  /** Whoever is not heard here is not heard at the next table either, unless he was wanted again or sat down anew. */
  takeAlong(seats: readonly number[], next: Followed): void {
    const all = this.all();
    const moved = seats.map((seat) => next.seats[seat]).filter((seat) => seat !== undefined);
    const news = moved.filter(
      (seat) => !all.some(([table, other]) => table === next.table && other === seat),
    );
    if (news.length) this.keep([...news.map((seat): Unwanted => [next.table, seat, 0]), ...all]);
  }

  private keep(unwanted: readonly Unwanted[]): void {
    try {
      this.shelf?.setItem(SHELF, JSON.stringify(unwanted.slice(0, MOST)));
    } catch {
      // a browser without room remembers nobody
    }
  }

  private has({ seat, sittings }: SeatState): boolean {
    return this.all().some(
      ([table, other, then]) => table === this.table && other === seat && then === sittings,
    );
  }

  private all(): Unwanted[] {
    try {
      const found: unknown = JSON.parse(this.shelf?.getItem(SHELF) ?? "[]");
      return Array.isArray(found) ? found.filter(isUnwanted) : [];
    } catch {
      return [];
    }
  }
}

function isUnwanted(found: unknown): found is Unwanted {
  if (!Array.isArray(found)) return false;
  const [table, seat, sittings] = found as unknown[];
  return typeof table === "string" && typeof seat === "number" && typeof sittings === "number";
}
