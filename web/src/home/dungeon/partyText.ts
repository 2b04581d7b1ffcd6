/** A group and what it is up to, in few words. */

import type { Party } from "$lib/home/dungeon/party.svelte";
import { valueName } from "$lib/lobby/names";
import { formatList, say } from "$lib/i18n/messages.svelte";
import type { GameOffer } from "$lib/wire/protocol";

/** Who comes along. */
export function partyText({ company, size }: Party): string {
  if (size === 1) return say("hall-alone");
  const others = [
    company.here > 1 ? say("hall-with-here", { count: company.here - 1 }) : "",
    company.link ? say("hall-with-link", { count: company.link }) : "",
    company.bot ? say("hall-with-bot", { count: company.bot }) : "",
  ].filter(Boolean);
  return formatList([say("hall-you"), ...others]);
}

/** How long it may take; a number of minutes that no option names is told as it is. */
export function timeText(game: GameOffer, { timer, hasOwnTime }: Party): string {
  return hasOwnTime ? say("hall-share-time", { minutes: Number(timer) }) : valueName(game, "timer", timer);
}

/** What for, and how long it may take. */
export function questText(game: GameOffer, party: Party): string {
  const { quest, hunts } = party;
  const parts = [
    say(`hall-quest-${quest}`),
    say("hall-hourglass-short", { time: timeText(game, party) }),
    hunts ? say("hall-chests") : "",
  ];
  return parts.filter(Boolean).join(" · ");
}
