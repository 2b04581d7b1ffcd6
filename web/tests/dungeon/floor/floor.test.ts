/** The floor as people meet it: names that say what a place does, keys that lead from one to the next, and previews. */

import { cleanup, fireEvent, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { violations } from "../../axe";
import { Looking } from "$lib/dungeon/floor/inspection.svelte";
import { middleOf } from "$lib/dungeon/lattice";
import type { DungeonAids } from "$lib/wire/dungeon";
import { draw, sit, spot, viewOf } from "./table";

afterEach(cleanup);

const PREVIEWS = { previews: true, sums: true };

test("every card on the floor is told, with its place and its danger", async () => {
  const { root, scene } = await draw("falls");
  const cards = [...root.querySelectorAll("li[data-cell]")];
  expect(cards).toHaveLength(viewOf(scene).table.cards.length);
  expect(cards[0]?.textContent).toContain("At the start:");
  expect(root.textContent).toContain("still safe, one more loses");
  expect(root.textContent).toContain("the fight goes on until it is 5 or less");
});

test("a place says what laying the card there would do", async () => {
  const { root } = await draw("falls");
  expect(spot(root, "-1,-1").getAttribute("aria-label")).toBe(
    "Lay at 1 left, 1 up; Smiling Basilisk is beaten; 2 sums change; Smiling Basilisk from 6 to 5, " +
      "Thrifty Treasury from 2 to 5",
  );
  expect(spot(root, "2,0").getAttribute("aria-label")).toContain("this loses:");
});

test("whoever adds up himself is told no sum", async () => {
  const { root } = await draw("falls", { previews: true, sums: false });
  expect(spot(root, "-1,-1").getAttribute("aria-label")).toBe(
    "Lay at 1 left, 1 up; Smiling Basilisk is beaten",
  );
  expect(root.querySelector("[data-loudness]")).toBeNull();
  expect(root.textContent).not.toMatch(/danger/i);
  spot(root, "2,0").click();
  await tick();
  const question = root.querySelector("[data-screen=losing]")?.textContent;
  expect(question).toContain("would raise the alarm");
  expect(question).not.toMatch(/rise to|\b[6-9]\b/);
});

test("how loud a card is drawn is what the server says, be it what it may", async () => {
  const { root, session, scene } = await draw("falls");
  const shown = (): (string | null)[] =>
    [...root.querySelectorAll("li [data-loudness]")].map((each) => each.getAttribute("data-loudness"));
  const { loudness } = scene.aids as DungeonAids;
  expect(shown()).toEqual(loudness);
  const calm = loudness.map(() => "calm");
  await session.go({ ...scene, aids: { ...(scene.aids as DungeonAids), loudness: calm } });
  expect(shown()).toEqual(calm);
});

test("a place says by how much the chain of chests would grow", async () => {
  const { root } = await draw("crowded");
  const told = [...root.querySelectorAll("[data-thing]")].map((each) => each.getAttribute("aria-label"));
  const growing = told.filter((label) => label?.includes("the chain of chests goes from 4 to 5"));
  expect(growing.length).toBeGreaterThan(0);
  expect(growing.length).toBeLessThan(told.length);
});

test("every card can be looked at by keyboard: what goes on there, and how it lies", async () => {
  const { root, scene } = await draw("card");
  const cards = viewOf(scene).table.cards;
  await fireEvent.keyDown(window, { key: "l" });
  await tick();
  const places = [...root.querySelectorAll<HTMLElement>("[data-thing]")];
  expect(places).toHaveLength(cards.length);
  expect(places).toContain(document.activeElement);
  spot(root, "0,0").click();
  await tick();
  const dialog = root.querySelector("[data-screen=dungeon-card]") as HTMLElement;
  expect(dialog.textContent).toContain("The treasure is saving up for something.");
  expect(dialog.textContent).toContain("At the start: Thrifty Treasury.");
  expect(await violations(dialog)).toEqual([]);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(root.querySelectorAll("[data-thing]")).toHaveLength(0);
});

test("the card under a point is looked at, and nothing where none lies", () => {
  const { laying, session, scene } = sit("card");
  const looking = new Looking(laying);
  looking.under(middleOf([0, 0]));
  expect(looking.seen?.cell).toEqual([0, 0]);
  looking.close();
  looking.under(middleOf([9, 9]));
  expect(looking.seen).toBeNull();
  looking.under(middleOf([0, 0]));
  const view = viewOf(scene);
  const bare = { ...view, table: { ...view.table, cards: [] } };
  void session.go({ ...scene, view: bare });
  expect(looking.seen).toBeNull();
});

test("a purist sees where the card would lie, and nothing of what comes of it", async () => {
  const { root } = await draw("falls", { previews: false, sums: true });
  expect(spot(root, "-1,-1").getAttribute("aria-label")).toBe("Lay at 1 left, 1 up");
  spot(root, "-1,-1").focus();
  await tick();
  expect(root.querySelector("[data-ghost]")).not.toBeNull();
  expect(root.querySelector("[data-fate]")?.closest("div[class]")?.classList.contains("falls")).not.toBe(
    true,
  );
});

test("the card that would lie there is drawn with every sum that changes and what falls", async () => {
  const { root } = await draw("falls");
  spot(root, "-1,-1").focus();
  await tick();
  expect(root.querySelector('[data-ghost="-1,-1"]')).not.toBeNull();
  expect(root.querySelectorAll(".shift")).toHaveLength(2);
  expect(root.querySelector("div[data-fate=falls]")).not.toBeNull();
  await fireEvent.keyDown(window, { key: "r" });
  expect(root.querySelector("div[data-fate=expires]")).not.toBeNull();
});

test("one place is reached by the tabulator, the others by arrow keys", async () => {
  const { root } = await draw("falls");
  const places = [...root.querySelectorAll<HTMLElement>("[data-thing]")];
  expect(places.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  spot(root, "-1,-1").focus();
  await fireEvent.keyDown(document.activeElement ?? window, { key: "ArrowRight" });
  expect((document.activeElement as HTMLElement).dataset["thing"]).toBe("cell:1,-1");
  expect(document.activeElement?.getAttribute("tabindex")).toBe("0");
  await fireEvent.keyDown(document.activeElement ?? window, { key: "ArrowUp" });
  expect((document.activeElement as HTMLElement).dataset["thing"]).toBe("cell:1,-1");
});

test("a click lays the card, a finger looks first and then turns it", async () => {
  const { root, session, laying } = await draw("falls");
  const place = spot(root, "-1,-1");
  const touch = { pointerType: "touch", bubbles: true };
  for (const isTurned of [false, true]) {
    place.dispatchEvent(new PointerEvent("pointerdown", touch));
    place.focus();
    place.dispatchEvent(new PointerEvent("click", touch));
    await tick();
    expect(laying.looked).toEqual([-1, -1]);
    expect(laying.isTurned).toBe(isTurned);
  }
  expect(session.chosen).toEqual([]);
  const mouse = await draw("falls");
  spot(mouse.root, "-1,-1").click();
  expect(mouse.session.chosen).toEqual(["lay -1,-1"]);
});

test("a mouse that lies still does not look where a finger has just looked", async () => {
  const { root, laying } = await draw("falls");
  const [touch, mouse] = [{ pointerType: "touch", bubbles: true }, { pointerType: "mouse" }];
  spot(root, "-1,-1").dispatchEvent(new PointerEvent("click", touch));
  spot(root, "2,0").dispatchEvent(new PointerEvent("pointerenter", mouse));
  spot(root, "2,0").dispatchEvent(new PointerEvent("pointerleave", mouse));
  expect(laying.looked).toEqual([-1, -1]);
  window.dispatchEvent(Object.assign(new PointerEvent("pointermove", mouse), { movementX: 3, movementY: 0 }));
  spot(root, "2,0").dispatchEvent(new PointerEvent("pointerenter", mouse));
  expect(laying.looked).toEqual([2, 0]);
});

test("before a card that loses a window names the card to blame and the rule", async () => {
  const { root, session, rules } = await draw("falls");
  spot(root, "2,0").click();
  await tick();
  const dialog = root.querySelector("dialog") as HTMLElement;
  expect(dialog.textContent).toContain("would rise to 7: 5 is safe, 6 loses.");
  expect(dialog.textContent).not.toContain("this loses");
  expect(root.querySelector('[data-ghost="2,0"]')).not.toBeNull();
  within(dialog).getByText("KKD-END-2").click();
  await tick();
  expect(rules).toEqual(["KKD-END-2"]);
  spot(root, "2,0").click();
  await tick();
  within(dialog).getByText("Lay it anyway").click();
  expect(session.chosen).toEqual(["lay 2,0"]);
});

test("Escape puts the card back, and reasons away before it", async () => {
  const { session, laying } = await draw("even");
  await fireEvent.keyDown(window, { key: "r" });
  expect(laying.asked).not.toBeNull();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(laying.asked).toBeNull();
  expect(session.chosen).toEqual([]);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(session.chosen).toEqual(["put-back"]);
});

test("a click beside the open cells asks why the card cannot lie there", async () => {
  const { root, laying } = await draw("falls");
  root.querySelector(".pane")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(laying.asked?.enabled).toBe(false);
});

test("what is aimed at takes the place of open cells", async () => {
  const targets = [
    { kind: "card", at: [0, 0], label: "Burn the imp" },
    { kind: "vertex", at: [1, 1], label: "Poison this corner" },
  ] as const;
  const { root, aimed, session } = await draw("falls", PREVIEWS, [...targets]);
  expect(root.querySelectorAll("[data-thing]")).toHaveLength(2);
  root.querySelector<HTMLElement>('[data-thing="vertex:1,1"]')?.click();
  expect(aimed.map(({ label }) => label)).toEqual(["Poison this corner"]);
  expect(session.chosen).toEqual([]);
});

test("the chain that would count is linked, and the map shows every card", async () => {
  const { root, scene } = await draw("chain");
  expect(root.querySelectorAll("li.chained").length).toBeGreaterThan(1);
  expect(root.querySelectorAll("[data-chain] .link").length).toBeGreaterThan(0);
  const drawn = root.querySelectorAll("[data-control=map] rect");
  expect(drawn).toHaveLength(viewOf(scene).table.cards.length);
});

test("axe finds nothing to say", async () => {
  const { root } = await draw("falls");
  spot(root, "-1,-1").focus();
  await tick();
  expect(await violations(root)).toEqual([]);
});
