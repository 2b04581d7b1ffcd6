import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keyring } from "$lib/net/keyring";
import { SidePanelState } from "$lib/table/panel/sidePanelState.svelte";
import Chat from "$lib/table/panel/Chat.svelte";
import { citations, findCards, findRules, findRule } from "$lib/table/panel/search";
import Log from "$lib/table/panel/Log.svelte";
import Rules from "$lib/table/panel/Rules.svelte";
import { TablePage } from "$lib/table/page.svelte";
import { PlaybackQueue } from "$lib/table/playbackQueue.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import { announcer } from "$lib/ui/announcer.svelte";
import type { Catalogue, LogLine, RuleText } from "$lib/wire/protocol";
import { violations } from "../axe";
import recorded from "../knockdown/scenes/catalogue.json";
import { fakeSockets, news, seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

const rule = (id: string, text: string, title = ""): RuleText => ({
  id,
  kind: "rule",
  title,
  text,
  house: false,
});
const catalogue: Catalogue = {
  ...(recorded as unknown as Catalogue),
  chapters: [
    {
      slug: "turn",
      name: "Turn",
      rules: [
        rule("KD-TURN-1", "Players alternate turns."),
        rule("KD-TURN-2", "Refill the attack row."),
        rule("KD-TURN-3", "Carry out two actions, see KDR-3."),
      ],
    },
    { slug: "rulings", name: "Rulings", rules: [rule("KDR-3", "It stays so.", "What stays")] },
  ],
};
let sockets: typeof FakeSocket;

beforeEach(() => {
  messages.use("en", english);
  sockets = fakeSockets();
});

afterEach(cleanup);

describe("the log", () => {
  function openLog(): { sidePanel: SidePanelState; playback: PlaybackQueue; container: Element } {
    const [sidePanel, playback] = [new SidePanelState(), new PlaybackQueue(() => 0)];
    playback.reset(news(1, {}, ["Ada plays Veroth.", "Ben plays Driana."]));
    const { container } = render(Log, { sidePanel, playback });
    return { sidePanel, playback, container };
  }

  test("has every line, with its rule as a button", async () => {
    const { sidePanel, container } = openLog();
    const [line] = screen.getAllByRole("listitem");
    expect(line?.textContent).toContain("Ada plays Veroth.");
    await userEvent.click(within(line as HTMLElement).getByRole("button", { name: "Open rule KD-TURN-1" }));
    expect([sidePanel.isOpen, sidePanel.tab, sidePanel.rule]).toEqual([true, "rules", "KD-TURN-1"]);
    expect(await violations(container)).toEqual([]);
  });

  test("points at what a line speaks of while it is pointed at or has the focus", async () => {
    const { sidePanel } = openLog();
    await userEvent.hover(screen.getByRole("button", { name: "Ben plays Driana." }));
    expect(sidePanel.events).toEqual([{ type: "Told", text: "Ben plays Driana." }]);
    await userEvent.unhover(screen.getByRole("button", { name: "Ben plays Driana." }));
    expect(sidePanel.events).toEqual([]);
    screen.getByRole("button", { name: "Ada plays Veroth." }).focus();
    expect(sidePanel.events).toEqual([{ type: "Told", text: "Ada plays Veroth." }]);
  });

  test("keeps pointing at a line that was clicked, until it is clicked again", async () => {
    const { sidePanel } = openLog();
    const line = screen.getByRole("button", { name: "Ada plays Veroth." });
    await userEvent.click(line);
    await userEvent.unhover(line);
    expect(line.getAttribute("aria-pressed")).toBe("true");
    expect(sidePanel.events).toHaveLength(1);
    await userEvent.click(line);
    await userEvent.tab();
    expect(line.getAttribute("aria-pressed")).toBe("false");
  });
});

describe("a log of which only the end is told", () => {
  const line = (first: number): LogLine => ({ text: `Line ${first}.`, rule: "", first, count: 1 });

  test("offers what came before, and leads on from where it was read", async () => {
    const playback = new PlaybackQueue(() => 0);
    playback.reset({ ...news(1), lines: [line(1_000), line(1_001)], before: 1_000 });
    const older = { events: [], lines: [line(0), line(1), line(2)] };
    const onrecall = (): Promise<number> => Promise.resolve(playback.recall(playback.earliest, older));
    const { container } = render(Log, { sidePanel: new SidePanelState(), playback, onrecall });
    expect(await violations(container)).toEqual([]);
    screen.getByRole("button", { name: "Show earlier entries" }).focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Line 2."));
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    expect(screen.queryByRole("button", { name: "Show earlier entries" })).toBeNull();
    expect(announcer.polite).toContain("3 earlier entries");
  });

  test("offers nothing where all is told, or nobody can be asked", () => {
    const playback = new PlaybackQueue(() => 0);
    playback.reset(news(1, {}, ["Ada plays Veroth."]));
    render(Log, { sidePanel: new SidePanelState(), playback, onrecall: () => Promise.resolve(0) });
    expect(screen.queryByRole("button", { name: "Show earlier entries" })).toBeNull();
  });
});

describe("rules", () => {
  const openRules = (id = ""): SidePanelState => {
    const sidePanel = new SidePanelState();
    sidePanel.rule = id;
    render(Rules, { sidePanel, catalogue });
    return sidePanel;
  };

  test("are found by words and by ids, cards too", async () => {
    openRules();
    await userEvent.type(screen.getByRole("searchbox"), "refill row");
    expect(screen.getByRole("button", { name: /KD-TURN-2/ })).toBeTruthy();
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), "haymaker");
    expect(screen.getByRole("heading", { name: /Haymaker/ })).toBeTruthy();
    expect(await violations(document.body)).toEqual([]);
  });

  test("open by their ids, and lead to their neighbours", async () => {
    const sidePanel = openRules("KD-TURN-2");
    const heading = screen.getByRole("heading", { name: /KD-TURN-2/ });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(screen.getByRole("button", { name: "KD-TURN-3" }));
    expect(sidePanel.rule).toBe("KD-TURN-3");
    await userEvent.click(screen.getByRole("button", { name: "All rules" }));
    expect(screen.getByRole("searchbox")).toBeTruthy();
  });

  test("say which are rulings, and which cards are of the house", () => {
    openRules("KDR-3");
    expect(screen.getByText("Ruling")).toBeTruthy();
    expect(findCards(catalogue, "").some(({ provenance }) => provenance === "house")).toBe(true);
  });

  test("that nobody knows are a sentence, not a blank page", () => {
    openRules("KD-NONE-9");
    expect(screen.getByText("There is no rule KD-NONE-9 here.")).toBeTruthy();
  });

  test("are found whatever accents somebody writes", () => {
    const polish = structuredClone(catalogue);
    const [chapter] = polish.chapters;
    if (chapter?.rules[0]) chapter.rules[0].text = "Gałąź żółtej łąki";
    expect(findRules(polish, "galaz zoltej")[0]?.rules).toHaveLength(1);
  });

  test("cite each other by ids that open", () => {
    const pieces = citations("See KD-TURN-2, not XX-1.", catalogue);
    expect(pieces.map(({ text }) => text).join("")).toBe("See KD-TURN-2, not XX-1.");
    expect(pieces.filter(({ isRule }) => isRule)).toEqual([{ text: "KD-TURN-2", isRule: true }]);
    expect(findRule(catalogue, "nothing")).toBeNull();
  });
});

