/** What the tab is called; a table calls itself, for it knows whose turn it is. */

import type { Route } from "$lib/net/routes.svelte";
import { say } from "$lib/words/words.svelte";

const HOUSE = "Knockbox";
const WORDED: Partial<Record<Route["at"], string>> = {
  bots: "home-bots",
  new: "home-new",
  join: "home-join",
  practice: "tower-practice",
  lost: "ui-lost",
};

export function titleOf(route: Route): string {
  const id = WORDED[route.at];
  return id ? `${say(id)} · ${HOUSE}` : HOUSE;
}
