import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { routes } from "$lib/net/routes.svelte";
import Farewell from "$lib/table/Farewell.svelte";
import Notices from "$lib/table/Notices.svelte";
import type { Room } from "$lib/table/room.svelte";
import Windows from "$lib/table/windows/Windows.svelte";
import type { SeatState } from "$lib/wire/protocol";
import { enter, freshBrowser, open } from "./entering";
import { seatOf, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;

beforeEach(() => {
  sockets = freshBrowser();
});
afterEach(cleanup);

describe("what stands in the way", () => {
  test("a refusal is shown with its rule, which opens", async () => {
    const room = enter(sockets);
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
    render(Notices, { room: enter(sockets, {}, { bot: "hard" }) });
    await userEvent.click(screen.getByRole("button", { name: "Play yourself again" }));
    expect(sockets.last.asked("hand")).toMatchObject([{ seat: 0, bot: "" }]);
  });

  test("a lost connection and a frozen table say so", async () => {
    render(Notices, { room: enter(sockets, { frozen: "rules 1, not 2" }) });
    expect(screen.getByText("rules 1, not 2")).toBeTruthy();
    sockets.last.drop();
    expect(await screen.findByText(/The connection is lost/)).toBeTruthy();
  });

  test("a goodbye for good is a sentence with a way on", async () => {
    const room = enter(sockets);
    sockets.last.hear({ is: "bye", code: "deleted", text: "gone" }).drop();
    render(Farewell, { room, oncomein: () => undefined });
    expect(screen.getByText("This table was deleted.")).toBeTruthy();
    const go = vi.spyOn(routes, "go").mockReturnValue();
    await userEvent.click(screen.getByRole("button", { name: "To the start" }));
    expect(go).toHaveBeenCalledWith({ at: "home" });
    expect(room.keyring.of("t")).toBeUndefined();
  });

  test.each([
    ["no-table", "Nobody is here"],
    ["left", "That was it"],
  ])("a goodbye because of %s is called by what it is", (code, title) => {
    const room = enter(sockets);
    sockets.last.hear({ is: "bye", code, text: "" }).drop();
    render(Farewell, { room, oncomein: () => undefined });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  });
});

describe("a seat that is not played by its person", () => {
  const lost = { online: false, lost: true };

  function missing(changes: Partial<SeatState>): Room {
    const room = enter(sockets, { question: null, asked: [1] });
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
