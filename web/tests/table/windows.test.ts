import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keyring, type Key } from "$lib/net/keys";
import { routes } from "$lib/net/routes.svelte";
import Farewell from "$lib/table/Farewell.svelte";
import Notices from "$lib/table/Notices.svelte";
import { Room, type WindowName } from "$lib/table/room.svelte";
import Windows from "$lib/table/windows/Windows.svelte";
import english from "$lib/words/en";
import { words } from "$lib/words/words.svelte";
import type { Scene, SeatState } from "$lib/wire/protocol";
import { violations } from "../axe";
import { fakeSockets, question, seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

const KEY: Key = {
  table: "t",
  game: "knockdown",
  host: "host-token",
  seats: { 0: "token" },
  invitations: {},
  label: "",
  openedMs: 0,
  isOver: false,
};
let sockets: typeof FakeSocket;

beforeEach(() => {
  words.read("en", english);
  sockets = fakeSockets();
  window.localStorage.clear();
});
afterEach(cleanup);

function enter(changes: Partial<Scene> = {}, own: Partial<SeatState> = {}): Room {
  const keyring = new Keyring(window.localStorage);
  keyring.keep(KEY);
  const room = new Room("t", keyring, "en");
  const seats = [seatOf(0, "Ada", own), seatOf(1, "Ben")];
  sockets.last
    .open()
    .hear(
      welcome(0, true),
      { is: "seats", seats, spectators: [4] },
      snapshot(1, { question: question(), ...changes }),
    );
  return room;
}

async function open(room: Room, name: WindowName): Promise<HTMLElement> {
  render(Windows, { room, oncomein: () => undefined });
  room.window = name;
  await tick();
  return screen.getByRole("dialog");
}

describe("windows", () => {
  const NAMES = ["menu", "people", "elsewhere", "hand", "leave", "hint", "report", "keys", "result"] as const;

  test.each(NAMES)("the window %s says what it is, and axe has nothing against it", async (name) => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    const dialog = await open(enter(), name);
    expect(dialog.querySelector(`[data-screen="${name}"]`)).not.toBeNull();
    expect(screen.getByRole("heading", { name: words.say(`table-window-${name}`) })).toBeTruthy();
    expect(await violations(dialog)).toEqual([]);
  });

  test("the menu asks twice before something that cannot be taken back", async () => {
    const resign = { choice: 30, notation: "resign", enabled: true, text: "Resign the match" };
    await open(enter({ offers: [resign] }), "menu");
    await userEvent.click(screen.getByRole("button", { name: "Resign the match" }));
    expect(sockets.last.asked("choose")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Resign the match" }));
    expect(sockets.last.asked("choose")).toMatchObject([{ choice: 30, question: null }]);
  });

  test("a hint shows the best, the next best and chances in words, and can be taken", async () => {
    await open(enter(), "hint");
    const [asked] = sockets.last.asked("hint") as { id: string }[];
    const hint = {
      best: { choice: 7, text: "Move to space 3", chance: 0.61 },
      next: { choice: 8, text: "Attack", chance: 0.5 },
      sure: "likely",
      plan: [{ seat: 1, text: "Block" }],
    };
    sockets.last.hear({ is: "hinted", id: asked?.id ?? "", hint });
    expect(await screen.findByText("Move to space 3")).toBeTruthy();
    expect(screen.getByText(/A little ahead: about 61 in 100/)).toBeTruthy();
    expect(screen.getByText("Ben: Block")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Do that" }));
    expect(sockets.last.asked("choose")).toMatchObject([{ choice: 7, question: 1 }]);
  });

  test("a hasty hint says that nothing else was tried, not that there is nothing else", async () => {
    await open(enter(), "hint");
    const [asked] = sockets.last.asked("hint") as { id: string }[];
    const hint = {
      best: { choice: 7, text: "Move to space 3", chance: 0.61 },
      next: null,
      sure: "hasty",
      plan: [],
    };
    sockets.last.hear({ is: "hinted", id: asked?.id ?? "", hint });
    expect(await screen.findByText("Nothing else was tried in so short a time.")).toBeTruthy();
    expect(screen.queryByText("The only answer")).toBeNull();
  });

  test("whoever opened the table sends onlookers away", async () => {
    await open(enter(), "people");
    await userEvent.click(screen.getByRole("button", { name: "Send away" }));
    expect(sockets.last.asked("remove")).toMatchObject([{ spectator: 4 }]);
  });

  test("the end says who won, and a rematch is one click", async () => {
    const room = enter({ phase: "over", question: null, result: [-1, 1] });
    await open(room, "result");
    expect(screen.getByText("Ben wins")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(sockets.last.asked("rematch")).toHaveLength(1);
    sockets.last.hear({ is: "followed", table: "next", seat: 1 });
    expect(room.takeKeysAlong()).toBe("next");
    expect(room.keyring.of("next")).toMatchObject({ seats: { 1: "token" }, host: "host-token" });
  });
});

describe("a link that leads nowhere else", () => {
  const reaching = (lan: boolean, origin: string | null): void => {
    const games = { lang: "en", languages: [], games: [], reach: { lan, origin, program: "./kb" } };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(games))));
  };

  test("says how others could reach this machine, if it does not let them", async () => {
    reaching(false, null);
    await open(enter(), "elsewhere");
    expect(await screen.findByText(/\.\/kb play --lan/)).toBeTruthy();
  });

  test("says how to find the address, if others can reach it already", async () => {
    reaching(true, null);
    const dialog = await open(enter(), "elsewhere");
    expect(await screen.findByText(/does not know by which address/)).toBeTruthy();
    expect(dialog.textContent).not.toContain("--lan");
    expect(await violations(dialog)).toEqual([]);
  });

  test("is none where the server knows its address", async () => {
    reaching(true, "http://192.168.0.7:8080");
    const dialog = await open(enter(), "elsewhere");
    await vi.waitFor(() => expect(dialog.querySelector("input")?.value).toContain("192.168.0.7"));
    expect(dialog.textContent).not.toContain("this machine only");
  });
});

