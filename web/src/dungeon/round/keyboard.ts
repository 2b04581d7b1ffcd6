/** What a key does at the table of the dungeon; the floor has keys of its own. */

import { REGIONS } from "$lib/dungeon/round/shortcuts";
import type { Round } from "$lib/dungeon/round/round.svelte";
import { goAlong, goToRegion, isNowhere } from "$lib/table/focusRegions";
import { isForFocusedElement } from "$lib/table/keyTargets";
import { settings } from "$lib/settings/settings.svelte";

export interface Pressed {
  round: Round;
  root: HTMLElement;
}

/** Whether the key was used. */
export function press(event: KeyboardEvent, pressed: Pressed): boolean {
  const { round, root } = pressed;
  if (isForFocusedElement(event) || round.session.isPast || isElsewhere(root)) return false;
  if (event.key === "Escape") return round.aiming.cancel();
  if (event.key === "ArrowLeft") return goBeside(root, -1);
  if (event.key === "ArrowRight") return goBeside(root, 1);
  if (event.key.length > 1 || !settings.letters) return false;
  return pressSign(event.key.toLowerCase(), pressed);
}

function pressSign(key: string, { round, root }: Pressed): boolean {
  if (/^[1-9]$/.test(key)) return pressCard(root, Number(key));
  if (REGIONS[key]) return goToRegion(root, REGIONS[key]);
  if (key !== "u") return false;
  round.undo();
  return true;
}

/** Along the hand, the players or what can be said; on the floor arrows go from cell to cell. */
function goBeside(root: HTMLElement, step: 1 | -1): boolean {
  const isOnFloor = document.activeElement?.closest("[data-region=floor]") != null;
  return !isOnFloor && goAlong(root, step);
}

function pressCard(root: HTMLElement, number: number): boolean {
  const cards = root.querySelectorAll<HTMLElement>("[data-region=hand] button");
  const card = cards[number - 1];
  card?.focus();
  card?.click();
  return card !== undefined;
}

/** The focus is on something of the frame, which has keys of its own. */
function isElsewhere(root: HTMLElement): boolean {
  return !isNowhere(root) && !root.contains(document.activeElement);
}
