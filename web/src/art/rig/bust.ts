/** The part of a figure that a portrait shows. */

import { ownPose, spotsAtRest } from "$lib/art/rig/figure";
import { brief } from "$lib/art/rig/outline";
import type { Change } from "$lib/art/rig/pose";
import type { Look } from "$lib/art/rig/puppet.svelte";
import { within } from "$lib/art/rig/skeleton";
import type { Skin } from "$lib/art/rig/skin";

export interface Bust {
  look: Look;
  box: { x: number; y: number; size: number };
  rays: string;
}

/** Arms out of the way of the face. */
const CALM: Change = {
  nearArm: -16,
  nearElbow: 34,
  farArm: 22,
  farElbow: 40,
  grip: 0,
  weapon: 112,
  twist: -0.2,
};
const RAYS = 12;

const known = new WeakMap<Skin, Bust>();

export function bustOf(skin: Skin): Bust {
  const found = known.get(skin) ?? made(skin);
  known.set(skin, found);
  return found;
}

function made(skin: Skin): Bust {
  const { at = [2, -18], size = 128, change } = skin.bust ?? {};
  const pose = ownPose(skin, { ...CALM, ...change });
  const spots = spotsAtRest(skin, pose);
  const head = spots.get("head") ?? { x: 0, y: 0, turn: 0 };
  const { x, y } = within({ ...head, turn: 0 }, ...at);
  const box = { x: brief(x - size / 2), y: brief(y - size / 2), size };
  return { look: { pose, spots }, box, rays: raysFrom(x, y, size) };
}

function raysFrom(x: number, y: number, size: number): string {
  const point = (n: number): string => {
    const angle = (Math.PI * n) / RAYS;
    return `${brief(x + size * Math.cos(angle))},${brief(y + size * Math.sin(angle))}`;
  };
  return Array.from(
    { length: RAYS },
    (_, n) => `M${brief(x)},${brief(y)}L${point(2 * n)}L${point(2 * n + 1)}Z`,
  ).join("");
}
