/** The moment in which somebody may call for a Knockdown test: what it would take, for both of them. */

import { say } from "$lib/i18n/messages.svelte";
import type { KnockdownAids, KnockdownView } from "$lib/wire/knockdown";
import type { TableView } from "$lib/wire/protocol";

/** A test that may be called. */
export interface Call {
  attacker: number;
  target: number;
  odds: number | null; // that it knocks the target out
  isTower: boolean;
  light: number;
  heavy: number;
}

/** However fast bots answer, whoever is put to the test can read the odds. */
const LEAST_MS = 1500;

export function callOf(view: KnockdownView | null, aids: KnockdownAids | null): Call | null {
  return view?.question?.prompt === "call_test" ? testBy(view.question.seat, view, aids) : null;
}

function testBy(attacker: number, { table }: KnockdownView, aids: KnockdownAids | null): Call {
  const target = 1 - attacker;
  const [light = 0, heavy = 0] = [table.light[target], table.heavy[target]];
  const [odds = null, isTower = false] = [aids?.odds[target], aids?.builds[target]];
  return { attacker, target, odds, isTower, light, heavy };
}

export function callIn({ view, aids }: TableView): Call | null {
  return callOf(view as KnockdownView | null, aids as KnockdownAids | null);
}

/** How long a scene is looked at whatever happened in it; whoever is asked looks for as long as he likes. */
export function minDurationMs(scene: TableView): number {
  return scene.phase === "playing" && !scene.question && callIn(scene) ? LEAST_MS : 0;
}

export function callText({ attacker, target }: Call, nameOf: (seat: number) => string): string {
  return say("duel-odds-who", { name: nameOf(attacker), rival: nameOf(target) });
}

export function oddsText({ odds, isTower, light, heavy }: Call): string {
  if (odds === null) return say("duel-odds-none");
  const percent = Math.round(odds * 100);
  return isTower
    ? say("tower-odds", { odds: percent, cubes: light + heavy })
    : say("duel-odds", { odds: percent, wounds: light + heavy });
}
