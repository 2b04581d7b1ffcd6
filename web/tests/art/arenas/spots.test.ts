import { describe, expect, it } from "vitest";
import { spotsOf, type Facts } from "$lib/art/arenas/floor/spots";
import { letterOf, partsOf } from "$lib/art/arenas/floor/tokens";
import { hueOf, paletteOf } from "$lib/art/arenas/palette";

const FACTS: Facts = { spaces: 9, starts: [2, 6], dangerous: [], corridors: [], candles: 4 };

const lights = (told: string[]): string[] => spotsOf(FACTS, told).map((spot) => spot.light);

describe("the light on spaces", () => {
  it("is as it was told", () => {
    const told = ["dark", "candle", "next", "lit", "lit", "lit", "next", "candle", "dark"];
    expect(lights(told)).toEqual(told);
  });

  it("is everywhere where nothing was told, or something that nobody can draw", () => {
    expect(new Set(lights(["twilight"]))).toEqual(new Set(["lit"]));
  });
});

describe("spaces", () => {
  it("say what is printed on them", () => {
    const printed: Facts = { ...FACTS, dangerous: [0, 4], corridors: [{ space: 3, wound: "heavy" }] };
    const spots = spotsOf(printed, []);
    expect(spots[2]?.isStart).toBe(true);
    expect(spots[3]?.corridor).toBe("heavy");
    expect(spots[0]?.broken).toEqual({ left: true, right: false });
    expect(spots[4]?.broken).toEqual({ left: true, right: true });
  });

  it("never overlap", () => {
    for (const spaces of [1, 2, 7, 12]) {
      const spots = spotsOf({ ...FACTS, spaces }, []);
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
