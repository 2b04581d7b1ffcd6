/** A figure in a pose: where every part is, and the same as SVG text. */

import { brief } from "$lib/art/rig/outline";
import { changed, GUARD, held, type Change, type Pose } from "$lib/art/rig/pose";
import { POSES, type PoseName } from "$lib/art/rig/poses";
import { atRest, draped, placed, type Placed, type Spot } from "$lib/art/rig/skeleton";
import { lengthOf, partsOf, type Part, type Skin } from "$lib/art/rig/skin";

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

/** The figure in a pose as SVG: in its colours with the light on its rim, or filled with one colour. */
export function markupOf(skin: Skin, pose: Pose, fill?: string): string {
  const spots = spotsAtRest(skin, pose);
  const parts = partsOf(skin);
  const inner = parts.map((part) => group(part, spots, body(part, fill))).join("");
  const rim = fill ? "" : rimMarkup(skin, parts, spots);
  return `<g transform="${wholeTransform(pose)}" opacity="${brief(pose.fade)}">${rim}${inner}</g>`;
}

function rimMarkup(skin: Skin, parts: Part[], spots: Placed): string {
  const edges = parts.map((part) => group(part, spots, part.edges.map(rimLine).join(""))).join("");
  const paint = `fill="${skin.palette.rim}" stroke="${skin.palette.rim}" stroke-linejoin="round" stroke-linecap="round"`;
  return `<g transform="translate(${RIM.x} ${RIM.y})" ${paint}>${edges}</g>`;
}

function rimLine({ d, width }: { d: string; width: number }): string {
  return `<path d="${d}" stroke-width="${width + RIM.width}"${width ? ' fill="none"' : ""}/>`;
}

function group(part: Part, spots: Placed, inner: string): string {
  const spot = spots.get(part.name);
  return spot ? `<g transform="${transformOf(spot)}">${inner}</g>` : "";
}

function body(part: Part, only?: string): string {
  return part.strokes
    .map(({ d, fill, stroke, width }) => {
      const inside = fill === "none" ? fill : (only ?? fill);
      const line = stroke === "none" ? stroke : (only ?? stroke);
      const joins = width ? ` stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : "";
      return `<path d="${d}" fill="${inside}" stroke="${line}"${joins}/>`;
    })
    .join("");
}
