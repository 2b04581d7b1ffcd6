import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keyring } from "$lib/net/keyring";
import { api } from "$lib/net/api";
import { Lobby } from "$lib/lobby/lobby.svelte";
import { Ledger, ledger } from "$lib/tower/practice/practiceStats.svelte";
import PracticePage from "$lib/tower/practice/PracticePage.svelte";
import { Practising, type Terms } from "$lib/tower/practice/practiceSession.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import { CLOCKS, DICE, MODELS, MOST_CUBES } from "$lib/wire/tower";
import { violations } from "../axe";
import { fakeSockets, type FakeSocket } from "../table/fakeSocket";
import { recorded, towerIn } from "./recordings";

const TERMS: Terms = { light: 3, heavy: 2, seconds: 10 };
let sockets: typeof FakeSocket;

beforeEach(() => {
  messages.use("en", english);
  sockets = fakeSockets();
  ledger.forget();
});

afterEach(cleanup);

const told = (
  phase: "waiting" | "running" | "settling" | "judged",
  changes: object = {},
): ReturnType<typeof towerIn> => ({
  ...towerIn(recorded("stands"), phase),
  ...changes,
});

describe("practising", () => {
  test("begins without a hello, and scatters as often as one likes", () => {
    const practising = new Practising(TERMS, new Ledger(null));
    sockets.last.open();
    expect(sockets.last.sent).toMatchObject([{ do: "practise", ...TERMS }]);
    sockets.last.hear(told("waiting"));
    expect([practising.line, practising.test.phase]).toEqual(["open", "waiting"]);
    practising.start();
    practising.scatter({ ...TERMS, heavy: 4 });
    expect(sockets.last.sent.slice(1)).toMatchObject([{ do: "towerstart" }, { do: "practise", heavy: 4 }]);
    const names = sockets.last.sent.map((message) => "id" in message && message.id);
    expect(new Set(names).size).toBe(3);
  });

  test("asks again for what was wished before anybody listened", () => {
    const practising = new Practising(TERMS, new Ledger(null));
    sockets.last.open();
    practising.scatter({ ...TERMS, light: 7 });
    expect(sockets.last.asked("practise")).toHaveLength(1);
    sockets.last.hear(told("waiting"));
    expect(sockets.last.asked("practise").at(-1)).toMatchObject({ light: 7 });
  });

  test("says that there is no room, and asks again, for whoever comes and for whoever takes more cubes", () => {
    const practising = new Practising(TERMS, new Ledger(null));
    const refuse = (): void => {
      const id = (sockets.last.asked("practise").at(-1) as { id: string }).id;
      sockets.last.hear({ is: "refused", id, code: "too-many", text: "", reasons: [], told: [] });
    };
    sockets.last.open();
    refuse();
    expect([practising.isRefused, practising.test.phase]).toEqual([true, null]);
    practising.scatter(TERMS);
    expect(practising.isRefused).toBe(false);
    expect(sockets.last.asked("practise")).toHaveLength(2);
    sockets.last.hear(told("waiting"));
    practising.scatter({ ...TERMS, light: MOST_CUBES - TERMS.heavy });
    refuse();
    expect([practising.isRefused, practising.test.phase]).toEqual([true, null]);
    practising.scatter(TERMS);
    sockets.last.hear(told("waiting"));
    expect([practising.isRefused, practising.test.phase]).toEqual([false, "waiting"]);
    expect(sockets.last.asked("practise")).toHaveLength(4);
  });

  test("notes each verdict once", () => {
    const book = new Ledger(null);
    new Practising(TERMS, book);
    sockets.last.open().hear(told("waiting"), told("judged"), told("judged"));
    expect(book.of(10, 5)).toEqual({ stood: 1, tries: 1 });
    sockets.last.hear(told("waiting", { trials: 2 }), told("judged", { trials: 2 }));
    expect(book.of(10, 5)).toEqual({ stood: 2, tries: 2 });
  });

  test("counts a test that is given up as one that fell", () => {
    const book = new Ledger(null);
    const practising = new Practising(TERMS, book);
    sockets.last.open().hear(told("waiting"));
    practising.scatter(TERMS);
    expect(book.of(10, 5)).toEqual({ stood: 0, tries: 0 });
    sockets.last.hear(told("running", { trials: 2 }));
    practising.scatter(TERMS);
    sockets.last.hear(told("judged", { trials: 2 }));
    expect(book.of(10, 5)).toEqual({ stood: 0, tries: 1 });
    sockets.last.hear(told("settling", { trials: 3 }));
    practising.leave();
    expect(book.of(10, 5)).toEqual({ stood: 0, tries: 2 });
  });

  test("scatters anew when the line comes back", () => {
    vi.useFakeTimers();
    const practising = new Practising(TERMS, new Ledger(null));
    sockets.last.open().hear(told("waiting"));
    sockets.last.drop();
    expect([practising.line, practising.test.phase]).toEqual(["waiting", null]);
    vi.advanceTimersByTime(10_000);
    sockets.last.open().hear(told("waiting"));
    expect(sockets.all).toHaveLength(2);
    expect(practising.test.phase).toBe("waiting");
    vi.useRealTimers();
  });
});

