/** A clock of the server, counted down here between two of its words. */

import type { ClockReading } from "$lib/table/session.svelte";

const TICK_MS = 250;
/** Seconds that are worth a word to whoever cannot see the clock. */
const ANNOUNCED_SECONDS = [60, 30, 10];

export class Countdown {
  nowMs = $state(performance.now());

  /** Count for as long as the component is there that calls this. */
  run(): void {
    $effect(() => {
      const timer = setInterval(() => (this.nowMs = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  seconds(reading: ClockReading): number {
    const passedMs = reading.clock.running ? Math.max(0, this.nowMs - reading.atMs) : 0;
    return Math.max(0, Math.ceil((reading.clock.left_ms - passedMs) / 1000));
  }
}

/** Of the moments that are told, the one that has come between two looks at the clock, if any. */
export function momentBetween(before: number, now: number): number | null {
  return ANNOUNCED_SECONDS.find((moment) => now <= moment && moment < before) ?? null;
}

export function clockText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
