/** A figure in a pose: where every part of it is. */

import { brief } from "$lib/art/rig/outline";
import { changed, GUARD, held, type Change, type Pose } from "$lib/art/rig/pose";
import { POSES, type PoseName } from "$lib/art/rig/poses";
import { atRest, draped, placed, type Placed, type Spot } from "$lib/art/rig/skeleton";
import { lengthOf, type Skin } from "$lib/art/rig/skin";

/** The rim light comes from behind and above. */
export const RIM = { x: -2.6, y: -2.2, width: 7.5 } as const;

/** How this figure holds a shared pose. */
export function poseOf(skin: Skin, name: PoseName): Pose {
  return changed(held(changed(GUARD, POSES[name]), skin.stance), skin.poses[name]);
}

/** A pose of its own: the guard of this figure, changed. */
export function ownPose(skin: Skin, change: Change): Pose {
  return changed(poseOf(skin, "guard"), change);
}

/** All parts where they hang when nothing swings. */
export function spotsAtRest(skin: Skin, pose: Pose): Placed {
  const spots = placed(pose, skin.build, skin.hold);
  for (const trail of skin.trails) spots.set(trail.name, draped(atRest(trail, pose, spots), lengthOf(trail)));
  return spots;
}

export function transformOf(spot: Spot): string {
  return `translate(${brief(spot.x)} ${brief(spot.y)}) rotate(${brief(spot.turn)})`;
}

/** What presses the whole figure flat. */
export function wholeTransform(pose: Pose): string {
  return `scale(1 ${brief(pose.squash * 100) / 100})`;
}
