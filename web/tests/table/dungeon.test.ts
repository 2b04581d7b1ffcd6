/** What the frame is told of the dungeon: what is hidden, when nobody may speak, and what stands in the menu. */

import { expect, test } from "vitest";
import dungeon from "$lib/table/games/dungeon";
import { messages } from "$lib/i18n/messages.svelte";
import english from "$lib/i18n/en";
import type { Catalogue, Question } from "$lib/wire/protocol";
import catalogue from "../dungeon/floor/scenes/catalogue.json";
import { sceneOf, viewOf } from "../dungeon/floor/table";

const WORDS = catalogue as unknown as Catalogue;
const view = viewOf(sceneOf("even"));
const table = view.table;

test("a hand is hidden unless one plays alone or looks on", () => {
  expect(dungeon.hides(view)).toBe(true);
  expect(dungeon.hides({ ...view, table: { ...table, hands: table.hands.slice(0, 1) } })).toBe(false);
  expect(dungeon.hides({ ...view, own: null })).toBe(false);
});

test("a hand of one card that was shown hides nothing", () => {
  const own = { hand: view.own?.hand.slice(0, 1) ?? [], chosen: null };
  const hands = table.hands.map(() => ({ size: 1, shown: "joker" }));
  expect(dungeon.hides({ ...view, own, table: { ...table, hands } })).toBe(false);
});

test("in silence the chat is locked by a rule", () => {
  expect(dungeon.talkRestriction?.(view)).toBe("");
  expect(dungeon.talkRestriction?.({ ...view, table: { ...table, silent: true } })).toBe("KKD-TALK-2");
  const ended = { ...table, silent: true, outcome: "lost" };
  expect(dungeon.talkRestriction?.({ ...view, table: ended })).toBe("");
});

test("giving up stands in the menu; what is aimed on the floor does not", () => {
  const offers = sceneOf("even").offers;
  const inMenu = offers.filter((offer) => dungeon.isInMenu?.(offer));
  expect(inMenu.map(({ notation }) => notation)).toEqual(["give-up"]);
});

test("whoever lays a card is told which, and how many are left", () => {
  messages.use("en", english);
  const question = sceneOf("even").question as Question;
  expect(dungeon.questionText?.(question, view, WORDS)).toBe(
    "Where do you lay this card: Snoring Library (joker)?",
  );
  expect(dungeon.standing(view, WORDS)).toEqual({ text: "49 cards left", parts: ["4 cards", "4 cards"] });
});
