/** A server in a few lines: two games, no table, and whatever a test wants to be otherwise. */

import { vi } from "vitest";
import { Lobby } from "$lib/lobby/lobby.svelte";
import type { Api } from "$lib/net/api";
import { Keyring } from "$lib/net/keyring";
import type { GameOffer, OptionText, PackOffer, TableFacts } from "$lib/wire/protocol";

const box = (id: string, name: string, arena: string, ...fighters: string[]): PackOffer => ({
  id,
  name,
  version: 1,
  content_hash: `hash-of-${id}`,
  fighters: fighters.map((each) => ({
    id: each.toLowerCase(),
    name: each,
    title: "Fighter",
    style: "tricky",
  })),
  arena,
  skills: [],
});

const option = (name: string, values: string[], more = "", text = "What it does."): OptionText => ({
  name,
  values,
  default: values[0] ?? "",
  more,
  text,
  rules: ["KDR-1"],
});

const LEVELS = [
  { name: "easy", text: "easy: a beginner" },
  { name: "normal", text: "normal: plays now and then" },
  { name: "hard", text: "hard: thinks ahead" },
];

export const KNOCKDOWN: GameOffer = {
  id: "knockdown",
  title: "Knockdown",
  fewest: 2,
  most: 2,
  usual: 2,
  seats: ["A", "B"],
  packs: [
    box("nemesis", "Nemesis", "The Silent Deck", "Imke", "Skarn"),
    box("siege-storm", "Siege Storm", "The Storming Wall", "Veroth", "Driana"),
  ],
  usual_packs: ["siege-storm"],
  mixes: true,
  options: [
    option("fighters", ["choose", "draw"], "fighters"),
    option("arena", ["draw", "nemesis", "siege-storm"]),
    option("ko_test", ["dice", "tower"]),
    option("dice_always", ["none", "A", "B", "both"], "", "With `ko_test=tower`: these roll dice."),
    option("decision_time", ["off"], "seconds"),
    option("stall_guard", ["on", "off"]),
  ],
  levels: LEVELS,
  usual_level: "normal",
  styles: ["aggressive", "tricky"],
  daily: false,
};

export const DUNGEON: GameOffer = {
  ...KNOCKDOWN,
  id: "dungeon",
  title: "Knock, Knock! Dungeon!",
  fewest: 1,
  most: 6,
  usual: 4,
  seats: ["player 1", "player 2", "player 3", "player 4", "player 5", "player 6"],
  packs: [box("first-dungeon", "The First Dungeon", "")],
  usual_packs: ["first-dungeon"],
  mixes: false,
  options: [
    option("timer", ["6", "off", "10", "15"], "minutes"),
    option("tokens", ["none"], "list"),
    option("first_player", ["random"], "seat"),
  ],
  styles: [],
  daily: true,
};

export const FACTS: TableFacts = {
  id: "t1",
  game: "knockdown",
  rules_version: 1,
  packs: ["siege-storm"],
  content_hash: "hash",
  options: { ko_test: "tower" },
  public: false,
  correspondence: false,
  hints: false,
  spectators: true,
  created_ms: 0,
  daily: "",
};

/** A server that does what it is asked; what a test gives counts more. */
export function makeServer(otherwise: Partial<Api> = {}): Api {
  return {
    games: vi.fn(() =>
      Promise.resolve({
        lang: "en",
        languages: ["en"],
        games: [KNOCKDOWN, DUNGEON],
        reach: { lan: false, origin: null, program: "./kb" },
      }),
    ),
    open: vi.fn<Api["open"]>((form) =>
      Promise.resolve({
        table: "t1",
        host: "host",
        seats: form.seats.map((kind, seat) => ({
          seat,
          kind,
          token: kind === "here" ? `token-${seat}` : "",
          invitation: kind === "link" ? `invitation-${seat}` : "",
        })),
      }),
    ),
    tables: vi.fn(() => Promise.resolve([])),
    facts: vi.fn(() => Promise.resolve(FACTS)),
    sit: vi.fn<Api["sit"]>((_, seat) => Promise.resolve({ seat, token: `token-${seat}` })),
    remove: vi.fn(() => Promise.resolve()),
    catalogue: vi.fn(() => Promise.reject(new Error("not in this house"))),
    ...otherwise,
  };
}

export function makeLobby(otherwise: Partial<Api> = {}): Lobby {
  return new Lobby(makeServer(otherwise), new Keyring(window.localStorage));
}
