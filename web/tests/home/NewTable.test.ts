import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lobby } from "$lib/lobby/lobby.svelte";
import NewTable from "$lib/home/NewTable.svelte";
import { Party } from "$lib/home/dungeon/party.svelte";
import { ApiError } from "$lib/net/api";
import { messages } from "$lib/i18n/messages.svelte";
import type { Catalogue } from "$lib/wire/protocol";
import { violations } from "../axe";
import { DUNGEON, makeLobby } from "./fakeServer";

beforeEach(() => messages.load("en"));
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

function build(lobby: Lobby, game = "knockdown") {
  const ongo = vi.fn();
  const shown = render(NewTable, { lobby, game, ongo });
  return { ongo, ...shown };
}

const group = (name: string): HTMLElement => screen.getByRole("group", { name });

describe("a new table", () => {
  it("is opened with all that was chosen", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    const { ongo } = build(lobby);
    await user.click(await screen.findByRole("radio", { name: "Tower" }));
    await user.click(screen.getByRole("checkbox", { name: /Nemesis/ }));
    await user.click(within(group("Arena")).getByRole("radio", { name: "The Silent Deck" }));
    await user.click(within(group("Fighters")).getByRole("radio", { name: "Set now" }));
    await user.click(within(group("Fighter of seat A")).getByRole("radio", { name: /Driana/ }));
    await user.click(within(group("Seat B")).getByRole("radio", { name: "By link" }));
    await user.click(screen.getByRole("switch", { name: "Public" }));
    expect(screen.getByText("3 options changed")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Open the table" }));
    expect(lobby.server.open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        seats: ["here", "link"],
        packs: ["nemesis", "siege-storm"],
        options: { ko_test: "tower", arena: "nemesis", fighters: "driana,skarn" },
        public: true,
      }),
    );
    expect(ongo).toHaveBeenCalledWith({ at: "table", table: "t1" });
  });

  it("begins as the match was that one comes from, once", async () => {
    const again = { game: "knockdown", seats: ["here", "hard"], names: ["Ana", ""], packs: ["siege-storm"] };
    sessionStorage.setItem("knockbox.again", JSON.stringify({ ...again, options: { ko_test: "tower" } }));
    build(makeLobby());
    const tower = await screen.findByRole("radio", { name: "Tower" });
    expect((tower as HTMLInputElement).checked).toBe(true);
    expect(sessionStorage.getItem("knockbox.again")).toBeNull();
  });

  it("keeps what was chosen when the language changes", async () => {
    const user = userEvent.setup();
    build(makeLobby());
    await user.click(await screen.findByRole("radio", { name: "Tower" }));
    await messages.load("es");
    const tower = await screen.findByRole("radio", { name: "Torre" });
    expect((tower as HTMLInputElement).checked).toBe(true);
  });

  it("that the server refuses shows the option it speaks of", async () => {
    const user = userEvent.setup();
    const why = "option 'dice_always=A': found dice; expected ko_test=tower";
    build(makeLobby({ open: () => Promise.reject(new ApiError("bad-option", why)) }));
    await user.click(await screen.findByRole("button", { name: "Open the table" }));
    expect((await screen.findByRole("alert")).textContent).toContain(why);
    await user.click(screen.getByRole("button", { name: "Show “Dice instead of towers”" }));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("option-dice_always"));
  });

  it("opens the text of a rule", async () => {
    const rule = { id: "KDR-1", kind: "rule", title: "First", text: "Begin.", house: true };
    const chapters = [{ slug: "rulings", name: "Rulings", rules: [rule] }];
    const catalogue = vi.fn(() => Promise.resolve({ chapters } as unknown as Catalogue));
    build(makeLobby({ catalogue }));
    const [first] = await screen.findAllByRole("button", { name: "Rule KDR-1" });
    await userEvent.setup().click(first as HTMLElement);
    expect(await screen.findByText("Begin.")).toBeTruthy();
    expect(screen.getByText("Rulings · ruling · house rule")).toBeTruthy();
  });

  it("of the dungeon can be that of the day", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    build(lobby, "dungeon");
    await user.click(await screen.findByRole("switch", { name: /Dungeon of the day/ }));
    await user.click(screen.getByRole("button", { name: "Open the table" }));
    expect(lobby.server.open).toHaveBeenCalledWith(expect.objectContaining({ game: "dungeon", daily: true }));
  });

  it("of the dungeon names the tokens that are held, at least one", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    build(lobby, "dungeon");
    await user.click(
      within(await screen.findByRole("group", { name: "Grimoire tokens" })).getByLabelText("These"),
    );
    const tokens = screen.getAllByRole("checkbox");
    await user.click(screen.getByRole("checkbox", { name: "Ice flash" }));
    await user.click(screen.getByRole("checkbox", { name: "Fireball" }));
    await user.click(screen.getByRole("checkbox", { name: "Ice flash" }));
    expect(tokens.map((each) => (each as HTMLInputElement).checked)).toEqual([false, true, false, false]);
    await user.click(screen.getByRole("button", { name: "Open the table" }));
    expect(lobby.server.open).toHaveBeenCalledWith(
      expect.objectContaining({ options: { timer: "off", tokens: "ice" } }),
    );
  });

  it("of the dungeon begins as the group that is about to enter, without a clock unless it wants one", async () => {
    const user = userEvent.setup();
    const lobby = makeLobby();
    const { unmount } = build(lobby, "dungeon");
    expect(await screen.findByRole("radio", { name: "No limit", checked: true })).toBeTruthy();
    expect(screen.getByText("All options as usual")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Open the table" }));
    expect(lobby.server.open).toHaveBeenLastCalledWith(
      expect.objectContaining({ seats: ["here", "normal", "normal"], options: { timer: "off" } }),
    );
    unmount();
    const party = new Party(DUNGEON);
    party.drop("bot");
    party.timer = "6";
    party.keep();
    build(lobby, "dungeon");
    expect(await screen.findByRole("radio", { name: "6 minutes", checked: true })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Open the table" }));
    expect(lobby.server.open).toHaveBeenLastCalledWith(
      expect.objectContaining({ seats: ["here", "normal"], options: {} }),
    );
  });

  it("of a duel has no day", async () => {
    build(makeLobby());
    await screen.findByRole("button", { name: "Open the table" });
    expect(screen.queryByRole("switch", { name: /of the day/ })).toBeNull();
  });

  it("of no game says so", async () => {
    build(makeLobby(), "chess");
    expect((await screen.findByRole("alert")).textContent).toContain("not available here");
  });

  it("has nothing that axe would mind", async () => {
    const { container } = build(makeLobby());
    await screen.findByRole("button", { name: "Open the table" });
    expect(await violations(container)).toEqual([]);
  });
});
