/** A tower of before, built again before one's eyes: what the server tells at once is shown in its own time. */

import type { TowerTest } from "$lib/tower/test.svelte";
import { TICKS } from "$lib/tower/interpolation";
import type { Rebuilt, Tower, TowerFrame } from "$lib/wire/protocol";

const LOOK_MS = 50;

export class TowerReplay {
  private timer: ReturnType<typeof setInterval> | undefined;
  private trials = 0;

  constructor(private readonly test: TowerTest) {}

  play(rebuilt: Rebuilt): void {
    const [first, ...waiting] = rebuilt.frames;
    if (!first) return;
    this.stop();
    this.trials += 1;
    const beganMs = performance.now();
    this.test.receive(this.told(rebuilt, first), beganMs);
    this.timer = setInterval(() => this.goOn(rebuilt, waiting, performance.now() - beganMs), LOOK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    if (this.test.phase) this.test.close();
  }

  /** Whoever has seen enough closes it; else all that has happened by now is shown. */
  private goOn(rebuilt: Rebuilt, waiting: TowerFrame[], passedMs: number): void {
    if (!this.test.phase) return clearInterval(this.timer);
    const atMs = performance.now();
    for (let next = waiting[0]; next && (next.tick * 1000) / TICKS <= passedMs; next = waiting[0]) {
      this.test.follow(next, atMs);
      waiting.shift();
      const isBell = next.tick >= rebuilt.seconds * TICKS;
      if (isBell && this.test.phase === "running") this.test.enter("settling");
    }
    if (waiting.length > 0) return;
    clearInterval(this.timer);
    this.test.enter("judged", rebuilt.verdict);
  }

  private told({ seat, light, heavy, seconds, heavies }: Rebuilt, frame: TowerFrame): Tower {
    const poses = frame.poses.flatMap(([, ...pose]) => pose);
    const test = { seat, attacker: 1 - seat, light, heavy, seconds, heavies, poses, trials: this.trials };
    const { tick, held, hand, height } = frame;
    const none = { starts_ms: null, restarted: false, verdict: null };
    return { is: "tower", phase: "running", ...test, tick, held, hand, height, ...none };
  }
}
