/** What events of the dungeon sound like, and when after the first of them. */

import type { Sound } from "$lib/sound/sound.svelte";
import type { Event } from "$lib/wire/dungeon";

export interface Cue {
  name: Sound;
  atMs: number;
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  StartCardLaid: "knock",
  CardLaid: "knock",
  CardShown: "card",
  CardDrawn: "card",
  TimePlaced: "cubes",
  CreatureBeaten: "hit",
  KnightHeld: "block",
  KnightDrawn: "strike",
  TokenUsed: "cast",
  TalkFlipped: "bell",
  DrawSkipped: "block",
  LastChanceCalled: "bell",
  CardBlamed: "error",
  DungeonWon: "win",
  DungeonLost: "lose",
  ChestsCounted: "crowd",
};
/** Between two sounds, so that each is heard. */
const STEP_MS = 190;
const PAUSES: Partial<Record<Sound, number>> = { cast: 330, strike: 400 };

/** Each sound once, in the order of the events. */
export function cuesOf(events: readonly Event[], near: number | null): Cue[] {
  const cues: Cue[] = [];
  let atMs = 0;
  for (const event of events) {
    const name = soundOf(event, near);
    if (!name || cues.some((cue) => cue.name === name)) continue;
    cues.push({ name, atMs });
    atMs += PAUSES[name] ?? STEP_MS;
  }
  return cues;
}

function soundOf(event: Event, near: number | null): Sound | undefined {
  if (event.type === "TurnStarted") return near === event.seat ? "turn" : undefined;
  if (event.type === "Said") return near === event.seat ? undefined : "chat";
  return SOUNDS[event.type];
}
