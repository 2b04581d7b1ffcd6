/** All that is drawn of fighters: one piece of the app, fetched once. */

type Drawings = typeof import("$lib/art/rig/troupe");

let asked: Promise<Drawings> | undefined;

export function drawings(): Promise<Drawings> {
  asked ??= import("$lib/art/rig/troupe").catch((trouble: unknown) => {
    asked = undefined; // the next figure tries again
    throw trouble;
  });
  return asked;
}
