import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { Settings } from "$lib/settings/settings.svelte";
import { durationOf, RECIPES, SOUNDS } from "$lib/sound/recipes";
import { gainOf, MAX_VOICES, SoundPlayer } from "$lib/sound/sound.svelte";
import { softClip } from "$lib/sound/synth";
import { FakeContext } from "./fakeContext";

let context: FakeContext;
let settings: Settings;
let page: EventTarget;
let opened: number;

/** A stage that listens to a page of its own. */
function stage(open: () => FakeContext | null = () => context): SoundPlayer {
  const made = new SoundPlayer(settings, () => {
    opened += 1;
    return open() as unknown as AudioContext | null;
  });
  made.listen(page);
  return made;
}

async function gesture(name = "pointerup"): Promise<void> {
  page.dispatchEvent(new Event(name));
  await Promise.resolve();
}

beforeEach(() => {
  context = new FakeContext();
  settings = new Settings(null);
  page = new EventTarget();
  opened = 0;
});

describe("recipes", () => {
  it.each(SOUNDS)("%s is short, has a beginning and stays below clipping", (name) => {
    const parts = RECIPES[name];
    expect(Math.min(...parts.map((part) => part.at))).toBe(0);
    expect(durationOf(parts)).toBeLessThanOrEqual(2);
    for (const part of parts) {
      expect(part.gain).toBeGreaterThan(0);
      expect(part.gain).toBeLessThan(0.9);
      expect(part.rise).toBeGreaterThan(0);
      expect(part.fall).toBeGreaterThan(0);
    }
  });

  it("are all different", () => {
    expect(new Set(SOUNDS.map((name) => JSON.stringify(RECIPES[name]))).size).toBe(SOUNDS.length);
  });
});

describe("a gesture", () => {
  it("is waited for", () => {
    stage().play("knock");
    expect(opened).toBe(0);
    expect(context.started).toEqual([]);
  });

  it("opens the device once", async () => {
    const made = stage();
    await gesture();
    await gesture("keydown");
    await gesture();
    made.play("knock");
    expect(opened).toBe(1);
    expect(context.started).toHaveLength(RECIPES.knock.length);
  });

  it("is tried again when the first did not count", async () => {
    const made = stage();
    context.resume = () => Promise.reject(new Error("not a gesture"));
    await gesture();
    made.play("knock");
    expect(context.started).toEqual([]);
    context.resume = FakeContext.prototype.resume;
    await gesture("click");
    made.play("knock");
    expect(context.started).not.toEqual([]);
  });

  it("opens nothing while something may be about to be dragged", async () => {
    stage();
    await gesture("pointerdown");
    expect(opened).toBe(0);
    await gesture("pointerup");
    expect(opened).toBe(1);
  });

  it("does no harm where there is no device, or a broken one", async () => {
    const none = stage(() => null);
    const broken = stage(() => {
      throw new Error("no device");
    });
    await gesture();
    expect(() => none.play("hit")).not.toThrow();
    expect(() => broken.play("hit")).not.toThrow();
  });
});

describe("playing", () => {
  it.each(SOUNDS)("%s sounds", async (name) => {
    const made = stage();
    await gesture();
    made.play(name);
    expect(context.started).toHaveLength(RECIPES[name].length);
  });

  it("obeys mute and volume", async () => {
    const made = stage();
    await gesture();
    settings.muted = true;
    made.play("hit");
    settings.muted = false;
    settings.volume = 0;
    made.play("hit");
    expect(context.started).toEqual([]);
    settings.volume = 0.5;
    made.play("hit");
    expect(context.started).not.toEqual([]);
    expect(context.level).toBe(gainOf(0.5));
  });

  it("lets what still sounds follow the settings", async () => {
    const made = stage();
    await gesture();
    made.play("crowd");
    settings.muted = true;
    flushSync();
    expect(context.level).toBe(0);
  });

  it("limits how many sound at once, and how soon the same comes again", async () => {
    const made = stage();
    await gesture();
    made.play("bell");
    made.play("bell");
    expect(context.started).toHaveLength(RECIPES.bell.length);
    SOUNDS.forEach((name) => made.play(name));
    const most = context.started.length;
    made.play("error");
    expect(context.started).toHaveLength(most);
    expect(SOUNDS.length).toBeGreaterThan(MAX_VOICES);
    context.currentTime = 10;
    made.play("error");
    expect(context.started).toHaveLength(most + RECIPES.error.length);
  });

  it("bends what would clip", () => {
    expect(softClip(0.4)).toBe(0.4);
    expect(softClip(-2)).toBeGreaterThan(-0.9);
    expect(softClip(1)).toBeGreaterThan(softClip(0.8));
  });
});
