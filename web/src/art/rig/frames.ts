/** The clock of everything that moves: once for each picture that the screen shows. */

/** Calls with the milliseconds since the last picture, until the answer is called. */
export function everyFrame(show: (ms: number) => void): () => void {
  let last = performance.now();
  let asked = requestAnimationFrame(function next(now) {
    show(Math.max(0, now - last));
    last = now;
    asked = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(asked);
}
