/** A backdrop moves on twos, as drawn films do: twelve pictures a second, all its parts at once, which is cheap to paint. */

const PICTURES_A_SECOND = 12;

const drawings = new Set<Element>();
let clock: ReturnType<typeof setInterval> | null = null;

/** An attachment: takes the CSS animations below an element off the clock of the screen and puts them on ours. */
export function onTwos(drawing: Element): () => void {
  drawings.add(drawing);
  clock ??= setInterval(turnAll, 1000 / PICTURES_A_SECOND);
  return () => {
    drawings.delete(drawing);
    if (drawings.size > 0 || clock === null) return;
    clearInterval(clock);
    clock = null;
  };
}

function turnAll(): void {
  if (document.hidden) return;
  const now = performance.now();
  for (const drawing of drawings) turn(drawing, now);
}

/** Transitions are left alone: they answer to what somebody did. */
function turn(drawing: Element, now: number): void {
  for (const animation of drawing.getAnimations?.({ subtree: true }) ?? []) {
    if (!("animationName" in animation)) continue;
    if (animation.playState === "running") animation.pause();
    animation.currentTime = now;
  }
}
