/** What the tab is called; a table calls itself, for it knows whose turn it is. */

import type { Route } from "$lib/net/routes.svelte";
import { say } from "$lib/i18n/messages.svelte";

const APP_NAME = "Knockbox";
const TITLE_IDS: Partial<Record<Route["at"], string>> = {
  bots: "home-bots",
  new: "home-new",
  join: "home-join",
  practice: "tower-practice",
  lost: "ui-lost",
};

export function titleOf(route: Route): string {
  const id = TITLE_IDS[route.at];
  return id ? `${say(id)} · ${APP_NAME}` : APP_NAME;
}
