/** What a token would do is drawn where it would: by what the server foresees, and nothing else. */

import { cleanup } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { foresee } from "$lib/dungeon/floor/tokenEffect";
import type { DungeonView } from "$lib/wire/dungeon";
import type { Previewed } from "$lib/wire/protocol";
import { find, laid } from "../round/renderScene";
import { sceneOf, viewOf } from "./table";

afterEach(cleanup);

const CORNER = { kind: "vertex", at: [-2, 0] } as const;
const view = viewOf(sceneOf("even"));

/** The basilisk at 6 comes to 4 and falls. */
function poisoned(): Previewed {
  const cards = view.table.cards.map((card) =>
    card.cell.join() === "-2,0" ? { ...card, danger: card.danger - 2, mark: "beaten" } : card,
  );
  const events = [
    { type: "CornerPoisoned", vertex: [-2, 0] },
    { type: "CreatureBeaten", cell: [-2, 0] },
  ];
  const after: DungeonView = { ...view, table: { ...view.table, cards } };
  return { is: "previewed", id: "", events, lines: [], view: after, certain: true, unhindered: false };
}

test("the sums that change, who falls and the corner follow from the preview", () => {
  const { shifts, fates, poison } = foresee(CORNER, view, poisoned());
  expect(shifts.map(({ cell, before, after }) => [cell, before - after])).toEqual([[[-2, 0], 2]]);
  expect(fates).toEqual([{ cell: [-2, 0], kind: "falls" }]);
  expect(poison).toEqual([-2, 0]);
});

test("where nothing is known yet, or for sure, only the target is marked", () => {
  expect(foresee(CORNER, view, null)).toEqual({ spot: CORNER, shifts: [], fates: [], poison: null });
  expect(foresee(CORNER, view, { ...poisoned(), view: null }).shifts).toEqual([]);
});

test("the floor shows it until the token is used or left be", async () => {
  const { root, session } = await laid("even");
  session.foreseen = poisoned();
  find(root, "[data-thing='token:poison']").click();
  await tick();
  find(root, "[data-thing='vertex:-2,0']").click();
  await tick();
  await tick();
  expect(find(root, "[data-foreseen]").dataset["foreseen"]).toBe("vertex:-2,0");
  expect(root.querySelectorAll(".shift")).toHaveLength(1);
  expect(root.querySelectorAll("[data-fate=falls]")).toHaveLength(1);
  find(root, "[data-control=cancel]").click();
  await tick();
  expect(root.querySelector("[data-foreseen]")).toBeNull();
});
