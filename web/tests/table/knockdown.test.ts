import { describe, expect, test } from "vitest";
import { loadGame } from "$lib/table/games";
import type { TableView } from "$lib/wire/protocol";
import type { KnockdownView } from "$lib/wire/knockdown";
import drafting from "../knockdown/scenes/keep_first.json";
import acting from "../knockdown/scenes/take_action.json";

const viewOf = (scene: unknown): KnockdownView => structuredClone((scene as TableView).view) as KnockdownView;

async function hides(view: unknown): Promise<boolean | undefined> {
  return (await loadGame("knockdown"))?.hides(view);
}

describe("what a duel hides from the other one at the screen", () => {
  test("skills that are being drafted", async () => {
    expect(await hides(viewOf(drafting))).toBe(true);
  });

  test("a card that nobody saw, and a skill that lies face down", async () => {
    const view = viewOf(acting);
    const hand = view.table.hands[view.seat];
    if (!view.own || !hand) throw new Error("a view of somebody on a seat");
    [view.own.face_down, view.own.kept, view.own.dealt] = ["", [], []];
    view.own.hand = hand.seen = ["high-jab", "low-sweep"];
    expect(await hides(view)).toBe(false);
    view.own.face_down = "pavise";
    expect(await hides(view)).toBe(true);
    view.own.face_down = "";
    hand.seen = ["high-jab"];
    expect(await hides(view)).toBe(true);
  });

  test("nothing of what everybody sees", async () => {
    expect(await hides({ ...viewOf(acting), own: null })).toBe(false);
  });
});

test("a game without a drawing is none, and breaks nothing", async () => {
  expect(await loadGame("chess")).toBeNull();
});
