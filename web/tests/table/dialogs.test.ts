import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { messages } from "$lib/i18n/messages.svelte";
import { violations } from "../axe";
import { enter, freshBrowser, KEY, open } from "./openPage";
import type { SeatState } from "$lib/wire/protocol";
import { seatOf, welcome, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;

beforeEach(() => {
  sockets = freshBrowser();
});
afterEach(cleanup);

describe("windows", () => {
  const NAMES = ["menu", "people", "elsewhere", "hand", "leave", "hint", "report", "keys", "result"] as const;

  test.each(NAMES)("the window %s says what it is, and axe has nothing against it", async (name) => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    const dialog = await open(enter(sockets), name);
    expect(dialog.querySelector(`[data-screen="${name}"]`)).not.toBeNull();
    expect(screen.getByRole("heading", { name: messages.say(`table-window-${name}`) })).toBeTruthy();
    expect(await violations(dialog)).toEqual([]);
  });

  test("the menu asks twice before something that cannot be taken back", async () => {
    const resign = { choice: 30, notation: "resign", enabled: true, text: "Resign the match" };
    await open(enter(sockets, { offers: [resign] }), "menu");
    await userEvent.click(screen.getByRole("button", { name: "Resign the match" }));
    expect(sockets.last.asked("choose")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Resign the match" }));
    expect(sockets.last.asked("choose")).toMatchObject([{ choice: 30, question: null }]);
  });

  test("a hint shows the best, the next best and chances in words, and can be taken", async () => {
    await open(enter(sockets), "hint");
    const [asked] = sockets.last.asked("hint") as { id: string }[];
    const hint = {
      best: { choice: 7, text: "Move to space 3", chance: 0.61 },
      next: { choice: 8, text: "Attack", chance: 0.5 },
      sure: "likely",
      plan: [{ seat: 1, text: "Block" }],
    };
    sockets.last.hear({ is: "hinted", id: asked?.id ?? "", hint });
    expect(await screen.findByText("Move to space 3")).toBeTruthy();
    expect(screen.getByText(/Slightly ahead: about 61 of 100/)).toBeTruthy();
    expect(screen.getByText("Ben: Block")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Play it" }));
    expect(sockets.last.asked("choose")).toMatchObject([{ choice: 7, question: 1 }]);
  });

  test("a hint that is asked for while another one plays says when there is one", async () => {
    const page = enter(sockets, { question: null });
    page.askHint();
    await open(page, "hint");
    expect(await screen.findByText(/Ask again when it is/)).toBeTruthy();
    expect(sockets.last.asked("hint")).toEqual([]);
  });

  test("a hint says why a token that promises more is kept", async () => {
    await open(enter(sockets), "hint");
    const [asked] = sockets.last.asked("hint") as { id: string }[];
    const hint = {
      best: { choice: 7, text: "Lay the joker", chance: 0.6 },
      next: { choice: 9, text: "Fireball", chance: 0.63 },
      sure: "kept",
      plan: [],
    };
    sockets.last.hear({ is: "hinted", id: asked?.id ?? "", hint });
    expect(await screen.findByText(/better to keep the token for later/)).toBeTruthy();
  });

  test("a hasty hint says that nothing else was tried, not that there is nothing else", async () => {
    await open(enter(sockets), "hint");
    const [asked] = sockets.last.asked("hint") as { id: string }[];
    const hint = {
      best: { choice: 7, text: "Move to space 3", chance: 0.61 },
      next: null,
      sure: "hasty",
      plan: [],
    };
    sockets.last.hear({ is: "hinted", id: asked?.id ?? "", hint });
    expect(await screen.findByText("There was no time to try anything else.")).toBeTruthy();
    expect(screen.queryByText("Your only answer")).toBeNull();
  });

  test("people without a name are told apart by the letters of their seats", async () => {
    const page = enter(sockets);
    const seats = [seatOf(0, ""), seatOf(1, "", { kind: "link", online: false }), seatOf(2, "Émile")];
    sockets.last.hear({ is: "seats", seats, spectators: [] });
    const faces = [...(await open(page, "people")).querySelectorAll(".face")];
    expect(faces.map((face) => face.textContent)).toEqual(["1", "2", "É"]);
  });

  test("whoever opened the table makes a new link to a seat that was left", async () => {
    const page = enter(sockets);
    page.key = { ...KEY, invitations: { 1: "former" } };
    const left = (invited: boolean): SeatState[] => [
      seatOf(0, "Ada"),
      seatOf(1, "", { kind: "link", invited }),
    ];
    sockets.last.hear({ is: "seats", seats: left(false), spectators: [] });
    const window = await open(page, "people");
    expect(window.innerHTML).not.toContain("former");
    await userEvent.click(screen.getByRole("button", { name: "New link" }));
    const [asked] = sockets.last.asked("invite") as { id: string; seat: number; invitation: string }[];
    expect(asked).toMatchObject({ seat: 1, invitation: expect.stringMatching(/^[\w-]{32}$/) as string });
    sockets.last.hear({ is: "seats", seats: left(true), spectators: [] });
    await tick();
    expect(screen.queryByDisplayValue(/former$/)).toBeNull();
    sockets.last.hear({ is: "accepted", id: asked?.id ?? "" });
    const link = await screen.findByDisplayValue(new RegExp(`/t/t/join/1/${asked?.invitation}$`));
    expect(link).toBeTruthy();
    expect(page.keyring.of("t")?.invitations).toEqual({ 1: asked?.invitation });
  });

  test("nobody else is offered to make links", async () => {
    const page = enter(sockets);
    const seats = [seatOf(0, "Ada"), seatOf(1, "", { kind: "link" })];
    sockets.last.hear(welcome(0, false), { is: "seats", seats, spectators: [] });
    await open(page, "people");
    expect(screen.queryByRole("button", { name: "New link" })).toBeNull();
  });

  test("whoever opened the table sends onlookers away", async () => {
    await open(enter(sockets), "people");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(sockets.last.asked("remove")).toMatchObject([{ spectator: 4 }]);
  });

  test("the end says who won, and a rematch is one click", async () => {
    const page = enter(sockets, { phase: "over", question: null, result: [-1, 1] });
    await open(page, "result");
    expect(screen.getByText("Ben wins")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(sockets.last.asked("rematch")).toHaveLength(1);
    sockets.last.hear({ is: "followed", table: "next", seat: 1, seats: [1, 0] });
    expect(page.carryKeysOver()).toBe("next");
    expect(page.keyring.of("next")).toMatchObject({ seats: { 1: "token" }, host: "host-token" });
  });
});

describe("a link that leads nowhere else", () => {
  const reaching = (lan: boolean, origin: string | null): void => {
    const games = { lang: "en", languages: [], games: [], reach: { lan, origin, program: "./kb" } };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(games))));
  };

  test("says how others could reach this machine, if it does not let them", async () => {
    reaching(false, null);
    await open(enter(sockets), "elsewhere");
    expect(await screen.findByText(/\.\/kb play --lan/)).toBeTruthy();
  });

  test("says how to find the address, if others can reach it already", async () => {
    reaching(true, null);
    const dialog = await open(enter(sockets), "elsewhere");
    expect(await screen.findByText(/does not know its own address/)).toBeTruthy();
    expect(dialog.textContent).not.toContain("--lan");
    expect(await violations(dialog)).toEqual([]);
  });

  test("is none where the server knows its address", async () => {
    reaching(true, "http://192.168.0.7:8080");
    const dialog = await open(enter(sockets), "elsewhere");
    await vi.waitFor(() => expect(dialog.querySelector("input")?.value).toContain("192.168.0.7"));
    expect(dialog.textContent).not.toContain("this machine only");
  });
});

describe("a bot after the match", () => {
  const over = { phase: "over", result: [1, -1], question: null };
  const korvo = seatOf(1, "Korvo", { kind: "bot", bot: "hard" });

  async function ask(): Promise<string> {
    const page = enter(sockets, over);
    sockets.last.hear({ is: "seats", seats: [seatOf(0, "Ada"), korvo], spectators: [] });
    await open(page, "result");
    await userEvent.click(screen.getByRole("button", { name: "What was Korvo up to?" }));
    const [asked] = sockets.last.asked("recount") as { id: string; seat: number }[];
    expect(asked?.seat).toBe(1);
    expect(screen.getByText(messages.say("table-recount-thinks", { name: "Korvo" }))).toBeTruthy();
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
    await userEvent.click(await screen.findByRole("button", { name: messages.say("ui-try-again") }));
    expect(sockets.last.asked("recount")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Ada up to/ })).toBeNull();
  });
});
