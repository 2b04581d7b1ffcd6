import { cleanup, fireEvent } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { violations } from "../axe";
import { IMPACT_MS } from "$lib/knockdown/motion";
import { settings } from "$lib/settings/settings.svelte";
import type { Event, KnockdownView } from "$lib/wire/knockdown";
import type { Previewed, TableView } from "$lib/wire/protocol";
import { sceneOf, sit, type Sitting } from "./renderScene";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const thing = ({ root }: Sitting, name: string): HTMLElement =>
  root.querySelector(`[data-thing="${name}"]`) as HTMLElement;
const prompt = ({ root }: Sitting): HTMLElement => root.querySelector("[data-region=prompt]") as HTMLElement;
const viewOf = (scene: TableView): KnockdownView => scene.view as KnockdownView;

function foreseen(scene: TableView): Previewed {
  const seat = 1 - viewOf(scene).seat;
  const events: Event[] = [{ type: "Wounded", rule: "", seat, kind: "heavy", amount: 2 }];
  const lines = [{ text: "It hurts.", rule: "", first: 0, count: 1 }];
  return { is: "previewed", id: "", events, lines, view: null, certain: false, unhindered: true };
}

const choiceOf = (scene: TableView, notation: string): number | undefined =>
  scene.question?.candidates.find((tried) => tried.notation === notation)?.choice;

/** There are cards for the special attack of Driana, which nothing but a Combo allows. */
function mayPerform(scene: TableView): void {
  for (const tried of scene.question?.candidates ?? []) {
    if (tried.notation === "combo") tried.enabled = true;
    if (tried.notation === "perform driana/heartseeker")
      tried.reasons = [{ code: "combo-first", rule: "KD-COMBO-1", values: {} }];
  }
}

