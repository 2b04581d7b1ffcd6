/** Whom one plays against, kept in few letters so that it can be said in any language later. */

import { levelName } from "$lib/lobby/naming";
import { botLevel, botName } from "$lib/ui/bots";
import { say } from "$lib/words/words.svelte";

const SEATS = new Set(["here", "link", "open"]);
const NAME = "name:";

/** Somebody who was there before us. */
export const SOMEBODY = "somebody";

/** The label of a table by what its seats were opened for: all but the first that is ours. */
export function labelOf(seats: readonly string[]): string {
  const own = seats.indexOf("here");
  return seats.filter((_, seat) => seat !== own).join(" ");
}

/** The label of a table where somebody with a name sits opposite. */
export function labelFor(name: string): string {
  return `${NAME}${name}`;
}

/** In a duel one plays against somebody, in a dungeon with somebody, or alone. */
export function readLabel(label: string, game: string): string {
  const isTogether = game === "dungeon";
  const told = (what: string): string => (isTogether ? `hall-mine-${what}` : `home-against-${what}`);
  if (label.startsWith(NAME)) return say(told("name"), { name: label.slice(NAME.length) });
  const wishes = label.split(" ").filter(Boolean);
  const [first] = wishes;
  if (!first) return say(told(isTogether ? "alone" : SOMEBODY));
  if (wishes.length > 1) return say(told("many"), { count: wishes.length });
  if (SEATS.has(first) || first === SOMEBODY) return say(told(first));
  return say(told("bot"), { name: botName(first), level: levelName(botLevel(first)) });
}
