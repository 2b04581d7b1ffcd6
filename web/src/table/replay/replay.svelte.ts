/** Looking back at a match: one step after the other, as any seat or the public saw it. */

import { logOf, stepOf, sceneOf, type Step } from "$lib/table/replay/steps";
import { ReplaySession } from "$lib/table/replay/replaySeat.svelte";
import { refusedText } from "$lib/table/refusals";
import type { OnlineSession } from "$lib/table/session.svelte";
import { TowerReplay } from "$lib/tower/towerReplay";
import { announcer } from "$lib/ui/announcer.svelte";
import { say } from "$lib/i18n/messages.svelte";
import type { Looked, Refused, TableView } from "$lib/wire/protocol";

/** How long a step is looked at however little happens in it. */
const MIN_STEP_MS = 500;

/** How long events are looked at, and the scene they led to. */
type DurationOf = (events: readonly unknown[], scene: TableView) => number;

export class Replay {
  /** Of the step that is shown; the deal is 0. */
  input = $state(0);
  inputs = $state(0);
  isPlaying = $state(false);
  /** Whether the server does not show this match. */
  isRefused = $state(false);
  viewedSeat = $state<number | null>(null);
  step = $state.raw<Step | null>(null);
  readonly seatSession: ReplaySession;
  private steps: Record<string, Step> = {};
  private wanted = 0;
  /** Single steps that were asked for and are still to come; less than 0 leads back. */
  private ahead = 0;
  private isTurning = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly towerReplay: TowerReplay;

  constructor(
    private readonly session: OnlineSession,
    private readonly timing: { durationMs: DurationOf },
  ) {
    this.seatSession = new ReplaySession(session);
    this.towerReplay = new TowerReplay(this.seatSession.tower);
  }

  /** Whether a tower was built in the step that is shown. */
  get hasTower(): boolean {
    return this.step?.hasTower ?? false;
  }

  /** Build the tower of this step again, if the server can. */
  async watchTower(): Promise<void> {
    const { input } = this;
    const reply = await this.session.rebuild(input);
    if (!reply || this.input !== input) return;
    if (reply.is === "refused") return announcer.toast(towerErrorText(reply));
    if (!reply.confirmed) announcer.toast(say("tower-replay-doubt"));
    this.towerReplay.play(reply);
  }

  get isAtEnd(): boolean {
    return this.inputs > 0 && this.input >= this.inputs;
  }

  /** Begin, with one's own eyes if one has a seat; or begin anew because words are others now. */
  async restart(): Promise<void> {
    this.steps = {};
    await (this.step ? this.go(this.wanted) : this.see(this.session.seat));
  }

  async see(seat: number | null): Promise<void> {
    this.viewedSeat = seat;
    this.seatSession.seat = seat;
    await this.go(this.wanted);
  }

  /** Show a step; whoever asks for another one meanwhile is shown that one. */
  async go(input: number): Promise<void> {
    this.ahead = 0;
    await this.turnTo(input);
  }

  /** One step on or back: whoever asks faster than steps come gets as far, past each of them. */
  async turn(by: 1 | -1): Promise<void> {
    this.ahead += by;
    if (this.isTurning) return;
    this.isTurning = true;
    while (this.ahead) {
      const next = Math.sign(this.ahead);
      this.ahead -= next;
      await this.turnTo(this.input + next);
    }
    this.isTurning = false;
  }

  private async turnTo(input: number): Promise<void> {
    const target = Math.max(0, this.inputs ? Math.min(input, this.inputs) : input);
    this.wanted = target;
    this.towerReplay.stop();
    const step = await this.fetch(target);
    if (!step || this.wanted !== target) return;
    const isNext = target === this.input + 1;
    [this.input, this.inputs, this.step] = [target, step.inputs, step];
    const { playback } = this.seatSession;
    playback.jumpTo(sceneOf(step, this.session.playback.scene), isNext ? step.events : [], this.log());
    if (isNext && this.hasTower) void this.watchTower();
    void this.fetch(Math.min(target + 1, step.inputs));
  }

  async play(): Promise<void> {
    this.isPlaying = true;
    if (this.isAtEnd) await this.go(0);
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pause();
    this.towerReplay.stop();
    this.session.leave();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    const { scene } = this.seatSession.playback;
    const pauseMs = Math.max(MIN_STEP_MS, scene ? this.timing.durationMs(this.events, scene) : 0);
    this.timer = setTimeout(() => void this.advance(), pauseMs);
  }

  private get events(): unknown[] {
    return this.step?.events.map(({ event }) => event) ?? [];
  }

  /** A tower that is being built is looked at to its end. */
  private async advance(): Promise<void> {
    if (this.seatSession.tower.phase) return this.wait();
    await this.go(this.input + 1);
    if (this.isAtEnd) this.pause();
    else this.wait();
  }

  private async fetch(input: number): Promise<Step | null> {
    const name = `${this.viewedSeat ?? "public"} ${input}`;
    const known = this.steps[name];
    if (known) return known;
    const reply = await this.session.look(this.viewedSeat, input);
    if (reply?.is !== "looked") {
      this.isRefused = reply?.is === "refused" && reply.code === "not-over";
      return null;
    }
    return (this.steps[name] = stepOf(reply satisfies Looked));
  }

  /** Lines of all steps up to now that were looked at from here. */
  private log(): ReturnType<typeof logOf> {
    const own = `${this.viewedSeat ?? "public"} `;
    const known = Object.entries(this.steps).filter(([name]) => name.startsWith(own));
    return logOf(known.map(([, step]) => step).filter(({ input }) => input <= this.input));
  }
}

/** Why a tower is not shown: it may be of another physics, or somebody asks too often. */
function towerErrorText(refused: Refused): string {
  return refused.code === "no-tower" ? say("tower-replay-refused") : refusedText(refused);
}
