/** What events look like on the stage: who moves how, what flies, and how long one looks. */

import { posterMs } from "$lib/knockdown/posters";
import type { Event } from "$lib/wire/knockdown";

export interface Act {
  name: string;
  beat: number;
}

export interface Flight {
  id: string; // of a special, or the type of a card's attack
  seat: number; // whose it is
}

/** What one batch of events shows. */
export interface Play {
  acts: Record<number, string>; // the motion of each seat, the last that matters
  flight: Flight | null;
}

/** Special attacks, Reactions among them, are shown at more length. */
const SPECIAL_MS = 1250;

/** Events that are worth a look, and how long, in milliseconds at the usual pace. */
const LOOKS: Partial<Record<Event["type"], number>> = {
  AttackDeclared: 700,
  SpecialPerformed: SPECIAL_MS,
  ReactionUsed: SPECIAL_MS,
  AttackCancelled: 500,
  Wounded: 450,
  Worsened: 300,
  WoundsShifted: 300,
  Healed: 300,
  EffectBlocked: 500,
  WoundsSpared: 500,
  FigureMoved: 350,
  CardTaken: 300,
  CardDrafted: 400,
  CardDrawn: 200,
  CardDiscarded: 200,
  SkillTurned: 600,
  SkillLaid: 500,
  SkillUsed: 500,
  TokenPlaced: 350,
  TokenSprung: 600,
  TestCalled: 500,
  TurnStarted: 250,
  ComboStarted: 300,
  FighterPicked: 400,
};
const LONGEST = 2600;
/** From the beginning of an attack until it lands. */
export const IMPACT_MS = 350;

/** What happens is looked at one after the other, but nobody waits for ever; what stands on a poster has its own time. */
export function durationMs(events: readonly Event[]): number {
  const sum = events.reduce((total, event) => total + (LOOKS[event.type] ?? 0), 0);
  return Math.min(LONGEST, sum) + posterMs(events);
}

/** Specials are named after their fighter. */
function isOfSheet(attack: string): boolean {
  return attack.includes("/");
}

type Mover = (event: never, play: Play, typeOf: (attack: string) => string) => void;

const MOVERS: Partial<Record<Event["type"], Mover>> = {
  AttackDeclared: attack,
  SpecialPerformed: attack,
  ReactionUsed: attack,
  FigureMoved: (event: { seat: number }, play) => {
    play.acts[event.seat] ??= "step";
  },
  Wounded: hurt,
  Worsened: hurt,
  EffectBlocked: guard,
  WoundsSpared: guard,
  SkillUsed: cast,
  TokenPlaced: cast,
  TestCalled: (event: { seat: number }, play) => {
    play.acts[1 - event.seat] = "reel";
  },
  TestFailed: (event: { seat: number }, play) => {
    play.acts[event.seat] = "fall";
  },
  RoundWon: (event: { seat: number }, play) => {
    play.acts[event.seat] = "win";
    play.acts[1 - event.seat] = "fall";
  },
  RoundStarted: (_: unknown, play) => {
    play.acts[0] = play.acts[1] = "idle";
  },
};

/** What does not reach flies nowhere. */
function attack(
  event: { seat: number; attack: string; in_range?: boolean },
  play: Play,
  typeOf: (attack: string) => string,
): void {
  const isSpecial = isOfSheet(event.attack);
  const type = typeOf(event.attack);
  play.acts[event.seat] = isSpecial ? event.attack : type === "strike" ? "strike" : "cast";
  play.flight = event.in_range === false ? null : { id: isSpecial ? event.attack : type, seat: event.seat };
}

function hurt(event: { seat: number }, play: Play): void {
  play.acts[event.seat] = "hit";
}

function guard(event: { seat: number }, play: Play): void {
  play.acts[event.seat] = "block";
}

function cast(event: { seat: number }, play: Play): void {
  play.acts[event.seat] ??= "cast";
}

export function playOf(events: readonly Event[], typeOf: (attack: string) => string): Play {
  const play: Play = { acts: {}, flight: null };
  for (const event of events)
    (MOVERS[event.type] as ((...all: unknown[]) => void) | undefined)?.(event, play, typeOf);
  return play;
}
