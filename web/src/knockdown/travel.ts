/** Cards that leave one place of the table and come to another fly there; with little motion they are simply there. */

import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { settings } from "$lib/settings/settings.svelte";

const TRAVEL_MS = 320;
const APPEAR_MS = 160;

const [sendMoving, receiveMoving] = crossfade({
  duration: TRAVEL_MS,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: APPEAR_MS }),
});

type Transition = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;

export const send: Transition = (node, params) =>
  settings.isStill ? () => ({ duration: 0 }) : sendMoving(node, params);
export const receive: Transition = (node, params) =>
  settings.isStill ? () => ({ duration: 0 }) : receiveMoving(node, params);

/** How long others take to close ranks. */
export function shiftMs(): number {
  return settings.isStill ? 0 : 220;
}
