/** How a dungeon ended in few words, and what its group would do next. */

import { say, together } from "$lib/words/words.svelte";
import type { Adventure, Scene } from "$lib/wire/protocol";
import type { Closing } from "$lib/table/games";

export function closing({ result, adventure }: Scene): Closing {
  const isWon = (result?.[0] ?? 0) > 0;
  return {
    outcome: say(outcomeOf(isWon, adventure)),
    again: adventure ? wayOn(adventure) : say(isWon ? "hall-again-play" : "hall-again-try"),
    isWayOn: adventure !== null && !adventure.finished && isWon,
    otherwise: say("hall-otherwise"),
    wished: (names) => say("hall-wished", together(names)),
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
