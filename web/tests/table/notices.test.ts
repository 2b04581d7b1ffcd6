import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { routes } from "$lib/net/routes.svelte";
import Disconnected from "$lib/table/Disconnected.svelte";
import Notices from "$lib/table/Notices.svelte";
import type { TablePage } from "$lib/table/page.svelte";
import Dialogs from "$lib/table/dialogs/Dialogs.svelte";
import type { SeatState } from "$lib/wire/protocol";
import { enter, freshBrowser, open } from "./openPage";
import { seatOf, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;

beforeEach(() => {
  sockets = freshBrowser();
});
afterEach(cleanup);

describe("what stands in the way", () => {
  test("a refusal is shown with its rule, which opens", async () => {
    const page = enter(sockets);
    render(Notices, { page });
    void page.session.choose(3, 1);
    const [asked] = sockets.last.asked("choose") as { id: string }[];
    const reasons = [{ code: "out-of-range", rule: "KD-ATK-2", values: {} }];
    const refused = { is: "refused", code: "illegal", text: "", reasons } as const;
    sockets.last.hear({ ...refused, told: ["Too far."], id: asked?.id ?? "" });
    expect((await screen.findByRole("alert")).textContent).toContain("Too far.");
    await userEvent.click(screen.getByRole("button", { name: "Open rule KD-ATK-2" }));
    expect([page.sidePanel.tab, page.sidePanel.rule]).toEqual(["rules", "KD-ATK-2"]);
  });

  test("a bot on one's seat can be sent away again", async () => {
    render(Notices, { page: enter(sockets, {}, { bot: "hard" }) });
    await userEvent.click(screen.getByRole("button", { name: "Take over again" }));
    expect(sockets.last.asked("hand")).toMatchObject([{ seat: 0, bot: "" }]);
  });

  test("a lost connection and a frozen table say so", async () => {
    render(Notices, { page: enter(sockets, { frozen: "rules 1, not 2" }) });
    expect(screen.getByText("rules 1, not 2")).toBeTruthy();
    sockets.last.drop();
    expect(await screen.findByText(/Connection lost/)).toBeTruthy();
  });

  test("a goodbye for good is a sentence with a way on", async () => {
    const page = enter(sockets);
    sockets.last.hear({ is: "bye", code: "deleted", text: "gone" }).drop();
    render(Disconnected, { page, oncomein: () => undefined });
    expect(screen.getByText("This table was deleted.")).toBeTruthy();
    const go = vi.spyOn(routes, "go").mockReturnValue();
    await userEvent.click(screen.getByRole("button", { name: "Home" }));
    expect(go).toHaveBeenCalledWith({ at: "home" });
    expect(page.keyring.of("t")).toBeUndefined();
  });

  test.each([
    ["no-table", "Page not found"],
    ["left", "You are no longer at this table"],
  ])("a goodbye because of %s is called by what it is", (code, title) => {
    const page = enter(sockets);
    sockets.last.hear({ is: "bye", code, text: "" }).drop();
    render(Disconnected, { page, oncomein: () => undefined });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  });
});

describe("a seat that is not played by its person", () => {
  const lost = { online: false, lost: true };

  function missing(changes: Partial<SeatState>): TablePage {
    const page = enter(sockets, { question: null, asked: [1] });
    sockets.last.hear({ is: "seats", seats: [seatOf(0, "Ada"), seatOf(1, "Ben", changes)], spectators: [] });
    return page;
  }

  test("is given to a bot by whoever opened the table, if everybody waits for it", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    const page = missing(lost);
    render(Notices, { page });
    await tick();
    expect(screen.getByText("Waiting for Ben, who is away.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Let a bot fill in" }));
    expect([page.dialog, page.handOverSeat]).toEqual(["hand", 1]);
    render(Dialogs, { page, oncomein: () => undefined });
    await tick();
    expect(screen.getByText(/Ben is away. A bot can play until they return/)).toBeTruthy();
  });

  test("is left to a person who is here, or in a game where nobody may be hurried", async () => {
    for (const changes of [{}, { online: false }]) {
      await open(missing(changes), "people");
      expect(screen.queryByRole("button", { name: "Let a bot fill in" })).toBeNull();
      cleanup();
    }
  });

  test.each([
    ["link", "Free this seat"],
    ["bot", "Free this seat"],
    ["person", "Wait without a bot"],
  ])("a bot on the seat of a %s goes if whoever opened the table likes", async (kind, name) => {
    const changes = { kind, bot: "hard", ...(kind === "person" ? lost : {}) };
    const page = missing(changes);
    const socket = sockets.last; // a room of before may try to come back meanwhile
    await open(page, "people");
    await userEvent.click(screen.getByRole("button", { name }));
    await vi.waitFor(() => expect(socket.asked("hand")).toMatchObject([{ seat: 1, bot: "" }]));
  });

  test("is freed by whoever opened the table if its person never came", async () => {
    const page = missing({ online: false, unseen: true });
    const socket = sockets.last;
    await open(page, "people");
    await userEvent.click(screen.getByRole("button", { name: "Free this seat" }));
    await vi.waitFor(() => expect(socket.asked("hand")).toMatchObject([{ seat: 1, bot: "" }]));
  });
});
