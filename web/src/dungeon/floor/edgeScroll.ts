/** What lies beyond the edge of the window comes into it while a card is carried there. */

import type { Camera } from "$lib/dungeon/floor/camera";
import type { Point } from "$lib/dungeon/lattice";

const EDGE_PX = 36;
const PX_PER_MS = 0.35;

/** By how much the floor slides in a millisecond, in parts of its full speed. */
export function pull({ x, y }: Point, { left, right, top, bottom }: DOMRect): Point {
  const isInside = x >= left && x <= right && y >= top && y <= bottom;
  const towards = (at: number, start: number, end: number): number =>
    at < start + EDGE_PX ? 1 : at > end - EDGE_PX ? -1 : 0;
  return isInside ? { x: towards(x, left, right), y: towards(y, top, bottom) } : { x: 0, y: 0 };
}

/** Slide the floor under what is carried, frame by frame, until what comes back is called; says each time that it did. */
export function slideAtEdges(
  pane: HTMLElement,
  camera: Camera,
  carried: () => Point,
  onslide: () => void,
): () => void {
  let frame = 0;
  let lastMs = performance.now();
  /** It comes from the hand over an edge: that is not what is meant. */
  let hasArrived = false;
  const step = (nowMs: number): void => {
    const { x, y } = pull(carried(), pane.getBoundingClientRect());
    const far = (nowMs - lastMs) * PX_PER_MS;
    lastMs = nowMs;
    hasArrived ||= !x && !y;
    if (hasArrived && (x || y)) {
      camera.slide(x * far, y * far);
      onslide();
    }
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
