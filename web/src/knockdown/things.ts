/** What on the table an answer speaks of: its notation is a verb and things, and things are what one clicks. */

import type { KnockdownView } from "$lib/wire/knockdown";

/** A kind and a name, such as `space:3`, `row:high-jab` or `word:pass`. */
export type Thing = string;

const SPACED = new Set(["move", "hop", "go", "place", "lift"]);
const SKILLED = new Set(["keep", "lay", "blind"]);
const PERFORMED = new Set(["perform", "react"]);
/** Kinds that lie nowhere on the table: they are said, by a button of their own. */
const SAID = ["word:", "token:"];

/** The things of an answer; a card that is named twice is there twice. */
export function thingsOf(prompt: string, notation: string, view: KnockdownView | null): Thing[] {
  const [verb = "", ...rest] = notation.split(" ");
  const last = rest.at(-1) ?? "";
  if (SPACED.has(verb)) return [`space:${last}`];
  if (SKILLED.has(verb)) return [`skill:${last}`];
  if (PERFORMED.has(verb)) return [`special:${last}`];
  const things = READERS[verb]?.(rest, prompt, view) ?? [];
  return things.length ? things : [`word:${notation}`];
}

type Reader = (rest: string[], prompt: string, view: KnockdownView | null) => Thing[];

const READERS: Record<string, Reader> = {
  pick: ([fighter]) => [`fighter:${fighter}`],
  take: ([cards]) => each("row", cards),
  sweep: ([card]) => [`row:${card}`],
  attack: ([card], _, view) => [view?.table.row.includes(card ?? "") ? `row:${card}` : `hand:${card}`],
  pay: ([cards]) => each("hand", cards),
  dash: ([card, space]) => [`hand:${card}`, `space:${space}`],
  block: ([, cards]) => each("hand", cards),
  split: ([heavy, , light]) => [...times("cube:heavy", heavy), ...times("cube:light", light)],
  discard: ([card], prompt) => [`${prompt === "pick_discard" ? "foe" : "hand"}:${card}`],
  back: () => ["foe:back"],
  order: ([listener], _, view) => [
    view?.table.skills.flat().includes(listener ?? "") ? `skill:${listener}` : `token:${listener}`,
  ],
};

function each(kind: string, names = ""): Thing[] {
  return names
    .split("+")
    .filter(Boolean)
    .map((name) => `${kind}:${name}`);
}

function times(thing: Thing, count = "0"): Thing[] {
  return Array.from({ length: Number(count) }, () => thing);
}

/** Whether it can only be said, because nothing on the table stands for it. */
export function isSaid(thing: Thing): boolean {
  return SAID.some((kind) => thing.startsWith(kind));
}

/** Whether all things of one heap are in another, as often as they are there. */
export function isWithin(some: readonly Thing[], all: readonly Thing[]): boolean {
  const left = [...all];
  return some.every((thing) => {
    const found = left.indexOf(thing);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

export function isSame(some: readonly Thing[], others: readonly Thing[]): boolean {
  return some.length === others.length && isWithin(some, others);
}
