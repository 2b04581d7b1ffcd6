/** What a table sounds like: plays sounds by name, as loud as the settings say, once a gesture has allowed it. */

import { settings } from "$lib/settings/settings.svelte";
import { RECIPES, type Sound } from "$lib/sound/recipes";
import { strike } from "$lib/sound/synth";

export type { Sound } from "$lib/sound/recipes";

/** How loud somebody wants it. */
interface Loudness {
  volume: number;
  muted: boolean;
}

/** More than so many at once are a din: the newest is left out. */
const MOST_VOICES = 6;
/** The same sound again within so many seconds adds nothing but loudness. */
const ECHO_SECONDS = 0.04;
/** Browsers let a page sound only after one of these. */
const GESTURES = ["pointerdown", "keydown", "touchend"] as const;

export class SoundStage {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private endings: number[] = [];
  private readonly begun = new Map<Sound, number>();

  constructor(
    private readonly loudness: Loudness,
    private readonly open: () => AudioContext | null = newContext,
  ) {}

  /** Waits for the first gesture on `target`; before it everything is silent. */
  listen(target: EventTarget): void {
    const unlock = (): void => {
      for (const gesture of GESTURES) target.removeEventListener(gesture, unlock, true);
      this.unlock();
    };
    for (const gesture of GESTURES)
      target.addEventListener(gesture, unlock, { capture: true, passive: true });
  }

  play(name: Sound): void {
    if (!this.context || !this.out || this.loudness.muted || this.loudness.volume <= 0) return;
    try {
      this.voice(this.context, this.out, name);
    } catch {
      // a device that cannot sound must not stop the table
    }
  }

  private unlock(): void {
    try {
      this.context = this.open();
      this.out = this.context && outlet(this.context);
      this.wake();
    } catch {
      this.context = null;
    }
  }

  private voice(context: AudioContext, out: GainNode, name: Sound): void {
    const now = context.currentTime;
    this.endings = this.endings.filter((end) => end > now);
    const isEcho = now - (this.begun.get(name) ?? -1) < ECHO_SECONDS;
    if (isEcho || this.endings.length >= MOST_VOICES) return;
    this.wake();
    this.begun.set(name, now);
    out.gain.value = heard(this.loudness.volume);
    this.endings.push(strike(context, out, RECIPES[name], now));
  }

  /** A phone puts a page to sleep when it is hidden. */
  private wake(): void {
    if (this.context?.state !== "suspended") return;
    this.context.resume().catch(() => undefined);
  }
}

/** Ears hear ratios: half way up the slider should sound half as loud. */
export function heard(volume: number): number {
  return Math.min(1, Math.max(0, volume)) ** 2;
}

/** All voices go through one gain and a compressor, which keeps several at once from clipping. */
function outlet(context: AudioContext): GainNode {
  const gain = context.createGain();
  const soft = context.createDynamicsCompressor();
  soft.threshold.value = -14;
  soft.ratio.value = 6;
  soft.attack.value = 0.003;
  soft.release.value = 0.15;
  gain.connect(soft).connect(context.destination);
  return gain;
}

function newContext(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext({ latencyHint: "interactive" });
}

export const sound = new SoundStage(settings);
if (typeof window !== "undefined") sound.listen(window);
