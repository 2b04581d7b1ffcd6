/** What events of the dungeon show, sound like and speak of. */

import { expect, test } from "vitest";
import { durationMs, momentsOf } from "$lib/dungeon/moments";
import { burstsOf } from "$lib/dungeon/round/floorBursts";
import { cuesOf } from "$lib/dungeon/sounds";
import { thingsOfEvents } from "$lib/dungeon/eventReferences";
import { matterOf, seatOf, spotOf, thingIn, verbOf } from "$lib/dungeon/things";
import type { Event } from "$lib/wire/dungeon";

const LAID: Event = {
  type: "CardLaid",
  rule: "KKD-PLACE-1",
  seat: 1,
  card: "black-knight",
  cell: [1, -1],
  turned: false,
  corners: [4, 3, 3, 2],
  creature: true,
  chests: 3,
};
const BEATEN: Event = { type: "CreatureBeaten", rule: "", card: "timid-ghost", cell: [0, 2], knight: false };
const LOST: Event = { type: "DungeonLost", rule: "KKD-END-2" };
const SAID: Event = { type: "Said", rule: "", seat: 2, words: "spare 0,1" };
const isKnight = (card: string): boolean => card === "black-knight";

test("a choice names a place, a player, a card of the hand, or nothing", () => {
  expect(spotOf("poison 1,-2")).toEqual({ kind: "vertex", at: [1, -2] });
  expect(spotOf("point-card 0,0")).toEqual({ kind: "card", at: [0, 0] });
  expect(spotOf("nod")).toBeNull();
  expect(seatOf("point-player 3")).toBe(3);
  expect(["lay 1,-1 turned", "spare 0,1", "point-player 3", "show joker", "stuck"].map(thingIn)).toEqual([
    "cell:1,-1",
    "vertex:0,1",
    "seat:3",
    "hand:joker",
    "",
  ]);
  expect([verbOf("zeros both"), matterOf("zeros both")]).toEqual(["zeros", "both"]);
});

test("a line of the log speaks of places and players", () => {
  expect(thingsOfEvents([LAID])).toEqual(["cell:1,-1", "seat:1", "hand:black-knight"]);
  expect(thingsOfEvents([SAID])).toEqual(["seat:2", "vertex:0,1"]);
});

test("the Black Knight arrives with a clap, creatures fall with a puff", () => {
  expect(burstsOf([LAID, BEATEN], isKnight, 7)).toEqual([
    { key: 0, beat: 7, kind: "knight", spot: { kind: "card", at: [1, -1] } },
    { key: 1, beat: 7, kind: "fall", spot: { kind: "card", at: [0, 2] } },
  ]);
  expect(burstsOf([{ ...LAID, card: "joker" }], isKnight, 1)).toEqual([]);
});

test("great moments are told, and looked at for a while", () => {
  const silence: Event = { type: "TalkFlipped", rule: "KKD-TALK-1", seat: 0, silent: true };
  expect(momentsOf([LAID, silence, LOST])).toEqual([
    { kind: "silence" },
    { kind: "lost", rule: "KKD-END-2" },
  ]);
  expect(durationMs([LOST])).toBeGreaterThan(durationMs([LAID]));
  expect(durationMs(Array.from({ length: 50 }, () => LAID))).toBeLessThan(3000);
});

test("each sound is heard once, and one's own turn and words are one's own", () => {
  const turn: Event = { type: "TurnStarted", rule: "", seat: 0 };
  expect(cuesOf([LAID, LAID, BEATEN, turn], 0).map(({ name }) => name)).toEqual(["knock", "hit", "turn"]);
  expect(cuesOf([turn, SAID], 2)).toEqual([]);
  expect(cuesOf([SAID], 0).map(({ name }) => name)).toEqual(["chat"]);
});
