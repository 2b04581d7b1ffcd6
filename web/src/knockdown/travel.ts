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

/** What is not to be seen, as on a sheet that is folded, neither leaves nor arrives. */
function unlessHidden(travel: Travel): Travel {
  return (node, params) => {
    return settings.isStill || isHidden(node) ? () => ({ duration: 0 }) : travel(node, params);
  };
}

/** To be asked only where it matters: the page is laid out for it. */
function isHidden(node: Element): boolean {
  return node.getBoundingClientRect().width === 0;
}

export const send = unlessHidden(sendMoving);
export const receive = unlessHidden(receiveMoving);

/** How long others take to close ranks. */
export function shiftMs(): number {
  return settings.isStill ? 0 : 220;
}
