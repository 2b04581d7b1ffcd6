/** One Knockdown test on the screen: what the server told of it, and what is seen of it now. */

import { sightAfter, sightOf, TICKS, Track, type Sight } from "$lib/tower/interpolation";
import type { Tower, TowerFrame, TowerVerdict } from "$lib/wire/protocol";

export type Phase = Exclude<Tower["phase"], "none">;

export class TowerTest {
  /** What was told last; nothing if no test is held. */
  told = $state.raw<Tower | null>(null);
  sight = $state.raw<Sight | null>(null);
  /** When that was heard, by the clock of this page. */
  heardMs = 0;
  private readonly track = new Track();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `readingMs` is how long a verdict is looked at, for ever without one; `onclose` hears that the test is gone. */
  constructor(
    private readonly readingMs: (() => number) | null = null,
    private readonly onclose: () => void = () => undefined,
  ) {}

  get phase(): Phase | null {
    return this.told && this.told.phase !== "none" ? this.told.phase : null;
  }

  get cubes(): number {
    return this.told ? this.told.light + this.told.heavy : 0;
  }

  /** Seconds until the bell, as they are counted aloud. */
  get left(): number {
    if (!this.told || !this.sight) return 0;
    return Math.max(0, Math.ceil(this.told.seconds - this.sight.tick / TICKS));
  }

  /** The share of the time that is left. */
  get share(): number {
    if (!this.told || !this.sight) return 1;
    return Math.min(1, Math.max(0, 1 - this.sight.tick / (this.told.seconds * TICKS)));
  }

  receive(told: Tower, atMs: number): void {
    const before = this.told;
    if (told.phase === "none") return before?.phase === "judged" ? undefined : this.close();
    [this.told, this.heardMs] = [told, atMs];
    this.place(sightOf(told), before, told, atMs);
    this.read(told);
  }

  /** Go on to another phase with everything where it is. */
  enter(phase: Phase, verdict: TowerVerdict | null = null): void {
    if (!this.told) return;
    this.told = { ...this.told, phase, verdict };
    if (phase !== "judged") return;
    this.sight = this.track.last ?? this.sight;
    this.read(this.told);
  }

  follow(frame: TowerFrame, atMs: number): void {
    const { last } = this.track;
    if (last) this.track.add(sightAfter(last, frame), atMs);
  }

  /** Look again; nothing moves before the clock is started, or after the verdict. */
  look(nowMs: number, behindMs: number): void {
    if (this.told && isMoving(this.told)) this.sight = this.track.at(nowMs, behindMs) ?? this.sight;
  }

  /** Whoever has read the verdict goes on. */
  close(): void {
    clearTimeout(this.timer);
    this.told = this.sight = null;
    this.onclose();
  }

  /** What goes on from before moves there; anything else begins where it is. */
  private place(sight: Sight, before: Tower | null, told: Tower, atMs: number): void {
    const goesOn = before?.trials === told.trials && (this.track.last?.tick ?? Infinity) <= sight.tick;
    if (goesOn && before.phase !== "waiting") this.track.add(sight, atMs);
    else this.track.begin(sight, atMs);
    if (!goesOn || !isMoving(told)) this.sight = sight;
  }

  private read({ phase }: Tower): void {
    clearTimeout(this.timer);
    if (phase === "judged" && this.readingMs) this.timer = setTimeout(() => this.close(), this.readingMs());
  }
}

function isMoving({ phase }: Tower): boolean {
  return phase === "running" || phase === "settling";
}
