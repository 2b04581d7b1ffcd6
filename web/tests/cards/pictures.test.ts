// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choices, files, fileOf, rounded } from "../../tools/icons";

const PICTURES = choices().boxes;
const BOXES = ["siege-storm", "nemesis", "tainted-grail"];
const DESIGNS = 27;
const CONTENT = new URL("../../../src/knockbox/content/knockdown/", import.meta.url);
const content = (path: string): string => readFileSync(new URL(path, CONTENT), "utf-8");

function tables(path: string): string[] {
  return [...content(path).matchAll(/^\[([a-z0-9-]+)\]$/gm)].map(([, id = ""]) => id);
}

function specials(box: string): string[] {
  const found = content(`${box}/fighters.toml`).matchAll(
    /^\[\[([a-z0-9-]+)\.specials\]\]\s+id = "([^"]+)"$/gm,
  );
  return [...found].map(([, fighter, id]) => `${fighter}/${id}`);
}

describe("pictures", () => {
  it.each(BOXES)("are there for every attack, special and skill of %s, and for nothing else", (box) => {
    const attacks = tables(`${box}/attacks.toml`);
    expect(attacks).toHaveLength(DESIGNS);
    const wanted = [...attacks, ...specials(box), ...tables(`${box}/skills.toml`)];
    expect(Object.keys(PICTURES[box] ?? {}).sort()).toEqual(wanted.sort());
  });

  it.each(BOXES)("of %s differ from card to card", (box) => {
    const icons = Object.values(PICTURES[box] ?? {});
    expect(new Set(icons).size).toBe(icons.length);
  });

  it("are cut out of the package as it is now", async () => {
    for (const [name, text] of await files()) expect(readFileSync(fileOf(name), "utf-8"), name).toBe(text);
  });
});

describe("a rounded path", () => {
  it("does not add up its errors", () => {
    expect(rounded("M0 0l.4 0 .4 0 .4 0 .4 0z")).toBe("m0 0l0 0l1 0l0 0l1 0z");
  });

  it("goes on from where a closed figure began", () => {
    expect(rounded("M10.2 10.2h5zl2 2")).toBe("m10 10h5zl2 2");
  });

  it("reads flags of an arc that stand together", () => {
    expect(rounded("M0 0a5 5 0 0110.3 0")).toBe("m0 0a5 5 0 0 1 10 0");
  });
});
