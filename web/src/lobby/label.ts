/** Whom one plays against, kept in few letters so that it can be said in any language later. */

import { levelName } from "$lib/lobby/names";
import { botLevel, botName } from "$lib/ui/bots";
import { say } from "$lib/i18n/messages.svelte";

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
  const messageId = (what: string): string => (isTogether ? `hall-mine-${what}` : `home-against-${what}`);
  if (label.startsWith(NAME)) return say(messageId("name"), { name: label.slice(NAME.length) });
  const others = label.split(" ").filter(Boolean);
  const [first] = others;
  if (!first) return say(messageId(isTogether ? "alone" : SOMEBODY));
  if (others.length > 1) return say(messageId("many"), { count: others.length });
  if (SEATS.has(first) || first === SOMEBODY) return say(messageId(first));
  return say(messageId("bot"), { name: botName(first), level: levelName(botLevel(first)) });
}
