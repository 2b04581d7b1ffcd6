import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe as suite, expect, it, vi } from "vitest";
import Burst from "$lib/dungeon/art/Burst.svelte";
import { BURSTS, type BurstKind } from "$lib/dungeon/art/bursts";
import GrimoireToken from "$lib/dungeon/art/GrimoireToken.svelte";
import Hourglass from "$lib/dungeon/art/Hourglass.svelte";
import Poison from "$lib/dungeon/art/Poison.svelte";
import { sandAbove, sandBelow } from "$lib/dungeon/art/sand";
import TalkToken from "$lib/dungeon/art/TalkToken.svelte";
import TimeToken from "$lib/dungeon/art/TimeToken.svelte";
import { spoken } from "./texts";

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => spoken("en"));

suite("tokens", () => {
  it.each([
    ["fireball", "Fireball"],
    ["ice", "Ice flash"],
    ["poison", "Poison"],
    ["silence", "Ball of silence"],
    ["odd", "Grimoire token odd"],
  ])("of the grimoire are named (%s)", (token, name) => {
    render(GrimoireToken, { token });
    expect(screen.getByRole("img", { name })).toBeTruthy();
  });

  it("count the reserve", () => {
    render(TimeToken, { count: 1 });
    render(TimeToken, { count: 12 });
    expect(screen.getByRole("img", { name: "1 time token" }).textContent).toBe("1");
    expect(screen.getByRole("img", { name: "12 time tokens" }).textContent).toBe("12");
  });

  it("show which side is up", async () => {
    const { rerender } = render(TalkToken, { isSilent: false });
    expect(screen.getByRole("img", { name: /^Talk side up/ })).toBeTruthy();
    await rerender({ isSilent: true });
    expect(screen.getByRole("img", { name: /^Silence side up/ })).toBeTruthy();
  });

  it("mark a poisoned corner", () => {
    render(Poison, {});
    expect(screen.getByRole("img", { name: "Poisoned corner: worth 0." }).textContent).toBe("0");
  });
});

suite("the hourglass", () => {
  it("says how much sand is left, and trickles only while it runs", async () => {
    const { rerender } = render(Hourglass, { share: 0.5, isRunning: true });
    expect(screen.getByRole("img", { name: "Hourglass, 50 per cent of the sand left." })).toBeTruthy();
    expect(all(".thread")).toHaveLength(1);
    await rerender({ share: 0.5, isRunning: false });
    expect(all(".thread")).toHaveLength(0);
  });

  it("holds all its sand above or below at either end", () => {
    expect([sandAbove(0), sandBelow(0)]).toEqual(["", ""]);
    expect(sandAbove(1)).not.toBe(sandAbove(0.5));
    expect(sandBelow(1)).not.toBe(sandBelow(0.5));
  });
});

suite("a burst", () => {
  it.each(Object.keys(BURSTS) as BurstKind[])("is drawn anew with each beat (%s)", async (kind) => {
    const { rerender } = render(Burst, { kind, beat: 1 });
    const [first] = all(`[data-burst='${kind}']`);
    expect(first?.children.length).toBe(BURSTS[kind].length);
    await rerender({ kind, beat: 2 });
    expect(all(`[data-burst='${kind}']`)[0]).not.toBe(first);
  });

  it("is told for a moment where nothing moves", async () => {
    vi.useFakeTimers();
    render(Burst, { kind: "alarm", beat: 1, isStill: true });
    await vi.advanceTimersByTimeAsync(100);
    expect(all(".told")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(all(".told")).toHaveLength(0);
  });
});
