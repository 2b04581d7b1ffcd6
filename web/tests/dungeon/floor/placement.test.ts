/** A card goes from the hand to the floor by clicks, by keys or by carrying it; whatever loses is asked about once. */

import { expect, test } from "vitest";
import { tick } from "svelte";
import type { TableView } from "$lib/wire/protocol";
import { ReplaySession, sceneOf, sit, viewOf } from "./table";
import { Laying } from "$lib/dungeon/placement.svelte";

const FALLS = [-1, -1] as const;
const LOSES = [2, 0] as const;
const CLOSED = [0, 0] as const;

test("a card of the hand is chosen, and what is closed says why", () => {
  const { laying, session, scene } = sit("card");
  const [first] = viewOf(scene).own?.hand ?? [];
  expect(laying.isChoosingCard).toBe(true);
  expect(laying.standing(first?.card ?? "")).toBe("open");
  expect(laying.standing("no-such-card")).toBe("idle");
  laying.choose(first?.card ?? "");
  expect(session.chosen).toEqual([`card ${first?.card}`]);
  expect(laying.question).toBeNull();
});

test("a refused answer can be given again", async () => {
  const { laying, session, scene } = sit("card");
  session.isRefusing = true;
  const card = viewOf(scene).own?.hand[0]?.card ?? "";
  laying.choose(card);
  await tick();
  laying.choose(card);
  expect(session.chosen).toEqual([`card ${card}`, `card ${card}`]);
});

test("open cells are those that the question offers, and what would come of each is told", () => {
  const { laying } = sit("falls");
  expect([...laying.ways.keys()]).toContain("-1,-1");
  expect(laying.isOpen(CLOSED)).toBe(false);
  laying.look(CLOSED);
  expect(laying.looked).toBeNull();
  laying.look(FALLS);
  expect(laying.lay?.falls).toEqual([[-2, 0]]);
  laying.turn();
  expect(laying.lay?.loses).toBe("KKD-END-3");
  expect(laying.corners).toEqual([3, 2, 3, 0]);
});

test("a card is laid as it is turned", () => {
  const { laying, session } = sit("falls");
  laying.place(FALLS);
  expect(session.chosen).toEqual(["lay -1,-1"]);
  const again = sit("falls");
  again.laying.turn();
  again.laying.place([-3, -1]);
  expect(again.session.chosen).toEqual(["lay -3,-1 turned"]);
});

test("before a card that loses one is asked once, and may think again", () => {
  const { laying, session } = sit("falls");
  laying.place(LOSES);
  expect(session.chosen).toEqual([]);
  expect(laying.doubt?.lay.loses).toBe("KKD-END-2");
  laying.thinkAgain();
  expect(laying.doubt).toBeNull();
  laying.place(LOSES);
  laying.insist();
  expect(session.chosen).toEqual(["lay 2,0"]);
  expect(laying.doubt).toBeNull();
});

test("whoever wants no previews is neither told nor asked", () => {
  const { laying, session } = sit("falls", { previews: false, sums: true });
  laying.look(LOSES);
  expect(laying.lay).toBeNull();
  laying.place(LOSES);
  expect(session.chosen).toEqual(["lay 2,0"]);
});

test("a closed cell, and a turn that changes nothing, say why", () => {
  const { laying } = sit("falls");
  laying.place(CLOSED);
  expect(laying.asked?.reasons?.[0]?.code).toBe("cell-occupied");
  const even = sit("even").laying;
  even.turn();
  expect(even.isTurned).toBe(false);
  expect(even.asked?.reasons?.map(({ code }) => code)).toContain("looks-the-same-turned");
});

test("a card goes back to the hand, for nothing or for another one", async () => {
  const { laying, session, scene } = sit("falls");
  const chosen = laying.card?.card ?? "";
  const other = viewOf(scene).own?.hand.find(({ card }) => card !== chosen)?.card ?? "";
  expect(laying.standing(chosen)).toBe("chosen");
  laying.choose(other);
  expect(session.chosen).toEqual(["put-back"]);
  await session.go(asking(scene, other));
  laying.follow();
  expect(session.chosen).toEqual(["put-back", `card ${other}`]);
  const again = sit("falls");
  again.laying.choose(chosen);
  expect(again.session.chosen).toEqual(["put-back"]);
});

/** The same table, on which a card is asked for. */
function asking(scene: TableView, card: string): TableView {
  const candidates = [{ choice: 1, notation: `card ${card}`, enabled: true }];
  return { ...scene, offers: [], question: { id: 900, prompt: "choose_card", text: "", candidates } };
}

function pointer(type: string, x: number, y: number): PointerEvent {
  return new PointerEvent(type, { pointerId: 7, clientX: x, clientY: y, button: 0, bubbles: true });
}

test("a carried card is chosen when it moves and laid where it is dropped", () => {
  const { laying, session } = sit("falls");
  laying.locate = () => FALLS;
  laying.grab(laying.card?.card ?? "", pointer("pointerdown", 10, 10));
  window.dispatchEvent(pointer("pointermove", 12, 12));
  expect(laying.carrying.card).toBe("");
  window.dispatchEvent(pointer("pointermove", 60, 60));
  expect(laying.carrying.card).toBe(laying.card?.card);
  expect(laying.looked).toEqual(FALLS);
  window.dispatchEvent(pointer("pointerup", 60, 60));
  expect(laying.carrying.card).toBe("");
  expect(session.chosen).toEqual(["lay -1,-1"]);
});

test("a card that is dropped before its cell is asked for is laid as soon as it is", async () => {
  const falls = sceneOf("falls");
  const card = viewOf(falls).own?.chosen?.card ?? "";
  const session = new ReplaySession(viewOf(falls).seat, asking(falls, card));
  const laying = new Laying(session);
  laying.locate = () => FALLS;
  laying.grab(card, pointer("pointerdown", 10, 10));
  window.dispatchEvent(pointer("pointermove", 60, 60));
  window.dispatchEvent(pointer("pointerup", 60, 60));
  expect(session.chosen).toEqual([`card ${card}`]);
  await session.go(falls);
  laying.follow();
  expect(session.chosen).toEqual([`card ${card}`, "lay -1,-1"]);
});

test("a click is no journey, and Escape ends one", () => {
  const { laying, session } = sit("falls");
  laying.locate = () => FALLS;
  laying.grab(laying.card?.card ?? "", pointer("pointerdown", 10, 10));
  window.dispatchEvent(pointer("pointerup", 11, 11));
  laying.grab(laying.card?.card ?? "", pointer("pointerdown", 10, 10));
  window.dispatchEvent(pointer("pointermove", 60, 60));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  window.dispatchEvent(pointer("pointerup", 60, 60));
  expect(session.chosen).toEqual([]);
});
