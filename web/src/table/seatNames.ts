/** What whoever sits somewhere is called: people as they like, bots by their level, empty seats by their letter. */

import { levelName, seatMark, styleName } from "$lib/lobby/names";
import { botLevel, botName, botStyle } from "$lib/ui/bots";
import { say } from "$lib/i18n/messages.svelte";
import type { SeatState } from "$lib/wire/protocol";

/** What a bot is, for whoever wants to know more than its name. */
export function botTitle(bot: string): string {
  const [level, style] = [levelName(botLevel(bot)), botStyle(bot)];
  return style ? `${level}, ${styleName(style)}` : level;
}

/** `called` is what the game calls the seat, such as A or player 1. */
export function nameOfSeat(seat: SeatState | undefined, called: string): string {
  if (!seat) return called;
  if (seat.name) return seat.name;
  if (seat.bot) return botName(seat.bot);
  return say(seat.kind === "person" ? "table-player" : "table-nobody", { seat: seatMark(called) });
}
