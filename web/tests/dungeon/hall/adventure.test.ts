import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import AdventureMap from "$lib/dungeon/hall/AdventureMap.svelte";
import { endingTexts } from "$lib/dungeon/hall/endingText";
import { stopsOf } from "$lib/dungeon/hall/adventure";
import { messages } from "$lib/i18n/messages.svelte";
import type { Adventure, TableView, FinishedDungeon } from "$lib/wire/protocol";
import { violations } from "../../axe";

beforeEach(() => messages.load("en"));
afterEach(cleanup);

const trial = (level: number, won: boolean): FinishedDungeon => ({ level, won });
const adventure = (level: number, tried: FinishedDungeon[], more: Partial<Adventure> = {}): Adventure => ({
  level,
  last: 4,
  tokens: [],
  tried,
  points: 0,
  finished: false,
  ...more,
});
const ended = (won: boolean, told: Adventure | null): TableView =>
  ({ result: [won ? 1 : -1], adventure: told }) as TableView;

describe("the map of an adventure", () => {
  it("shows what is won, where the group stands, and what is ahead", () => {
    const stops = stopsOf(adventure(2, [trial(1, false), trial(1, true)]), false);
    expect(stops.map(({ stage }) => stage)).toEqual(["won", "here", "ahead", "ahead"]);
    expect(stops.map(({ tries }) => tries)).toEqual([2, 0, 0, 0]);
    expect(stopsOf(adventure(2, [trial(1, true)]), true)[1]?.stage).toBe("next");
  });

  it("forgets tries before the way began anew", () => {
    const tried = [trial(1, true), trial(2, false), trial(1, true)];
    expect(stopsOf(adventure(2, tried), false)[1]?.tries).toBe(0);
  });

  it("is a list with words, spells and no fault that axe finds", async () => {
    const told = adventure(3, [trial(1, true), trial(2, true), trial(3, false)], {
      tokens: ["ice"],
      points: 4,
    });
    const { container } = render(AdventureMap, { adventure: told, isOver: true });
    const items = screen.getAllByRole("listitem").map((each) => each.textContent.replace(/\s+/g, " ").trim());
    expect(items[2]).toContain("Dungeon 3 comes next, after one loss");
    expect(screen.getByRole("img", { name: "Ice flash" })).toBeTruthy();
    expect(screen.getByText("4 points for chests so far")).toBeTruthy();
    expect(container.querySelector("[aria-current]")?.textContent).toContain("Dungeon 3");
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    ["won", true, adventure(2, [trial(1, true)]), "On to dungeon 2", "Dungeon won!"],
    ["lost", false, adventure(2, [trial(2, false)]), "Try dungeon 2 again", "Dungeon lost"],
    ["lost in the hard mode", false, adventure(1, [trial(3, false)]), "Back to dungeon 1", "Dungeon lost"],
    [
      "all won",
      true,
      adventure(4, [trial(4, true)], { finished: true }),
      "A new adventure",
      "Adventure won!",
    ],
    ["no adventure, lost", false, null, "Try again", "Dungeon lost"],
    ["no adventure, won", true, null, "Play again", "Dungeon won!"],
  ])("knows the way on: %s", (_, won, expected, rematch, outcome) => {
    const leadsOn = rematch.startsWith("On");
    expect(endingTexts(ended(won, expected))).toMatchObject({ rematch, outcome, leadsOn });
  });
});
