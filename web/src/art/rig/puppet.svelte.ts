/** A figure that moves: plays tracks, breathes between them, and lets swing what hangs on it. */

import { spotsAtRest } from "$lib/art/rig/figure";
import { poseAt, trackOf, type Motion, type Track } from "$lib/art/rig/motion";
import { changed, type Pose } from "$lib/art/rig/pose";
import { atRest, draped, placed, type Placed } from "$lib/art/rig/skeleton";
import { lengthOf, type Hanging, type Skin } from "$lib/art/rig/skin";

/** The pose and where all parts are in it. */
export interface Look {
  pose: Pose;
  spots: Placed;
}

interface Swing {
  turn: number;
  speed: number;
  x: number;
}

const STIFFNESS = 120; // per second squared
const DRAG = 9; // per second
const TOW = 1.1; // degrees a second for each unit that its anchor moves
const CALM_MS = 40; // a figure that only breathes is drawn less often

export class Puppet {
  look: Look;
  private track: Track;
  private start: Pose;
  private elapsed = 0;
  private breath = 0;
  private owed = 0;
  private swings: Record<string, Swing> = {};

  constructor(
    private readonly skin: Skin,
    rest: Motion,
  ) {
    this.track = trackOf(skin, rest);
    this.start = this.track.last;
    this.look = $state.raw({ pose: this.start, spots: spotsAtRest(skin, this.start) });
  }

  /** Begin a motion from wherever the last one has come to. */
  perform(motion: Motion): void {
    this.start = this.look.pose;
    this.track = trackOf(this.skin, motion);
    this.elapsed = 0;
  }

  /** Show what a motion tells, at once; the answer is how long to look at it. */
  tell(motion: Motion): number {
    this.track = trackOf(this.skin, motion);
    this.show(this.track.telling);
    return this.track.ms;
  }

  /** Show what comes after the motion, at once. */
  settle(): void {
    this.elapsed = this.track.ms;
    this.show(this.track.last);
  }

  /** Time goes by. */
  advance(ms: number): void {
    this.owed += ms;
    if (this.elapsed >= this.track.ms && this.owed < CALM_MS) return;
    this.elapsed += this.owed;
    this.breath += this.owed / (1300 + 32 * this.skin.build.girth); // heavy bodies breathe slowly
    const pose = this.breathing(poseAt(this.track, this.start, this.elapsed));
    this.look = { pose, spots: this.swung(pose, this.owed / 1000) };
    this.owed = 0;
  }

  private show(pose: Pose): void {
    this.swings = {};
    this.look = { pose, spots: spotsAtRest(this.skin, pose) };
  }

  private breathing(pose: Pose): Pose {
    const wave = Math.sin(this.breath * 2 * Math.PI);
    return changed(pose, {
      lift: pose.lift + 0.5 * (this.skin.stance.add?.lift ?? 0) * wave, // who floats, bobs
      stand: pose.stand * (1 - 0.012 * (1 + wave)),
      torso: pose.torso + 1.1 * wave,
      head: pose.head - 1.4 * wave,
      nearArm: pose.nearArm + 2 * wave,
      farArm: pose.farArm + 1.6 * wave,
    });
  }

  private swung(pose: Pose, seconds: number): Placed {
    const spots = placed(pose, this.skin.build, this.skin.hold);
    for (const trail of this.skin.trails) {
      const rest = atRest(trail, pose, spots);
      const turn = this.swing(trail, rest.turn, rest.x, seconds);
      spots.set(trail.name, draped({ ...rest, turn }, lengthOf(trail)));
    }
    return spots;
  }

  /** A spring towards how it would hang, left behind by whatever carries it off. */
  private swing(trail: Hanging, rest: number, x: number, seconds: number): number {
    const swing = (this.swings[trail.name] ??= { turn: rest, speed: 0, x });
    if (!trail.sway) return (swing.turn = rest);
    const wind = trail.sway * 0.5 * Math.sin(this.breath * 2 * Math.PI - trail.name.length);
    const off = ((((rest + wind - swing.turn + 180) % 360) + 360) % 360) - 180;
    swing.speed += off * STIFFNESS * seconds + (x - swing.x) * TOW * trail.sway;
    swing.speed *= Math.exp(-DRAG * seconds);
    swing.turn += swing.speed * seconds;
    swing.x = x;
    return swing.turn;
  }
}
