import { describe, expect, it } from "vitest";
import { TableForm } from "$lib/home/form.svelte";
import type { OptionText } from "$lib/wire/protocol";
import { DUNGEON, KNOCKDOWN } from "./fakeServer";

const arena = KNOCKDOWN.options.find(({ name }) => name === "arena") as OptionText;

describe("the form of a table", () => {
  it("begins with whoever asks, a usual bot, the usual box and no options", () => {
    expect(new TableForm(KNOCKDOWN, "Ana").create()).toEqual({
      game: "knockdown",
      seats: ["here", "normal"],
      options: {},
      packs: ["siege-storm"],
      names: ["Ana", ""],
      public: false,
      correspondence: false,
      hints: null,
      spectators: true,
    });
  });

  it("sends only what is not as usual", () => {
    const form = new TableForm(KNOCKDOWN, "");
    form.choose("ko_test", "tower");
    form.choose("stall_guard", "off");
    form.choose("stall_guard", "on");
    expect(form.create().options).toEqual({ ko_test: "tower" });
    expect(form.changes).toBe(1);
    form.putBack();
    expect(form.changes).toBe(0);
  });

  it("counts no change where there is nothing to choose", () => {
    const form = new TableForm(KNOCKDOWN, "");
    form.choose("arena", "siege-storm");
    expect(form.changes).toBe(0);
    form.take("nemesis", true);
    expect(form.changes).toBe(1);
  });

  it("asks a bot for its style", () => {
    const form = new TableForm(KNOCKDOWN, "");
    Object.assign(form.seats[1] ?? {}, { company: "bot", level: "hard", style: "tricky" });
    expect(form.create().seats).toEqual(["here", "hard:tricky"]);
  });

  it("mixes boxes in their order and keeps the last one", () => {
    const form = new TableForm(KNOCKDOWN, "");
    form.take("nemesis", true);
    expect(form.packs).toEqual(["nemesis", "siege-storm"]);
    form.take("nemesis", false);
    form.take("siege-storm", false);
    expect(form.packs).toEqual(["siege-storm"]);
  });

  it("has one box where boxes are not mixed", () => {
    const form = new TableForm(DUNGEON, "");
    form.take("first-dungeon", true);
    expect(form.packs).toEqual(["first-dungeon"]);
  });

  it("offers an arena of boxes on the table, once there are two", () => {
    const form = new TableForm(KNOCKDOWN, "");
    expect(form.matters(arena)).toBe(false);
    expect(form.valuesOf(arena.values)).toEqual(["draw", "siege-storm"]);
    form.take("nemesis", true);
    expect(form.matters(arena)).toBe(true);
  });

  it("forgets an arena and fighters whose box was taken away", () => {
    const form = new TableForm(KNOCKDOWN, "");
    form.take("nemesis", true);
    form.choose("arena", "nemesis");
    form.choose("fighters", form.firstFighters());
    expect(form.value("fighters")).toBe("imke,skarn");
    form.take("nemesis", false);
    expect(form.create().options).toEqual({});
  });

  it("begins as an earlier table was", () => {
    const form = new TableForm(KNOCKDOWN, "Ana");
    form.follow({
      seats: ["hard:tricky", "here"],
      names: ["", "Bea"],
      options: { ko_test: "tower", arena: "nemesis", from_outside: "on" },
      packs: ["siege-storm", "from-outside"],
    });
    expect(form.create()).toMatchObject({
      seats: ["hard:tricky", "here"],
      names: ["", "Bea"],
      options: { ko_test: "tower" },
      packs: ["siege-storm"],
    });
  });

  it("has as many seats as are wanted", () => {
    const form = new TableForm(DUNGEON, "Ana");
    form.resize(6);
    expect(form.seats).toHaveLength(6);
    form.resize(1);
    expect(form.create().seats).toEqual(["here"]);
  });
});
