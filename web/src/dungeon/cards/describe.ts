/** All that a card of the dungeon says, as sentences for whoever hears it. */

import type { Face } from "$lib/dungeon/cards/faces";
import { settings } from "$lib/settings/settings.svelte";
import { say } from "$lib/i18n/messages.svelte";

/** How a card lies; what is printed if not said. */
export interface Lying {
  turned?: boolean;
  visible?: number[];
  time?: number;
  mark?: string;
}

/** The accessible name of a card: what it is, its corners as they lie, and what became of it. */
export function describeCard(face: Face, lying: Lying = {}, hasSum = settings.sums): string {
  const sentences = [
    say("dungeon-face-name", { name: face.name }),
    ...cornerSentences(face, lying, hasSum),
    fateSentence(face, lying),
    face.silence ? say("dungeon-face-said-silence") : "",
    face.chests ? say("dungeon-face-said-chests", { chests: face.chests }) : "",
    face.level > 1 ? say("dungeon-face-said-level", { level: face.level }) : "",
    lying.turned ? say("dungeon-face-said-turned") : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function cornerSentences(face: Face, { turned = false, visible }: Lying, hasSum: boolean): string[] {
  const corners = visible ?? (turned ? face.corners.toReversed() : face.corners);
  const [nw = 0, ne = 0, sw = 0, se = 0] = corners;
  const sum = hasSum ? say("dungeon-face-said-sum", { sum: nw + ne + sw + se }) : "";
  return [say("dungeon-face-said-corners", { nw, ne, sw, se }), sum];
}

function fateSentence(face: Face, { time, mark }: Lying): string {
  if (!face.isCreature) return "";
  if (mark !== undefined && mark !== "standing") return say(`dungeon-face-said-${mark}`);
  return say(time === undefined ? "dungeon-face-said-time" : "dungeon-face-said-left", {
    time: time ?? face.time,
  });
}