describe("chat", () => {
  function openChat(seat: number | null = 0): { page: TablePage; container: Element } {
    const keyring = new Keyring(null);
    vi.spyOn(keyring, "of").mockReturnValue(undefined);
    const page = new TablePage("t", keyring, "en");
    const seats = [seatOf(0, "Ada"), seatOf(1, "Ben")];
    sockets.last.open().hear(welcome(seat), { is: "seats", seats, spectators: [] }, snapshot(1));
    const { container } = render(Chat, { page });
    return { page, container };
  }

  test("shows what was said as text and nothing else", async () => {
    const { container } = openChat();
    const text = "<img src=x onerror=alert(1)>";
    sockets.last.hear({ is: "chatted", seat: 1, name: "Ben", text, at_ms: 1 });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(container.querySelector("img")).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  test("is sent, and its field is empty once it is accepted", async () => {
    openChat();
    const field = screen.getByRole("textbox");
    await userEvent.type(field, "Hello there{Enter}");
    const [said] = sockets.last.asked("chat") as { id: string; text: string }[];
    expect(said?.text).toBe("Hello there");
    sockets.last.hear({ is: "accepted", id: said?.id ?? "" });
    await vi.waitFor(() => expect((field as HTMLInputElement).value).toBe(""));
  });

  test("has quick words, which everybody reads in his language", async () => {
    openChat();
    await userEvent.click(screen.getByRole("button", { name: "Well played!" }));
    expect(sockets.last.asked("chat")).toMatchObject([{ text: ":nice:" }]);
    sockets.last.hear({ is: "chatted", seat: 1, name: "Ben", text: ":ouch:", at_ms: 2 });
    expect(await within(await screen.findByRole("list")).findByText("Ouch!")).toBeTruthy();
  });

  test("can be reported, though not one's own", async () => {
    const { page } = openChat();
    sockets.last.hear(
      { is: "chatted", seat: 0, name: "Ada", text: "mine", at_ms: 1 },
      { is: "chatted", seat: 1, name: "Ben", text: "bad words", at_ms: 2 },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Report what Ben said" }));
    expect([page.dialog, page.complaint]).toEqual(["report", { seat: 1, text: "bad words" }]);
    expect(screen.queryByRole("button", { name: "Report what Ada said" })).toBeNull();
  });

  test("is only read by those who look on", () => {
    openChat(null);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("Only seated players can chat.")).toBeTruthy();
  });
});
