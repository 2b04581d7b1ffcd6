/** Cards that are carried to the stage: as good as a click, and over a space as good as a click there, too. */

import type { Duel } from "$lib/knockdown/duel.svelte";
import type { Thing } from "$lib/knockdown/things";
import { DragGesture } from "$lib/ui/drag.svelte";

/** What can be carried; a finger carries only what is paid or blocked with, and scrolls everywhere else. */
const BY_MOUSE = ["row:", "hand:", "special:"];
const BY_FINGER = ["hand:"];
const STAGE = '[data-region="stage"]';
const SPACE = '[data-thing^="space:"]';

export class Dragging {
  private readonly carrying = new DragGesture();
  /** Whoever lets go over the very card does not click on it. */
  private isJustDropped = false;

  constructor(private readonly duel: Duel) {}

  /** What is in the air now, or nothing. */
  get thing(): Thing {
    return this.carrying.card;
  }

  get x(): number {
    return this.carrying.x;
  }

  get y(): number {
    return this.carrying.y;
  }

  /** Whether a finger on this carries it. */
  isCarriedByFinger(thing: Thing): boolean {
    return isOne(thing, BY_FINGER) && this.duel.choosing.standing(thing) === "open";
  }

  /** A pointer was pressed on a thing: from now on it may be carried. */
  grab(thing: Thing, attack: string, event: PointerEvent): void {
    const kinds = event.pointerType === "touch" ? BY_FINGER : BY_MOUSE;
    if (!isOne(thing, kinds) || this.duel.choosing.standing(thing) !== "open") return;
    this.carrying.begin(thing, event, {
      lift: () => (this.duel.pointed = { thing, attack, seat: this.duel.near }),
      move: () => undefined,
      drop: (x, y) => this.drop(thing, document.elementFromPoint(x, y)),
    });
  }

  /** Whether the click that follows belongs to a card that was let go. */
  swallowsClick(): boolean {
    return this.isJustDropped;
  }

  drop(thing: Thing, place: Element | null): void {
    this.isJustDropped = true;
    setTimeout(() => (this.isJustDropped = false));
    this.duel.pointed = null;
    if (!place?.closest(STAGE)) return;
    this.duel.touch(thing);
    const space = place.closest<HTMLElement>(SPACE)?.dataset["thing"];
    if (space && this.duel.choosing.picked.includes(thing) && this.duel.choosing.goesAlong(space))
      this.duel.touch(space);
  }
}

function isOne(thing: Thing, kinds: readonly string[]): boolean {
  return kinds.some((kind) => thing.startsWith(kind));
}
