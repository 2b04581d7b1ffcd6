/** All that is drawn of fighters: pieces of the app, each fetched once, when it is first seen. */

export const bust = once(() => import("$lib/art/rig/Bust.svelte"));
export const figure = once(() => import("$lib/art/rig/Figure.svelte"));
export const flight = once(() => import("$lib/art/effects/Flight.svelte"));

function once<Drawing>(fetched: () => Promise<{ default: Drawing }>): () => Promise<Drawing> {
  let asked: Promise<Drawing> | undefined;
  return () =>
    (asked ??= fetched()
      .then((piece) => piece.default)
      .catch((trouble: unknown) => {
        asked = undefined; // the next one to be seen tries again
        throw trouble;
      }));
}
