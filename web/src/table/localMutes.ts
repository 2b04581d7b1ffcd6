/** Whom an onlooker does not want to hear: it is known to this browser alone, until somebody else sits there. */

import { localStorageOrNull } from "$lib/settings/settings.svelte";
import type { Followed, SeatState } from "$lib/wire/protocol";

const STORAGE_KEY = "knockbox.unheard";
const MAX_MUTED = 50;

/** In place of sittings: whoever sits there is wanted again, also by those who come from the table before. */
const UNMUTED = -1;

/** A seat of a table, and how often somebody had sat down there. */
type MutedSeat = [table: string, seat: number, sittings: number];

export class LocalMutes {
  constructor(
    private readonly table: string,
    private readonly storage: Storage | null = localStorageOrNull(),
  ) {}

  /** Those who are not heard, of all who sit here. */
  mutedAmong(seats: readonly SeatState[]): number[] {
    return seats.filter((each) => this.has(each)).map(({ seat }) => seat);
  }

  /** Whoever was not wanted on a seat before is forgotten. */
  mute({ seat, sittings }: SeatState, isOn: boolean): void {
    const others = this.all().filter(([table, other]) => table !== this.table || other !== seat);
    this.save([[this.table, seat, isOn ? sittings : UNMUTED], ...others]);
  }

  /** Whoever is not heard here is not heard at the next table either, unless he was wanted again or sat down anew. */
  carryOver(seats: readonly number[], next: Followed): void {
    const all = this.all();
    const moved = seats.map((seat) => next.seats[seat]).filter((seat) => seat !== undefined);
    const news = moved.filter(
      (seat) => !all.some(([table, other]) => table === next.table && other === seat),
    );
    if (news.length) this.save([...news.map((seat): MutedSeat => [next.table, seat, 0]), ...all]);
  }

  private save(muted: readonly MutedSeat[]): void {
    try {
      this.storage?.setItem(STORAGE_KEY, JSON.stringify(muted.slice(0, MAX_MUTED)));
    } catch {
      // a browser without room remembers nobody
    }
  }

  private has({ seat, sittings }: SeatState): boolean {
    return this.all().some(
      ([table, other, then]) => table === this.table && other === seat && then === sittings,
    );
  }

  private all(): MutedSeat[] {
    try {
      const found: unknown = JSON.parse(this.storage?.getItem(STORAGE_KEY) ?? "[]");
      return Array.isArray(found) ? found.filter(isMutedSeat) : [];
    } catch {
      return [];
    }
  }
}

function isMutedSeat(found: unknown): found is MutedSeat {
  if (!Array.isArray(found)) return false;
  const [table, seat, sittings] = found as unknown[];
  return typeof table === "string" && typeof seat === "number" && typeof sittings === "number";
}
