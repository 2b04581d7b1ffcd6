import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import Ending from "$lib/dungeon/hall/Ending.svelte";
import { dailyText, type Circumstances } from "$lib/dungeon/hall/shareText";
import { Tries } from "$lib/dungeon/hall/attempts";
import { messages } from "$lib/i18n/messages.svelte";
import type { DungeonView, LaidView } from "$lib/wire/dungeon";
import type { Catalogue, TableView, SeatState } from "$lib/wire/protocol";
import { violations } from "../../axe";
import { FACTS } from "../../home/fakeServer";
import catalogue from "../floor/scenes/catalogue.json";

afterEach(cleanup);

const laid = (mark: string): LaidView => ({ mark }) as LaidView;
const VIEW = {
  table: {
    outcome: "won",
    verdict: "KKD-END-1",
    blamed: [],
    points: 3,
    cards: ["room", "beaten", "standing", "beaten"].map(laid),
  },
} as unknown as DungeonView;
const SEATS = ["person", "bot", "bot"].map((kind, seat) => ({ kind, seat }) as SeatState);
const DAY = { ...FACTS, game: "dungeon", daily: "2026-11-17", options: { timer: "10", chest_hunt: "true" } };
const CATALOGUE = catalogue as unknown as Catalogue;
const onrule = (): void => undefined;
const told = (attempt: number): Circumstances => ({ facts: DAY, seats: SEATS, attempt });
const ABROAD = new URL("https://knock.example/play/");

describe("the result of a day", () => {
  it("is a text of few lines without the cards", async () => {
    await messages.load("en");
    expect(dailyText(VIEW, told(1), ABROAD).split("\n")).toEqual([
      "Knock, Knock! Dungeon! of November 17, 2026",
      "🏆 Won on the first try",
      "⚔️👹⚔️",
      "4 cards laid, one person, 2 bots, 10 minutes, 3 points for chests",
      "https://knock.example/play/",
    ]);
  });

  it("says which try it was, if that is known", async () => {
    await messages.load("en");
    expect(dailyText(VIEW, told(3), ABROAD)).toContain("🏆 Won on try 3");
    expect(dailyText(VIEW, told(0), ABROAD)).toContain("🏆 Won\n");
  });

  it.each(["es", "pl"] as const)("is told in %s, and leads nowhere from this machine", async (language) => {
    await messages.load(language);
    const text = dailyText(VIEW, told(2), new URL("http://localhost:8000/"));
    expect(text).toContain("2026");
    expect(text).not.toMatch(/hall-|localhost/);
  });

  it("can be copied at the end", async () => {
    await messages.load("en");
    const user = userEvent.setup();
    const scene = { view: VIEW, adventure: null } as unknown as TableView;
    const { container } = render(Ending, { scene, facts: DAY, seats: SEATS, catalogue: CATALOGUE, onrule });
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your result to share" });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(await violations(container)).toEqual([]);
  });
});

describe("tries at the dungeon of a day", () => {
  const shelf = (): Pick<Storage, "getItem" | "setItem"> => {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    };
  };

  it("are counted by the tables whose cards were seen, each once", () => {
    const place = shelf();
    const tries = new Tries(place);
    for (const table of ["a", "b", "a"]) tries.note("2026-11-17", table);
    const after = new Tries(place);
    expect(["a", "b", "c"].map((table) => after.numberOf("2026-11-17", table))).toEqual([1, 2, 0]);
  });

  it("begin anew each day, and those of the day before are not forgotten at midnight", () => {
    const tries = new Tries(shelf());
    tries.note("2026-11-17", "a");
    tries.note("2026-11-18", "b");
    tries.note("2026-11-17", "c");
    expect(tries.numberOf("2026-11-18", "b")).toBe(1);
    expect(tries.numberOf("2026-11-17", "c")).toBe(2);
  });

  it("are not known where nothing can be kept", () => {
    const tries = new Tries(null);
    tries.note("2026-11-17", "a");
    expect(tries.numberOf("2026-11-17", "a")).toBe(0);
  });
});
