import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Loudness } from "$lib/dungeon/floor/danger";
import Lantern from "$lib/dungeon/floor/Lantern.svelte";

const LOUDNESSES: readonly Loudness[] = ["calm", "warm", "brim", "fight", "alarm"];

afterEach(cleanup);

function drawn(loud: Loudness, before?: number): SVGElement {
  const { container } = render(Lantern, { danger: 5, loud, ...(before === undefined ? {} : { before }) });
  return container.querySelector("svg") as SVGElement;
}

test("danger is told by a number, and by a shape and a colour for each loudness", () => {
  const lanterns = LOUDNESSES.map((loud) => drawn(loud));
  expect(lanterns.map((lantern) => lantern.textContent.trim())).toEqual(["5", "5", "5", "5", "5"]);
  const outlines = lanterns.map((lantern) => lantern.querySelector(".glass")?.getAttribute("d"));
  expect(new Set(outlines).size).toBe(LOUDNESSES.length);
  expect(lanterns.map((lantern) => lantern.classList[0])).toEqual([...LOUDNESSES]);
});

test("a sum that would change shows what it was and what it would be", () => {
  const lantern = drawn("alarm", 4);
  expect([...lantern.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["4", "5"]);
});
