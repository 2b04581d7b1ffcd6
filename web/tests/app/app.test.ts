import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../../src/App.svelte";
import { UncaughtErrors } from "$lib/app/errors.svelte";
import LazyPage from "$lib/app/LazyPage.svelte";
import SeatLink from "$lib/app/SeatLink.svelte";
import { screenKey } from "$lib/app/screenKey";
import { ApiError } from "$lib/net/api";
import { keyring } from "$lib/net/keyring";
import { routes } from "$lib/net/routes.svelte";
import { messages } from "$lib/i18n/messages.svelte";
import { violations } from "../axe";
import { DUNGEON, KNOCKDOWN, makeLobby } from "../home/fakeServer";

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
  await messages.load("en");
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
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
    await userEvent.setup().click(screen.getByRole("button", { name: "Home" }));
    expect(window.location.hash).toBe("#/");
  });

  it("can be skipped to its main part, without another address", async () => {
    render(App);
    await screen.findByRole("button", { name: /Fight a bot/ });
    const before = window.location.hash;
    screen.getByRole("button", { name: "Skip to content" }).click();
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
    await userEvent.setup().click(screen.getByRole("button", { name: "Continue" }));
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
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(screen.getByText(/your games are safe/)).toBeTruthy();
    vi.stubGlobal("fetch", (url: URL) => Promise.resolve(answer(String(url))));
    go("#/nowhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  });
});

describe("a screen that is fetched", () => {
  it("and cannot be offers to load the page again", async () => {
    const load = vi.fn(() => Promise.reject(new TypeError("failed to fetch module")));
    render(LazyPage, { load, pageProps: {} });
    expect(await screen.findByRole("heading", { name: "Part of the page is missing" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("failed to fetch module");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  });
});

describe("the link of a seat", () => {
  const props = { table: "t1", seat: 0, token: "mine" };

  it("becomes a key, and leads to the table", async () => {
    const ongo = vi.fn();
    const lobby = makeLobby();
    render(SeatLink, { lobby, ...props, ongo });
    await vi.waitFor(() => expect(ongo).toHaveBeenCalledWith({ at: "table", table: "t1" }));
    expect(keyring.of("t1")?.seats).toEqual({ 0: "mine" });
  });

  it("to a table that is gone says so", async () => {
    const lobby = makeLobby({ facts: () => Promise.reject(new ApiError("no-table", "")) });
    render(SeatLink, { lobby, ...props, ongo: vi.fn() });
    expect((await screen.findByRole("alert")).textContent).toContain("no such table");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("faults", () => {
  it("are told but for harmless ones", () => {
    const uncaughtErrors = new UncaughtErrors();
    uncaughtErrors.report(new Error("ResizeObserver loop completed"));
    expect(uncaughtErrors.latest).toBeNull();
    uncaughtErrors.report("plain words");
    expect(uncaughtErrors.latest).toBe("plain words");
  });
});

describe("screens", () => {
  it("are one for the start with its games, and others by table", () => {
    expect(screenKey({ at: "bots", game: "knockdown" })).toBe(screenKey({ at: "home" }));
    expect(screenKey({ at: "table", table: "a" })).not.toBe(screenKey({ at: "table", table: "b" }));
    expect(screenKey({ at: "table", table: "a" })).not.toBe(screenKey({ at: "replay", table: "a" }));
  });
});
