import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import Ending from "$lib/dungeon/hall/Ending.svelte";
import { dailyText } from "$lib/dungeon/hall/sharing";
import { words } from "$lib/words/words.svelte";
import type { DungeonView, LaidView } from "$lib/wire/dungeon";
import type { Catalogue, Scene, SeatState } from "$lib/wire/protocol";
import { violations } from "../../axe";
import { FACTS } from "../../home/house";
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
const ABROAD = new URL("https://knock.example/play/");

describe("the result of a day", () => {
  it("is a text of few lines without the cards", async () => {
    await words.speak("en");
    expect(dailyText(VIEW, DAY, SEATS, ABROAD).split("\n")).toEqual([
      "Knock, Knock! Dungeon! of November 17, 2026",
      "🏆 Won",
      "⚔️👹⚔️",
      "4 cards laid, one person, 2 bots, 10 minutes, 3 points for chests",
      "https://knock.example/play/",
    ]);
  });

  it.each(["es", "pl"] as const)("is told in %s, and leads nowhere from this machine", async (language) => {
    await words.speak(language);
    const text = dailyText(VIEW, DAY, SEATS, new URL("http://localhost:8000/"));
    expect(text).toContain("2026");
    expect(text).not.toMatch(/hall-|localhost/);
  });

  it("can be copied at the end", async () => {
    await words.speak("en");
    const user = userEvent.setup();
    const scene = { view: VIEW, adventure: null } as unknown as Scene;
    const { container } = render(Ending, { scene, facts: DAY, seats: SEATS, catalogue: CATALOGUE, onrule });
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your result to share" });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(await violations(container)).toEqual([]);
  });
});