describe("a bot after the match", () => {
  const over = { phase: "over", result: [1, -1], question: null };
  const korvo = seatOf(1, "Korvo", { kind: "bot", bot: "hard" });

  async function ask(): Promise<string> {
    const room = enter(over);
    sockets.last.hear({ is: "seats", seats: [seatOf(0, "Ada"), korvo], spectators: [] });
    await open(room, "result");
    await userEvent.click(screen.getByRole("button", { name: "What was Korvo up to?" }));
    const [asked] = sockets.last.asked("recount") as { id: string; seat: number }[];
    expect(asked?.seat).toBe(1);
    expect(screen.getByText(words.say("table-recount-thinks", { name: "Korvo" }))).toBeTruthy();
    return asked?.id ?? "";
  }

  test("says what it was up to, in its own words", async () => {
    const id = await ask();
    sockets.last.hear({ is: "recounted", id, seat: 1, sentences: ["I had a plan.", "Nothing came of it."] });
    const told = await screen.findByText("I had a plan.");
    expect(told.closest("[role=status]")?.textContent).toContain("Nothing came of it.");
    expect(document.activeElement?.textContent).toContain("What was Korvo up to?"); // the focus stays where it was
    expect(await violations(screen.getByRole("dialog"))).toEqual([]);
  });

  test("can be asked again if nobody had time to think, and people are not asked", async () => {
    const id = await ask();
    const refused = { is: "refused", id, code: "no-adviser", text: "busy", reasons: [], told: [] } as const;
    sockets.last.hear({ ...refused, reasons: [], told: [] });
    await userEvent.click(await screen.findByRole("button", { name: words.say("ui-try-again") }));
    expect(sockets.last.asked("recount")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Ada up to/ })).toBeNull();
  });
});

