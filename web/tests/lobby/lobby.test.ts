import { beforeEach, describe, expect, it, vi } from "vitest";
import { asApiError, Offers } from "$lib/lobby/lobby.svelte";
import { quickForm, quickStart, sitDown, takeOver } from "$lib/lobby/openTable";
import { PublicTables } from "$lib/home/publicTables.svelte";
import { ApiError } from "$lib/net/api";
import type { Games, Listed } from "$lib/wire/protocol";
import { DUNGEON, KNOCKDOWN, makeLobby } from "../home/fakeServer";

beforeEach(() => window.localStorage.clear());

const told = (lang: string): Games => ({
  lang,
  languages: [],
  games: [{ ...KNOCKDOWN, title: lang }],
  reach: { lan: true, origin: "http://192.168.0.7/", program: "./kb" },
});

describe("offers", () => {
  it("are those of the language that was asked for last, however long the others take", async () => {
    const late: (() => void)[] = [];
    const offers = new Offers({
      games: (lang) => new Promise((resolve) => late.push(() => resolve(told(lang)))),
    });
    const both = [offers.load("en"), offers.load("pl")];
    late.reverse().forEach((answer) => answer());
    await Promise.all(both);
    expect(offers.of("knockdown")?.title).toBe("pl");
    expect(offers.reach.origin).toBe("http://192.168.0.7/");
    expect(offers.isLoading).toBe(false);
  });

  it("may fail, and be asked for again", async () => {
    const games = vi
      .fn<(lang: string) => Promise<Games>>()
      .mockRejectedValueOnce(new ApiError("offline", ""));
    games.mockResolvedValueOnce(told("en"));
    const offers = new Offers({ games });
    await offers.load("en");
    expect(offers.trouble?.code).toBe("offline");
    await offers.load("en");
    expect(offers.trouble).toBeNull();
    expect(offers.games).toHaveLength(1);
  });

  it("do not hide mistakes of ours", () => {
    expect(() => asApiError(new TypeError("ours"))).toThrow("ours");
  });
});

describe("sitting down", () => {
  it("against bots fills all usual seats", () => {
    expect(quickForm(DUNGEON, { is: "bot", bot: "easy" }, "Ana").seats).toEqual([
      "here",
      "easy",
      "easy",
      "easy",
    ]);
    expect(quickForm(KNOCKDOWN, { is: "open" }, "")).toMatchObject({ seats: ["here", "open"], public: true });
  });

  it("at a new table keeps its keys", async () => {
    const lobby = makeLobby();
    expect(await quickStart(lobby, KNOCKDOWN, { is: "link" }, "Ana")).toEqual({ at: "table", table: "t1" });
    expect(lobby.keyring.of("t1")).toMatchObject({
      host: "host",
      seats: { 0: "token-0" },
      invitations: { 1: "invitation-1" },
      label: "link",
    });
  });

  it("by an invitation, or by the link of a seat, keeps one key", async () => {
    const lobby = makeLobby();
    await sitDown(lobby, "knockdown", { table: "t1", seat: 1, invitation: "i" }, "Ana");
    expect(lobby.server.sit).toHaveBeenCalledWith("t1", 1, {
      invitation: "i",
      name: "Ana",
      token: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/) as string,
    });
    await takeOver(lobby, { table: "t1", seat: 0, token: "mine" });
    expect(lobby.keyring.of("t1")?.seats).toEqual({ 0: "mine", 1: "token-1" });
  });
});

describe("a lost answer", () => {
  const place = { table: "t1", seat: 1, invitation: "i" };
  const asked = (lobby: ReturnType<typeof makeLobby>): unknown[] =>
    vi.mocked(lobby.server.sit).mock.calls.map(([, , form]) => form.token);

  it("is asked for again with the same token, also after the page was loaded anew", async () => {
    const lobby = makeLobby();
    vi.mocked(lobby.server.sit).mockRejectedValueOnce(new ApiError("offline", ""));
    await expect(sitDown(lobby, "knockdown", place, "Ana")).rejects.toThrow(ApiError);
    const anew = makeLobby();
    await sitDown(anew, "knockdown", place, "Ana");
    expect(asked(anew)).toEqual(asked(lobby));
  });

  it("is not confused with another seat, or with the same one once it was kept", async () => {
    const lobby = makeLobby();
    vi.mocked(lobby.server.sit).mockImplementation((_, seat, { token }) =>
      Promise.resolve({ seat, token: token ?? "" }),
    );
    await sitDown(lobby, "knockdown", place, "Ana");
    await sitDown(lobby, "knockdown", place, "Ana");
    await sitDown(lobby, "knockdown", { ...place, seat: 0 }, "Ana");
    expect(new Set(asked(lobby)).size).toBe(3);
  });
});

describe("public tables", () => {
  const formatList = (id: number): Listed => ({
    id: `t${id}`,
    game: "knockdown",
    phase: "seating",
    seats: ["person", "open"],
    created_ms: id,
  });

  it("come in parts", async () => {
    const all = Array.from({ length: 60 }, (_, n) => formatList(n));
    const tables = vi.fn((before = "") => Promise.resolve(before ? all.slice(50) : all.slice(0, 50)));
    const list = new PublicTables({ tables });
    await list.load();
    expect(list.hasMore).toBe(true);
    await list.more();
    expect(tables).toHaveBeenLastCalledWith("49.t49");
    expect(list.tables).toHaveLength(60);
    expect(list.hasMore).toBe(false);
  });

  it("may not be reached", async () => {
    const list = new PublicTables({ tables: () => Promise.reject(new ApiError("unavailable", "")) });
    await list.load();
    expect(list.trouble?.code).toBe("unavailable");
  });
});