describe("looking before choosing", () => {
  it("lights up where an attack reaches and tells what would follow", async () => {
    const sitting = await sit("take_action");
    sitting.session.foreseen = foreseen(sitting.scene);
    await fireEvent.pointerEnter(thing(sitting, "row:haymaker"));
    const reached = [...sitting.root.querySelectorAll(".space.reached")].map((each) =>
      each.getAttribute("data-thing"),
    );
    expect(reached).toEqual(["space:0", "space:2"]);
    await vi.waitFor(() => expect(prompt(sitting).textContent).toContain("If nobody stops it: It hurts."));
    expect(sitting.root.querySelector(".change")?.getAttribute("aria-label")).toBe("+2 heavy");
    await fireEvent.pointerLeave(thing(sitting, "row:haymaker"));
    expect(sitting.root.querySelector(".space.reached")).toBeNull();
  });

  it("looks beyond the beginning of a Combo at the special that is meant", async () => {
    const sitting = await sit("take_action", mayPerform);
    sitting.session.foreseen = foreseen(sitting.scene);
    await fireEvent.focus(thing(sitting, "special:driana/heartseeker"));
    await vi.waitFor(() => expect(prompt(sitting).textContent).toContain("It hurts."));
    const choice = choiceOf(sitting.scene, "combo");
    const then = choiceOf(sitting.scene, "perform driana/heartseeker");
    expect(sitting.session.planned).toEqual([{ choice, then, unhindered: true }]);
  });

  it("tells what would follow from each way in which a card can be meant", async () => {
    const sitting = await sit("declare_block");
    sitting.session.foreseen = foreseen(sitting.scene);
    const ways = sitting.duel.choosing.all.filter(({ tried }) => tried.enabled && tried.notation !== "pass");
    const [card = ""] = ways[0]?.things ?? [];
    await fireEvent.click(thing(sitting, card));
    const ready = sitting.duel.choosing.ready.map(({ tried }) => `${tried.text}: It hurts.`);
    expect(ready.length).toBeGreaterThan(1);
    await vi.waitFor(() => {
      for (const told of ready) expect(prompt(sitting).textContent).toContain(told);
    });
  });

  it("picks an attack up with the first click and means it with the second", async () => {
    const sitting = await sit("take_action");
    await fireEvent.click(thing(sitting, "row:haymaker"));
    expect(sitting.session.chosen).toEqual([]);
    expect(prompt(sitting).querySelector(".main")?.textContent).toContain("Attack with Haymaker");
    await fireEvent.click(thing(sitting, "row:haymaker"));
    expect(sitting.session.chosen).toHaveLength(1);
  });

  it("moves with a single click, and takes no second answer to the same question", async () => {
    const sitting = await sit("take_action");
    await fireEvent.click(thing(sitting, "space:2"));
    await fireEvent.click(thing(sitting, "space:0"));
    expect(sitting.session.chosen).toHaveLength(1);
    expect(prompt(sitting).textContent).toContain("One moment");
  });

  it("says why something is closed, with its rule", async () => {
    const sitting = await sit("take_action");
    await fireEvent.click(thing(sitting, "space:5"));
    expect(prompt(sitting).textContent).toContain("Your opponent stands on space 5.");
    const rule = [...prompt(sitting).querySelectorAll("button")].find((each) => /^KD/.test(each.textContent));
    await fireEvent.click(rule as HTMLElement);
    expect(sitting.rules).toEqual([rule?.textContent]);
    await userEvent.keyboard("{Escape}");
    expect(prompt(sitting).textContent).not.toContain("stands on space 5");
  });

  it("answers why with a key as well", async () => {
    const sitting = await sit("take_action");
    thing(sitting, "space:5").focus();
    await userEvent.keyboard("?");
    expect(prompt(sitting).textContent).toContain("Your opponent stands on space 5.");
  });

  it("begins a Combo by the special that is meant", async () => {
    const sitting = await sit("take_action", mayPerform);
    await fireEvent.click(thing(sitting, "special:driana/heartseeker"));
    await fireEvent.click(thing(sitting, "special:driana/heartseeker"));
    expect(sitting.session.chosen).toEqual([choiceOf(sitting.scene, "combo")]);
    const next = sceneOf("continue_combo");
    for (const tried of next.question?.candidates ?? [])
      if (tried.notation === "perform driana/heartseeker") tried.enabled = true;
    if (next.question) next.question.id = 999;
    await sitting.session.go(next);
    expect(sitting.session.chosen[1]).toBe(choiceOf(next, "perform driana/heartseeker"));
  });

  it("takes back only what can be taken back", async () => {
    const sitting = await sit("take_action", (scene) => (scene.undo = true));
    await userEvent.keyboard("u");
    expect(sitting.session.asked).toEqual([{ do: "undo" }]);
  });
});

describe("what is heard and kept", () => {
  it("keeps the focus on the table when what had it goes away", async () => {
    const sitting = await sit("take_action");
    thing(sitting, "row:haymaker").focus();
    const next = structuredClone(sitting.scene);
    viewOf(next).table.row = viewOf(next).table.row.filter((card) => card !== "haymaker");
    await sitting.session.go(next);
    await vi.waitFor(() => expect(document.activeElement?.closest("[data-region]")).not.toBeNull());
  });

  it("leaves keys to whoever types", async () => {
    const sitting = await sit("take_action");
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    await userEvent.keyboard("a1");
    expect(field.value).toBe("a1");
    expect(sitting.root.querySelector("dialog[open]")).toBeNull();
    field.remove();
  });

  it("listens to no letters where somebody does not want that, but to arrows", async () => {
    const sitting = await sit("take_action");
    settings.letters = false;
    await userEvent.keyboard("a1");
    expect(sitting.root.querySelector("dialog[open]")).toBeNull();
    expect(sitting.session.chosen).toEqual([]);
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement?.closest("[data-region]")).not.toBeNull();
    settings.letters = true;
  });

  it("shows what a line of the log speaks of", async () => {
    const sitting = await sit("take_action");
    sitting.duel.spoken = ["space:3", "row:haymaker", "seat:0"];
    await vi.waitFor(() => expect(thing(sitting, "space:3").className).toContain("spoken"));
    expect(thing(sitting, "row:haymaker").className).toContain("spoken");
    expect(sitting.root.querySelector(".sheet.spoken")).not.toBeNull();
  });
});

