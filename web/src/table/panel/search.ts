/** Finding rules and cards by words or ids, whatever the game and however somebody writes accents. */

import type { Catalogue, ChapterText, RuleText } from "$lib/wire/protocol";

/** What every printed thing has, whatever the game. */
export interface Printed {
  id: string;
  name: string;
  facts: string[];
  text: string;
  provenance: string;
}

export interface FoundChapter {
  chapter: ChapterText;
  rules: RuleText[];
}

export function normalise(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();
}

function matches(query: string, ...texts: string[]): boolean {
  const all = normalise(texts.join(" "));
  return normalise(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Chapters with the rules that have all words of the query; with an empty query, all of them. */
export function findRules(catalogue: Catalogue, query: string): FoundChapter[] {
  return catalogue.chapters
    .map((chapter) => ({
      chapter,
      rules: chapter.rules.filter((rule) => matches(query, rule.id, rule.title, rule.text)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export function findCards(catalogue: Catalogue, query: string): Printed[] {
  return cardsOf(catalogue).filter((card) => matches(query, card.name, card.text, ...card.facts));
}

function cardsOf({ contents }: Catalogue): Printed[] {
  const lists = Object.values(contents).filter(Array.isArray) as unknown[][];
  return lists.flat().filter(isPrinted);
}

function isPrinted(thing: unknown): thing is Printed {
  return typeof thing === "object" && thing !== null && "text" in thing && "facts" in thing;
}

export interface RuleContext {
  rule: RuleText;
  chapter: ChapterText;
  before: RuleText | undefined;
  after: RuleText | undefined;
}

/** A rule with its neighbours in its chapter. */
export function findRule(catalogue: Catalogue, id: string): RuleContext | null {
  for (const chapter of catalogue.chapters) {
    const number = chapter.rules.findIndex((rule) => rule.id === id);
    const rule = chapter.rules[number];
    if (rule) return { rule, chapter, before: chapter.rules[number - 1], after: chapter.rules[number + 1] };
  }
  return null;
}

export interface Piece {
  text: string;
  isRule: boolean;
}

/** A text cut where it cites rules that exist, so that each can be opened. */
export function citations(text: string, catalogue: Catalogue): Piece[] {
  const known = new Set(catalogue.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)));
  return text
    .split(/\b([A-Z]{2,4}(?:-[A-Z]+)?-\d+)\b/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isRule: known.has(piece) }));
}