describe("what stands in the way", () => {
  test("a refusal is shown with its rule, which opens", async () => {
    const room = enter();
    render(Notices, { room });
    void room.session.choose(3, 1);
    const [asked] = sockets.last.asked("choose") as { id: string }[];
    const reasons = [{ code: "out-of-range", rule: "KD-ATK-2", values: {} }];
    const refused = { is: "refused", code: "illegal", text: "", reasons } as const;
    sockets.last.hear({ ...refused, told: ["Too far."], id: asked?.id ?? "" });
    expect((await screen.findByRole("alert")).textContent).toContain("Too far.");
    await userEvent.click(screen.getByRole("button", { name: "Open rule KD-ATK-2" }));
    expect([room.beside.tab, room.beside.rule]).toEqual(["rules", "KD-ATK-2"]);
  });

  test("a bot on one's seat can be sent away again", async () => {
    render(Notices, { room: enter({}, { bot: "hard" }) });
    await userEvent.click(screen.getByRole("button", { name: "Play yourself again" }));
    expect(sockets.last.asked("hand")).toMatchObject([{ seat: 0, bot: "" }]);
  });

  test("a lost connection and a frozen table say so", async () => {
    render(Notices, { room: enter({ frozen: "rules 1, not 2" }) });
    expect(screen.getByText("rules 1, not 2")).toBeTruthy();
    sockets.last.drop();
    expect(await screen.findByText(/The connection is lost/)).toBeTruthy();
  });

  test("a goodbye for good is a sentence with a way on", async () => {
    const room = enter();
    sockets.last.hear({ is: "bye", code: "deleted", text: "gone" }).drop();
    render(Farewell, { room, oncomein: () => undefined });
    expect(screen.getByText("This table was deleted.")).toBeTruthy();
    const go = vi.spyOn(routes, "go").mockReturnValue();
    await userEvent.click(screen.getByRole("button", { name: "To the start" }));
    expect(go).toHaveBeenCalledWith({ at: "home" });
    expect(room.keyring.of("t")).toBeUndefined();
  });
});

describe("a seat that is not played by its person", () => {
  const lost = { online: false, lost: true };

  function missing(changes: Partial<SeatState>): Room {
    const room = enter({ question: null, asked: [1] });
    sockets.last.hear({ is: "seats", seats: [seatOf(0, "Ada"), seatOf(1, "Ben", changes)], spectators: [] });
    return room;
  }

  test("is given to a bot by whoever opened the table, if everybody waits for it", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    const room = missing(lost);
    render(Notices, { room });
    await tick();
    expect(screen.getByText("Everybody waits for Ben, who is away.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Let a bot stand in" }));
    expect([room.window, room.handed]).toEqual(["hand", 1]);
    render(Windows, { room, oncomein: () => undefined });
    await tick();
    expect(screen.getByText(/Ben is away. A bot plays on until Ben is back/)).toBeTruthy();
  });

  test("is left to a person who is here, or in a game where nobody may be hurried", async () => {
    for (const changes of [{}, { online: false }]) {
      await open(missing(changes), "people");
      expect(screen.queryByRole("button", { name: "Let a bot stand in" })).toBeNull();
      cleanup();
    }
  });

  test.each([
    ["link", "Free the seat"],
    ["bot", "Free the seat"],
    ["person", "Wait without a bot"],
  ])("a bot on the seat of a %s goes if whoever opened the table likes", async (kind, name) => {
    const changes = { kind, bot: "hard", ...(kind === "person" ? lost : {}) };
    const room = missing(changes);
    const socket = sockets.last; // a room of before may try to come back meanwhile
    await open(room, "people");
    await userEvent.click(screen.getByRole("button", { name }));
    await vi.waitFor(() => expect(socket.asked("hand")).toMatchObject([{ seat: 1, bot: "" }]));
  });

  test("is freed by whoever opened the table if its person never came", async () => {
    const room = missing({ online: false, unseen: true });
    const socket = sockets.last;
    await open(room, "people");
    await userEvent.click(screen.getByRole("button", { name: "Free the seat" }));
    await vi.waitFor(() => expect(socket.asked("hand")).toMatchObject([{ seat: 1, bot: "" }]));
  });
});
