import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keyring } from "$lib/net/keys";
import { Beside } from "$lib/table/panel/beside.svelte";
import Chat from "$lib/table/panel/Chat.svelte";
import { citations, findCards, findRules, placeOf } from "$lib/table/panel/finding";
import Log from "$lib/table/panel/Log.svelte";
import Rules from "$lib/table/panel/Rules.svelte";
import { Room } from "$lib/table/room.svelte";
import { Show } from "$lib/table/show.svelte";
import english from "$lib/words/en";
import { words } from "$lib/words/words.svelte";
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
  words.read("en", english);
  sockets = fakeSockets();
});

afterEach(cleanup);

describe("the log", () => {
  function openLog(): { beside: Beside; show: Show; container: Element } {
    const [beside, show] = [new Beside(), new Show(() => 0)];
    show.reset(news(1, {}, ["Ada plays Veroth.", "Ben plays Driana."]));
    const { container } = render(Log, { beside, show });
    return { beside, show, container };
  }

  test("has every line, with its rule as a button", async () => {
    const { beside, container } = openLog();
    const [line] = screen.getAllByRole("listitem");
    expect(line?.textContent).toContain("Ada plays Veroth.");
    await userEvent.click(within(line as HTMLElement).getByRole("button", { name: "Open rule KD-TURN-1" }));
    expect([beside.isOpen, beside.tab, beside.rule]).toEqual([true, "rules", "KD-TURN-1"]);
    expect(await violations(container)).toEqual([]);
  });

  test("points at what a line speaks of while it is pointed at or has the focus", async () => {
    const { beside } = openLog();
    await userEvent.hover(screen.getByRole("button", { name: "Ben plays Driana." }));
    expect(beside.events).toEqual([{ type: "Told", text: "Ben plays Driana." }]);
    await userEvent.unhover(screen.getByRole("button", { name: "Ben plays Driana." }));
    expect(beside.events).toEqual([]);
    screen.getByRole("button", { name: "Ada plays Veroth." }).focus();
    expect(beside.events).toEqual([{ type: "Told", text: "Ada plays Veroth." }]);
  });

  test("keeps pointing at a line that was clicked, until it is clicked again", async () => {
    const { beside } = openLog();
    const line = screen.getByRole("button", { name: "Ada plays Veroth." });
    await userEvent.click(line);
    await userEvent.unhover(line);
    expect(line.getAttribute("aria-pressed")).toBe("true");
    expect(beside.events).toHaveLength(1);
    await userEvent.click(line);
    await userEvent.tab();
    expect(line.getAttribute("aria-pressed")).toBe("false");
  });
});

describe("a log of which only the end is told", () => {
  const line = (first: number): LogLine => ({ text: `Line ${first}.`, rule: "", first, count: 1 });

  test("offers what came before, and leads on from where it was read", async () => {
    const show = new Show(() => 0);
    show.reset({ ...news(1), lines: [line(1_000), line(1_001)], before: 1_000 });
    const older = { events: [], lines: [line(0), line(1), line(2)] };
    const onrecall = (): Promise<number> => Promise.resolve(show.recall(show.earliest, older));
    const { container } = render(Log, { beside: new Beside(), show, onrecall });
    expect(await violations(container)).toEqual([]);
    screen.getByRole("button", { name: "Earlier lines" }).focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Line 2."));
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    expect(screen.queryByRole("button", { name: "Earlier lines" })).toBeNull();
    expect(announcer.polite).toContain("3 earlier lines");
  });

  test("offers nothing where all is told, or nobody can be asked", () => {
    const show = new Show(() => 0);
    show.reset(news(1, {}, ["Ada plays Veroth."]));
    render(Log, { beside: new Beside(), show, onrecall: () => Promise.resolve(0) });
    expect(screen.queryByRole("button", { name: "Earlier lines" })).toBeNull();
  });
});

describe("rules", () => {
  const openRules = (id = ""): Beside => {
    const beside = new Beside();
    beside.rule = id;
    render(Rules, { beside, catalogue });
    return beside;
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
    const beside = openRules("KD-TURN-2");
    const heading = screen.getByRole("heading", { name: /KD-TURN-2/ });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(screen.getByRole("button", { name: "KD-TURN-3" }));
    expect(beside.rule).toBe("KD-TURN-3");
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
    expect(placeOf(catalogue, "nothing")).toBeNull();
  });
});

describe("chat", () => {
  function openChat(seat: number | null = 0): { room: Room; container: Element } {
    const keyring = new Keyring(null);
    vi.spyOn(keyring, "of").mockReturnValue(undefined);
    const room = new Room("t", keyring, "en");
    const seats = [seatOf(0, "Ada"), seatOf(1, "Ben")];
    sockets.last.open().hear(welcome(seat), { is: "seats", seats, spectators: [] }, snapshot(1));
    const { container } = render(Chat, { room });
    return { room, container };
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
    const { room } = openChat();
    sockets.last.hear(
      { is: "chatted", seat: 0, name: "Ada", text: "mine", at_ms: 1 },
      { is: "chatted", seat: 1, name: "Ben", text: "bad words", at_ms: 2 },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Report what Ben said" }));
    expect([room.window, room.complaint]).toEqual(["report", { seat: 1, text: "bad words" }]);
    expect(screen.queryByRole("button", { name: "Report what Ada said" })).toBeNull();
  });

  test("is only read by those who look on", () => {
    openChat(null);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("Only those on a seat can say something.")).toBeTruthy();
  });
});
