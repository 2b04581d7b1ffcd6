/** The clock of everything that moves: once for each picture that the screen shows. */

/** After a pause of the page nothing jumps, and all that moves goes on together. */
const LONGEST_MS = 64;

/** Calls with the milliseconds since the last picture, until the answer is called. */
export function everyFrame(show: (ms: number) => void): () => void {
  let last = performance.now();
  let asked = requestAnimationFrame(function next(now) {
    show(Math.min(Math.max(0, now - last), LONGEST_MS));
    last = now;
    asked = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(asked);
}