describe("a blow", () => {
  it("lands before it hurts", async () => {
    const sitting = await sit("take_action");
    const acts = (): (string | undefined)[] =>
      [...sitting.root.querySelectorAll<HTMLElement>("[data-fighter]")].map((each) => each.dataset["act"]);
    await vi.waitFor(() => expect(acts()).toHaveLength(2), { timeout: 20_000 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { seat } = viewOf(sitting.scene);
    await sitting.session.go(sitting.scene, [
      { type: "AttackDeclared", rule: "", seat, attack: "haymaker", in_range: true },
      { type: "Wounded", rule: "", seat: 1 - seat, kind: "light", amount: 1 },
    ]);
    expect(acts()).toContain("strike");
    expect(acts()).not.toContain("hit");
    vi.advanceTimersByTime(IMPACT_MS);
    await tick();
    expect(acts()).toContain("hit");
  });
});

describe("great moments", () => {
  it("shows dice as they fell, against the wounds there were", async () => {
    const sitting = await sit("take_action", (scene) => (viewOf(scene).table.heavy = [0, 9]));
    const rule = "";
    await sitting.session.go(sitting.scene, [
      { type: "TestCalled", rule, seat: 0 },
      ...[2, 5, 1].map((die) => ({ type: "DiceRolled" as const, rule, seat: 1, die })),
      { type: "TestFailed", rule, seat: 1 },
    ]);
    const poster = sitting.root.querySelector("[data-screen=duel-poster]") as HTMLElement;
    expect(poster.textContent).toContain("8 against 9");
    expect(poster.textContent).toContain("K.O.");
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(sitting.root.querySelector("[data-screen=duel-poster]")).toBeNull());
  });

  it.each([
    ["of dice", false, "63% chance of a knockout: three dice"],
    ["of a tower", true, "About 63% of towers"],
  ])("shows both players the odds %s before a test is called", async (_, isBuilt, told) => {
    const sitting = await sit("call_test", (scene) => {
      Object.assign(scene.aids as object, { odds: [0, 0.625], builds: [false, isBuilt] });
    });
    expect(sitting.root.querySelector(".moment.test")?.textContent).toContain(told);
  });

  it("shows that the other has sealed a skill", async () => {
    const sitting = await sit("keep_first", (scene) => (scene.asked = [viewOf(scene).seat]));
    expect(sitting.root.querySelector("[data-screen=duel-skills]")?.textContent).toContain("stays secret");
  });

  it.each([true, false])("shows a skill of the other face down if it is told so: %s", async (isDown) => {
    const sitting = await sit("take_action", (scene) => {
      Object.assign(scene.aids as object, { face_down: [isDown, isDown] });
    });
    const skills = sitting.root.querySelector("[data-region=other] [aria-label=Skills]");
    expect(skills?.textContent.includes("One skill is face down")).toBe(isDown);
  });

  it("draws the table for onlookers, with nothing to choose", async () => {
    const sitting = await sit("take_action", (scene) => {
      scene.question = null;
      scene.view = { ...viewOf(scene), seat: -1, own: null };
    });
    expect(sitting.root.querySelector("button.open")).toBeNull();
    expect(sitting.root.querySelector("[data-region=hand]")).toBeNull();
    expect(prompt(sitting).textContent).toContain("is choosing");
  });

  it("speaks of two who choose at once as of two", async () => {
    const sitting = await sit("keep_first", (scene) => {
      scene.question = null;
      scene.asked = [0, 1];
    });
    expect(prompt(sitting).querySelector("h2")?.textContent).toMatch(/^\S.* and \S.* are choosing/);
  });

  it("names whoever is asked to somebody who looks back from there", async () => {
    const sitting = await sit("take_action", (scene) => {
      scene.question = null;
      scene.aids = null;
    });
    expect(prompt(sitting).querySelector("h2")?.textContent).toMatch(/^\S.* is choosing/);
  });
});

describe("accessibility", () => {
  it.each(["take_action", "keep_first", "pick_fighter", "split_block", "declare_block"])(
    "of %s",
    async (name) => {
      const sitting = await sit(name);
      expect(await violations(sitting.root)).toEqual([]);
    },
  );
});
