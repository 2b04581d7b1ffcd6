import { describe, expect, it } from "vitest";
import { minDurationMs } from "$lib/knockdown/testCall";
import { copiesOf } from "$lib/knockdown/copies";
import { durationMs, playOf } from "$lib/knockdown/motion";
import { POSTER_MS, postersOf } from "$lib/knockdown/posters";
import { cuesOf } from "$lib/knockdown/sounds";
import { thingsOfEvents } from "$lib/knockdown/eventReferences";
import type { Event, KnockdownAids, KnockdownView } from "$lib/wire/knockdown";
import { sceneOf } from "./renderScene";

const rule = "";
const attack: Event = { type: "AttackDeclared", rule, seat: 0, attack: "high-jab", in_range: true };
const special: Event & { attack: string } = {
  type: "SpecialPerformed",
  rule,
  seat: 0,
  attack: "veroth/fists-of-fury",
};
const reaction: Event = { type: "ReactionUsed", rule, seat: 0, attack: "veroth/double-block" };
const wounded: Event = { type: "Wounded", rule, seat: 1, kind: "light", amount: 2 };
const strikes = (): string => "strike";

describe("events", () => {
  it("move figures: who attacks strikes, who is wounded is hit", () => {
    const play = playOf([attack, wounded], strikes);
    expect(play.acts).toEqual({ 0: "strike", 1: "hit" });
    expect(play.flight).toEqual({ id: "strike", seat: 0 });
  });

  it("let nothing fly where an attack does not reach", () => {
    const short: Event = { type: "AttackDeclared", rule, seat: 0, attack: "high-jab", in_range: false };
    expect(playOf([short], strikes)).toEqual({ acts: { 0: "strike" }, flight: null });
    expect(playOf([special, { ...short, attack: special.attack }], strikes).flight).toBeNull();
  });

  it.each([special, reaction])("give a special its own motion and its own flight: $type", (event) => {
    const id = "attack" in event ? event.attack : "";
    expect(playOf([event], strikes)).toEqual({ acts: { 0: id }, flight: { id, seat: 0 } });
  });

  it("are looked at for a while, posters for their own time", () => {
    const won: Event = { type: "MatchWon", rule, seat: 0 };
    expect(durationMs([])).toBe(0);
    expect(durationMs([attack, wounded])).toBeGreaterThan(800);
    expect(durationMs(Array.from({ length: 50 }, () => attack))).toBeLessThan(3000);
    expect(durationMs([won])).toBe(POSTER_MS.match);
    expect(durationMs([special])).toBeGreaterThan(durationMs([attack]));
  });

  it("become posters in their order", () => {
    const events: Event[] = [
      { type: "RoundWon", rule, seat: 1, round: 1 },
      { type: "RoundStarted", rule, seat: 0, round: 2 },
    ];
    expect(postersOf(events, null).map(({ kind }) => kind)).toEqual(["round", "start"]);
  });

  it("show dice with the chance there was, if wounds were still the same", () => {
    const { view, aids } = sceneOf("call_test") as unknown as { view: KnockdownView; aids: KnockdownAids };
    const thrown: Event[] = [
      { type: "TestCalled", rule, seat: 0 },
      { type: "DiceRolled", rule, seat: 1, die: 2 },
      { type: "TestPassed", rule, seat: 1 },
    ];
    const oddsOf = (events: Event[]): unknown =>
      postersOf(events, { view, aids }).map((poster) => poster.kind === "dice" && poster.odds);
    expect(oddsOf(thrown)).toEqual([aids.odds[1]]);
    expect(oddsOf([wounded, ...thrown])).toEqual([null]);
  });

  it("sound one after the other, each sound once", () => {
    const cues = cuesOf([attack, wounded, wounded], 0, strikes);
    expect(cues.map(({ name }) => name)).toEqual(["strike", "hit"]);
    expect(cues[1]?.atMs).toBeGreaterThan(300); // not before the blow has landed
  });

  it("end a match otherwise for the winner than for the loser", () => {
    const won: Event = { type: "MatchWon", rule, seat: 0 };
    expect([0, 1, null].map((near) => cuesOf([won], near, strikes)[0]?.name)).toEqual(["win", "lose", "win"]);
  });

  it("speak of things on the table", () => {
    const moved: Event = { type: "FigureMoved", rule, seat: 1, space: 3 };
    expect(thingsOfEvents([moved])).toEqual(["seat:1", "space:3"]);
    expect(thingsOfEvents([attack])).toContain("attack:high-jab");
  });
});

it("leaves the call of a test to be looked at by whoever is not asked", () => {
  const scene = sceneOf("call_test");
  expect(minDurationMs(scene)).toBe(0);
  expect(minDurationMs({ ...scene, question: null })).toBe(1500);
  expect(minDurationMs({ ...sceneOf("take_action"), question: null })).toBe(0);
});

it("tells equal cards apart by how many lie before them", () => {
  expect(copiesOf(["a", "b", "a"]).map(({ key }) => key)).toEqual(["a-0", "b-0", "a-1"]);
});
