/** Which part of the floor is seen, and how large: a point in the middle and a zoom; whoever draws it listens. */

import { boundsOf, boxOf, unite, type Box, type Cell, type Point } from "$lib/dungeon/lattice";

export const LEAST_ZOOM = 0.12;
export const MOST_ZOOM = 2.6;
/** From farther away the numbers of a card cannot be read, nor, on a narrow window, a cell be met by a finger. */
export const READABLE = { narrow: 0.62, wide: 0.5 };
/** Nearer than this nobody needs to be who asked for all of it. */
const WHOLE = { least: LEAST_ZOOM, most: 1.35 };
/** For a look at a few cards, all of which have to be seen. */
const NEAR = { least: 0.5, most: 0.85 };
/** Around what is framed, in pixels: on a narrow window buttons stand above it, on a wide one beside. */
const NARROW = { side: 18, top: 60, bottom: 10 };
const WIDE = { side: 76, top: 24, bottom: 24 };
const WIDE_PX = 640;
/** Around what is brought into sight, in pixels. */
const MARGIN = 28;
/** Of what lies on the floor at least so much stays in sight, in pixels. */
const KEPT = 60;
/** One press of an arrow key moves by this part of what is seen. */
const STRIDE = 0.2;
export const ZOOM_STEP = 1.3;
const GLIDE_MS = 260;

/** Where a camera stands. */
export interface Pose extends Point {
  zoom: number;
}

/** It keeps to what matters, shows all there is, is lent for a look, or stays where somebody put it. */
type Habit = "follow" | "whole" | "lent" | "own";

export class Camera {
  width = 1;
  height = 1;
  private habit: Habit = "follow";
  private pose: Pose = { x: 50, y: 70, zoom: 1 };
  private bounds: Box = boundsOf([]);
  /** What matters now, the most important first; nothing if all of it does. */
  private heart: readonly Box[] = [boxOf([0, 0])];
  private readonly listeners = new Set<() => void>();
  private gliding = 0;

  /** Whether somebody has put it where it is. */
  get isOwn(): boolean {
    return this.habit === "own";
  }

  get x(): number {
    return this.pose.x;
  }

  get y(): number {
    return this.pose.y;
  }

  get zoom(): number {
    return this.pose.zoom;
  }

