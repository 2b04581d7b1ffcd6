/** Which part of the floor is seen, and how large: a point in the middle and a zoom; whoever draws it listens. */

import { boundsOf, type Box, type Cell, type Point } from "$lib/dungeon/lattice";

export const LEAST_ZOOM = 0.12;
export const MOST_ZOOM = 2.6;
/** Nearer than this nobody needs to be who asked for all of it. */
const WHOLE = { least: LEAST_ZOOM, most: 1.35 };
/** Around what is seen as a whole, in pixels: on a narrow window buttons stand above it, on a wide one beside. */
const NARROW = { side: 14, top: 68, bottom: 14 };
const WIDE = { side: 76, top: 24, bottom: 24 };
const WIDE_PX = 640;
/** Around what is brought into sight, in pixels. */
const MARGIN = 28;
/** From farther away the numbers of a card cannot be read. */
const NEAR = { least: 0.62, most: 0.85 };
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

export class Camera {
  width = 1;
  height = 1;
  /** Whether all cards stay in sight when more are laid: until somebody moves it himself. */
  isFollowing = true;
  /** Whether it went nearer only for a look, and goes back when something changes. */
  private isLent = false;
  private pose: Pose = { x: 50, y: 70, zoom: 1 };
  private bounds: Box = boundsOf([]);
  private readonly listeners = new Set<() => void>();
  private gliding = 0;

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
    if (this.isFollowing) this.fit();
    else this.stand(this.pose);
  }

  /** Say what lies on the floor; a camera that follows shows all of it. */
  surround(cells: readonly Cell[], isStill = true): void {
    this.bounds = boundsOf(cells);
    if (this.isLent) [this.isLent, this.isFollowing] = [false, true];
    if (this.isFollowing) this.fit(isStill);
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
    [this.isFollowing, this.isLent] = [true, false];
    this.go(this.fitting(this.bounds), isStill);
  }

  /** Show some cells, as large as they go. */
  fitTo(cells: readonly Cell[], isStill = true): void {
    this.take();
    this.go(this.fitting(boundsOf(cells)), isStill);
  }

  /** Look at a point, from as near as now. */
  centre({ x, y }: Point, isStill = true): void {
    this.take();
    this.go({ x, y, zoom: this.pose.zoom }, isStill);
  }

  /** Move as little as it takes to see a box. */
  reveal(box: Box, isStill = true): void {
    const { seen } = this;
    const edge = MARGIN / this.pose.zoom;
    const dx = shift(box.x - edge, box.width + 2 * edge, seen.x, seen.width);
    const dy = shift(box.y - edge, box.height + 2 * edge, seen.y, seen.height);
    if (dx || dy) this.go({ x: this.pose.x + dx, y: this.pose.y + dy, zoom: this.pose.zoom }, isStill);
  }

  /** Come near enough to read what is in a box, for a while; a camera that is near enough only brings it into sight. */
  approach(box: Box, isStill = true): void {
    const near = this.fitting(box, NEAR);
    if (this.pose.zoom >= near.zoom) return this.reveal(box, isStill);
    [this.isLent, this.isFollowing] = [this.isLent || this.isFollowing, false];
    this.go(near, isStill);
  }

  /** Go back to where it was before it came near. */
  retreat(isStill = true): void {
    if (this.isLent) this.fit(isStill);
  }

  /** Stop wherever it is on its way. */
  halt(): void {
    cancelAnimationFrame(this.gliding);
  }

  private fitting({ x, y, width, height }: Box, { least, most } = WHOLE): Pose {
    const { side, top, bottom } = this.width < WIDE_PX ? NARROW : WIDE;
    const across = Math.max(1, this.width - 2 * side) / width;
    const along = Math.max(1, this.height - top - bottom) / height;
    const zoom = between(least, Math.min(across, along), most);
    return { x: x + width / 2, y: y + height / 2 - (top - bottom) / 2 / zoom, zoom };
  }

  /** Somebody takes it into his own hands. */
  private take(): void {
    this.halt();
    this.isFollowing = this.isLent = false;
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

/** By how much a window must move to have a stretch in it; a stretch that is longer is seen from its middle. */
function shift(start: number, length: number, windowStart: number, windowLength: number): number {
  if (length > windowLength) return start + length / 2 - windowStart - windowLength / 2;
  if (start < windowStart) return start - windowStart;
  return Math.max(0, start + length - windowStart - windowLength);
}
