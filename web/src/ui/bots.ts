/** Who the bots are: every level has a name and a face, the same on every screen. */

import { say, messages } from "$lib/i18n/messages.svelte";

/** The level of a bot such as `hard:tricky`. */
export function botLevel(bot: string): string {
  return bot.split(":")[0] ?? bot;
}

export function botStyle(bot: string): string {
  return bot.split(":")[1] ?? "";
}

/** What people call it; a bot that nobody has named is called by its level. */
export function botName(bot: string): string {
  const id = `ui-bot-${botLevel(bot)}`;
  return messages.has(id) ? say(id) : botLevel(bot);
}
