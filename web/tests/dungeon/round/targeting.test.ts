/** Tokens, statements and gestures: what they can be aimed at, and what is asked of the server. */

import { tick } from "svelte";
import { expect, test } from "vitest";
import type { Previewed, Question } from "$lib/wire/protocol";
import { seated, TALK } from "./renderScene";

const LAST_CHANCE: Question = {
  id: 7,
  prompt: "last_chance",
  text: "",
  candidates: ["fireball -2,0", "give-up"].map((notation, choice) => ({ choice, notation, enabled: true })),
};
const FORESEEN: Previewed = {
  is: "previewed",
  id: "",
  events: [],
  lines: [],
  view: null,
  certain: true,
  unhindered: false,
};

test("a token is aimed at what its offers name, and nothing else", () => {
  const { round } = seated("even");
  round.aiming.toggle("poison");
  expect(round.aiming.targets.map(({ kind, at }) => `${kind} ${at.join()}`)).toEqual([
    "vertex -2,0",
    "vertex -1,0",
    "vertex -2,1",
    "vertex -1,1",
  ]);
  round.aiming.toggle("poison");
  expect(round.aiming.targets).toEqual([]);
});

test("a token is used only after one saw what would follow", async () => {
  const { round, session } = seated("even");
  session.foreseen = FORESEEN;
  round.aiming.toggle("fireball");
  round.aiming.hit("cell:-2,0");
  await tick();
  expect(session.chosen).toEqual([]);
  expect(round.aiming.planned?.preview).toEqual(FORESEEN);
  round.aiming.confirm();
  expect(session.chosen).toEqual(["fireball -2,0"]);
  expect(round.aiming.planned).toBeNull();
});

test("whoever wants no previews uses a token at once", () => {
  const { round, session } = seated("even", {}, { previews: false, sums: true });
  round.aiming.toggle("ice");
  round.aiming.hit("cell:-2,0");
  expect(session.chosen).toEqual(["ice -2,0"]);
});

test("a plan is gone when the token is", async () => {
  const { round, session } = seated("even");
  round.aiming.toggle("fireball");
  round.aiming.hit("cell:-2,0");
  await session.happen([], {});
  expect(round.aiming.planned).not.toBeNull();
  const scene = session.playback.scene;
  if (scene) await session.go({ ...scene, offers: [] });
  expect(round.aiming.planned).toBeNull();
  expect(round.aiming.can("fireball")).toBe(false);
});

test("one points at cards, cells and players alike", () => {
  const { round, session } = seated("even", { utterances: TALK });
  round.aiming.toggle("point");
  expect(round.aiming.targets.map(({ kind }) => kind)).toEqual(["card", "cell"]);
  expect(round.aiming.isSeat(1)).toBe(true);
  expect(round.aiming.isSeat(0)).toBe(false);
  round.aiming.hit("seat:1");
  expect(session.chosen).toEqual(["point-player 1"]);
  expect(round.aiming.aim).toBeNull();
});

test("in silence there is nothing to say", () => {
  const { round, session } = seated("even", {
    utterances: TALK.filter(({ notation }) => notation === "nod"),
  });
  expect(round.aiming.can("help")).toBe(false);
  round.aiming.say("have-joker");
  round.aiming.say("nod");
  expect(session.chosen).toEqual(["nod"]);
});

test("never mind puts everything down", () => {
  const { round } = seated("even");
  expect(round.aiming.cancel()).toBe(false);
  round.aiming.toggle("show");
  expect(round.aiming.isTarget("hand:joker")).toBe(true);
  expect(round.aiming.cancel()).toBe(true);
  expect(round.aiming.aim).toBeNull();
});

test("in the last chance a token is an answer, and so is giving up", () => {
  const { round, session } = seated(
    "even",
    { offers: [], question: LAST_CHANCE },
    { previews: false, sums: true },
  );
  round.aiming.toggle("fireball");
  round.aiming.hit("cell:-2,0");
  expect(session.answered).toEqual([7]);
  round.aiming.say("give-up");
  expect(session.chosen).toEqual(["fireball -2,0", "give-up"]);
});