  /** What is seen, in units of the floor. */
  get seen(): Box {
    const { x, y, zoom } = this.pose;
    const [width, height] = [this.width / zoom, this.height / zoom];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** What moves the layer with all cards to its place in the window. */
  get transform(): string {
    const { x, y, zoom } = this.pose;
    return `translate(${this.width / 2 - x * zoom}px, ${this.height / 2 - y * zoom}px) scale(${zoom})`;
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [Math.max(1, width), Math.max(1, height)];
    this.keep(true);
  }

  /** Say what lies on the floor, and what of it matters, the most important first; without any, all of it does. */
  surround(cells: readonly Cell[], heart: readonly Box[], isStill = true): void {
    [this.bounds, this.heart] = [boundsOf(cells), heart];
    if (this.habit === "lent" || !heart.length) this.habit = "follow";
    this.keep(isStill);
  }

  /** Come near enough to choose among what lies there by a finger; a mouse meets what it was shown. */
  come(isStill = true): void {
    if (!this.isNarrow || this.pose.zoom >= this.readable) return;
    this.habit = "follow";
    this.keep(isStill);
  }

  /** From a point of the window, in pixels, to one of the floor. */
  toFloor(px: number, py: number): Point {
    const { x, y, width, height } = this.seen;
    return { x: x + (px / this.width) * width, y: y + (py / this.height) * height };
  }

  /** Drag the floor by pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, zoom } = this.pose;
    this.take();
    this.stand({ x: x - dx / zoom, y: y - dy / zoom, zoom });
  }

  /** Let the floor slide by pixels under something that is carried; it goes back when that lies. */
  slide(dx: number, dy: number): void {
    const { x, y, zoom } = this.pose;
    if (!this.isOwn) this.habit = "lent";
    this.halt();
    this.stand({ x: x - dx / zoom, y: y - dy / zoom, zoom });
  }

  /** Zoom so that what is under a point of the window stays there. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const zoom = between(LEAST_ZOOM, this.pose.zoom * factor, MOST_ZOOM);
    const held = this.toFloor(px, py);
    this.take();
    this.stand({
      x: held.x - (px - this.width / 2) / zoom,
      y: held.y - (py - this.height / 2) / zoom,
      zoom,
    });
  }

  /** Step in a direction, as with an arrow key. */
  step(dx: number, dy: number, isStill = true): void {
    const { x, y, zoom } = this.pose;
    const { width, height } = this.seen;
    this.take();
    this.go({ x: x + dx * width * STRIDE, y: y + dy * height * STRIDE, zoom }, isStill);
  }

  /** Zoom in or out by a step, as with a button. */
  zoomBy(factor: number, isStill = true): void {
    const { x, y, zoom } = this.pose;
    this.take();
    this.go({ x, y, zoom: between(LEAST_ZOOM, zoom * factor, MOST_ZOOM) }, isStill);
  }

  /** Show all that lies on the floor, now and from now on. */
  fit(isStill = true): void {
    this.habit = "whole";
    this.keep(isStill);
  }

  /** Show some cells, as large as they go; of too many to be read the first ones. */
  fitTo(cells: readonly Cell[], isStill = true): void {
    this.take();
    this.go(this.fitting(this.gathered(cells.map(boxOf))), isStill);
  }

  /** Look at a point, from as near as now. */
  centre({ x, y }: Point, isStill = true): void {
    this.take();
    this.go({ x, y, zoom: this.pose.zoom }, isStill);
  }

  /** Move as little as it takes to see a box. */
  reveal(box: Box, isStill = true): void {
    const { seen } = this;
    const { zoom } = this.pose;
    const edge = (this.isNarrow ? NARROW.side : MARGIN) / zoom;
    const top = this.isNarrow ? NARROW.top / zoom : edge;
    const dx = shift(box.x - edge, box.width + 2 * edge, seen.x, seen.width);
    const dy = shift(box.y - top, box.height + top + edge, seen.y, seen.height);
    if (dx || dy) this.go({ x: this.pose.x + dx, y: this.pose.y + dy, zoom: this.pose.zoom }, isStill);
  }

  /** Come near enough to read what is in a box, for a while; if it can be read as it is, it is only brought into sight. */
  approach(box: Box, isStill = true): void {
    const near = this.fitting(box, NEAR);
    const { zoom } = this.pose;
    if (zoom >= near.zoom && this.hasRoom(box, zoom)) return this.reveal(box, isStill);
    if (!this.isOwn) this.habit = "lent";
    this.go(near, isStill);
  }

  /** Go back to where it was before it came near. */
  retreat(isStill = true): void {
    if (this.habit !== "lent") return;
    this.habit = "follow";
    this.keep(isStill);
  }

  /** Stop wherever it is on its way. */
  halt(): void {
    cancelAnimationFrame(this.gliding);
  }

  private get isNarrow(): boolean {
    return this.width < WIDE_PX;
  }

  private get readable(): number {
    return this.isNarrow ? READABLE.narrow : READABLE.wide;
  }

  private get insets(): typeof NARROW {
    return this.isNarrow ? NARROW : WIDE;
  }

  /** What is left for cards, in pixels. */
  private get room(): { across: number; along: number } {
    const { side, top, bottom } = this.insets;
    return { across: Math.max(1, this.width - 2 * side), along: Math.max(1, this.height - top - bottom) };
  }

  /** All of the floor; where that could not be read, what matters most and what lies around it. */
  private get followed(): Pose {
    const [whole, zoom] = [this.fitting(this.bounds), this.readable];
    if (!this.heart.length || whole.zoom >= zoom) return whole;
    const [heart, { across, along }, { bounds }] = [this.gathered(this.heart), this.room, this];
    const { top, bottom } = this.insets;
    const x = inside(heart.x + heart.width / 2, across / zoom, bounds.x, bounds.width);
    const y = inside(heart.y + heart.height / 2, along / zoom, bounds.y, bounds.height);
    return { x, y: y - (top - bottom) / 2 / zoom, zoom };
  }

  /** The first box, and as many of the next ones as can be read together with it. */
  private gathered(boxes: readonly Box[]): Box {
    return boxes.reduce((all, box) => {
      const more = unite([all, box]);
      return this.hasRoom(more, this.readable) ? more : all;
    });
  }

  private hasRoom({ width, height }: Box, zoom: number): boolean {
    const { across, along } = this.room;
    return width * zoom <= across + 1 && height * zoom <= along + 1;
  }

  private fitting({ x, y, width, height }: Box, { least, most } = WHOLE): Pose {
    const [{ across, along }, { top, bottom }] = [this.room, this.insets];
    const zoom = between(least, Math.min(across / width, along / height), most);
    return { x: x + width / 2, y: y + height / 2 - (top - bottom) / 2 / zoom, zoom };
  }

  /** Stand where its habit wants it. */
  private keep(isStill: boolean): void {
    if (this.habit === "follow") this.go(this.followed, isStill);
    else if (this.habit === "whole") this.go(this.fitting(this.bounds), isStill);
    else this.stand(this.pose);
  }

  /** Somebody takes it into his own hands. */
  private take(): void {
    this.halt();
    this.habit = "own";
  }

  private go(goal: Pose, isStill: boolean): void {
    this.halt();
    if (isStill) this.stand(goal);
    else this.glide(this.pose, goal, performance.now());
  }

  private glide(start: Pose, goal: Pose, sinceMs: number): void {
    const share = Math.min(1, Math.max(0, (performance.now() - sinceMs) / GLIDE_MS));
    const eased = 1 - (1 - share) ** 3;
    const mix = (from: number, to: number): number => from + (to - from) * eased;
    const zoom = start.zoom * (goal.zoom / start.zoom) ** eased;
    this.stand({ x: mix(start.x, goal.x), y: mix(start.y, goal.y), zoom });
    if (share < 1) this.gliding = requestAnimationFrame(() => this.glide(start, goal, sinceMs));
  }

  private stand({ x, y, zoom }: Pose): void {
    const { bounds } = this;
    const reachX = this.width / 2 / zoom - KEPT / zoom;
    const reachY = this.height / 2 / zoom - KEPT / zoom;
    this.pose = {
      x: between(bounds.x - reachX, x, bounds.x + bounds.width + reachX),
      y: between(bounds.y - reachY, y, bounds.y + bounds.height + reachY),
      zoom,
    };
    for (const listener of this.listeners) listener();
  }
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), Math.max(least, most));
}

/** The middle of a window that leaves a stretch only where it has to: one that is shorter is seen from its middle. */
function inside(middle: number, window: number, start: number, length: number): number {
  if (length <= window) return start + length / 2;
  return between(start + window / 2, middle, start + length - window / 2);
}

/** By how much a window must move to have a stretch in it; a stretch that is longer is seen from its middle. */
function shift(start: number, length: number, windowStart: number, windowLength: number): number {
  if (length > windowLength) return start + length / 2 - windowStart - windowLength / 2;
  if (start < windowStart) return start - windowStart;
  return Math.max(0, start + length - windowStart - windowLength);
}
