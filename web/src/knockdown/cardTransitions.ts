/** Cards that leave one place of the table and come to another fly there; with little motion they are simply there. */

import { cubicOut } from "svelte/easing";
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { settings } from "$lib/settings/settings.svelte";

const TRAVEL_MS = 320;
const APPEAR_MS = 160;

const [sendMoving, receiveMoving] = crossfade({
  duration: TRAVEL_MS,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: APPEAR_MS }),
});

type Params = CrossfadeParams & { key: unknown };
type Travel = (node: Element, params: Params) => () => TransitionConfig;

/** Between places that are always in sight. */
export const send = unless(() => settings.isStill, sendMoving);
export const receive = unless(() => settings.isStill, receiveMoving);

/** From and to a place that may be out of sight, as a sheet that is folded is: there nothing leaves or arrives. */
export const sendInSight = unless(isOutOfSight, sendMoving);
export const receiveInSight = unless(isOutOfSight, receiveMoving);

function unless(isNeedless: (node: Element) => boolean, travel: Travel): Travel {
  return (node, params) => (isNeedless(node) ? () => ({ duration: 0 }) : travel(node, params));
}

/** To be asked only where it matters: the page is laid out for it. */
function isOutOfSight(node: Element): boolean {
  return settings.isStill || node.getBoundingClientRect().width === 0;
}

/** How long others take to close ranks. */
export function shiftMs(): number {
  return settings.isStill ? 0 : 220;
}
