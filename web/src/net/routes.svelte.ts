/** Where in the app somebody is: behind the hash of the address, which no server and no other page ever sees. */

export type Route =
  | { at: "home" }
  | { at: "game"; game: string } // the start, open at this game
  | { at: "bots"; game: string } // and at its bots
  | { at: "new"; game: string }
  | { at: "practice" } // of towers
  | { at: "table"; table: string }
  | { at: "join"; table: string; seat: number; invitation: string }
  | { at: "seat"; table: string; seat: number; token: string }
  | { at: "replay"; table: string }
  | { at: "lost" };

/** Every place there is a way to. */
export type Destination = Exclude<Route, { at: "lost" }>;

const WORD = /^[A-Za-z0-9_-]{1,64}$/;
const OF_A_GAME = ["game", "bots", "new"] as const;

export function readRoute(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean);
  if (parts.length === 0) return { at: "home" };
  if (!parts.every((part) => WORD.test(part))) return { at: "lost" };
  const [where, what = "", how, number, secret] = parts;
  const ofGame = OF_A_GAME.find((each) => each === where);
  if (ofGame && parts.length === 2) return { at: ofGame, game: what };
  if (where === "replay" && parts.length === 2) return { at: "replay", table: what };
  return where === "t" && what ? tableRoute(what, how, number, secret) : alone(parts);
}

/** A place that needs no further word. */
function alone([where, ...more]: readonly string[]): Route {
  return where === "practice" && more.length === 0 ? { at: "practice" } : { at: "lost" };
}

function tableRoute(table: string, how?: string, number?: string, secret?: string): Route {
  if (how === undefined) return { at: "table", table };
  const seat = Number(number);
  if (!secret || !Number.isInteger(seat) || seat < 0 || seat > 5) return { at: "lost" };
  if (how === "join") return { at: "join", table, seat, invitation: secret };
  return how === "seat" ? { at: "seat", table, seat, token: secret } : { at: "lost" };
}

export function writeRoute(route: Destination): string {
  switch (route.at) {
    case "home":
      return "/";
    case "practice":
      return "/practice";
    case "game":
    case "bots":
    case "new":
      return `/${route.at}/${route.game}`;
    case "table":
      return `/t/${route.table}`;
    case "join":
      return `/t/${route.table}/join/${route.seat}/${route.invitation}`;
    case "seat":
      return `/t/${route.table}/seat/${route.seat}/${route.token}`;
    case "replay":
      return `/replay/${route.table}`;
  }
}

class Routes {
  now = $state.raw<Route>(readRoute(window.location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.now = readRoute(window.location.hash)));
  }

  go(route: Destination): void {
    window.location.hash = writeRoute(route);
  }

  /** The same place under another address, without a step back to the old one: what is secret leaves the address bar. */
  replace(route: Destination): void {
    window.history.replaceState(null, "", `#${writeRoute(route)}`);
    this.now = route;
  }
}

export const routes = new Routes();
