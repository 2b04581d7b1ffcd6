/** Every special of the house boxes has a motion and an effect of its own. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { marksOf, tellingOf } from "$lib/art/effects/sketches";
import { CAST, skinOf } from "$lib/art/fighters/skins";
import { MOTIONS, motionOf } from "$lib/art/motions/motions";
import { SHARED } from "$lib/art/motions/shared";
import { trackOf } from "$lib/art/rig/motion";

const BOXES = join(import.meta.dirname, "../../../src/knockbox/content/knockdown");

/** "fighter/special" for each special in the boxes that come with the house. */
function specials(): string[] {
  return readdirSync(BOXES).flatMap((box) => {
    const text = readFileSync(join(BOXES, box, "fighters.toml"), "utf8");
    return [...text.matchAll(/^\[\[([\w-]+)\.specials\]\]\nid = "([\w-]+)"/gm)].map(
      ([, who, what]) => `${who}/${what}`,
    );
  });
}

const IDS = specials();

/** What is seen of an effect over its whole time. */
function seen(id: string): string {
  return JSON.stringify(
    [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => marksOf(id, t, 300).map(({ d, place }) => [d, place])),
  );
}

/** Without the colours of anybody: shapes alone tell one from the other. */
function twins(looks: [string, string][]): string[] {
  return looks
    .filter(([id, look]) => looks.some(([other, same]) => other !== id && same === look))
    .map(([id]) => id);
}

describe("the specials of the house boxes", () => {
  it("are found, four to a fighter", () => {
    expect(IDS).toHaveLength(4 * Object.keys(CAST).length);
  });

  it("belong to fighters that are drawn", () => {
    expect(IDS.filter((id) => !Object.hasOwn(CAST, id.split("/", 1)[0] ?? ""))).toEqual([]);
  });

  it("have motions of their own, no two the same", () => {
    expect(IDS.filter((id) => !MOTIONS.has(id))).toEqual([]);
    expect(twins([...MOTIONS].map(([id, motion]) => [id, JSON.stringify(motion.beats)]))).toEqual([]);
  });

  it("have effects of their own, no two the same", () => {
    expect(twins([...IDS, "strike", "ability", "reaction"].map((id) => [id, seen(id)]))).toEqual([]);
  });

  it.each(IDS)("%s shows something when nothing may move, and draws no broken line", (id) => {
    const marks = marksOf(id, tellingOf(id), 250);
    expect(marks.length).toBeGreaterThan(2);
    for (let t = 0; t <= 1; t += 0.05)
      expect(JSON.stringify(marksOf(id, t, 70))).not.toMatch(/NaN|null|Infinity/);
  });

  it.each(IDS)("%s is over within a second and a quarter and tells a pose", (id) => {
    const skin = skinOf(id.split("/", 1)[0] ?? "");
    const track = trackOf(skin, motionOf(id));
    expect(track.ms).toBeLessThanOrEqual(1250);
    expect(track.telling).not.toEqual(track.last);
    expect(track.keys.every(({ ms }) => ms >= 60 && ms <= 350)).toBe(true);
  });

  it("unknown names fall back to a strike", () => {
    expect(motionOf("stranger/trick")).toBe(SHARED.strike);
    expect(marksOf("stranger/trick", tellingOf("stranger/trick"), 200).length).toBeGreaterThan(0);
  });
});
