/** Which try at the dungeon of a day a table is: counted on this device, from the moment that its cards are seen. */

import { localStorageOrNull } from "$lib/settings/settings.svelte";

const STORAGE_KEY = "knockbox.daily";
const MOST_DAYS = 7;

/** Tables by their days, in the order in which their cards were seen. */
type Days = Record<string, string[]>;

export class Tries {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {}

  /** Whoever sees the cards of a day has begun a try. */
  note(day: string, table: string): void {
    const days = this.kept();
    const tables = days[day] ?? [];
    if (tables.includes(table)) return;
    const all = Object.entries({ ...days, [day]: [...tables, table] });
    this.keep(Object.fromEntries(all.toSorted().slice(-MOST_DAYS)));
  }

  /** 1 for the first; 0 for one that nobody began here. */
  numberOf(day: string, table: string): number {
    return (this.kept()[day] ?? []).indexOf(table) + 1;
  }

  private kept(): Days {
    try {
      return (JSON.parse(this.storage?.getItem(STORAGE_KEY) ?? "{}") ?? {}) as Days;
    } catch {
      return {};
    }
  }

  private keep(days: Days): void {
    try {
      this.storage?.setItem(STORAGE_KEY, JSON.stringify(days));
    } catch {
      // nothing can be kept, so nothing is said of tries
    }
  }
}

export const tries = new Tries(localStorageOrNull());
