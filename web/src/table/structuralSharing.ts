/** What is told anew as it was before stays the very same object, so that nothing is drawn again that looks the same. */

type Heap = Record<string, unknown>;

/** `now`, made of those parts of `before` that are equal to its own. */
export function shareStructure<T>(before: unknown, now: T): T;
export function shareStructure(before: unknown, now: unknown): unknown {
  if (!isHeap(before) || !isHeap(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const parts = names.map((name) => shareStructure(before[name], now[name]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name, place) => name in before && before[name] === parts[place]);
  if (isSame) return before;
  return Array.isArray(now) ? parts : Object.fromEntries(names.map((name, place) => [name, parts[place]]));
}

function isHeap(value: unknown): value is Heap {
  return typeof value === "object" && value !== null;
}
