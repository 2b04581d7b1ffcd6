/** What events sound like, and when after the first of them. */

import type { Sound } from "$lib/sound/sound.svelte";
import type { Event } from "$lib/wire/knockdown";

export interface Cue {
  name: Sound;
  atMs: number;
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  SpecialPerformed: "cast",
  ReactionUsed: "block",
  FigureMoved: "step",
  EffectBlocked: "block",
  WoundsSpared: "block",
  Wounded: "hit",
  Worsened: "hit",
  Healed: "cubes",
  WoundsShifted: "cubes",
  CardTaken: "card",
  CardDrafted: "card",
  CardDrawn: "card",
  CardDiscarded: "card",
  SkillLaid: "knock",
  SkillTurned: "knock",
  TokenPlaced: "knock",
  TokenSprung: "strike",
  CandleDrawn: "cast",
  DiceRolled: "dice",
  RoundWon: "crowd",
  RoundStarted: "bell",
};
/** Between two sounds, so that each is heard. */
const STEP_MS = 170;
/** An attack has to arrive before it is heard to hit. */
const AFTER_ATTACK_MS = 330;
/** Dice have to land before anybody cheers. */
const AFTER_DICE_MS = 1100;

const PAUSES: Partial<Record<Sound, number>> = {
  dice: AFTER_DICE_MS,
  strike: AFTER_ATTACK_MS,
  cast: AFTER_ATTACK_MS,
};

/** Each sound once, in the order of the events. */
export function cuesOf(
  events: readonly Event[],
  near: number | null,
  typeOf: (attack: string) => string,
): Cue[] {
  const cues: Cue[] = [];
  let atMs = 0;
  for (const event of events) {
    const name = soundOf(event, near, typeOf);
    if (!name || cues.some((cue) => cue.name === name)) continue;
    cues.push({ name, atMs });
    atMs += PAUSES[name] ?? STEP_MS;
  }
  return cues;
}

function soundOf(event: Event, near: number | null, typeOf: (attack: string) => string): Sound | undefined {
  if (event.type === "AttackDeclared") return typeOf(event.attack) === "strike" ? "strike" : "cast";
  if (event.type === "MatchWon") return near === null || near === event.seat ? "win" : "lose";
  if (event.type === "TurnStarted") return near === event.seat ? "turn" : undefined;
  return SOUNDS[event.type];
}
