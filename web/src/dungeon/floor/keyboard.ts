/** What keys do on the floor: they turn the card, move the camera, and lead from one place to the next. */

import { ZOOM_STEP, type Camera } from "$lib/dungeon/floor/camera";
import { isDirection, nextSpot, thingOf, wayOf, type Direction, type Target } from "$lib/dungeon/floor/spots";
import { boxOf } from "$lib/dungeon/lattice";
import type { Looking } from "$lib/dungeon/floor/inspection.svelte";
import type { Laying } from "$lib/dungeon/placement.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { isForFocusedElement } from "$lib/table/keyTargets";

export interface Pressed {
  root: HTMLElement;
  camera: Camera;
  laying: Laying;
  spots: readonly Target[];
  looking: Looking;
  /** begin or end to look at cards */
  look: () => void;
}

/** Whether the key was used: signs wherever the focus is, arrows only on the floor itself. */
export function pressFloorKey(event: KeyboardEvent, pressed: Pressed): boolean {
  if (isForFocusedElement(event)) return false;
  const { key } = event;
  if (isDirection(key)) return pressed.root.contains(document.activeElement) && go(key, event, pressed);
  if (key.length === 1 && !settings.letters) return false;
  return KEYS[key.toLowerCase()]?.(pressed) ?? false;
}

/** From a place to the next one that way; from anywhere else on the floor, or with Shift, the camera goes. */
function go(direction: Direction, event: KeyboardEvent, { root, camera, spots }: Pressed): boolean {
  const thing = (document.activeElement as HTMLElement | null)?.dataset["thing"];
  const here = spots.find((spot) => thingOf(spot) === thing);
  const { x, y } = wayOf(direction);
  if (!here || event.shiftKey) camera.step(x, y, settings.isStill);
  else focusSpot(root, camera, nextSpot(spots, here, direction));
  return true;
}

/** Give a place the focus, and bring it into sight. */
function focusSpot(root: HTMLElement, camera: Camera, spot: Target | null): void {
  if (!spot) return;
  root.querySelector<HTMLElement>(`[data-thing="${thingOf(spot)}"]`)?.focus({ preventScroll: true });
  camera.reveal(boxOf(spot.at), settings.isStill);
}

type Key = (pressed: Pressed) => boolean;

const KEYS: Record<string, Key> = {
  r: ({ laying }) => {
    laying.turn();
    return laying.card !== null;
  },
  "+": nearer,
  "=": nearer, // the same key on many keyboards, without Shift
  "-": ({ camera }) => {
    camera.zoomBy(1 / ZOOM_STEP, settings.isStill);
    return true;
  },
  "0": ({ camera }) => {
    camera.fit(settings.isStill);
    return true;
  },
  l: ({ look }) => {
    look();
    return true;
  },
  escape: ({ laying, looking }) => looking.stop() || giveUp(laying),
};

function nearer({ camera }: Pressed): boolean {
  camera.zoomBy(ZOOM_STEP, settings.isStill);
  return true;
}

/** What is in the air goes back; then reasons go; then the card goes back to the hand. */
function giveUp(laying: Laying): boolean {
  if (laying.carrying.card) laying.carrying.cancel();
  else if (laying.asked) laying.asked = null;
  else if (laying.canPutBack) laying.putBack();
  else return false;
  return true;
}
