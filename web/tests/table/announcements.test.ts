import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keyring } from "$lib/net/keyring";
import { settings } from "$lib/settings/settings.svelte";
import TableFrame from "$lib/table/TableFrame.svelte";
import { announcer } from "$lib/ui/announcer.svelte";
import Announcer from "$lib/ui/Announcer.svelte";
import type { TableView, Snapshot } from "$lib/wire/protocol";
import catalogue from "../knockdown/scenes/catalogue.json";
import calling from "../knockdown/scenes/call_test.json";
import blocking from "../knockdown/scenes/declare_block.json";
import acting from "../knockdown/scenes/take_action.json";
import reacting from "../knockdown/scenes/use_reaction.json";
import { freshBrowser } from "./openPage";
import { news, seatOf, welcome, type FakeSocket } from "./fakeSocket";

const BREATH_MS = 700;
let sockets: typeof FakeSocket;
let heard: string[];
let watcher: MutationObserver;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = freshBrowser();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(catalogue))));
});
afterEach(() => {
  watcher.disconnect();
  cleanup();
  announcer.clear();
});

/** Whatever the live regions of the page say from now on, as a screen reader hears it. */
function listen(): void {
  render(Announcer);
  heard = [];
  watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = target instanceof Element ? target : target.parentElement;
      const text = region?.textContent?.trim();
      if (text) heard.push(`${region?.getAttribute("role")}: ${text}`);
    }
  });
  for (const region of document.querySelectorAll("body > div > .hidden-text[aria-live]"))
    watcher.observe(region, { childList: true, characterData: true, subtree: true });
}

/** The scene of somebody who is asked something, under another number of the question. */
function asking(recorded: unknown, id: number): Partial<TableView> {
  const scene = structuredClone(recorded) as TableView;
  return { ...scene, question: scene.question && { ...scene.question, id } };
}

const waiting = (recorded: unknown): Partial<TableView> => ({
  ...(structuredClone(recorded) as TableView),
  question: null,
});

async function sit(
  first: Omit<Snapshot, "is">,
  seats: Record<number, string> = { 0: "token" },
): Promise<void> {
  const keyring = new Keyring(window.localStorage);
  keyring.keep({
    table: "t",
    game: "knockdown",
    host: "",
    seats,
    invitations: {},
    label: "",
    openedMs: 0,
    isOver: false,
  });
  listen();
  render(TableFrame, { table: "t", keyring, oncomein: () => undefined });
  const people = [seatOf(0, "Ada"), seatOf(1, "Korvo", { kind: "bot", bot: "hard" })];
  sockets.all.forEach((socket, seat) =>
    socket
      .open()
      .hear(welcome(seat), { is: "seats", seats: people, spectators: [] }, { is: "snapshot", ...first }),
  );
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(BREATH_MS);
}

async function go(...all: Omit<Snapshot, "is">[]): Promise<void> {
  for (const each of all) sockets.last.hear({ is: "events", ...each });
  await vi.advanceTimersByTimeAsync(BREATH_MS);
}

describe("a turn as it is heard", () => {
  test("every line once and in order, the question after what led to it, and nothing cuts anything off", async () => {
    await sit(news(1, asking(acting, 1), ["Ada plays Veroth."]));
    expect(heard).toEqual(["status: Which action do you take?"]); // what happened before one came is no news
    heard = [];
    await go(news(2, waiting(acting), ["Veroth moves.", "Veroth takes Haymaker."]));
    await go(news(3, waiting(acting), ["Driana attacks with High Jab."]));
    await go(
      news(4, waiting(acting), ["Driana's turn begins."]),
      news(5, asking(reacting, 5), ["Driana attacks."]),
    );
    expect(heard).toEqual([
      "status: Veroth moves. Veroth takes Haymaker.",
      "status: Driana attacks with High Jab.",
      expect.stringMatching(/^status: Driana's turn begins\. Driana attacks\. .*Do you use a Reaction\?$/),
    ]);
  });

  test("a question that is asked no more when it could be said is not said", async () => {
    await sit(news(1, waiting(acting)));
    heard = [];
    sockets.last.hear({ is: "events", ...news(2, asking(acting, 2), ["Your turn begins."]) });
    await vi.advanceTimersByTimeAsync(100);
    await go(news(3, waiting(acting), ["Time is over."]));
    expect(heard).toEqual(["status: Your turn begins. Time is over."]);
  });

  test("the same question is asked once, however often the table is told", async () => {
    await sit(news(1, asking(acting, 1)));
    heard = [];
    await go(news(1, asking(acting, 1)), news(2, asking(acting, 1), ["Ben says hello."]));
    expect(heard).toEqual(["status: Ben says hello."]);
  });

  test("nothing is heard behind a curtain, and the question when it is drawn", async () => {
    await sit(news(1, asking(acting, 1)), { 0: "one", 1: "two" });
    expect(heard).toEqual([]);
    const draw = [...document.querySelectorAll("button")].find((button) =>
      /show the table/.test(button.textContent),
    );
    draw?.click();
    await vi.advanceTimersByTimeAsync(BREATH_MS);
    expect(heard).toEqual(["status: Which action do you take?"]);
  });
});

describe("the call of a test", () => {
  const ODDS = "Veroth may start a Knockdown test against Xin'go. About 0% of towers with 2 cubes fall.";

  test("tells its odds to whoever is asked, before the question", async () => {
    await sit(news(1, asking(acting, 1)));
    heard = [];
    await go(news(2, asking(calling, 2), ["The fog lifts."]));
    expect(heard).toEqual([`status: The fog lifts. ${ODDS} Do you start a Knockdown test?`]);
  });

  test("tells its odds once to whoever may be put to it, and to onlookers", async () => {
    await sit(news(1, waiting(acting)));
    heard = [];
    await go(news(2, waiting(calling)));
    expect(heard).toEqual([`status: ${ODDS}`]);
    await go(news(3, waiting(calling)));
    expect(heard).toHaveLength(1);
  });

  test.each(["normal", "instant"] as const)(
    "stays in sight long enough to be read, whatever follows at once: %s",
    async (pace) => {
      settings.pace = pace;
      const shown = (): number => document.querySelectorAll('[data-screen="duel-test"]').length;
      await sit(news(1, asking(blocking, 1)));
      sockets.last.hear({ is: "events", ...news(2, waiting(blocking)) }); // a quiet answer
      sockets.last.hear({ is: "events", ...news(3, waiting(calling)) });
      sockets.last.hear({ is: "events", ...news(4, waiting(acting), ["The bot calls."]) });
      await vi.advanceTimersByTimeAsync(1_400);
      expect(shown()).toBe(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(shown()).toBe(0);
      settings.pace = "normal";
    },
  );
});

describe("a question that answers something", () => {
  test.each([
    ["a Reaction", reacting, /: Do you use a Reaction\?$/],
    ["a block", blocking, /^Against .+: Do you block\?$/],
  ])("says what: %s", async (_, recorded, said) => {
    await sit(news(1, asking(recorded, 1)));
    expect(heard).toHaveLength(1);
    expect(heard[0]?.replace("status: ", "")).toMatch(said);
  });
});
