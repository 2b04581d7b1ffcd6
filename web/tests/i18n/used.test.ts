import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "$lib/i18n/en";

const SOURCES = Object.values(
  import.meta.glob<string>("../../src/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" }),
).join("\n");
const IDS = new FluentResource(en).body.map(({ id }) => id);
const SLICES = [...new Set(IDS.map((id) => id.split("-")[0] ?? ""))];

/** What is written between quotes and looks like the name of a message, without the name of its part. */
const LITERALS = new Set(
  [...SOURCES.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)+)(?:\.[a-z]+)?["'`]/g)].map(([, id = ""]) => id),
);
/** Names that are put together, such as `duel-change-${kind}`. */
const MADE = [...SOURCES.matchAll(/`([a-z]+-[^`\s]*\$\{[^`]*)`/g)].map(
  ([, name = ""]) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, "[a-z0-9_-]+").replace(/\.[a-z]+$/, "")}$`),
);
/** What is said, be it one name or one of two. */
const SAID = [...SOURCES.matchAll(/\bsay\(([^()]*)/g), ...SOURCES.matchAll(/\bmessage: ("[^"]*")/g)]
  .flatMap(([, spoken = ""]) => [...spoken.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)(?:\.[a-z]+)?"/g)])
  .map(([, id = ""]) => id);

describe("messages of the page", () => {
  it("are all used", () => {
    const isUsed = (id: string): boolean => LITERALS.has(id) || MADE.some((name) => name.test(id));
    expect(IDS.filter((id) => !isUsed(id))).toEqual([]);
  });

  it("are there wherever one is said", () => {
    const known = new Set(IDS);
    const missing = SAID.filter((id) => SLICES.includes(id.split("-")[0] ?? "") && !known.has(id));
    expect(SAID.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });
});
