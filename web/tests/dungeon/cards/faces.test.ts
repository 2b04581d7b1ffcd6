import { describe as suite, expect, it } from "vitest";
import { faceOf, facesOf } from "$lib/dungeon/cards/faces";
import type { Catalogue } from "$lib/wire/protocol";
import type { LaidView } from "$lib/wire/dungeon";
import { everyLanguage, faceIn, facesIn, spoken } from "./texts";

const LAID: LaidView = {
  card: "from-outside",
  cell: [0, 0],
  turned: true,
  corners: [1, 2, 3, 4],
  printed: [1, 2, 3, 4],
  danger: 10,
  mark: "standing",
  time: 2,
  chests: 1,
};

suite("faces", () => {
  it("say what is printed on rooms and creatures alike", () => {
    const faces = facesIn("en");
    expect(faces.size).toBe(49);
    expect(faceIn(faces, "joker")).toMatchObject({ isCreature: false, silence: true, time: 0, level: 1 });
    expect(faceIn(faces, "black-knight")).toMatchObject({
      isCreature: true,
      isKnight: true,
      corners: [4, 3, 3, 2],
      time: 5,
      chests: 3,
    });
  });

  it("are none in a catalogue of another game", () => {
    expect(facesOf({ contents: { of: "knockdown" } } as Catalogue).size).toBe(0);
  });

  it("are made from the view for a card that no catalogue names", () => {
    expect(faceOf(new Map(), LAID)).toMatchObject({
      name: "from-outside",
      isCreature: true,
      corners: [4, 3, 2, 1],
      time: 2,
    });
    const held = { card: "odd", corners: [0, 0, 1, 1], time: 0, silence: true, chests: 0 };
    expect(faceOf(new Map(), held)).toMatchObject({ isCreature: false, silence: true });
    expect(faceOf(facesIn("en"), { ...LAID, card: "joker" }).name).toBe("Snoring Library (joker)");
  });

  it.each(everyLanguage)("have a name and a scene each, different from all others (%s)", async (language) => {
    const faces = [...(await spoken(language)).values()];
    for (const told of [faces.map(({ name }) => name), faces.map(({ text }) => text)]) {
      expect(told).not.toContain("");
      expect(new Set(told).size).toBe(faces.length);
    }
  });
});
