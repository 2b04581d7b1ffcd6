/** What a key does on the table of Knockdown. */

import type { Duel } from "$lib/knockdown/duel.svelte";
import { goAlong, goBetween, goToRegion, isNowhere } from "$lib/table/focusRegions";
import { settings } from "$lib/settings/settings.svelte";
import { REGIONS } from "$lib/knockdown/shortcuts";
import { isForFocusedElement } from "$lib/table/keyTargets";

export interface Pressed {
  duel: Duel;
  root: HTMLElement;
  openList: () => void;
}

/** Whether the key was used. */
export function press(event: KeyboardEvent, pressed: Pressed): boolean {
  if (isForFocusedElement(event) || isElsewhere(pressed.root)) return false;
  if (isSign(event) && !settings.letters) return false;
  const key = isSign(event) ? event.key.toLowerCase() : event.key;
  if (/^[1-9]$/.test(key)) return pressNumber(pressed.root, Number(key));
  if (REGIONS[key]) return goToRegion(pressed.root, REGIONS[key]);
  return KEYS[key]?.(pressed) ?? false;
}

/** Whether a key writes something, as opposed to arrows and the like. */
function isSign({ key }: KeyboardEvent): boolean {
  return key.length === 1;
}

/** The focus is on something of the frame, which has keys of its own; not if it is on what the table stands in. */
function isElsewhere(root: HTMLElement): boolean {
  return !isNowhere(root) && !root.contains(document.activeElement);
}

function pressNumber(root: HTMLElement, number: number): boolean {
  const answers = root.querySelectorAll<HTMLElement>("[data-answer]");
  answers[number - 1]?.click();
  return number <= answers.length;
}

type Key = (pressed: Pressed) => boolean;

const KEYS: Record<string, Key> = {
  ArrowLeft: ({ root }) => goAlong(root, -1),
  ArrowRight: ({ root }) => goAlong(root, 1),
  ArrowUp: ({ root }) => goBetween(root, -1),
  ArrowDown: ({ root }) => goBetween(root, 1),
  Enter: confirm,
  Escape: ({ duel }) => putDown(duel),
  a: ({ duel, openList }) => {
    if (duel.question) openList();
    return duel.question !== null;
  },
  u: ({ duel }) => {
    duel.undo();
    return true;
  },
  "?": why,
};

/** With the focus nowhere: what is picked up is meant. A button that has it is pressed by the browser. */
function confirm({ duel, root }: Pressed): boolean {
  const [only, other] = duel.choosing.ready;
  if (!only || other || !isNowhere(root)) return false;
  void duel.answer(only);
  return true;
}

function putDown(duel: Duel): boolean {
  const isHeld = duel.choosing.picked.length > 0 || duel.choosing.asked !== null;
  duel.choosing.clear();
  return isHeld;
}

/** Why what has the focus is closed; without that, the list of all answers says it of each. */
function why({ duel, openList }: Pressed): boolean {
  const thing = (document.activeElement as HTMLElement | null)?.dataset["thing"] ?? "";
  if (!duel.question) return false;
  duel.choosing.why(thing);
  if (!duel.choosing.asked) openList();
  return true;
}
