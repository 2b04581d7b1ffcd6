/** What is heard of a test: sounds of the clock and of cubes, and words for whoever does not see them. */

import { untrack } from "svelte";
import { sound, type Sound } from "$lib/sound/sound.svelte";
import type { Crew } from "$lib/tower/participants";
import { LAST_SECONDS } from "$lib/tower/shake.svelte";
import { countedBetween, FALL, outcomeText, stampOf } from "$lib/tower/announcements";
import type { TowerTest } from "$lib/tower/test.svelte";
import { announcer } from "$lib/ui/announcer.svelte";
import { say } from "$lib/i18n/messages.svelte";

/** To be called while a component is set up. */
export function hearTower(test: TowerTest, crew: () => Crew): void {
  hearPhases(test, crew);
  hearClock(test);
  hearCubes(test, crew);
}

function hearPhases(test: TowerTest, crew: () => Crew): void {
  $effect(() => {
    const { phase, told } = test;
    if (!phase || !told) return;
    untrack(() => {
      if (PHASE_SOUNDS[phase]) sound.play(PHASE_SOUNDS[phase]);
      announcer.announce(phaseText(test, crew()), phase !== "waiting");
    });
  });
}

const PHASE_SOUNDS: Partial<Record<string, Sound>> = { running: "click", settling: "bell" };

function phaseText({ phase, told, cubes }: TowerTest, crew: Crew): string {
  const { builder, mayStart, isOwn } = crew;
  if (!told) return "";
  if (phase === "running") return say("tower-heard-start", { seconds: told.seconds, cubes });
  if (phase === "settling") return say("tower-settling");
  if (phase === "judged" && told.verdict)
    return `${say(stampOf(told.verdict, crew))}: ${outcomeText(told.verdict, cubes)}`;
  const about = say("tower-heard-waiting", { name: builder.name, light: told.light, heavy: told.heavy });
  const how = isOwn ? `${say("tower-how-drag")} ${say("tower-how-keys")}` : "";
  return [about, mayStart ? say("tower-heard-you-start") : "", how].filter(Boolean).join(" ");
}

function hearClock(test: TowerTest): void {
  let before = 0;
  $effect(() => {
    const { left, phase } = test;
    if (phase !== "running") return void (before = left);
    const counted = countedBetween(before, left);
    if (left < before && left > 0) sound.play(left <= LAST_SECONDS ? "tock" : "tick");
    before = left;
    if (counted !== null)
      untrack(() =>
        announcer.announce(say("tower-heard-left", { seconds: counted, height: heightOf(test) })),
      );
  });
}

/** Whoever builds is told what is in his hand; everybody hears cubes knock and fall. */
function hearCubes(test: TowerTest, crew: () => Crew): void {
  let [held, height] = [-1, 0];
  const now = $derived({ held: test.sight?.held ?? -1, height: heightOf(test), phase: test.phase });
  $effect(() => {
    const before = { held, height };
    [held, height] = [now.held, now.height];
    if (now.phase !== "running" && now.phase !== "settling") return;
    if (now.height <= before.height - FALL) sound.play("fall");
    else if (now.held !== before.held) sound.play(now.held < 0 ? "knock" : "click");
    const words = now.held === before.held ? "" : untrack(() => handText(test, now.held));
    if (words && untrack(() => crew().isOwn)) announcer.announce(words);
  });
}

function handText(test: TowerTest, held: number): string {
  if (held < 0) return say("tower-heard-let-go", { height: heightOf(test) });
  return say(test.told?.heavies[held] ? "tower-heard-heavy" : "tower-heard-light");
}

function heightOf(test: TowerTest): number {
  return test.sight?.height ?? 0;
}
