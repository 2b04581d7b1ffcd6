import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keyring } from "$lib/net/keyring";
import { routes } from "$lib/net/routes.svelte";
import { loadGame } from "$lib/table/games";
import { TablePage } from "$lib/table/page.svelte";
import Dialogs from "$lib/table/dialogs/Dialogs.svelte";
import type { Rematch } from "$lib/wire/protocol";
import { violations } from "../axe";
import { freshBrowser } from "./openPage";
import { seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

const KEY = {
  table: "t",
  game: "knockdown",
  host: "",
  invitations: {},
  label: "",
  openedMs: 0,
  isOver: false,
};
const OVER = { phase: "over", view: null, result: [1, -1], question: null };
let sockets: typeof FakeSocket;

beforeEach(() => {
  sockets = freshBrowser();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
});
afterEach(cleanup);

describe("a rematch", () => {
  const stay = { stay: true, options: {} };

  async function end(
    ben: object,
    seat: number | null = 0,
    last: object = { type: "RoundWon" },
    options: Record<string, string> = {},
  ): Promise<TablePage> {
    const keyring = new Keyring(window.localStorage);
    if (seat !== null) keyring.keep({ ...KEY, seats: { [seat]: "token" } });
    const page = new TablePage("t", keyring, "en");
    const seats = [seatOf(0, "Ada"), seatOf(1, "Ben", ben)];
    const over = snapshot(2, OVER, ["Ben is out of time (1 of 3).", "Ben resigns.", "Ada wins the match!"]);
    const told = [{ type: "TimedOut" }, last, { type: "MatchWon" }];
    over.events = told.map((event, number) => ({ seq: number ? 2 : 1, event }));
    sockets.last.open().hear(welcome(seat, false, options), { is: "seats", seats, spectators: [] }, over);
    page.assets.game = await loadGame("knockdown");
    render(Dialogs, { page, oncomein: () => undefined });
    page.dialog = "result";
    await tick();
    return page;
  }

  const wishes = (): unknown[] =>
    (sockets.last.asked("rematch") as Rematch[]).map(({ stay, options }) => ({ stay, options }));

  test("swaps sides unless somebody likes to stay, and may have fighters drawn", async () => {
    await end({});
    expect((screen.getByRole("radio", { name: "Swapped" }) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "Same" }));
    await userEvent.click(screen.getByRole("radio", { name: "Drawn by lot" }));
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(wishes()).toEqual([{ stay: true, options: { fighters: "draw" } }]);
    expect(await violations(screen.getByRole("dialog"))).toEqual([]);
  });

  test("is told to a friend elsewhere as it is wished, and agreed to in one click", async () => {
    await end({ wants_rematch: true, terms: stay });
    expect(screen.getByRole("status").textContent).toContain("on the same sides");
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(wishes()).toEqual([stay]);
    expect(screen.getByRole("button", { name: "New table with a new link" })).toBeTruthy();
  });

  test.each([
    ["another device of a seat", 0],
    ["an onlooker", null],
  ] as const)("that was agreed on elsewhere takes %s along from the window of the end", async (_, seat) => {
    await end({}, seat);
    sockets.last.hear({ is: "followed", table: "next", seat, seats: [1, 0] });
    await userEvent.click(await screen.findByRole("button", { name: "Go to the rematch" }));
    expect(routes.now).toEqual({ at: "table", table: "next" });
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  });

  test("comes after an end that says why it came before its time", async () => {
    await end({}, 0, { type: "Resigned", rule: "KD-END-1", seat: 1 });
    expect(screen.getByText("Ben resigns.")).toBeTruthy();
  });

  test("comes after an end that needs no word about it", async () => {
    await end({});
    expect(screen.queryByText(/Ben resigns|Ben is out of time/)).toBeNull();
  });

  test("says all that is wished, so that nobody agrees to what he is not told", async () => {
    const options = { ko_test: "tower", tower_seconds: "60", fighters: "skarn,driana" };
    await end({ wants_rematch: true, terms: { stay: false, options } });
    const told = screen.getByRole("status").textContent;
    expect(told).toContain("Knockdown test: Tower.");
    expect(told).toContain("Time to build a tower: 60 seconds.");
    expect(told).toContain("skarn,driana");
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(wishes()).toEqual([{ stay: false, options }]);
  });

  test("may be one in which somebody rolls dice who built before", async () => {
    const page = await end({}, 0, { type: "MatchWon" }, { ko_test: "tower" });
    await userEvent.click(screen.getByRole("switch", { name: "Roll dice instead" }));
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    sockets.last.hear({ is: "followed", table: "next", seat: 1, seats: [1, 0] });
    expect(page.carryKeysOver()).toBe("next");
    expect(page.keyring.of("next")?.dice).toBe(true);
  });

  test.each([
    ["where nobody builds", 1, {}],
    ["at a seat that the table was opened with dice for", 1, { ko_test: "tower" }],
    ["as somebody who looks on", null, { ko_test: "tower" }],
  ] as const)("has no dice to ask for %s", async (_, seat, options) => {
    await end({ dice: true }, seat, { type: "MatchWon" }, options);
    expect(screen.queryByRole("switch")).toBeNull();
  });

  test("that was wished can be wished otherwise", async () => {
    await end({});
    sockets.last.hear({
      is: "seats",
      seats: [seatOf(0, "Ada", { wants_rematch: true, terms: stay }), seatOf(1, "Ben")],
      spectators: [],
    });
    await userEvent.click(screen.getByRole("radio", { name: "Swapped" }));
    expect(wishes()).toEqual([{ stay: false, options: {} }]);
  });
});