describe("the ledger", () => {
  test("knows the most cubes that stood, for each clock", () => {
    const book = new Ledger(null);
    book.note(10, 7, true);
    book.note(10, 12, false);
    book.note(20, 11, true);
    expect([book.best(10), book.best(20), book.best(60)]).toEqual([7, 11, 0]);
    expect(book.of(10, 12)).toEqual({ stood: 0, tries: 1 });
  });

  test("is kept, and read back with care", () => {
    const book = new Ledger(localStorage);
    book.note(10, 7, true);
    expect(new Ledger(localStorage).of(10, 7)).toEqual({ stood: 1, tries: 1 });
    localStorage.setItem("knockbox.towers", '{"10/7": 4, "10/8": {"stood": 1, "tries": 2}}');
    const read = new Ledger(localStorage);
    expect([read.of(10, 7).tries, read.of(10, 8).tries]).toEqual([0, 2]);
    localStorage.setItem("knockbox.towers", "nonsense");
    expect(new Ledger(localStorage).best(10)).toBe(0);
  });
});

test("rates say how a normal hand and dice fare: near half with eleven cubes", () => {
  expect(CLOCKS.map((seconds) => MODELS[seconds].length)).toEqual(CLOCKS.map(() => MOST_CUBES + 1));
  expect(DICE[11]).toBe(0.5);
  expect(Math.abs((MODELS[10][11] ?? 0) - 0.5)).toBeLessThan(0.1);
  for (const model of Object.values(MODELS))
    expect(model.every((chance, cubes) => chance <= (model[cubes - 1] ?? 1))).toBe(true);
});

describe("the page", () => {
  async function open(): Promise<FakeSocket> {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    render(PracticePage, { lobby: new Lobby(api, new Keyring(null)) });
    sockets.last.open().hear(told("waiting"));
    await tick();
    return sockets.last;
  }

  test("lets one take more cubes and another clock", async () => {
    const socket = await open();
    await userEvent.click(screen.getByRole("button", { name: "One heavy cube more" }));
    await userEvent.click(screen.getByRole("radio", { name: "30 s" }));
    expect(socket.asked("practise").at(-1)).toMatchObject({ light: 4, heavy: 3, seconds: 30 });
  });

  test("shows what a normal hand does with the clock that is set", async () => {
    await open();
    const rate = (cubes: number): string =>
      screen.getByRole("row", { name: new RegExp(`^${cubes} `) }).querySelector(".model")?.textContent ?? "";
    const percent = (share = 0): string => `${Math.round(share * 100)}%`;
    expect([rate(5), rate(14)]).toEqual([percent(MODELS[10][5]), percent(MODELS[10][14])]);
    expect(screen.queryByRole("row", { name: /^18 / })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "30 s" }));
    expect([rate(14), rate(18)]).toEqual([percent(MODELS[30][14]), percent(MODELS[30][18])]);
    const falling = percent(1 - (MODELS[30][6] ?? 0));
    expect(screen.getByText(new RegExp(`^About ${falling} of towers`))).toBeTruthy();
  });

  test("shows one's own rate and best beside those of others", async () => {
    const socket = await open();
    socket.hear(told("judged"));
    await tick();
    expect(screen.getByText("5 cubes", { selector: "b" })).toBeTruthy();
    const row = screen.getByRole("row", { name: /^5 / });
    expect(row.textContent).toContain("100% of 1");
    await userEvent.click(screen.getByRole("button", { name: "One cube more" }));
    expect(socket.asked("practise").at(-1)).toMatchObject({ light: 5, heavy: 2 });
  });

  test("axe finds nothing wrong", async () => {
    await open();
    expect(await violations(document.body)).toEqual([]);
  });
});
