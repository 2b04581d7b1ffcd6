import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Arena from "$lib/art/arenas/Arena.svelte";
import Floor from "$lib/art/arenas/Floor.svelte";
import TokenMark from "$lib/art/arenas/TokenMark.svelte";
import type { Facts } from "$lib/art/arenas/floor/spots";
import { sceneOf } from "$lib/art/arenas/scenes";
import Plain from "$lib/art/arenas/plain/Plain.svelte";
import { onTwos } from "$lib/art/arenas/twos";

const DRAWN = ["siege-storm", "nemesis", "tainted-grail"];
const FACTS: Facts = { spaces: 7, starts: [1, 5], dangerous: [0, 6], corridors: [], candles: 0 };

const depths = (root: Element): (string | null)[] =>
  [...root.querySelectorAll("[data-depth]")].map((layer) => layer.getAttribute("data-depth"));

afterEach(cleanup);

describe("an arena", () => {
  it.each(DRAWN)("%s has depth, before and behind the figures", async (arena) => {
    const { container, rerender } = render(Arena, { arena, layer: "back", drift: 0.5 });
    expect(depths(container)).toEqual(["sky", "far", "middle"]);
    await waitFor(() => expect(depths(container)).toEqual(["sky", "far", "middle", "near"]), {
      timeout: 10_000,
    });
    await rerender({ layer: "front" });
    expect(depths(container)).toEqual(["front"]);
  });

  it("that nobody drew is plain", async () => {
    expect(await sceneOf("from-outside")).toBe(Plain);
  });

  it.each([...DRAWN, "from-outside"])("%s stands still when asked to, and does not lean", async (arena) => {
    await sceneOf(arena);
    const { container } = render(Arena, { arena, layer: "back", drift: 1, isStill: true });
    await waitFor(() => expect(depths(container).length).toBe(arena === "from-outside" ? 3 : 4));
    expect(container.querySelector(".moving")).toBeNull();
    for (const layer of container.querySelectorAll<SVGElement>("[data-depth]"))
      expect(layer.style.transform).toBe("translateX(0.0px)");
  });

  it("is a picture only", () => {
    const { container } = render(Arena, { arena: "nemesis", layer: "back", drift: 0 });
    expect(container.querySelector("[data-arena]")?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("the floor", () => {
  const signs = (root: Element, space: number): (string | null)[] =>
    [...root.querySelectorAll(`[data-space="${space}"] [data-sign]`)].map((each) =>
      each.getAttribute("data-sign"),
    );

  it("numbers its spaces and signs what they are", () => {
    const { container } = render(Floor, { arena: FACTS, candle: null, lights: [], tokens: [] });
    expect([...container.querySelectorAll("text")].map((each) => each.textContent)).toEqual([..."0123456"]);
    expect(signs(container, 0)).toEqual(["edge"]);
    expect(signs(container, 1)).toEqual(["start"]);
    expect(signs(container, 3)).toEqual([]);
  });

  it("joins the entrances of corridors, and says what coming out costs", () => {
    const corridors = [
      { space: 0, wound: "heavy" as const },
      { space: 3, wound: "light" as const },
    ];
    const arena = { ...FACTS, dangerous: [], corridors };
    const { container } = render(Floor, { arena, candle: null, lights: [], tokens: [] });
    expect(container.querySelector(".duct")).not.toBeNull();
    expect([signs(container, 0), signs(container, 3)]).toEqual([["heavy"], ["light"]]);
  });

  it("is dark behind the candles", () => {
    const arena = { ...FACTS, dangerous: [], candles: 4 };
    const { container } = render(Floor, { arena, candle: 1, lights: ["dark", "candle", "next"], tokens: [] });
    expect(container.querySelector(".darkness")).not.toBeNull();
    expect([0, 1, 2].map((space) => signs(container, space))).toEqual([
      ["dark"],
      ["start", "candle"],
      ["next"],
    ]);
  });

  it("shows whose tokens lie where", () => {
    const token = (seat: number, name: string, space: number | null) => ({
      seat,
      token: name,
      space,
      bearer: null,
    });
    const tokens = [token(0, "trap", 2), token(1, "egg", 2), token(1, "poison", null)];
    const { container } = render(Floor, { arena: FACTS, candle: null, lights: [], tokens });
    const lying = [...container.querySelectorAll('[data-space="2"] .lying')];
    expect(lying.map((each) => each.getAttribute("data-seat"))).toEqual(["0", "1"]);
    expect(container.querySelectorAll("[data-token]")).toHaveLength(2);
  });
});

describe("a token", () => {
  it("that nobody drew shows its letter", () => {
    const { container } = render(TokenMark, { token: "--wolf" });
    expect(container.querySelector("text")?.textContent).toBe("W");
  });
});

describe("moving on twos", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("turns all animations at once, and leaves transitions alone", () => {
    const wave = { animationName: "wave", currentTime: 0, pause: vi.fn() };
    const lean = { transitionProperty: "transform", currentTime: 0, pause: vi.fn() };
    const drawing = { getAnimations: () => [wave, lean] } as unknown as Element;
    const leave = onTwos(drawing);
    vi.advanceTimersByTime(200);
    expect(wave.pause).toHaveBeenCalledOnce();
    expect(wave.currentTime).toBeGreaterThan(0);
    expect(lean.pause).not.toHaveBeenCalled();
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("asks the browser for nothing once something has moved", () => {
    const calls: string[] = [];
    const drawn = (name: string): Element => {
      const wave = {
        animationName: name,
        pause: () => undefined,
        get playState() {
          return calls.push("asked");
        },
        set currentTime(_: number) {
          calls.push("moved");
        },
      };
      const getAnimations = (): unknown[] => (calls.push("asked"), [wave, wave]);
      return { getAnimations } as unknown as Element;
    };
    const leaving = ["back", "front"].map((name) => onTwos(drawn(name)));
    vi.advanceTimersByTime(100);
    expect(calls).toEqual(["asked", "asked", "moved", "moved", "moved", "moved"]);
    for (const leave of leaving) leave();
  });
});
