/** A backdrop moves on twos, as drawn films do: twelve pictures a second, all its parts at once, which is cheap to paint. */

const PICTURES_A_SECOND = 12;

const drawings = new Set<Element>();
/** Animations that are off the clock of the screen. */
const taken = new WeakSet<Animation>();
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

/** All are looked for before any is turned: to ask for them, or how they stand, the browser works out every style that has changed. */
function turnAll(): void {
  if (document.hidden) return;
  const now = performance.now();
  const found = [...drawings].flatMap((drawing) => drawing.getAnimations?.({ subtree: true }) ?? []);
  for (const animation of found) if (isOurs(animation)) turn(animation, now);
}

/** Transitions are left alone: they answer to what somebody did. */
function isOurs(animation: Animation): boolean {
  return "animationName" in animation;
}

function turn(animation: Animation, now: number): void {
  if (!taken.has(animation)) animation.pause();
  taken.add(animation);
  animation.currentTime = now;
}
