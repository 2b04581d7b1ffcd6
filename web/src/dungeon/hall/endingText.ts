/** How a dungeon ended in few words, and what its group would do next. */

import { say, namesAndCount } from "$lib/i18n/messages.svelte";
import type { Adventure, TableView } from "$lib/wire/protocol";
import type { EndingTexts } from "$lib/table/games";

export function endingTexts({ result, adventure }: TableView): EndingTexts {
  const isWon = (result?.[0] ?? 0) > 0;
  return {
    outcome: say(outcomeOf(isWon, adventure)),
    rematch: adventure ? wayOn(adventure) : say(isWon ? "hall-again-play" : "hall-again-try"),
    leadsOn: adventure !== null && !adventure.finished && isWon,
    newTable: say("hall-otherwise"),
    requested: (names) => say("hall-wished", namesAndCount(names)),
  };
}

function outcomeOf(isWon: boolean, adventure: Adventure | null): string {
  if (adventure?.finished) return "hall-outcome-finished";
  return isWon ? "hall-outcome-won" : "hall-outcome-lost";
}

function wayOn({ finished, level, tried }: Adventure): string {
  const last = tried.at(-1);
  if (finished) return say("hall-again-adventure");
  if (last?.won) return say("hall-again-next", { level });
  return say(last?.level === level ? "hall-again-retry" : "hall-again-restart", { level });
}
