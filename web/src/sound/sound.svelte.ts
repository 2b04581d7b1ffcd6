/** What a table sounds like: plays sounds by name, as loud as the settings say, once a gesture has allowed it. */

import { settings } from "$lib/settings/settings.svelte";
import { RECIPES, type Sound } from "$lib/sound/recipes";
import { createOutput, strike } from "$lib/sound/synth";

export type { Sound } from "$lib/sound/recipes";

/** How loud somebody wants it. */
export interface Loudness {
  /** 0 to 1 */
  volume: number;
  muted: boolean;
}

/** More than so many at once are a din: the newest is left out. */
export const MAX_VOICES = 6;
/** The same sound again within so many seconds adds nothing but loudness. */
const ECHO_SECONDS = 0.04;
/** Browsers let a page sound only after one of these; to open a device takes more than a frame, so it is no press: that
 * may begin to drag something. */
const GESTURES = ["pointerup", "click", "keydown"] as const;

export class SoundPlayer {
  private context: AudioContext | null = null;
  private out = $state.raw<GainNode | null>(null);
  private endings: number[] = [];
  private startedAt: Partial<Record<Sound, number>> = {};
  private readonly level = $derived.by(() => (this.loudness.muted ? 0 : gainOf(this.loudness.volume)));

  constructor(
    private readonly loudness: Loudness,
    private readonly open: () => AudioContext | null = newContext,
  ) {
    // what still sounds follows the slider, too
    $effect.root(() => {
      $effect(() => {
        if (this.out) this.out.gain.value = this.level;
      });
    });
  }

  /** Waits for gestures on `target` until one has unlocked the device; before that everything is silent. */
  listen(target: EventTarget): void {
    const unlock = (): void => {
      if (!this.unlock()) return;
      for (const gesture of GESTURES) target.removeEventListener(gesture, unlock, true);
    };
    for (const gesture of GESTURES)
      target.addEventListener(gesture, unlock, { capture: true, passive: true });
  }

  play(name: Sound): void {
    if (!this.context || this.level === 0) return;
    // a sound that had to wait would come too late: whatever put the page to sleep, the next one is heard
    if (this.context.state !== "running") return this.wake();
    try {
      this.voice(this.context, name);
    } catch {
      // a device that cannot sound must not stop the table
    }
  }

  /** Whether there is nothing more to try. */
  private unlock(): boolean {
    try {
      this.context ??= this.open();
      if (!this.context) return true;
      this.out ??= createOutput(this.context);
    } catch {
      return true;
    }
    this.wake();
    return this.context.state === "running";
  }

  private voice(context: AudioContext, name: Sound): void {
    const now = context.currentTime;
    this.endings = this.endings.filter((end) => end > now);
    const isEcho = now - (this.startedAt[name] ?? -1) < ECHO_SECONDS;
    if (!this.out || isEcho || this.endings.length >= MAX_VOICES) return;
    this.startedAt[name] = now;
    this.out.gain.value = this.level;
    this.endings.push(strike(context, this.out, RECIPES[name], now));
  }

  private wake(): void {
    if (this.context?.state === "running") return;
    this.context?.resume().catch(() => undefined);
  }
}

/** Ears hear ratios: half way up the slider should sound half as loud. */
export function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume)) ** 2;
}

function newContext(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext({ latencyHint: "interactive" });
}

export const sound = new SoundPlayer(settings);
if (typeof window !== "undefined") sound.listen(window);
