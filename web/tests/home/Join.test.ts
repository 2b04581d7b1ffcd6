import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Join from "$lib/home/Join.svelte";
import ShareLinks from "$lib/lobby/ShareLinks.svelte";
import TableLink from "$lib/lobby/TableLink.svelte";
import type { Lobby } from "$lib/lobby/lobby.svelte";
import { ApiError } from "$lib/net/api";
import type { Key } from "$lib/net/keyring";
import { settings } from "$lib/settings/settings.svelte";
import { messages } from "$lib/i18n/messages.svelte";
import { violations } from "../axe";
import { FACTS, makeLobby } from "./fakeServer";

beforeEach(() => messages.load("en"));
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const KEY: Key = {
  table: "t1",
  game: "knockdown",
  host: "h",
  seats: { 0: "mine" },
  invitations: { 1: "inv" },
  label: "link",
  openedMs: 0,
  isOver: false,
};

function join(lobby: Lobby) {
  const ongo = vi.fn();
  const shown = render(Join, { lobby, table: "t1", seat: 1, invitation: "inv", ongo });
  return { ongo, ...shown };
}

describe("an invitation", () => {
  it("says what it is for, asks a name and leads to the table", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    const { ongo, container } = join(lobby);
    await screen.findByText("Seat B at a table of Knockdown");
    expect(screen.getByText("Siege Storm")).toBeTruthy();
    expect(screen.getByText("Knockdown test: Tower")).toBeTruthy();
    expect(await violations(container)).toEqual([]);
    await user.type(screen.getByLabelText("Your name"), "Olek");
    await user.click(screen.getByRole("button", { name: "Sit down" }));
    expect(lobby.server.sit).toHaveBeenCalledWith(
      "t1",
      1,
      expect.objectContaining({ invitation: "inv", name: "Olek" }),
    );
    expect(lobby.keyring.of("t1")?.seats).toEqual({ 1: "token-1" });
    expect(ongo).toHaveBeenCalledWith({ at: "table", table: "t1" });
    settings.name = "";
  });

  it("that somebody used before offers to look on", async () => {
    const user = userEvent.setup();
    const { ongo } = join(makeLobby({ sit: () => Promise.reject(new ApiError("seat-taken", "")) }));
    await user.click(await screen.findByRole("button", { name: "Sit down" }));
    expect((await screen.findByRole("alert")).textContent).toContain("This seat is taken.");
    await user.click(screen.getByRole("button", { name: "Watch" }));
    expect(ongo).toHaveBeenCalledWith({ at: "table", table: "t1" });
  });

  it("to a table that is gone leads back to the start", async () => {
    const { ongo } = join(makeLobby({ facts: () => Promise.reject(new ApiError("no-table", "")) }));
    await userEvent.setup().click(await screen.findByRole("button", { name: "Home" }));
    expect(ongo).toHaveBeenCalledWith({ at: "home" });
  });

  it("is tried again when the server did not answer", async () => {
    const facts = vi.fn().mockRejectedValueOnce(new ApiError("offline", "")).mockResolvedValue(FACTS);
    join(makeLobby({ facts }));
    await userEvent.setup().click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Sit down" })).toBeTruthy();
  });

  it("to a table of this browser says what follows, and one's own seat is known", async () => {
    const lobby = makeLobby();
    lobby.keyring.keep(KEY);
    const { unmount } = join(lobby);
    expect(await screen.findByText(/you play both seats on this screen/)).toBeTruthy();
    unmount();
    lobby.keyring.keep({ ...KEY, seats: { 1: "also mine" } });
    join(lobby);
    expect(await screen.findByRole("button", { name: "Go to your seat" })).toBeTruthy();
  });
});

describe("sharing", () => {
  const reach = { lan: false, origin: null, program: "./kb" };
  const share = (from: string, origin: string | null) =>
    render(ShareLinks, { key: KEY, reach: { ...reach, origin }, seatName: () => "B", from: new URL(from) });

  it("on this machine alone says so, and how it could be otherwise", () => {
    share("http://127.0.0.1:8080/", null);
    expect(screen.getByText("This link works only on this computer.")).toBeTruthy();
    expect(screen.getByText(/\.\/kb play --lan/)).toBeTruthy();
    expect(screen.getByDisplayValue("http://127.0.0.1:8080/#/t/t1/join/1/inv")).toBeTruthy();
  });

  it("on the network gives the address that others reach, as text and as squares", async () => {
    const { container } = share("http://127.0.0.1:8080/", "http://192.168.0.7:8080/");
    expect(screen.queryByText("This link works only on this computer.")).toBeNull();
    expect(screen.getByDisplayValue("http://192.168.0.7:8080/#/t/t1/join/1/inv")).toBeTruthy();
    expect(screen.getByRole("img", { name: "QR code of the link to seat B" })).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    ["on this machine alone", null, "http://127.0.0.1:8080/#/t/t1", true],
    ["on the network", "http://192.168.0.7:8080/", "http://192.168.0.7:8080/#/t/t1", false],
  ])("a table with an open seat %s says how far its link leads", async (_, origin, link, isLocal) => {
    const from = new URL("http://127.0.0.1:8080/");
    const { container } = render(TableLink, { table: "t1", reach: { ...reach, origin }, from });
    expect(screen.getByDisplayValue(link)).toBeTruthy();
    expect(screen.getByRole("img", { name: "QR code of the link to the table" })).toBeTruthy();
    expect(screen.queryAllByText("This link works only on this computer.")).toHaveLength(Number(isLocal));
    expect(await violations(container)).toEqual([]);
  });

  it("from elsewhere uses the address of the page", () => {
    share("https://knock.example/box/", null);
    expect(screen.queryByText("This link works only on this computer.")).toBeNull();
    expect(screen.getByDisplayValue("https://knock.example/box/#/t/t1/join/1/inv")).toBeTruthy();
  });

  it("hides the link of one's own seat behind a warning", () => {
    share("https://knock.example/", null);
    expect(screen.getByText("Play on another device").closest("details")?.open).toBe(false);
    expect(screen.getByDisplayValue("https://knock.example/#/t/t1/seat/0/mine")).toBeTruthy();
  });

  it("leaves out seats that somebody took", () => {
    render(ShareLinks, { key: KEY, reach, seatName: () => "B", waiting: [] });
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
