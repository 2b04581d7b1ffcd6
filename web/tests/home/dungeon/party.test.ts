import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Party } from "$lib/home/dungeon/party.svelte";
import { partyText, questText } from "$lib/home/dungeon/partyText";
import { messages } from "$lib/i18n/messages.svelte";
import { DUNGEON } from "../fakeServer";

beforeEach(() => messages.load("en"));
afterEach(() => window.localStorage.clear());

describe("a party", () => {
  it("begins with two bots and without a clock, as the rules advise", () => {
    const party = new Party(DUNGEON);
    expect(party.create("Ana")).toMatchObject({
      seats: ["here", "normal", "normal"],
      names: ["Ana"],
      options: { timer: "off" },
      packs: ["first-dungeon"],
      daily: false,
    });
    expect(party.timers).toEqual(["off", "15", "10", "6"]);
  });

  it("turns its own hourglass to any number of minutes, and remembers it", () => {
    const party = new Party(DUNGEON);
    for (const minutes of ["20", "0", "", "1.5", "-3", "no"]) party.setMinutes(minutes);
    expect([party.timer, party.hasOwnTime]).toEqual(["20", true]);
    expect(questText(DUNGEON, party)).toContain("20 minutes");
    party.keep();
    expect(new Party(DUNGEON).create("").options).toMatchObject({ timer: "20" });
  });

  it("has from one to six, and whoever asks is among them", () => {
    const party = new Party(DUNGEON);
    party.drop("here");
    expect(party.size).toBe(3);
    for (let n = 0; n < 9; n++) party.add("link");
    expect([party.size, party.mayGrow(), party.company.link]).toEqual([6, false, 3]);
    for (let n = 0; n < 9; n++) for (const kind of ["bot", "link", "here"] as const) party.drop(kind);
    expect([party.size, party.create("").seats]).toEqual([1, ["here"]]);
  });

  it("mixes people here, people elsewhere and bots of a level", () => {
    const party = new Party(DUNGEON);
    party.add("here");
    party.add("link");
    party.level = "hard";
    expect(party.create("").seats).toEqual(["here", "here", "link", "hard", "hard"]);
  });

  it("sets out for an adventure, a day, or chests", () => {
    const party = new Party(DUNGEON);
    party.quest = "adventure";
    party.hunts = true;
    party.timer = "10";
    expect(party.create("").options).toEqual({ timer: "10", adventure: "on", chest_hunt: "true" });
    party.quest = "daily";
    expect(party.create("")).toMatchObject({ daily: true, options: { timer: "10", chest_hunt: "true" } });
  });

  it("is the same the next time, unless that cannot be played", () => {
    const party = new Party(DUNGEON);
    party.drop("bot");
    party.quest = "daily";
    party.keep();
    expect(new Party(DUNGEON).create("")).toEqual(party.create(""));
    expect(new Party({ ...DUNGEON, levels: [] }).quest).toBe("single");
    window.localStorage.setItem("knockbox.party", "{");
    expect(new Party(DUNGEON).size).toBe(3);
  });

  it("is told in few words in each language", () => {
    const party = new Party(DUNGEON);
    party.add("link");
    expect(partyText(party)).toBe("You, a friend online, and 2 bots");
    expect(questText(DUNGEON, party)).toBe("One dungeon · Time: No limit");
  });
});
