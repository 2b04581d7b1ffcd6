/** A recorded test on the screen, told as the server would tell it. */

import type { ServerMessage, Tower, TowerFrame } from "$lib/wire/protocol";
import type { TowerTest } from "$lib/tower/test.svelte";
import { TICKS } from "$lib/tower/interpolation";
import falls from "./recordings/falls.json";
import stands from "./recordings/stands.json";

type Told = Tower | TowerFrame;

const RECORDINGS = { stands, falls } as unknown as Record<"stands" | "falls", Told[]>;

export const recorded = (name: "stands" | "falls"): Told[] => structuredClone(RECORDINGS[name]);

export function towerIn(told: readonly Told[], phase: Tower["phase"]): Tower {
  const found = told.find((message) => message.is === "tower" && message.phase === phase);
  if (found?.is !== "tower") throw new Error(`never ${phase}`);
  return found;
}

/** Let a test hear everything up to a tick, each when it happened; says when the last of it was. */
export function hearUpTo(test: TowerTest, told: readonly Told[], tick: number, beganMs: number): number {
  let atMs = beganMs;
  for (const message of told) {
    if (message.tick > tick) break;
    atMs = beganMs + (message.tick * 1000) / TICKS;
    if (message.is === "tower") test.receive(message, atMs);
    else test.follow(message, atMs);
  }
  return atMs;
}

export type { ServerMessage, Told };
