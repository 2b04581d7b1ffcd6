/** The hand of whoever builds, as the server is told of it: a pointer, or keys that lead one. */

import type { TowerKey, TowerPoint } from "$lib/wire/protocol";

export type Key = TowerKey["key"];
export type Gesture = TowerPoint["kind"];

/** No more often than the server looks. */
const SHORTEST_MS = 1000 / 60;

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  " ": "grab",
  Enter: "grab",
};

/** What a key of the keyboard does while one builds, if anything. */
export function keyOf(key: string): Key | undefined {
  return KEYS[key];
}

export type Tell = (message: TowerPoint | TowerKey) => void;

export class Pointer {
  /** Of all that touch the screen the one that holds: a palm beside it, or a second finger, does nothing. */
  private holding: number | null = null;
  private toldMs = -Infinity;
  private waiting: TowerPoint | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: Tell) {}

  get isDown(): boolean {
    return this.holding !== null;
  }

  /** Of many movements the last one is told, as soon as another one may be. */
  move(id: number, x: number, y: number): void {
    if (this.isDown && this.holding !== id) return;
    this.waiting = point("move", x, y);
    const restMs = this.toldMs + SHORTEST_MS - performance.now();
    if (restMs <= 0) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), restMs);
  }

  press(id: number, x: number, y: number): void {
    if (this.isDown) return;
    this.holding = id;
    this.drop();
    this.tell(point("pick", x, y));
  }

  lift(id: number, x: number, y: number): void {
    if (this.holding !== id) return;
    this.holding = null;
    this.drop();
    this.tell(point("release", x, y));
  }

  /** What waits is told no more: something newer is. */
  drop(): void {
    clearTimeout(this.timer);
    [this.timer, this.waiting] = [undefined, null];
  }

  private flush(): void {
    const { waiting } = this;
    this.drop();
    this.toldMs = performance.now();
    if (waiting) this.tell(waiting);
  }
}

/** Tenths of a unit are as fine as anybody points. */
function point(kind: Gesture, x: number, y: number): TowerPoint {
  return { do: "towerpoint", kind, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
