/** All that a card says, as sentences for whoever hears it. */

import { say } from "$lib/i18n/messages.svelte";
import type { AttackText, SkillText, SpecialText } from "$lib/wire/protocol";

export const PROJECTILE = "projectile";
export const ANY_SYMBOL = "?";

type Attack = AttackText | SpecialText;

export function describe(card: Attack | SkillText): string {
  const middle = isSkill(card) ? skillSentences(card) : attackSentences(card);
  const all = [
    say("cards-said-name", { name: card.name }),
    ...middle,
    card.text,
    provenanceInWords(card.provenance),
  ];
  return all.filter((sentence) => sentence !== "").join(" ");
}

export function isSkill(card: Attack | SkillText): card is SkillText {
  return "initiative" in card.printed;
}

export function isSpecial(card: Attack): card is SpecialText {
  return "cost" in card.printed;
}

/** The symbols of a card, or the slots that a special costs: a symbol, `?`, or an either-or such as `fist/foot`. */
export function slotsOf(card: Attack): string[] {
  return isSpecial(card) ? card.printed.cost : card.printed.symbols;
}

export function symbolInWords(symbol: string): string {
  return say(symbol === ANY_SYMBOL ? "cards-symbol-any" : `cards-symbol-${symbol}`);
}

export function typeInWords(type: string): string {
  return say(`cards-type-${type}`);
}

export function rangeInWords(range: string): string {
  if (range === "") return say("cards-range-any");
  if (range === PROJECTILE) return say("cards-range-projectile");
  const [low = "", high] = range.split("-");
  return high === undefined ? say("cards-range-one", { low }) : say("cards-range-span", { low, high });
}

export function woundsInWords(light: number, heavy: number): string {
  const kinds = [
    light && say("cards-light", { count: light }),
    heavy && say("cards-heavy", { count: heavy }),
  ];
  const found = kinds.filter((words) => words !== 0);
  return found.length ? formatList(found) : say("cards-no-wounds");
}

export function provenanceInWords(provenance: string): string {
  return say(`cards-provenance-${provenance}`);
}

function attackSentences(card: Attack): string[] {
  const { type, range, light, heavy, ko } = card.printed;
  return [
    say("cards-said-type", { type: typeInWords(type), range: rangeInWords(range) }),
    slotSentence(card),
    light || heavy ? say("cards-said-wounds", { wounds: woundsInWords(light, heavy) }) : "",
    ko ? say("cards-said-ko") : "",
  ];
}

function slotSentence(card: Attack): string {
  const slots = slotsOf(card).map((slot) => slot.split("/").map(symbolInWords).reduce(either));
  if (!isSpecial(card)) return say("cards-said-symbols", { symbols: formatList(slots), count: slots.length });
  return slots.length ? say("cards-said-cost", { cost: formatList(slots) }) : say("cards-said-free");
}

function skillSentences(skill: SkillText): string[] {
  return [say("cards-said-skill", { initiative: skill.printed.initiative })];
}

function either(first: string, next: string): string {
  return say("cards-either", { first, next });
}

function formatList(words: string[]): string {
  return words.reduce((first, next) => say("cards-both", { first, next }));
}
