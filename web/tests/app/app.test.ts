import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../../src/App.svelte";
import { Faults } from "$lib/app/faults.svelte";
import Later from "$lib/app/Later.svelte";
import SeatLink from "$lib/app/SeatLink.svelte";
import { screenOf } from "$lib/app/stays";
import { ApiError } from "$lib/net/api";
import { keyring } from "$lib/net/keys";
import { routes } from "$lib/net/routes.svelte";
import { words } from "$lib/words/words.svelte";
import { violations } from "../axe";
import { DUNGEON, KNOCKDOWN, makeLobby } from "../home/house";

const GAMES = {
  lang: "en",
  languages: [],
  games: [KNOCKDOWN, DUNGEON],
  reach: { lan: false, origin: null, program: "./kb" },
};

/** The server as the browser sees it: games, no tables, and anything else fails. */
function answer(url: string): Response {
  if (url.includes("/api/games")) return Response.json(GAMES);
  if (url.includes("/api/tables?")) return Response.json([]);
  return Response.json({ error: "no-table", detail: "no such table" }, { status: 404 });
}

beforeEach(async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (url: URL) => Promise.resolve(answer(String(url))));
  window.localStorage.clear();
  routes.replace({ at: "home" });
  await words.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function go(hash: string): void {
  window.location.hash = hash;
  window.dispatchEvent(new Event("hashchange"));
}

describe("the page", () => {
  it("begins with the games", async () => {
    const { container } = render(App);
    expect(await screen.findByRole("button", { name: /Fight a bot/ })).toBeTruthy();
    expect(document.title).toBe("Knockbox");
    expect(await violations(container)).toEqual([]);
  });

  it("keeps the start as it is on the way to its bots, and names the tab", async () => {
    render(App);
    await userEvent.setup().click(await screen.findByRole("button", { name: /Fight a bot/ }));
    await screen.findByRole("button", { name: /Pipo/ });
    go("#/bots/knockdown");
    await vi.waitFor(() => expect(document.title).toBe("Choose your opponent · Knockbox"));
    expect(screen.getByRole("button", { name: /Pipo/ })).toBeTruthy();
  });

  it("takes keys and voices to the main part of a new screen", async () => {
    render(App);
    await screen.findByRole("button", { name: /Fight a bot/ });
    go("#/nowhere/at/all");
    expect(await screen.findByRole("heading", { name: "Nobody is here" })).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
    await userEvent.setup().click(screen.getByRole("button", { name: "To the start" }));
    expect(window.location.hash).toBe("#/");
  });

  it("can be skipped to its main part, without another address", async () => {
    render(App);
    await screen.findByRole("button", { name: /Fight a bot/ });
    const before = window.location.hash;
    screen.getByRole("button", { name: "To the main part" }).click();
    expect(document.activeElement?.tagName).toBe("MAIN");
    expect(window.location.hash).toBe(before);
  });

  it("opens the settings over any screen", async () => {
    render(App);
    await userEvent.setup().click(await screen.findByRole("button", { name: "Settings" }));
    expect(await screen.findByRole("radio", { name: "Polski" })).toBeTruthy();
  });

  it("says when something went wrong that nobody caught, and goes on", async () => {
    render(App);
    window.dispatchEvent(new ErrorEvent("error", { message: "boom", error: new Error("boom") }));
    expect(await screen.findByText("boom")).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: "Go on" }));
    expect(screen.queryByText("boom")).toBeNull();
  });
});

describe("a screen that fails", () => {
  it("says so, and leads on", async () => {
    const broken = { ...GAMES, games: [{ ...KNOCKDOWN, packs: null }] };
    vi.stubGlobal("fetch", (url: URL) =>
      Promise.resolve(String(url).includes("/api/games") ? Response.json(broken) : answer(String(url))),
    );
    render(App);
    expect(await screen.findByRole("heading", { name: "That went wrong" })).toBeTruthy();
    expect(screen.getByText(/nothing that was played is lost/)).toBeTruthy();
    vi.stubGlobal("fetch", (url: URL) => Promise.resolve(answer(String(url))));
    go("#/nowhere");
    expect(await screen.findByRole("heading", { name: "Nobody is here" })).toBeTruthy();
  });
});

describe("a screen that is fetched", () => {
  it("and cannot be offers to load the page again", async () => {
    const load = vi.fn(() => Promise.reject(new TypeError("failed to fetch module")));
    render(Later, { load, given: {} });
    expect(await screen.findByRole("heading", { name: "Something is missing" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("failed to fetch module");
    expect(screen.getByRole("button", { name: "Load the page again" })).toBeTruthy();
  });
});

describe("the link of a seat", () => {
  const given = { table: "t1", seat: 0, token: "mine" };

  it("becomes a key, and leads to the table", async () => {
    const ongo = vi.fn();
    const lobby = makeLobby();
    render(SeatLink, { lobby, ...given, ongo });
    await vi.waitFor(() => expect(ongo).toHaveBeenCalledWith({ at: "table", table: "t1" }));
    expect(keyring.of("t1")?.seats).toEqual({ 0: "mine" });
  });

  it("to a table that is gone says so", async () => {
    const lobby = makeLobby({ facts: () => Promise.reject(new ApiError("no-table", "")) });
    render(SeatLink, { lobby, ...given, ongo: vi.fn() });
    expect((await screen.findByRole("alert")).textContent).toContain("no such table");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("faults", () => {
  it("are told but for harmless ones", () => {
    const faults = new Faults();
    faults.tell(new Error("ResizeObserver loop completed"));
    expect(faults.now).toBeNull();
    faults.tell("plain words");
    expect(faults.now).toBe("plain words");
  });
});

describe("screens", () => {
  it("are one for the start with its games, and others by table", () => {
    expect(screenOf({ at: "bots", game: "knockdown" })).toBe(screenOf({ at: "home" }));
    expect(screenOf({ at: "table", table: "a" })).not.toBe(screenOf({ at: "table", table: "b" }));
    expect(screenOf({ at: "table", table: "a" })).not.toBe(screenOf({ at: "replay", table: "a" }));
  });
});
