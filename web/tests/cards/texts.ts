/** Cards as the server words them, recorded by `record.py`. */

import { LANGUAGES, messages, type Language } from "$lib/i18n/messages.svelte";
import type { AttackText, SkillText, SpecialText } from "$lib/wire/protocol";
import texts from "./texts.json";

interface Texts {
  attacks: AttackText[];
  specials: SpecialText[];
  skills: SkillText[];
}

const recorded = texts as unknown as Record<Language, Texts>;

export const everyLanguage = LANGUAGES;

export const textsIn = (language: Language): Texts => recorded[language];

/** Let the page speak a language; the cards in it. */
export async function spoken(language: Language): Promise<Texts> {
  await messages.load(language);
  return recorded[language];
}

export function found<Card extends { id: string }>(cards: Card[], id: string): Card {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`no card "${id}" was recorded`);
  return card;
}
