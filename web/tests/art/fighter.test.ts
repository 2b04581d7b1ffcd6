/** A fighter on the stage: performs what it is told, from where it is, and holds still when asked to. */

import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Effect from "$lib/art/effects/Effect.svelte";
import { skinOf } from "$lib/art/fighters/skins";
import { motionOf } from "$lib/art/motions/motions";
import { IDLE } from "$lib/art/motions/shared";
import Fighter from "$lib/art/rig/Fighter.svelte";
import { poseOf } from "$lib/art/rig/figure";
import { bust, figure, flight } from "$lib/art/rig/drawings";
import Portrait from "$lib/art/rig/Portrait.svelte";
import { Puppet } from "$lib/art/rig/puppet.svelte";

beforeEach(async () => {
  await Promise.all([bust(), figure(), flight()]);
});

describe("a puppet", () => {
  const skin = skinOf("driana");

  it("comes back to its guard after a strike", () => {
    const puppet = new Puppet(skin, IDLE);
    puppet.perform(motionOf("strike"));
    for (let n = 0; n < 60; n++) puppet.advance(16);
    expect(puppet.look.pose.x).toBeCloseTo(poseOf(skin, "guard").x, 3);
  });

  it("goes on from where it is when it is interrupted", () => {
    const puppet = new Puppet(skin, IDLE);
    puppet.perform(motionOf("win"));
    for (let n = 0; n < 12; n++) puppet.advance(16);
    const before = puppet.look.pose;
    puppet.perform(motionOf("hit"));
    puppet.advance(1);
    expect(Math.abs(puppet.look.pose.torso - before.torso)).toBeLessThan(4);
  });

  it("stays down when it has fallen", () => {
    const puppet = new Puppet(skin, IDLE);
    puppet.perform(motionOf("fall"));
    for (let n = 0; n < 200; n++) puppet.advance(16);
    expect(puppet.look.pose.hips).toBeCloseTo(poseOf(skin, "fall").hips, 3);
  });

  it("breathes between its acts", () => {
    const puppet = new Puppet(skin, IDLE);
    for (let n = 0; n < 40; n++) puppet.advance(32);
    const before = puppet.look.pose.torso;
    for (let n = 0; n < 12; n++) puppet.advance(32);
    expect(puppet.look.pose.torso).not.toBeCloseTo(before, 2);
  });
});

describe("on the stage", () => {
  const act = (name: string, beat: number): { name: string; beat: number } => ({ name, beat });

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function shown(props: {
    id: string;
    act: { name: string; beat: number };
    facing: 1 | -1;
    isStill?: boolean;
  }) {
    const stage = render(Fighter, { props });
    await vi.advanceTimersByTimeAsync(1);
    return stage;
  }

  it("shows the telling pose at once and then the guard when nothing may move", async () => {
    const stage = await shown({ id: "veroth", act: act("idle", 0), facing: 1, isStill: true });
    const body = (): string | undefined => stage.container.querySelector("ellipse + g")?.outerHTML;
    const guard = body();
    await stage.rerender({ act: act("strike", 1) });
    const strike = body();
    expect(strike).not.toBe(guard);
    await vi.advanceTimersByTimeAsync(100);
    expect(body()).toBe(strike);
    await vi.advanceTimersByTimeAsync(2000);
    expect(body()).toBe(guard);
  });

  it("plays the same act again when the beat changes", async () => {
    const stage = await shown({ id: "veroth", act: act("strike", 1), facing: 1, isStill: true });
    const body = (): string | undefined => stage.container.querySelector("ellipse + g")?.outerHTML;
    const strike = body();
    await vi.advanceTimersByTimeAsync(2000);
    expect(body()).not.toBe(strike);
    await stage.rerender({ act: act("strike", 2) });
    expect(body()).toBe(strike);
  });

  it("stands still between acts when nothing may move", async () => {
    const stage = await shown({ id: "oolith", act: act("idle", 0), facing: 1, isStill: true });
    const before = stage.container.innerHTML;
    await vi.advanceTimersByTimeAsync(3000);
    expect(stage.container.innerHTML).toBe(before);
  });

  it("moves when it may", async () => {
    const stage = await shown({ id: "oolith", act: act("idle", 0), facing: 1 });
    const before = stage.container.innerHTML;
    await stage.rerender({ act: act("oolith/they-wake", 1) });
    await vi.advanceTimersByTimeAsync(300);
    expect(stage.container.innerHTML).not.toBe(before);
  });

  it("looks the other way", async () => {
    const stage = await shown({ id: "imke", act: act("idle", 0), facing: -1, isStill: true });
    expect(stage.container.querySelector("[data-fighter]")?.getAttribute("transform")).toBe("scale(-1 1)");
  });

  it("draws a plain figure for a fighter from another box", async () => {
    const stage = await shown({ id: "somebody-else", act: act("idle", 0), facing: 1, isStill: true });
    expect(stage.container.querySelectorAll("path").length).toBeGreaterThan(20);
  });

  it("lets an effect pass and takes it away", async () => {
    const stage = render(Effect, { props: { id: "strike", from: 100, to: 300, beat: 1, isStill: true } });
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.container.querySelectorAll("path").length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(stage.container.querySelectorAll("path")).toHaveLength(0);
  });
});

it("a portrait is a picture without words", async () => {
  const { container } = render(Portrait, { props: { id: "skarn" } });
  await vi.waitFor(() => expect(container.querySelector("svg")).not.toBeNull());
  expect(container.querySelector("[aria-hidden=true]")).not.toBeNull();
});
