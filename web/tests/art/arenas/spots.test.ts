import { describe, expect, it } from "vitest";
import { spotsOf, type Facts } from "$lib/art/arenas/floor/spots";
import { letterOf, partsOf } from "$lib/art/arenas/floor/tokens";
import { hueOf, paletteOf } from "$lib/art/arenas/palette";

const FACTS: Facts = { spaces: 9, starts: [2, 6], dangerous: [], corridors: [], candles: 4 };

const lights = (candle: number | null, left: number): string =>
  spotsOf(FACTS, candle, left)
    .map((spot) => spot.light[0])
    .join("");

describe("the light on spaces", () => {
  it("is everywhere before the first candle, which will stand at both ends", () => {
    expect(lights(null, 4)).toBe("nllllllln");
  });

  it("goes out behind the candles", () => {
    expect(lights(1, 2)).toBe("dcnlllncd");
  });

  it("stays where no candle is left to come", () => {
    expect(lights(3, 0)).toBe("dddclcddd");
  });

  it("is everywhere in an arena without candles", () => {
    expect(spotsOf({ ...FACTS, candles: 0 }, null, 0).every((spot) => spot.light === "lit")).toBe(true);
  });
});

describe("spaces", () => {
  it("say what is printed on them", () => {
    const printed: Facts = { ...FACTS, dangerous: [0, 4], corridors: [{ space: 3, wound: "heavy" }] };
    const spots = spotsOf(printed, null, 0);
    expect(spots[2]?.isStart).toBe(true);
    expect(spots[3]?.corridor).toBe("heavy");
    expect(spots[0]?.broken).toEqual({ left: true, right: false });
    expect(spots[4]?.broken).toEqual({ left: true, right: true });
  });

  it("never overlap", () => {
    for (const spaces of [1, 2, 7, 12]) {
      const spots = spotsOf({ ...FACTS, spaces }, null, 0);
      spots.slice(1).forEach((spot, n) => {
        const before = spots[n];
        expect(spot.x - spot.half).toBeGreaterThan((before?.x ?? 0) + (before?.half ?? 0));
      });
    }
  });
});

describe("palettes", () => {
  it("are made from the name of an arena that nobody drew", () => {
    expect(paletteOf("far-away")).toEqual(paletteOf("far-away"));
    expect(paletteOf("far-away")).not.toEqual(paletteOf("farther"));
    expect(hueOf("far-away")).toBeLessThan(360);
  });
});

describe("tokens", () => {
  it.each(["trap", "hatch", "egg", "curse", "fog", "poison", "elixir"])("%s is drawn", (token) => {
    expect(partsOf(token)).not.toEqual([]);
  });

  it("that nobody drew have a letter", () => {
    expect(partsOf("wolf")).toEqual([]);
    expect(["wolf", "łoś", "--"].map(letterOf)).toEqual(["W", "Ł", "?"]);
  });
});
