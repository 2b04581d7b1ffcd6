/** The window through which the floor is seen: it follows its camera frame by frame, without drawing a card anew. */

import type { Camera } from "$lib/dungeon/floor/camera";
import { Gestures } from "$lib/dungeon/floor/gestures";

/** A layer is drawn sharp again when it has stood still for so long. */
const REST_MS = 180;

/** Show a layer as a camera sees it, until what comes back is called. */
export function lookThrough(pane: HTMLElement, layer: HTMLElement, camera: Camera): () => void {
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const place = (): void => {
    frame = 0;
    layer.style.transform = camera.transform;
  };
  const settle = (): void => void layer.style.removeProperty("will-change");
  const unwatch = camera.watch(() => {
    layer.style.willChange = "transform";
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
    frame ||= requestAnimationFrame(place);
  });
  const measure = (): void => {
    camera.resize(pane.clientWidth, pane.clientHeight);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(pane);
  measure();
  place();
  const deafen = new Gestures(pane, camera).listen();
  return () => {
    unwatch();
    observer.disconnect();
    deafen();
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    camera.halt();
  };
}
