import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Home from "$lib/home/Home.svelte";
import type { Lobby } from "$lib/lobby/lobby.svelte";
import { ApiError } from "$lib/net/api";
import type { Destination } from "$lib/net/routes.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { messages } from "$lib/i18n/messages.svelte";
import type { Listed } from "$lib/wire/protocol";
import { violations } from "../axe";
import { makeLobby } from "./fakeServer";

beforeEach(() => messages.load("en"));
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/** The home page, which goes on where it is told to as long as that is the home page too. */
function show(lobby: Lobby): { ways: Destination[]; container: HTMLElement } {
  const ways: Destination[] = [];
  const given = {
    lobby,
    route: { at: "home" } as const,
    onsettings: vi.fn(),
    ongo: (way: Destination) => {
      ways.push(way);
      if (way.at === "game" || way.at === "bots") void rerender({ route: way });
    },
  };
  const { rerender, container } = render(Home, given);
  return { ways, container };
}

describe("the home page", () => {
  it("is two clicks away from a match against a bot", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    const { ways } = show(lobby);
    await user.click(await screen.findByRole("button", { name: /Fight a bot/ }));
    await user.click(await screen.findByRole("button", { name: /Marta.*Normal.*now and then/ }));
    expect(ways.at(-1)).toEqual({ at: "table", table: "t1" });
    expect(lobby.server.open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ game: "knockdown", seats: ["here", "normal"], packs: ["siege-storm"] }),
    );
  });

  it("moves the focus to the bots, who may have a style", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    show(lobby);
    await user.click(await screen.findByRole("button", { name: /Fight a bot/ }));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Choose your opponent"));
    await user.click(screen.getByText(/^Style:/));
    await user.click(screen.getByRole("radio", { name: /Tricky/ }));
    await user.click(screen.getByRole("button", { name: /Korvo/ }));
    expect(lobby.server.open).toHaveBeenCalledWith(
      expect.objectContaining({ seats: ["here", "hard:tricky"] }),
    );
  });

  it.each([
    [/Play a friend here/, "here"],
    [/Play a friend online/, "link"],
  ])("opens a table for %s", async (name, seat) => {
    const lobby = makeLobby();
    const { ways } = show(lobby);
    await userEvent.setup().click(await screen.findByRole("button", { name }));
    expect(lobby.server.open).toHaveBeenCalledWith(expect.objectContaining({ seats: ["here", seat] }));
    expect(ways.at(-1)).toEqual({ at: "table", table: "t1" });
  });

  it("lets whoever begins a match with towers roll dice in it", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    show(lobby);
    await user.click(await screen.findByRole("radio", { name: "Tower" }));
    await user.click(screen.getByRole("button", { name: /Play a friend online/ }));
    expect(lobby.keyring.of("t1")).not.toHaveProperty("dice");
    await user.click(screen.getByRole("switch", { name: "Roll dice for me" }));
    await user.click(screen.getByRole("button", { name: /Play a friend online/ }));
    expect(lobby.server.open).toHaveBeenLastCalledWith(
      expect.objectContaining({ options: { ko_test: "tower" } }),
    );
    expect(lobby.keyring.of("t1")?.dice).toBe(true);
    await user.click(screen.getByRole("radio", { name: "Dice" }));
    expect(screen.queryByRole("switch", { name: "Roll dice for me" })).toBeNull();
    settings.dice = false;
  });

  it("says what the server refused, and tries again", async () => {
    const user = userEvent.setup();
    const open = vi.fn().mockRejectedValue(new ApiError("full", "no room"));
    show(makeLobby({ open }));
    await user.click(await screen.findByRole("button", { name: /Play a friend here/ }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("no room for another table");
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("is two clicks away from a dungeon with bots and without a clock", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    const { ways } = show(lobby);
    const poster = await screen.findByRole("button", { name: "Knock, Knock! Dungeon!" });
    await user.click(poster);
    expect(poster.getAttribute("aria-expanded")).toBe("true");
    await user.click(screen.getByRole("button", { name: /Enter the dungeon.*You and 2 bots/ }));
    expect(ways.at(-1)).toEqual({ at: "table", table: "t1" });
    expect(lobby.server.open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        game: "dungeon",
        seats: ["here", "normal", "normal"],
        options: { timer: "off" },
        daily: false,
      }),
    );
  });

  it("says when the server does not respond, and fetches again", async () => {
    const lobby = makeLobby({ games: vi.fn().mockRejectedValue(new ApiError("offline", "")) });
    show(lobby);
    expect((await screen.findByRole("alert")).textContent).toContain("does not respond");
  });

  it("lists tables of one's own: to go on, to look back, to forget", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    const key = { game: "knockdown", host: "", seats: {}, invitations: {}, openedMs: Date.now() };
    lobby.keyring.keep({ ...key, table: "old", label: "easy", isOver: true });
    lobby.keyring.keep({ ...key, table: "now", label: "hard", isOver: false });
    const { ways } = show(lobby);
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(screen.getByRole("button", { name: "Replay" }));
    expect(ways).toEqual([
      { at: "table", table: "now" },
      { at: "replay", table: "old" },
    ]);
    await user.click(screen.getByRole("button", { name: "Forget this table: Against Pipo (Easy)" }));
    await user.click(screen.getByRole("button", { name: "Forget the table" }));
    expect(lobby.keyring.of("old")).toBeUndefined();
    expect(screen.queryByText("Against Pipo (Easy)")).toBeNull();
  });

  it("lists public tables: to sit down where there is room, to look on, to open one", async () => {
    const user = userEvent.setup();
    const open: Listed = {
      id: "p1",
      game: "knockdown",
      phase: "seating",
      seats: ["person", "open"],
      created_ms: 1,
    };
    const full: Listed = { ...open, id: "p2", phase: "playing", seats: ["person", "person"] };
    const lobby = makeLobby({ tables: () => Promise.resolve([open, full]) });
    const { ways } = show(lobby);
    await user.click(await screen.findByRole("button", { name: /^Sit down/ }));
    expect(lobby.server.sit).toHaveBeenCalledWith(
      "p1",
      1,
      expect.objectContaining({ invitation: "", name: "" }),
    );
    await user.click(screen.getAllByRole("button", { name: /^Watch/ })[1] as HTMLElement);
    await user.click(screen.getByRole("button", { name: "Open a public table" }));
    expect(ways.map((way) => ("table" in way ? way.table : ""))).toEqual(["p1", "p2", "t1"]);
    expect(lobby.server.open).toHaveBeenCalledWith(expect.objectContaining({ public: true }));
  });

  it("has nothing that axe would mind", async () => {
    const user = userEvent.setup();
    const { container } = show(makeLobby());
    await screen.findByRole("button", { name: /Fight a bot/ });
    expect(await violations(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: /Fight a bot/ }));
    expect(await violations(container)).toEqual([]);
  });
});
