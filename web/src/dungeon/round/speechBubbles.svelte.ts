/** What was said or shown at the table just now: it stands beside whoever said it, and where he points, for a while. */

import type { Pointing, Spot } from "$lib/dungeon/floor/spots";
import { seatOf, spotOf } from "$lib/dungeon/things";
import type { Event } from "$lib/wire/dungeon";

export interface Saying {
  key: number;
  seat: number;
  /** in notation */
  words: string;
  spot: Spot | null;
  /** the player that is pointed at, or nothing */
  pointed: number | null;
}

const HEARD_MS = 6500;

export class Sayings {
  heard = $state.raw<readonly Saying[]>([]);
  private keys = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** Whoever says something new is no longer heard with what he said before. */
  hear(events: readonly Event[]): void {
    for (const event of events) if (event.type === "Said") this.add(event.seat, event.words);
  }

  of(seat: number): Saying | undefined {
    return this.heard.find((saying) => saying.seat === seat);
  }

  /** Who points where on the floor. */
  pings(nameOf: (seat: number) => string): Pointing[] {
    return this.heard.flatMap(({ key, seat, spot }) => (spot ? [{ key, spot, name: nameOf(seat) }] : []));
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.heard = [];
  }

  private add(seat: number, words: string): void {
    const saying = { key: ++this.keys, seat, words, spot: spotOf(words), pointed: seatOf(words) };
    this.heard = [...this.heard.filter((each) => each.seat !== seat), saying];
    this.timers.push(setTimeout(() => this.forget(saying), HEARD_MS));
  }

  private forget(saying: Saying): void {
    this.heard = this.heard.filter((each) => each !== saying);
  }
}
