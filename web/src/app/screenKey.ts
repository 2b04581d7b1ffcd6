/** Which routes are one screen: going from one to another of them leaves everything on it as it is. */

import type { Route } from "$lib/net/routes.svelte";

export function screenKey(route: Route): string {
  switch (route.at) {
    case "home":
    case "game":
    case "bots":
      return "home";
    case "new":
      return `new ${route.game}`;
    case "practice":
    case "lost":
      return route.at;
    default:
      return `${route.at} ${route.table}`;
  }
}
