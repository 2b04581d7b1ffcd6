import { describe, expect, it } from "vitest";
import { Choosing } from "$lib/knockdown/selection.svelte";
import { isSame, isWithin, thingsOf } from "$lib/knockdown/things";
import type { Question } from "$lib/wire/protocol";

function question(prompt: string, open: string[], closed: string[] = [], id = 1): Question {
  const tried = (notation: string, enabled: boolean, choice: number) => ({
    choice,
    notation,
    enabled,
    reasons: [],
    text: notation,
    told: enabled ? [] : [`not ${notation}`],
  });
  const candidates = [
    ...open.map((each, n) => tried(each, true, n)),
    ...closed.map((each, n) => tried(each, false, 100 + n)),
  ];
  return { id, prompt, text: prompt, candidates };
}

function choosing(prompt: string, open: string[], closed: string[] = []): Choosing {
  const found = new Choosing();
  found.open(question(prompt, open, closed), null);
  return found;
}

const notations = (found: Choosing): string[] => found.ready.map((answer) => answer.tried.notation);

describe("things of an answer", () => {
  it.each([
    ["take_action", "move 3", ["space:3"]],
    ["take_action", "perform veroth/fists-of-fury", ["special:veroth/fists-of-fury"]],
    ["draft_two", "take high-jab+high-jab", ["row:high-jab", "row:high-jab"]],
    ["continue_combo", "dash sortie 3", ["hand:sortie", "space:3"]],
    ["declare_block", "block both a+b", ["hand:a", "hand:b"]],
    ["pick_discard", "discard high-jab", ["foe:high-jab"]],
    ["discard_own", "discard high-jab", ["hand:high-jab"]],
    ["take_action", "end-turn", ["word:end-turn"]],
    ["split_block", "split 1 heavy 2 light", ["cube:heavy", "cube:light", "cube:light"]],
  ])("of %s: %s", (prompt, notation, things) => {
    expect(thingsOf(prompt, notation, null)).toEqual(things);
  });

  it("counts cards of one name", () => {
    expect(isWithin(["hand:a", "hand:a"], ["hand:a", "hand:b"])).toBe(false);
    expect(isSame(["hand:a", "hand:b"], ["hand:b", "hand:a"])).toBe(true);
  });
});

describe("choosing", () => {
  it("is ready after one click where one says all", () => {
    const found = choosing("take_action", ["move 2", "attack high-jab", "end-turn"]);
    found.touch("space:2");
    expect(notations(found)).toEqual(["move 2"]);
  });

  it("offers both answers that one space can mean", () => {
    const found = choosing("take_action", ["move 2", "hop 2"]);
    found.touch("space:2");
    expect(notations(found)).toEqual(["move 2", "hop 2"]);
  });

  it("gathers cards until they pay", () => {
    const found = choosing("pay_cost", ["pay a+b", "pay a+a"]);
    found.touch("hand:a");
    expect(found.ready).toEqual([]);
    expect(found.standing("hand:b")).toBe("open");
    found.touch("hand:a");
    expect(notations(found)).toEqual(["pay a+a"]);
  });

  it("means what is clicked again, and begins anew with what does not go along", () => {
    const found = choosing("take_action", ["attack a", "attack b"]);
    expect(found.touch("hand:a")).toBeNull();
    expect(found.touch("hand:b")).toBeNull();
    expect(found.picked).toEqual(["hand:b"]);
    expect(found.touch("hand:b")?.tried.notation).toBe("attack b");
  });

  it("puts down one of several that is clicked again", () => {
    const found = choosing("pay_cost", ["pay a+b", "pay a+c"]);
    found.touch("hand:a");
    found.touch("hand:b");
    expect(found.touch("hand:b")).toBeNull();
    expect(found.picked).toEqual(["hand:a"]);
  });

  it("answers at once where a click says all and nothing is worth a second look", () => {
    const found = choosing("take_action", ["move 2", "attack a"]);
    expect(found.touch("hand:a")).toBeNull();
    expect(found.touch("space:2")?.tried.notation).toBe("move 2");
    expect(choosing("take_action", ["move 2", "hop 2"]).touch("space:2")).toBeNull();
  });

  it("has ready what alone can be paid", () => {
    expect(notations(choosing("pay_cost", ["pay a+b"], ["pay a"]))).toEqual(["pay a+b"]);
  });

  it("leads to what only waits for a Combo", () => {
    const found = new Choosing();
    const asked = question("take_action", ["combo"], ["perform x/y"]);
    const special = asked.candidates[1];
    if (special) special.reasons = [{ code: "combo-first", rule: "KD-COMBO-1", values: {} }];
    found.open(asked, null);
    found.touch("special:x/y");
    expect(found.ready[0]?.lead?.notation).toBe("combo");
  });

  it("says why what is closed is closed", () => {
    const found = choosing("take_action", ["move 2"], ["move 6"]);
    expect(found.standing("space:6")).toBe("closed");
    found.touch("space:6");
    expect(found.asked?.tried.told).toEqual(["not move 6"]);
    expect(found.picked).toEqual([]);
    expect(found.standing("space:5")).toBe("idle");
  });

  it("says it in other words where the same question is asked in another language", () => {
    const found = choosing("take_action", ["move 2"], ["move 6"]);
    found.touch("space:6");
    const again = question("take_action", ["move 2"], ["move 6"]);
    for (const tried of again.candidates) tried.told = ["nie"];
    found.open(again, null);
    expect(found.asked?.tried.told).toEqual(["nie"]);
    found.open(question("take_action", ["move 2", "move 6"]), null);
    expect(found.asked).toBeNull();
  });

  it("forgets what was picked up when another question is asked", () => {
    const found = choosing("take_action", ["move 2"]);
    found.touch("space:2");
    found.open(question("take_action", ["move 2"]), null);
    expect(found.picked).toEqual(["space:2"]);
    found.open(question("take_action", ["move 2"], [], 2), null);
    expect(found.picked).toEqual([]);
    found.open(null, null);
    expect(found.isAsked).toBe(false);
  });
});
