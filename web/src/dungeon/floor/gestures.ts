/** Wheel, drag and pinch on the window of the floor, by pointer events alone: they are the same for mouse, pen and touch. */

import type { Camera } from "$lib/dungeon/floor/camera";
import { distance, type Point } from "$lib/dungeon/lattice";

/** Whoever moves less than this clicks on what is there. */
const DRAG_PX = 6;
const WHEEL_LINE_PX = 20;
const WHEEL_STRENGTH = 0.0016;
const MOST_WHEEL = 240;

interface Held {
  start: Point;
  now: Point;
}

export class Gestures {
  private readonly held = new Map<number, Held>();
  private isDragging = false;

  constructor(
    private readonly window: HTMLElement,
    private readonly camera: Camera,
  ) {}

  /** Listen until what comes back is called. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const { window: element } = this;
    element.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    element.addEventListener("pointerdown", (event) => this.press(event), { signal });
    element.addEventListener("pointermove", (event) => this.move(event), { signal });
    element.addEventListener("pointerup", (event) => this.release(event), { signal });
    element.addEventListener("pointercancel", (event) => this.release(event), { signal });
    element.addEventListener("click", (event) => this.swallow(event), { signal, capture: true });
    return () => listening.abort();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const scale = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE_PX;
    const [dx, dy] = [event.deltaX * scale, event.deltaY * scale];
    const isAside = !event.ctrlKey && (event.shiftKey || Math.abs(dx) > Math.abs(dy));
    if (isAside) return this.camera.pan(-(dx || dy), 0);
    const { x, y } = this.pointOf(event);
    const turned = Math.min(Math.max(-MOST_WHEEL, dy), MOST_WHEEL) * (event.ctrlKey ? 5 : 1);
    this.camera.zoomAt(Math.exp(-turned * WHEEL_STRENGTH), x, y);
  }

  private press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.held.size === 0) this.isDragging = false;
    const at = this.pointOf(event);
    this.held.set(event.pointerId, { start: at, now: at });
    this.camera.halt();
  }

  private move(event: PointerEvent): void {
    const held = this.held.get(event.pointerId);
    if (!held) return;
    const before = held.now;
    const now = this.pointOf(event);
    if (!this.isDragging && this.held.size === 1 && distance(held.start, now) < DRAG_PX) return;
    this.drag(event.pointerId);
    const [other] = [...this.held].filter(([id]) => id !== event.pointerId);
    held.now = now;
    if (other) this.pinch(before, now, other[1].now);
    else this.camera.pan(now.x - before.x, now.y - before.y);
  }

  /** From now on it is no click, wherever the pointer goes. */
  private drag(pointer: number): void {
    this.isDragging = true;
    if (!this.window.hasPointerCapture(pointer)) this.window.setPointerCapture(pointer);
  }

  /** One of two fingers moves: what is between them stays between them. */
  private pinch(before: Point, now: Point, other: Point): void {
    const far = distance(before, other);
    if (far > 0)
      this.camera.zoomAt(distance(now, other) / far, (before.x + other.x) / 2, (before.y + other.y) / 2);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private release(event: PointerEvent): void {
    this.held.delete(event.pointerId);
    if (this.held.size === 0) setTimeout(() => (this.isDragging = false)); // after the click that may follow
  }

  /** What is dragged over was not clicked on. */
  private swallow(event: MouseEvent): void {
    if (!this.isDragging) return;
    event.stopPropagation();
    event.preventDefault();
  }

  private pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.window.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}
