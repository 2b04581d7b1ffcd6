/** The whole first dungeon as the server words it, recorded by `record.py`. */

import { facesOf, type Face } from "$lib/dungeon/cards/faces";
import { LANGUAGES, messages, type Language } from "$lib/i18n/messages.svelte";
import type { Catalogue, DungeonTexts } from "$lib/wire/protocol";
import texts from "./texts.json";

const recorded = texts as unknown as Record<Language, DungeonTexts>;

export const everyLanguage = LANGUAGES;

export function catalogueIn(language: Language): Catalogue {
  return { game: "dungeon", contents: recorded[language] } as Catalogue;
}

export const facesIn = (language: Language): Map<string, Face> => facesOf(catalogueIn(language));

/** Let the page speak a language; the cards in it. */
export async function spoken(language: Language): Promise<Map<string, Face>> {
  await messages.load(language);
  return facesIn(language);
}

export function faceIn(faces: Map<string, Face>, id: string): Face {
  const face = faces.get(id);
  if (!face) throw new Error(`no card "${id}" was recorded`);
  return face;
}
